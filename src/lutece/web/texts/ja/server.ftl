# テーブルやサーバーが断るときの言葉。

## プレイ中のゲーム

match-wrong-seats = このゲームは{ $fewest }～{ $most }人用です（{ $seats }人では遊べません）。
match-undo-nothing = まだ何も決まっていません。
match-undo-stands = 直前の選択で手番が終わったか、非公開の情報が見えたため、取り消せません。
match-no-moment = このゲームの選択は{ $count }回です。{ $number }番目の選択はありません。
match-no-seat = このテーブルに席{ $number }はありません。

## メッセージとアドレス

server-bad-message = このメッセージを読み取れません：{ $problem }
server-unknown-page = このアドレスには何もありません。
server-wrong-method = このアドレスでは{ $method }を使えません。
server-foreign-page = ほかのサイトのページからのリクエストです。
server-too-large = 大きすぎます（最大{ $limit }バイト）。
server-too-fast = 操作が速すぎます。少し待ってからもう一度お試しください。
server-not-saved = サーバーが今は保存できないため、何も行われませんでした。しばらくしてからもう一度お試しください。
server-server-error = サーバーで問題が起きましたが、何も失われていません。
server-stopping = サーバーは停止中です。まもなく再開します。

## ゲームとルール

server-unknown-game = { $game }というゲームはありません。
server-unknown-rules = { $game }のルールはこの言語（{ $language }）にはありません。
server-unknown-level = { $level }というボットはいません。
server-unknown-option = このゲームに{ $option }という設定はありません。
server-unknown-moment = このゲームに{ $number }番の場面はありません。
server-wrong-seats = このゲームは{ $fewest }～{ $most }人用です。
server-wrong-components = このコンポーネントファイルは使えません：{ $problem }
server-nobody-here = 少なくとも1席は人の席にしてください。
server-older-rules = このゲームでは、別の版のルールが使われています。

## プレイヤー

server-name-needed = 先に名前を入力してください。
server-bad-name = 名前は1～{ $most }文字です。
server-bad-login = ログイン名には、文字、数字、ピリオド、ハイフン、下線を3～40文字で使えます。
server-short-password = パスワードは{ $fewest }文字以上、200文字以下です。
server-login-taken = このログイン名はすでに使われています。
server-has-account = すでにアカウントがあります。
server-wrong-password = ログイン名かパスワードが違います。
server-wrong-passkey = このパスキーはここでは使えません：{ $problem }
server-no-passkeys-here = パスキーを使うには、IPアドレスではなく名前のついたhttpsのアドレスか、localhostが必要です。
server-unknown-passkey = そのパスキーはありません。
server-too-many-passkeys = パスキーはすでに{ $count }個あります。これ以上は作れません。
server-unknown-token = そのトークンはありません。
server-browser-needed = トークンではできません。ログインしているブラウザが必要です。
server-wrong-token = このトークンは無効です。
server-too-many-tokens = トークンが{ $count }個あります。先に1個削除してください。

## テーブル

server-unknown-lesson = { $game }にレッスン「{ $lesson }」はありません。
server-lesson-changed = このレッスンは変更されました。最初からやり直してください。
server-unknown-table = テーブル{ $table }はありません。閉じられたのかもしれません。
server-unknown-seat = このテーブルに席{ $seat }はありません。
server-too-many-tables = 開いているゲームが{ $count }件あります。先に1件終えるか閉じてください。
server-seat-taken = この席はふさがっています。
server-needs-invitation = この席はリンクを持っている人のものです。
server-no-free-seat = このテーブルに空いている席はありません。
server-not-at-table = このテーブルの席に着いていません。
server-not-your-seat = これはあなたの席ではありません。
server-not-your-turn = あなたの手番ではありません。
server-not-started = ゲームはまだ始まっていません。空いている席があります。
server-not-over = ゲームはまだ終わっていません。棋譜を見ると、非公開の情報が分かってしまいます。
server-bad-clock = 1手番10秒または1ゲーム1分以上、長くても30日にしてください。
server-wrong-record = この棋譜は開けません：{ $problem }
server-still-playing = 再戦はこのゲームが終わってから始められます。
server-paused = ゲームは一時停止中です。
server-cannot-pause = 止められるのは動いている時計だけ、再開できるのは止まっている時計だけです。
server-cannot-take-back = 最後の手は取り消せません。その後に何かが公開されたか、ほかのプレイヤーが手を進めました。
server-nothing-proposed = この提案はもう有効ではありません。
server-not-asked = 在席の確認は求められていません。
server-game-over = ゲームは終わりました。
server-no-puzzles = この版のルールに対応した{ $game }の練習問題はありません。
server-unknown-puzzle = 問題{ $puzzle }はありません。
server-table-closed = このテーブルは閉じられました。
server-cannot-close = テーブルを閉じられるのは席に着いている人だけで、ゲームが終わった後は閉じられません。
server-behind = その間に状況が変わりました。これが今の状態です。
server-cannot-undo = これは取り消せません。手番が終わったか、非公開の情報が見えたか、あなたの選択ではないためです。
server-illegal = 今は「{ $decision }」を選べません。
server-nothing-to-say = チャットに一度に書けるのは1～{ $most }文字です。
server-too-many-watchers = このテーブルの観戦者はすでに上限に達しています。
server-bot-failed = 席{ $seat }のボット{ $level }が応答しません。再読み込みするともう一度試します。
server-too-slow = リクエストの到着に時間がかかりすぎました。
server-too-many-connections = 開いている接続が多すぎます。ページをいくつか閉じてください。
server-not-your-table = これができるのは、このテーブルを作った人だけです。
server-no-review = この対局はまだ検討されていません。
server-review-not-shared = この検討は公開されていません。対局者だけが見られます。
server-too-many-reviews = すでに{ $count }件の検討が待っています。いくつか終わってからお試しください。
server-review-failed = この対局は検討できません。理由はサーバーのログにあります。
server-nothing-reviewed = この対局の{ $number }手目はまだ検討されていません。
server-no-hints = ヒントは、ボット戦か、全員が同意したテーブルだけで使えます。
server-not-practice = これは練習用のテーブルではありません。
server-nothing-decided = この練習用テーブルでは、まだ何も決めていません。
server-cannot-think = この対局を判断できるボットがいません：{ $problem }
