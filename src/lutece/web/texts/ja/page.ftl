### ボードのまわりのページ：ロビー、テーブル、アカウント、ルール。

## 共通

page-title = Lutèce · オンラインで遊べるParisとParis Paris
page-nav = メニュー
page-lobby = ロビー
page-rules = ルール
page-account = お名前
page-language = 言語
page-theme = テーマ
page-theme-is = テーマ：{ $theme }
page-theme-auto = 端末に合わせる
page-theme-light = ライト
page-theme-dark = ダーク
page-sound = 自分の手番になったら音を鳴らす
page-sound-on = 音：オン
page-sound-off = 音：オフ
page-motion = アニメーション
page-motion-off = なし
page-motion-slow = ゆっくり
page-motion-normal = ふつう
page-motion-fast = 速い
page-confirming = 手番が終わる手や取り消せない手の前に確認する
page-warning = ボット戦では、大悪手になる手の前に警告する
page-preferences = 設定
page-close = 閉じる
page-cancel = キャンセル
page-save = 保存
page-copy-link = コピー
page-copied = コピーしました
page-try-again = もう一度
page-try-now = 今すぐ試す
page-lost = そのページは見つかりません。代わりにロビーを表示します。
page-problem-title = 読み込めませんでした
page-problem-offline = サーバーに接続できません。サーバーが動いているか、インターネットにつながっているかを確認してください。
page-problem-server = サーバーで処理できませんでした（エラー{ $status }）。
page-problem-page = このページで問題が起きました。再読み込みすると直るかもしれません。

game-paris = Paris
game-paris-paris = Paris Paris

## ロビー

lobby-over = ひとつの街、ふたつのゲーム
lobby-welcome = ようこそ、お席へどうぞ
lobby-welcome-back = おかえりなさい、{ $name }さん
lobby-lead = リンクを送って友だちと、またはすぐにボットと遊べます。アカウントもインストールも不要です。
lobby-your-name = テーブルでのあなたの名前
lobby-name-made-up = 仮の名前を付けました。自由に変えられます。
lobby-you-are = あなたの名前：{ $name }
lobby-that-is-me = 決定
lobby-about-paris = 銀行から凱旋門を囲む壮麗な建物へ。新しい都にランドマークを築きましょう。
lobby-about-paris-paris = 観光バスが止まる場所に商店を開きましょう。覚えやすく、奥深いゲームです。
lobby-facts = { $fewest }～{ $most }人
lobby-minutes = { $minutes }分
lobby-play-now = 今すぐボットと遊ぶ
lobby-new-table = テーブルを作る
lobby-learn = 初めての方へ：数分で覚えられます
lobby-lessons = レッスン
lobby-lessons-of = { $game }のレッスン
table-learn = このゲームは初めてですか？　短いレッスンがあります。
table-learn-go = レッスンを見る
table-learn-no = 今はいい
lobby-puzzles = 練習問題
lobby-title-new = 新しいテーブル · Lutèce
lobby-mine = あなたのテーブル
lobby-open = 募集中のテーブル
lobby-open-none = 今は募集中のテーブルがありません。テーブルを作ると、ここに表示されます。
lobby-running = プレイ中（観戦できます）
lobby-done = 終了したゲーム
lobby-waiting = あと{ $free }人待ち
lobby-over-state = 終了
lobby-won = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }の同点優勝
  }
lobby-your-turn = あなたの手番
lobby-turn-of = { $name }が考え中
lobby-footer = Lutèceは公式とは別の独自のプロジェクトです。Parisはヴォルフガング・クラマーとミヒャエル・キースリング、Paris Parisはミヒャエル・シャハトのゲームです。
lobby-mistakes = 自分のミス：検討した対局から学ぶ

## 新しいテーブル

new-title = { $game }の新しいテーブル
new-seats = 誰がプレイしますか？
new-seat = 席{ $seat }
new-add-seat = 席を増やす
new-remove-seat = この席をなくす
new-hot-seat = 1つの画面で交代して遊ぶときは、手番と手番の間に幕が下り、ほかの人の手元は見えません。
new-beside = ここに座る人の名前
new-nobody = あなたはプレイせず、観戦します。
new-pace = 持ち時間は？
new-options = 選択ルール
new-hints = ヒント
new-hints-about = どのプレイヤーもヒントを使えます。席に着くと同意したことになります。使った回数は結果に表示されます。
new-components = 独自のコンポーネント
new-components-about = 数値や名前を変えたコンポーネントファイルです。元になるファイルは「lutece components --export」で書き出せます。バス停、路線、ランドマークの名前を変えるときは、ファイル全体で変えてください。
new-open = テーブルを作る
new-begin = 始める
seat-me = 自分
seat-me-about = この端末のあなた
seat-link = 友だち
seat-link-about = 招待リンクから参加
seat-open = 誰でも
seat-open-about = ロビーに表示されます
seat-bot = ボット
pace-none = 時間制限なし
pace-none-about = 時間を気にせず、好きなだけ考えられます。
pace-live-about = 全員がそろって遊ぶときに。1手番の制限時間は短めです。
pace-day-about = 都合のよいときにどうぞ。手番が来てから1日以内に進めてください。

