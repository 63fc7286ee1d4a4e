### Being told that it is my turn, and vacation. The server reads this file, too: it writes the messages.

## Messages

notify-turn-title = { $game }：あなたの手番です
notify-turns-title = あなたの手番のテーブルが{ $count }件あります
notify-line = { $game }（相手：{ $others }）
notify-line-minutes = { $game }（相手：{ $others }）・残り{ $minutes }分
notify-line-hours = { $game }（相手：{ $others }）・残り{ $hours }時間
notify-mail-stop = このメールは、Lutèceで希望された方にお送りしています。配信を止めるには：
notify-webhook-stop = この通知は、Lutèceの「お名前」のページで止められます。
notify-confirm-subject = Lutèce：メールアドレスの確認
notify-confirm-words = { $server }で、手番をお知らせする先としてこのアドレスが入力されました。ご本人でしたら、次のリンクを開いてください：
notify-confirm-not-you = お心当たりがなければ、何もする必要はありません。今後メールが届くことはありません。
notify-test-title = Lutèce：テスト
notify-test = 手番になると、このようにお知らせします。

## On the page

notify-heading = 手番のお知らせ
notify-about = テーブルから離れている間に手番になったら、お知らせできます。お知らせは1手番につき1回で、複数のテーブルの分は1通にまとめます。
notify-push = このブラウザでの通知
notify-push-on = このブラウザに通知する
notify-push-label = { $browser }（{ $system }）
notify-push-denied = このブラウザは、このサイトの通知をブロックしています。ブラウザのサイト設定で許可してから、もう一度お試しください。
notify-push-none = このブラウザは通知を受け取れません。iPhoneやiPadでは、先にこのページをホーム画面に追加してください。
notify-push-insecure = 通知を使うには、httpsのアドレスかlocalhostが必要です。
notify-push-failed = ブラウザの通知サービスにつながりません。しばらくしてからお試しください。
notify-mail = メール
notify-mail-address = メールアドレス
notify-mail-add = 確認のリンクを送る
notify-mail-sent = メールを送りました。メールのリンクを開くと、そのアドレスにお知らせします。
notify-webhook = Webhook
notify-webhook-about = DiscordやSlackのチャンネル、またはご自分のプログラムへ：「content」と「text」を含むJSONを受け取るhttpsのアドレスです。
notify-webhook-url = Webhookのアドレス
notify-webhook-add = 追加
notify-added = ここにお知らせします。
notify-push-kind = 通知
notify-removed = 削除しました。
notify-here = { $name }（このブラウザ）
notify-test-do = テストを送る
notify-tested = テストを送りました。
notify-again = リンクをもう一度送る
notify-unconfirmed = 未確認
notify-problem = 前回のお知らせは届きませんでした：{ $reason }
notify-disabled = 何度も届かなかったため、停止しました。{ $reason }テストが届けば再開します。
notify-confirm-title = このメールアドレスを確認しますか？
notify-confirm-about = テーブルから離れている間に手番になると、ここにメールが届きます。
notify-confirm-do = 確認する
notify-confirmed = アドレスを確認しました。どのメールにも、配信を止めるリンクがあります。
notify-stop-title = メールの配信を止めますか？
notify-stop-about = 今後、このアドレスにはメールを送りません。
notify-stop-do = 配信を止める
notify-stopped = 今後、このアドレスにメールは届きません。
notify-link-old = このリンクは無効です。アドレスが削除されたか、期限までに確認されませんでした。
notify-home = ロビーへ

## Vacation

vacation-heading = 休暇
vacation-about = 休暇中は、1手番または1ゲームの持ち時間が12時間以上のテーブルであなたの時計が止まり、お知らせも届きません。プレイはできます。休暇中であることは、ほかの人にもあなたの席に表示されます。
vacation-left = 今年は{ $all }日のうち、あと{ $days }日あります
vacation-on = 休暇中です。
vacation-start = 休暇に入る
vacation-end = 休暇を終える
vacation-started = 良い休暇を！　あなたの時計は止まっています。
vacation-ended = おかえりなさい。時計が再び動き始めました。

## What the server refuses

server-target-address = そこには送れません。アドレスが正しくありません。
server-target-private = プライベートアドレスには送れません。
server-target-unknown-host = そこには送れません。その名前のサーバーが見つかりません。
server-target-unreachable = 相手のサーバーが応答しません。
server-target-rejected = 相手のサーバーに受け取りを断られました。
server-target-gone = このブラウザは通知を受け取らなくなりました。もう一度有効にしてください。
server-target-keys = このブラウザの通知用の鍵が正しくありません。
server-mail-down = メールサーバーが応答しません。しばらくしてからお試しください。
server-no-mail-here = このサーバーはメールを送りません。
server-unknown-channel = そのお知らせ先は登録されていません。
server-too-many-channels = お知らせ先がすでに{ $count }件あります。先に1件削除してください。
server-no-vacation-left = 今年の休暇の日数は残っていません。