option-paris-free-placement = 自由配置
option-paris-free-placement-about = 引いた建物を好きな地区に置きます（P-11）。
option-paris-random-setup = ランダム配置
option-paris-random-setup-about = トークンとボーナスタイルをランダムに並べます（P-10）。
option-paris-arc-builds-landmarks = 凱旋門からの建設
option-paris-arc-builds-landmarks-about = 凱旋門の鍵は、どの地区にもランドマークを加えられます（P-23）。
option-paris-even-start = 公平なスタート
option-paris-even-start-about = スタートプレイヤーがやや有利なため、ほかのプレイヤーはフランを上乗せして始めます（P-2）。
option-paris-open-screens = 手元の公開
option-paris-open-screens-about = ゲーム終了タイルを除き、ついたての裏にあるものをすべて公開します（P-44）。

level-random = ランダム
level-random-about = できる手から無作為に選ぶ
level-greedy = 欲ばり
level-greedy-about = 今すぐ取れる得点が最大の手を選ぶ
level-shrewd = 目利き
level-shrewd-about = 先は読まず、いちばんリードを広げそうな手を選ぶ
level-novice = 初心者
level-novice-about = 少しだけ先を読み、まずまずの手があればそれを選ぶ
level-casual = 中級者
level-casual-about = 少し考える
level-strong = 上級者
level-strong-about = どの手もよく考える
level-expert = 達人
level-expert-about = 1手に最大2秒、じっくり考える

## プレイヤー待ち

waiting-title = { $game }のテーブル
waiting-sitting = すべての席が埋まるとゲームが始まります。
waiting-invited = あなたの席が用意されています。
waiting-full = 席はすべて埋まっています。ゲームが始まったら観戦できます。
waiting-hints = このテーブルではヒントが使えます。同意する方は席に着いてください。
waiting-kept = 空いている席は{ $name }さんの招待客のためのものです。席に着くには招待リンクをもらってください。このアドレスからできるのは、ゲームが始まった後の観戦だけです。
waiting-kept-seat = { $name }さんの招待客の席
waiting-invite = あなたの招待リンク
waiting-invite-about = このリンクを開いた人は席に着けます。このページのアドレスでは観戦しかできません。
waiting-take = ここに座る
waiting-join = テーブルに着く
waiting-leave = テーブルを離れる
waiting-close = このテーブルを閉じる

## テーブル

table-title = { $game } · Lutèce
table-seats = プレイヤー
table-someone = 誰か
table-seat-free = 空席
table-seat-invited = 友だちの席
table-you = あなた
table-bot = ボット
table-stand-in = { $level }が代わりにプレイ
table-online = 在席
table-offline = 離席
table-to-move = 手番
table-your-turn = あなたの手番
table-score = { $score }点
table-winner = 勝者
table-time-left = 残り時間
table-prompt = あなたの選択
table-over = ゲームは終わりました。
table-only-end = { $seat }：あとは手番を終えるだけです。
    .you = あとは手番を終えるだけです。
table-confirm = この手は取り消せません：
table-confirm-turn = これで手番が終わります：
table-do-it = 実行する
table-read-rule = ルール{ $rule }を読む
table-rule = ルール
table-rule-called = ルール{ $rule }：{ $title }
table-end-turn = 手番を終える
table-undo = 取り消す
table-way = { $first } → { $then }
table-ways = 先に：{ $ways }。
table-undo-turn = 手番を取り消す
table-skip = アニメーションをスキップ
table-moves = ほかに{ $count }通りの手…
table-all-moves = すべての手の一覧
table-no-moves = 今は決めることがありません。
table-choose = どれにしますか？
table-result = 結果
table-replay = リプレイ
table-log = 記録
table-log-unread = 記録とチャット（新着{ $unread }件）
table-log-empty = まだ何も起きていません。
table-sealed = 初期配置は確定済み
table-sealed-about = 初期配置を決めるシードのハッシュです。最初の手より前に確定しています。書き留めておくこともできます。ゲームが終わるとシードが公開され、約束どおりの初期配置だったかを誰でも確かめられます。
table-go-to-moment = { $number }手目の直後の盤面を見る
table-chat = チャット
table-chat-unread = チャット（{ $unread }）
table-side = 記録とチャット
table-watchers = { $count }人が観戦中
table-watching = 観戦中です
table-menu = メニュー
table-invite = 招待
table-watch-link = 観戦専用のリンク：
table-whole-board = ボード全体を表示
table-tap-again = 選ぶものをタップしてください。
table-more = 下に続きがあります
table-leave = テーブルを離れる
table-leave-words = ボットが代わりにプレイします。いつでも戻って席に着けます。
table-leave-do = ボットに代わってもらう
table-end-words = ほかに座っている人はいません。テーブルを完全に終わらせることもできます。
table-end-do = このテーブルを終わらせる
table-leave-stay = 残る
table-bot-plays-for-you = ボットが代わりにプレイしています。
table-take-back = 席に戻る
table-move-waits = 接続がありません。あなたの手は送信待ちです。
table-not-sent = 接続がありません。後でもう一度お試しください。
table-lost = 接続が切れました。{ $seconds }秒後に再接続します。
table-lost-now = 接続が切れました。再接続しています…
table-none = このテーブルは表示できません
table-none-words = リンクが不完全か、テーブルがもうないのかもしれません。
table-closed = このテーブルは閉じられました。

curtain-title = { $name }さん、あなたの手番です
curtain-words = ほかの人は見ないでください。
curtain-ready = { $name }です

replay-title = リプレイ
replay-first = 最初へ
replay-back = 1手戻る
replay-forward = 1手進む
replay-play = 再生
replay-pause = 一時停止
replay-moment = ゲームの場面
replay-where = { $number }／{ $end }
replay-copy = この場面へのリンク
replay-copied = この場面へのリンクをコピーしました。
replay-now = 現在に戻る

over-title = ゲーム終了
over-won = { $name }の勝ちです！
over-shared = { $names }の同点優勝です！
over-picture = { $winner }　終了時の盤面、得点、ラウンドごとの得点の推移。
over-best-turn = 一度に得た最多得点：{ $name }（ラウンド{ "\u2060" }{ $round }で{ $points }点）
over-share = 共有
over-save-picture = 画像を保存
over-course = ラウンドごとの得点
over-points = 得点の内訳
over-total = 合計
over-record = 棋譜
over-fair-unknown = 初期配置は公正でしたか？
over-fair = 約束どおりの初期配置でした ✓
over-unfair = シードがハッシュと合いません ✗
over-fair-about = 最初の手の前に、シードのハッシュを表示しました。今は公開されたシードから、このページがハッシュを計算し直しています。初期配置そのものは、「lutece verify」で棋譜から確かめられます。
over-seed = シード
over-hash = ハッシュ

chat-empty = あいさつをどうぞ。
chat-sat-down = { $name }さんが席に着きました。
chat-stood-up = { $name }さんがテーブルを離れました。
chat-stands-in = { $name }さんの代わりにボット（{ $level }）がプレイします。
chat-took-back = { $name }さんが戻り、再びプレイします。
chat-away = { $name }さんは離席中です。
chat-here = { $name }さんが戻ってきました。
chat-write = メッセージを書く…
chat-send = 送信
chat-no-name = チャットには名前が必要です。

## ヘルプ

help-title = キーボード操作
help-words = テーブルではすべてマウスなしで操作できます。選べるものは光ります。カーソルを合わせると説明が出ます。
help-arrows = 選べるものの間を移る
help-enter = 選ぶ
help-tab = 選べるものを順に1つずつ移る
help-moves = すべての手の一覧
help-undo = 直前の操作を取り消す
help-undo-turn = 手番全体を取り消す
help-end = 手番を終える、パス、辞退
help-skip = アニメーションをスキップ
help-log = 記録
help-chat = チャット
help-rules = 今の場面に関わるルール。ゲーム終了後は検討
help-replay = これまでを振り返る。その後は←と→
help-escape = 閉じる、現在に戻る
help-help = このヘルプ

## ルール

rules-of = { $game }のルール
rules-own-page = 別のページで開く
rules-coming = ルールを読み込んでいます…
rules-search = ルールを検索
rules-print = 印刷
rules-found = { $count ->
    [0] 見つかりません
   *[other] { $count }か所
}
rules-figure-back = 戻る
rules-figure-on = 進む
rules-figure-at = { $step }／{ $steps }
rules-figure-begin = Aの手番です。
rules-figure-chosen = Aが選びます。
rules-figure-try = 自分で試す

## アカウント

account-title = あなたの情報
account-name = お名前
account-shown-name = ほかの人に見える名前
account-named = これからはこの名前で表示されます。
account-guest = ゲストとして利用中です。このブラウザでのみ有効です。
account-nobody = まだどのテーブルにも着いたことがありません。
account-signed-in = { $login }としてログインしています。
account-sign-out = ログアウト
account-keep = 自分のテーブルを残す
account-keep-about = アカウントがあれば、どの端末からでも自分のテーブルを開けます。
account-make = アカウントを作る
account-made = アカウントを作りました。
account-login = ログイン名
account-password = パスワード
account-password-change = パスワードを変更
account-password-now = 今のパスワード
account-password-new = 新しいパスワード
account-password-changed = パスワードを変更しました。ほかの端末はログアウトしました。
account-passkey = パスキー
account-passkey-about = この端末のパスキー：パスワードを覚える必要はありません。
account-passkeys = パスキーが{ $count }個あります。
account-passkey-make = パスキーを作る
account-passkey-made = パスキーを作りました。
account-passkey-use = パスキーでログイン
account-passkey-no = パスキーは使われませんでした。もう一度試せます。
account-sign-in = ログイン
account-tokens = 自分のボット
account-tokens-about = トークンがあれば、プログラムがあなたの名前でプレイできます。表示は一度だけです。
account-token = トークン
account-token-make = トークンを作る
account-token-label = 何に使いますか？
account-delete = 削除
