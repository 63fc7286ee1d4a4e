
lessons-title = { $game }を覚える
lessons-about = 実際のボードを使う短い練習が{ $count }題あります。手を試すと、正しい手かどうかをその場で説明します。
lessons-begin = 始める
lessons-go-on = 続ける
lessons-again = 最初からもう一度
lessons-list = レッスン一覧
lessons-none = ここにはレッスンがありません

lesson-title = { $lesson } · { $game }
lesson-panel = レッスン
lesson-place = レッスン{ $place }／{ $count }
lesson-step = ステップ{ $step }／{ $steps }
lesson-is-done = 完了
lesson-not-it = それもできますが、このレッスンの目標ではありません。
lesson-show = 手本を見る
lesson-again = もう一度
lesson-next = 次のレッスン
lesson-first-game = 最初のゲームを遊ぶ
lesson-first-game-about = これで全部です。次は初心者のボットと1ゲーム遊んでみましょう。ヒントはいつでも見られ、損の大きい手の前にはお知らせします。
lesson-you = あなた
lesson-other = { $number ->
    [1] ブルーノ
    [2] クララ
   *[other] ドニ
}



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


vacation-heading = 休暇
vacation-about = 休暇中は、1手番または1ゲームの持ち時間が12時間以上のテーブルであなたの時計が止まり、お知らせも届きません。プレイはできます。休暇中であることは、ほかの人にもあなたの席に表示されます。
vacation-left = 今年は{ $all }日のうち、あと{ $days }日あります
vacation-on = 休暇中です。
vacation-start = 休暇に入る
vacation-end = 休暇を終える
vacation-started = 良い休暇を！　あなたの時計は止まっています。
vacation-ended = おかえりなさい。時計が再び動き始めました。


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


paris-board-board = Parisのゲームボード
paris-board-district = { $district }
paris-board-landmark-name = { $landmark }

paris-board-part-piles = 建物
paris-board-part-end-tiles = ゲーム終了タイル
paris-board-part-market = 市場
paris-board-part-vp-tiles = 勝利点タイル
paris-board-part-landmarks = ランドマーク
paris-board-none-left = なし
paris-board-waits = 配置待ち
paris-board-buy = 買う
paris-board-sell = 売る
paris-board-notice-round = 最後のゲーム終了タイルが取られました。このラウンドの後、もう1ラウンドで終わりです。
paris-board-notice-final = 最終ラウンドです。
paris-board-used-tiles = 使用済み

paris-board-arc = 凱旋門。ここに鍵を置いても何も得られませんが、その鍵はどの地区の空いている建物やランドマークにも動かせます。
paris-board-bank = { $district }の銀行。ここに鍵を置くと、すぐに{ $francs-words }を得ます。
paris-board-building = { $district }の価値{ $value }の{ $type }。
paris-board-site = ここに{ $district }の価値{ $value }の{ $type }を置きます。
paris-board-site-any = { $district }の、価値{ $value }の建物のための空きスペース。
paris-board-costs = 必要なもの：{ $cost }（フランからは、鍵が離れる場所の価値を引きます）。
paris-board-brings-token = { $kind }を得ます。
paris-board-brings-bonus = { $francs ->
    [0] ボーナスタイルを得ます。
   *[other] { $francs-words }でボーナスタイルを得ます。
  }
paris-board-brings-vp = { $vp }勝利点を得ます。
paris-board-landmark = { $landmark }、価値{ $value }。
paris-board-landmark-new = 今{ $district }に建てられます。
paris-board-landmark-site = { $district }のランドマークを置くスペース。
paris-board-slot = { $kind }で{ $vp }勝利点
paris-board-slots = ここに鍵を動かすときに納められるもの：{ $slots }。
paris-board-keys-here = ここにある鍵：{ $who }。
paris-board-district-scores = { $district }では、ゲーム終了時に1位が{ $first }、2位が{ $second }、3位が{ $third }勝利点を得ます。
paris-board-district-free = { $district }にはまだ勝利点タイルがなく、このままではゲーム終了時に得点になりません。
paris-board-worth = 今使うと{ $vp }勝利点です。
paris-board-plus = +{ $vp }勝利点
paris-board-totals = 各プレイヤーの価値の合計：{ $totals }。

paris-board-bonus = { $left ->
    [1] ボーナスタイル{ $number }：
   *[other] ボーナスタイル{ $number }（残り{ $left }枚）：
  }
paris-board-space-empty = ボーナストラックのマス{ $space }は空です。
paris-board-tile = ボーナスタイル{ $number }：
paris-board-tile-used = ボーナスタイル{ $number }（使用済み）：
paris-board-end-tile = ゲーム終了タイル：
paris-board-meeple = { $space ->
    [0] { $seat }のミープルはボーナストラックの手前にいます。
   *[other] { $seat }のミープルはマス{ $space }にいます。取れるのはこの先のタイルだけです。
  }
paris-board-does-gift = { $francs ->
    [0] { $vp }勝利点。
   *[other] { $vp ->
        [0] { $francs-words }。
       *[other] { $francs-words }と{ $vp }勝利点。
      }
  }
paris-board-does-counts = { $end }として使えます。
paris-board-does-counts-two = { $end }として1回か2回使えます。
paris-board-does-share-own = 自分の鍵がある場所にも鍵を動かせます。
paris-board-does-share-others = ほかのプレイヤーの鍵がある場所にも鍵を動かせます。
paris-board-does-extra-key = { $francs-words }を支払い、予備の鍵を1本得ます。
paris-board-does-any-tile = トラックから好きなボーナスタイルを1枚取ります。ミープルは動かしません。
paris-board-does-per-tile = ほかに持っている未使用のボーナスタイル1枚につき{ $vp }勝利点。
paris-board-does-per-building = 占めている価値{ $value }の建物1つにつき{ $vp }勝利点。
paris-board-does-pairs-prestige = 同じ威信トークン2個の組を1組返すごとに{ $vp }勝利点。
paris-board-does-pairs-resource = 同じ資源トークン2個の組を1組返すごとに{ $vp }勝利点。
paris-board-does-back = ミープルを1～{ $most }マス戻し、そこのタイルを取ります。
paris-board-does-per-franc = ゲーム終了時に1フランにつき{ $vp }勝利点。
paris-board-does-per-landmark = 占めているランドマーク1つにつき{ $vp }勝利点。
paris-board-does-types = 4、5、6、7種類を占めていれば{ $scale }勝利点。ランドマークは合わせて1種類です。

paris-board-pile = 山{ $pile }：残り{ $left }枚。いちばん上は{ $district }の建物です。
paris-board-pile-empty = 山{ $pile }は空です。
paris-board-drawn = 価値{ $value }の{ $type }を置く地区を選びます。
paris-board-supply = サプライ：{ $cost }。1個買うと{ $francs-words }、1個売ると{ $price-words }。
paris-board-token = { $kind }：1個売ると{ $francs-words }。
paris-board-vp-tile = 勝利点タイル：地区の1位は{ $first }、2位は{ $second }、3位は{ $third }。
paris-board-end-tiles = { $left ->
    [0] ゲーム終了タイルはすべて取られました。
   *[other] ゲーム終了タイルは残り{ $left }枚。山がなくなると、アクションで1枚取れます。
  }
paris-board-screen = { $count ->
    [0] { $seat }のついたての裏：フラン、鍵、トークン、タイル。
   *[other] { $seat }のついたての裏：フラン、鍵、トークン、タイル（うちゲーム終了タイル{ $count }枚）。
  }
paris-board-first = { $seat }がスタートプレイヤーです。毎ラウンドここから始まります。
paris-board-francs = フラン：{ $count }。
paris-board-keys = 手元の鍵：{ $count }。
paris-board-reserve = 予備の鍵：{ $count }。ボーナスタイル13と14で使えるようになります。
paris-board-final-rounds = { $rounds ->
    [1] 最終ラウンドです。
   *[other] このラウンドを終えると、最終ラウンドです。
  }


paris-board-points-eight = 価値8の建物
paris-board-points-prestige = 威信
paris-board-points-tiles = ボーナスタイル
paris-board-points-ends = ゲーム終了タイル
paris-board-points-francs = フラン（ボーナスタイル27）


paris-paris-board-map = 5つのバス路線がある街の地図
paris-paris-board-stop = { $name }：{ $line }の路線のバス停。商店は1つまで。
paris-paris-board-crossing = { $name }：{ $line }と{ $line2 }の路線の交差点。商店は2つまで。
paris-paris-board-no-shop = まだ商店はありません。
paris-paris-board-shops = ここにある商店：{ $owners }。
paris-paris-board-neighbours = 隣のバス停：{ $names }。
paris-paris-board-shop = { $name }にある{ $owner }の商店。バスがここか近くに止まると得点します。
paris-paris-board-shop-leaves = { $name }にある{ $owner }の商店。バス停に空きがないので、商店を1つ追い出します。
paris-paris-board-earned = 直前に{ $points }ポイントを得ました。
paris-paris-board-tile = { $count ->
    [1] { $name }の{ $line }のタイル。取ると、そこに商店を開けます。
   *[other] { $name }の{ $line }のタイル{ $count }枚。1枚取ると、そこに商店を開けます。
}
paris-paris-board-tile-last = { $name }の{ $line }のタイル。全員がタイルを取ると、最後に余ったタイルのバス停でスモールツアーが行われます。
paris-paris-board-stays = ほかのタイルに付いた数字は、そのタイルが余った場合にこの商店が得るポイントです。
paris-paris-board-line = { $line }の路線：{ $first }から{ $last }まで。グランドツアーでは、バスが4つの交差点に止まります。
paris-paris-board-parking = { $line }の路線のタイル置き場。ラウンドの終わりに余ったタイルを置きます。
paris-paris-board-parked = { $name }の{ $line }のタイルが置かれています。次に{ $line }のタイルが余ると、グランドツアーが始まります。
paris-paris-board-bus = バス：このラウンドは{ $owner }から始めます。その後、左隣に渡します。
paris-paris-board-bag = ほかのプレイヤーに追い出された商店が入る袋。ゲームが終わるまで誰も中を見られません。
paris-paris-board-bag-open = 袋の中：{ $counts }。単独で最も多いプレイヤーが、1つにつき1ポイントを得ます。
paris-paris-board-open-marker = 公開マーカー：プレイヤーの特別運行の後、最後に{ $line }の路線を運行します。
paris-paris-board-marker = { $owner }の特別運行マーカー：{ $line }の路線。
paris-paris-board-marker-mine = あなたの特別運行マーカー：最後に{ $line }の路線をもう一度運行します。ほかのプレイヤーには見えません。
paris-paris-board-marker-hidden = { $owner }の特別運行マーカー。ゲームが終わるまで裏向きです。
paris-paris-board-stock = { $count ->
    [0] { $owner }の商店は残っていません。
   *[other] { $owner }の商店は残り{ $count }個です。
}
paris-paris-board-round = ラウンド{ $round }／{ $rounds }
paris-paris-board-round-about = ラウンド{ $round }／{ $rounds }：1ラウンドにタイルの山を1つ使います。
paris-paris-board-small-tour = スモールツアー：{ $name }
paris-paris-board-grand-tour = グランドツアー：{ $line }の路線
paris-paris-board-special-tour = { $seat }の特別運行：{ $line }の路線
paris-paris-board-open-tour = 最後の運行：{ $line }の路線
paris-paris-board-nobody = 得点なし
paris-paris-board-bag-scores = 袋の得点：{ $seat }


paris-paris-board-points-small = スモールツアー
paris-paris-board-points-grand = グランドツアー
paris-paris-board-points-special = 特別運行
paris-paris-board-points-open = 最後の運行
paris-paris-board-points-bag = 袋の中の商店



paris-paris-line-green = 緑
paris-paris-line-red = 赤
paris-paris-line-blue = 青
paris-paris-line-yellow = 黄
paris-paris-line-violet = 紫

paris-paris-stop-bastille = バスティーユ
paris-paris-stop-buttes-chaumont = ビュット・ショーモン
paris-paris-stop-champ-de-mars = シャン・ド・マルス
paris-paris-stop-concorde = コンコルド
paris-paris-stop-gare-de-lyon = リヨン駅
paris-paris-stop-gare-du-nord = 北駅
paris-paris-stop-hotel-de-ville = 市庁舎
paris-paris-stop-invalides = アンヴァリッド
paris-paris-stop-jardin-des-plantes = 植物園
paris-paris-stop-les-halles = レ・アール
paris-paris-stop-louvre = ルーヴル
paris-paris-stop-luxembourg = リュクサンブール
paris-paris-stop-montmartre = モンマルトル
paris-paris-stop-montparnasse = モンパルナス
paris-paris-stop-notre-dame = ノートルダム
paris-paris-stop-odeon = オデオン
paris-paris-stop-opera = オペラ
paris-paris-stop-orsay = オルセー
paris-paris-stop-place-de-clichy = クリシー広場
paris-paris-stop-pompidou = ポンピドゥー
paris-paris-stop-pont-neuf = ポン・ヌフ
paris-paris-stop-quartier-latin = カルチェ・ラタン
paris-paris-stop-republique = レピュブリック
paris-paris-stop-saint-michel = サン・ミシェル
paris-paris-stop-st-nicolas = サン・ニコラ
paris-paris-stop-other = { $name }


paris-paris-ask-nothing = ゲームは終わりました。
paris-paris-ask-take = { $seat }：タイルを1枚取り、そのバス停に商店を開いてください。
    .you = タイルを1枚取り、そのバス停に商店を開いてください。
paris-paris-ask-push = { $seat }：{ $stop }には空きがありません。誰の商店を追い出しますか？
    .you = { $stop }には空きがありません。誰の商店を追い出しますか？


paris-paris-do-open = { $stop }、{ $line }のタイル：商店を開く
paris-paris-do-nothing = { $stop }、{ $line }のタイル：商店が残っていない
paris-paris-do-choose = { $stop }、{ $line }のタイル：{ $owner }か{ $other }の商店を追い出す
paris-paris-do-replace = { $stop }、{ $line }のタイル：{ $owner }の商店を追い出す
paris-paris-do-replace-own = { $stop }、{ $line }のタイル：自分の商店を置き換える
paris-paris-do-push = { $seat }の商店を{ $stop }から追い出す


paris-paris-took = { $seat }は{ $stop }の{ $line }のタイルを取りました。
paris-paris-opened = { $seat }は{ $stop }に商店を開きました。
paris-paris-no-shop-left = { $seat }には{ $stop }に開く商店が残っていません。
paris-paris-pushed-to-bag = { $seat }の商店が{ $stop }から追い出され、袋に入りました。
paris-paris-pushed-to-stock = { $seat }の商店が{ $stop }から追い出され、ストックに戻りました。
paris-paris-small-tour = スモールツアー：{ $stop }（{ $line }のタイル）。
paris-paris-shop-scores = { $seat }は{ $stop }で1ポイントを得ました。
paris-paris-nobody-scores = 路線のどこにも商店がないため、誰も得点しません。
paris-paris-parked = { $stop }の{ $line }のタイルがタイル置き場に置かれました。
paris-paris-grand-tour = { $line }の路線でグランドツアーです！
paris-paris-bus-calls = バスが{ $stop }に止まりました。
paris-paris-neighbour-scores = { $seat }は隣の{ $stop }の商店で1ポイントを得ました。
paris-paris-bus-passed = バスが{ $seat }に渡されました。
paris-paris-laid-out = { $stop }に{ $line }のタイルが並べられました。
paris-paris-special-tour = { $seat }が{ $line }のマーカーを公開しました。その路線の特別運行です。
paris-paris-open-tour = 最後の運行：公開マーカーの路線（{ $line }）。
paris-paris-bag-scores = 袋の中の商店は{ $seat }が最多：{ $points }ポイント。
paris-paris-game-over = ゲームは終わりました。


paris-paris-why-over = ゲームは終わりました。
paris-paris-why-no-such = そのような選択はありません。
paris-paris-why-push-first = 先に、{ $stop }から誰の商店を追い出すか選んでください。
paris-paris-why-no-shop-there = { $stop }に{ $seat }の商店はありません。
paris-paris-why-nothing-to-push = 今は追い出す商店がありません。先にタイルを取ってください。
paris-paris-why-not-on-show = { $stop }の{ $line }のタイルは並んでいません。

paris-paris-heading-take = タイルを取る
paris-paris-heading-push = 商店を追い出す


paris-paris-source-small-tours = スモールツアー
paris-paris-source-grand-tours = グランドツアー
paris-paris-source-special-tours = 特別運行
paris-paris-source-open-tour = 最後の運行
paris-paris-source-bag = 袋の中の商店



paris-kind-wood = 木材
paris-kind-marble = 大理石
paris-kind-gold = 金
paris-kind-prestige-bronze = 銅の威信
paris-kind-prestige-silver = 銀の威信
paris-kind-prestige-gold = 金の威信

paris-type-cafe = カフェ
paris-type-bakery = パン屋
paris-type-residence = 邸宅
paris-type-restaurant = レストラン
paris-type-hotel = ホテル
paris-type-theatre = 劇場

paris-district-montmartre = モンマルトル
paris-district-la-villette = ラ・ヴィレット
paris-district-belleville = ベルヴィル
paris-district-saint-germain = サン・ジェルマン
paris-district-chaillot = シャイヨー
paris-district-batignolles = バティニョール
paris-district-other = { $name }

paris-landmark-luxembourg-gardens = リュクサン{ "\u200B" }ブール公園
paris-landmark-tuileries = チュイル{ "\u200B" }リー{ "\u200B" }公園
paris-landmark-grand-palais = グラン・パレ
paris-landmark-opera-garnier = オペラ・ガルニエ
paris-landmark-sacre-coeur = サクレ・クール
paris-landmark-notre-dame = ノートル{ "\u200B" }ダム
paris-landmark-louvre = ルーヴル
paris-landmark-eiffel-tower = エッフェル{ "\u200B" }塔
paris-landmark-other = { $name }

paris-place-arc = 凱旋門
    .site = 凱旋門
paris-place-bank = { $district }の銀行
    .site = { $district }に銀行
paris-place-building = { $district }の{ $value }
    .site = { $district }に建物{ $value }
paris-place-landmark = { $district }の{ $landmark }
    .site = { $district }に{ $landmark }

paris-end-vp = { $count }勝利点
paris-end-francs = { $count }フラン
paris-end-wood = 木材
paris-end-marble = 大理石
paris-end-gold = 金
paris-end-prestige-bronze = 銅の威信
paris-end-prestige-silver = 銀の威信
paris-end-prestige-gold = 金の威信
paris-end-any-resource = 好きな資源
paris-end-any-prestige = 好きな威信

paris-way-token = 手持ちのトークン
paris-way-tile = ボーナスタイル{ $number }
paris-way-end = ゲーム終了タイル

paris-amount-francs = { $count }フラン
paris-amount-vp = { $count }勝利点
paris-amount-wood = 木材{ $count }
paris-amount-marble = 大理石{ $count }
paris-amount-gold = 金{ $count }
paris-amount-prestige-bronze = 銅の威信{ $count }
paris-amount-prestige-silver = 銀の威信{ $count }
paris-amount-prestige-gold = 金の威信{ $count }
paris-amount-prestige = 威信で最大{ $count }勝利点
paris-amount-bonus = ボーナスタイル
paris-amount-paid-bonus = ボーナスタイル（{ $count }フラン）


paris-effect-gift = { $gift }
paris-effect-counts-as = { $kind }1個として使える
paris-effect-any-prestige = 好きな威信1個として使える
paris-effect-any-resource = 好きな資源1個として使える
paris-effect-two-prestige = 好きな威信1～2個として使える
paris-effect-two-resources = 好きな資源1～2個として使える
paris-effect-per-building = 占めている価値{ $value }の建物1つにつき{ $each }勝利点
paris-effect-share-own = 自分の鍵がある場所にも鍵を動かせる
paris-effect-share-others = ほかのプレイヤーの鍵がある場所にも鍵を動かせる
paris-effect-key = { $price-words }を支払い、予備の鍵を1本得る
paris-effect-any-tile = トラックから好きなボーナスタイルを1枚取る（ミープルは動かさない）
paris-effect-per-tile = ほかに持っている未使用のボーナスタイル1枚につき{ $each }勝利点
paris-effect-prestige-pairs = 同じ威信2個の組を1組返すごとに{ $each }勝利点
paris-effect-resources-pairs = 同じ資源2個の組を1組返すごとに{ $each }勝利点
paris-effect-meeple-back = ミープルを最大{ $spaces }マス戻し、そこのタイルを取る
paris-effect-per-franc = ゲーム終了時に1フランにつき1勝利点
paris-effect-per-landmark = 占めているランドマーク1つにつき{ $each }勝利点
paris-effect-per-types = 4/5/6/7種類を占めていれば{ $scale }勝利点


paris-ask-nothing = ゲームは終わりました。
paris-ask-main = { $seat }：鍵を1本置くか動かしてください。売買やタイルの使用もできます。
    .you = 鍵を1本置くか動かしてください。売買やタイルの使用もできます。
paris-ask-main-late = { $seat }：鍵を1本置くか動かすか、ゲーム終了タイルを取ってください。売買やタイルの使用もできます。
    .you = 鍵を1本置くか動かすか、ゲーム終了タイルを取ってください。売買やタイルの使用もできます。
paris-ask-main-done = { $seat }：売買やタイルの使用をするか、手番を終えてください。
    .you = 売買やタイルの使用をするか、手番を終えてください。
paris-ask-draw = { $seat }：いずれかの山から建物を1枚引いてください。
    .you = いずれかの山から建物を1枚引いてください。
paris-ask-site = { $seat }：建物を置く地区を選んでください。
    .you = 建物を置く地区を選んでください。
paris-ask-target = { $seat }：鍵を動かす先を選んでください。
    .you = 鍵を動かす先を選んでください。
paris-ask-pay = { $seat }：{ $kind }として何を使うかを選んでください。
    .you = { $kind }として何を使うかを選んでください。
paris-ask-vp-tile = { $seat }：4本目の鍵です。好きな地区に勝利点タイルを置けます。その地区のゲーム終了時の1位、2位、3位の得点が決まります。
    .you = 4本目の鍵です。好きな地区に勝利点タイルを置けます。その地区のゲーム終了時の1位、2位、3位の得点が決まります。
paris-ask-vp-site = { $seat }：勝利点タイルを置く地区を選んでください。
    .you = 勝利点タイルを置く地区を選んでください。
paris-ask-bonus = { $francs ->
    [0] { $seat }：ボーナスタイルを1枚取れます。ミープルはそこへ進み、後戻りできません。
   *[other] { $seat }：{ $francs-words }でボーナスタイルを1枚取れます。ミープルはそこへ進み、後戻りできません。
}
    .you = { $francs ->
        [0] ボーナスタイルを1枚取れます。ミープルはそこへ進み、後戻りできません。
       *[other] { $francs-words }でボーナスタイルを1枚取れます。ミープルはそこへ進み、後戻りできません。
    }
paris-ask-bonus-too-dear = { $seat }：トークンやタイルを売るか、フランを得られるタイルを使って、{ $francs-words }でボーナスタイルを1枚取れます。
    .you = トークンやタイルを売るか、フランを得られるタイルを使って、{ $francs-words }でボーナスタイルを1枚取れます。
paris-ask-prestige = { $seat }：{ $kind }を納めて{ $vp }勝利点を得られます（{ $landmark }）。
    .you = { $kind }を納めて{ $vp }勝利点を得られます（{ $landmark }）。
paris-ask-pick = { $seat }：ボーナスタイル{ $number }で取るタイルを選んでください。
    .you = ボーナスタイル{ $number }で取るタイルを選んでください。
paris-ask-return = { $seat }：返して{ $vp }勝利点を得る組を選んでください（ボーナスタイル{ $number }）。
    .you = 返して{ $vp }勝利点を得る組を選んでください（ボーナスタイル{ $number }）。
paris-ask-end-tile = { $seat }：ゲーム終了タイルを1枚取ってください。
    .you = ゲーム終了タイルを1枚取ってください。


paris-do-draw = 山{ $pile }から引く（{ $district }の建物）
paris-do-site = 価値{ $value }の{ $type }を{ $district }に置く
paris-do-place = { $francs ->
    [0] { $place }に鍵を置く
   *[other] { $place }に鍵を置き、{ $francs-words }を得る
}
paris-do-move = { $place }の鍵を動かす
paris-do-to = { $place }（{ $type }）に鍵を動かす：{ $cost }{ $tiles ->
    [none] { "" }
   *[other] 、タイル{ $tiles }を使用
}{ $gains ->
    [none] { "" }
   *[other] 。獲得：{ $gains }
}
paris-do-to-landmark = { $place }に鍵を動かす：{ $cost }{ $tiles ->
    [none] { "" }
   *[other] 、タイル{ $tiles }を使用
}{ $gains ->
    [none] { "" }
   *[other] 。獲得：{ $gains }
}
paris-do-build = { $place-site }を建てて鍵を動かす：{ $cost }{ $gains ->
    [none] { "" }
   *[other] 。獲得：{ $gains }
}
paris-do-take = ゲーム終了タイルを見て1枚取る
paris-do-pass = パスする（タイルを使わずにできるアクションがない）
paris-do-end = 手番を終える
paris-do-buy = { $kind }を{ $francs-words }で買う
paris-do-sell = { $kind }を{ $francs-words }で売る
paris-do-sell-tile = ボーナスタイル{ $tile }を{ $francs-words }で売る
paris-do-sell-end = ゲーム終了タイル（{ $end }）を{ $francs-words }で売る
paris-do-use = ボーナスタイル{ $tile }を使う：{ $effect }
paris-do-use-counting = ボーナスタイル{ $tile }を使う：{ $effect }（今なら{ $vp }勝利点）
paris-do-use-end = ゲーム終了タイルを使う：{ $end }
paris-do-end-tile = ゲーム終了タイルを取る：{ $end }
paris-do-pay = { $way }を{ $kind }として使う
paris-do-vp = 勝利点タイル{ $first }/{ $second }/{ $third }を置く
paris-do-vp-none = 勝利点タイルを置かない
paris-do-vp-site = { $district }に置く
paris-do-bonus = { $francs ->
    [0] ボーナスタイル{ $tile }を取る：{ $effect }
   *[other] ボーナスタイル{ $tile }を{ $francs-words }で取る：{ $effect }
}
paris-do-bonus-none = ボーナスタイルを取らない
paris-do-prestige = { $way }を{ $kind }として納め、{ $vp }勝利点を得る
paris-do-prestige-none = この枠には何も納めない
paris-do-return = { $kind }2個を返し、{ $vp }勝利点を得る
paris-do-return-none = もう返さない


paris-drew = { $seat }は{ $tile }を引きました。
paris-built = { $place }に{ $type }が建ちました。
paris-fits-nowhere = { $tile }は置ける場所がなく、ゲームから除かれました。
paris-placed = { $gain ->
    [none] { $seat }は{ $place }に鍵を置きました。
   *[other] { $seat }は{ $place }に鍵を置きました（+{ $gain }）。
}
paris-set-out = { $seat }は{ $francs-words }を支払い、{ $from }から{ $place }に向かいました。
paris-moved = { $seat }は{ $place }に鍵を動かしました。
paris-landmark-built = { $seat }は{ $place-site }を建てました。
paris-paid = { $seat }は{ $way }を{ $kind }として使いました。
paris-shared = { $seat }はボーナスタイル{ $number }を使い、鍵のある場所に入りました。
paris-second-unit-sold = { $seat }はボーナスタイル{ $number }の残り1個分を{ $francs-words }で売りました。
paris-vp-tile-laid = { $seat }は勝利点タイル{ $vp_tile }を{ $district }に置きました。
paris-vp-tile-declined = { $seat }は勝利点タイルを置きませんでした。
paris-token-taken = { $seat }は{ $place }の脇から{ $kind }を取りました。
paris-bonus-taken = { $seat }はボーナスタイル{ $number }を取りました。
paris-eight-scores = { $seat }は{ $vp }勝利点を得ました。
paris-prestige-given = { $seat }は{ $prestige_way }を{ $kind }として納め、{ $vp }勝利点を得ました。
paris-bought = { $seat }は{ $kind }を{ $francs-words }で買いました。
paris-sold = { $seat }は{ $kind }を{ $francs-words }で売りました。
paris-tile-sold = { $seat }はボーナスタイル{ $number }を{ $francs-words }で売りました。
paris-end-sold = { $seat }はゲーム終了タイル（{ $end }）を{ $francs-words }で売りました。
paris-used-tile = { $gain ->
    [none] { $seat }はボーナスタイル{ $number }を使いました。
   *[other] { $seat }はボーナスタイル{ $number }を使いました（+{ $gain }）。
}
paris-used-end = { $seat }はゲーム終了タイルを使いました：{ $end }。
paris-key-bought = { $seat }はボーナスタイル{ $number }を使い、{ $francs-words }で予備の鍵を得ました。
paris-returned-pair = { $seat }は{ $kind }2個を返し、{ $vp }勝利点を得ました。
paris-looked = { $seat }はゲーム終了タイルを見ました。
paris-end-kept = { $seat }はほかのプレイヤーに見せずに1枚取りました。
paris-end-taken = 取ったのは「{ $end }」です。
paris-passed = { $seat }はパスしました。
paris-last-end-tile = { $seat }が最後のゲーム終了タイルを取りました。このラウンドの後、もう1ラウンドで終わりです。
paris-final-round = 最終ラウンドです。
paris-francs-score = { $seat }はフランで{ $vp }勝利点を得ました（ボーナスタイル27）。
paris-district-scores = { $level ->
    [1] { $district }の1位：{ $seat }、{ $vp }勝利点。
    [2] { $district }の2位：{ $seat }、{ $vp }勝利点。
   *[other] { $district }の3位：{ $seat }、{ $vp }勝利点。
}
paris-game-over = ゲームは終わりました。


paris-why-over = ゲームは終わりました。
paris-why-no-such = そのような選択はありません。
paris-why-not-asked = 先に別の選択をしてください。
paris-why-acted = この手番のアクションはもう行いました。
paris-why-act-first = まずアクションを行ってください：鍵を置く、鍵を動かす、ゲーム終了タイルを取る。
paris-why-piles-left = ゲーム終了タイルは、山がすべてなくなってから取れます。
paris-why-ends-gone = { $count }枚のゲーム終了タイルはすべて取られました。
paris-why-no-pass = タイルを使わずに行えるアクションがあるので、パスはできません。
paris-why-no-key-in-hand = 手元に鍵がありません。
paris-why-key-there = そこにはもう自分の鍵があります。
paris-why-no-key-can = そこへ動かせる鍵がありません。この地区の銀行か、より価値の低い場所にある鍵が必要です。すでにボード上にある場所なら、凱旋門の鍵でもかまいません。
paris-why-no-key-on = { $place }に自分の鍵はありません。
paris-why-nowhere-to-go = そこからは、今支払える場所に鍵を動かせません。
paris-why-not-built = { $place }にはまだ建物がありません。
paris-why-elsewhere = { $landmark }はほかの地区にあります。
paris-why-other-district = 地区を移れるのは凱旋門の鍵だけです。
paris-why-not-higher = { $place }の価値は、鍵が今ある場所より高くありません。
paris-why-arc-adds-none = 凱旋門の鍵はどの地区にもないので、ランドマークを加えられません。
paris-why-must-top = 新しいランドマークは、その地区のどのランドマークより価値が高くなければなりません。
paris-why-occupied = { $place }にはすでに鍵があり、そこに動かせるボーナスタイル（9または16）を持っていません。
paris-why-too-dear = { $place }に鍵を動かすには{ $francs-words }必要です。手持ちは{ $held }フランです。
paris-why-no-resources = { $place }に必要な資源が足りません。
paris-why-not-now = 今は{ $place }に鍵を動かせません。
paris-why-only-forward = ミープルは前にしか進めません。
paris-why-space-empty = マス{ $space }は空です。
paris-why-had-tile = ボーナスタイル{ $number }はもう取ったことがあります。
paris-why-sell-first = フランが足りません。先に、フランになるものを売るか使うかしてください。
paris-why-no-supply = サプライに{ $kind }がありません。
paris-why-kind-too-dear = フランが足りません。{ $kind }は{ $francs-words }です。
paris-why-none-held = { $kind }を持っていません。
paris-why-tile-used = ボーナスタイル{ $number }は使用済みです。
paris-why-no-tile = ボーナスタイル{ $number }を持っていません。
paris-why-tile-needs-key = ボーナスタイル{ $number }には、示された額のフランと予備の鍵が必要です。
paris-why-tile-needs-pair = ボーナスタイル{ $number }には、同じトークン2個の組が必要です。
paris-why-tile-finds-none = ボーナスタイル{ $number }で取れるタイルがありません。
paris-why-tile-no-effect = ボーナスタイル{ $number }は、今は効果がありません。
paris-why-no-end-tile = そのゲーム終了タイルを持っていません。
paris-why-none-left = そのタイルはもう残っていません。
paris-why-no-site = そのスペースがふさがっているか、その地区に同じ種類の建物がすでにあります。
paris-why-vp-tile-gone = その勝利点タイルはすでに地区に置かれています。
paris-why-vp-site-taken = その地区にはすでに勝利点タイルがあります。
paris-why-not-so = その支払い方はできません。
paris-why-no-prestige = その威信を持っていません。
paris-why-no-pair = そのトークンの組を持っていません。
paris-why-one-pair = 少なくとも1組は返してください。
paris-why-no-tile-there = そこに取れるタイルはありません。
paris-why-pile-empty = その山は空です。

paris-heading-end = 終わったら
paris-heading-place = 手元の鍵を置く
paris-heading-move = 鍵を動かす
paris-heading-take = 取る
paris-heading-pass = パスする
paris-heading-bonus = ボーナスタイル
paris-heading-use = タイルを使う
paris-heading-buy = 買う
paris-heading-sell = 売る


paris-source-districts = 地区
paris-source-landmarks = ランドマークの威信
paris-source-eights = 価値8の建物
paris-source-francs = フラン（タイル27）
paris-source-gifts = 得点の決まったボーナスタイル
paris-source-per-building = 建物ごとのボーナスタイル
paris-source-per-tile = ボーナスタイル20（タイルごと）
paris-source-pairs = ボーナスタイル23と24（トークンの組）
paris-source-per-landmark = ボーナスタイル29（ランドマークごと）
paris-source-per-types = ボーナスタイル30（種類ごと）
paris-source-end-tiles = ゲーム終了タイル


puzzles-title = 練習問題
puzzles-of = { $game }の練習問題
puzzles-lead = 強いボットの対局から選んだ局面です。ほかのどれよりもはっきりよい手が1つあります。見つけてください。
puzzles-tried = { $puzzles }問中{ $tried }問に挑戦
puzzle-panel = 問題
puzzle-find = 最善手を見つけてください
puzzle-you = あなた
puzzle-other = 相手{ $number }
puzzle-rating = 難しさ { $rating }
puzzle-found-by = { $share }%が1回で正解
puzzle-tried = 挑戦済み（レートは変わりません）
puzzle-themes = テーマ：{ $themes }
puzzle-found = 正解：「{ $decision }」。
puzzle-not-best = 「{ $decision }」は最善ではありません。100戦あたり{ $loss }勝の損です。
puzzle-not-known = 「{ $decision }」は最善ではありません。
puzzle-lead = 次によい手「{ $decision }」より、100戦あたり{ $lead }勝多い手です。
puzzle-why-best = 次によい手と比べた得点の見込み：{ $terms }。
puzzle-solved-about = 完全解析：非公開のものを48通りに配り直し、すべての続きを最後まで調べました。
puzzle-change = あなたのレート：{ $before } → { $after }
puzzle-my-rating = あなたのレート：{ $rating }
puzzle-next = 次の問題
puzzle-skip = 別の問題
puzzle-link = この問題へのリンク
puzzle-copied = リンクをコピーしました。
puzzle-mine = レート
puzzle-streak = 連続正解
puzzle-best-streak = 最長
puzzle-done = 挑戦
puzzle-theme = テーマ
puzzle-all-themes = すべてのテーマ
puzzle-theme-opening = 序盤
puzzle-theme-middle = 中盤
puzzle-theme-end = 終盤
puzzle-theme-deny = 相手を抑える
puzzle-theme-sacrifice = 得点より勝率
puzzle-theme-solved = 完全解析


deck-title = 自分のミスの復習
deck-lead = 検討した自分の対局から出題します
deck-find = もっとよい手があります
deck-due = 残り{ $count }問
deck-game = 対局
deck-empty = まだ何もありません。ゲームの後、結果の「検討」を押してください。損の大きかった手がここに並びます。
deck-done = すべて解けました。お見事です。
deck-later = 今は問題がありません。次の問題は{ $day }に出ます。
deck-again = { $day }にもう一度出ます。
deck-repeat = 復習
deck-repeat-about = 解けた問題は1、3、7、16、35、90日後にまた出ます。



over-review = 検討
review-title = 対局の検討
review-coming = 検討を読み込んでいます…
review-waiting = 検討は順番を待っています…
review-thinking = 対局を検討しています…
review-chances = 勝率
review-chart-about = 対局を通した勝率の推移。{ $summary }
review-chart-seat = { $name }：最初は{ $first }パーセント、最後は{ $last }パーセント
review-points = 得点
review-points-about = 対局を通した得点の推移。{ $summary }
review-points-seat = { $name }：最後は{ $points }点
review-moments = 重要な場面
review-whose = 誰の場面ですか？
review-everybody = 全員
review-none = 大きく損をした手はありません。見事な対局でした。
review-at = { $number }手目
review-go = { $number }手目を見る
review-loss = −{ $loss }%
review-costs = 100戦あたり{ $loss }勝の損
review-where = { $place }／{ $count }
review-moments-count = { $count }場面
review-previous = 前の場面
review-next = 次の場面
review-list = グラフと場面の一覧
review-begin = 場面を選ぶか、→を押すと最も損の大きい場面に移ります。
review-played = 実際の手
review-better = よりよい手
review-why = よりよい手と比べた得点の見込み：{ $terms }。
review-term-less = 「{ $source }」が{ $points }点少ない
review-term-more = 「{ $source }」が{ $points }点多い
review-hard = 見つけにくい手です。
review-numbers = 数字
review-interval = 100戦あたりの損（95%の確かさ）：{ $low }～{ $high }勝
review-points-lost = 最終得点の見込みの低下：{ $points }点
review-helped = 得をした人（100戦あたりの勝ち数）：{ $who }
review-terms = 得点の種類ごとの見込み：{ $terms }
review-try = もう一度試す
review-link = この場面へのリンク
review-copied = リンクをコピーしました。リンクを知る人は誰でもこの検討を見られます。
review-copied-players = リンクをコピーしました。テーブルを作った人が検討を公開するまでは、プレイした人だけが見られます。
review-close = 検討を閉じる
review-share = この検討を公開する
review-share-about = リンクを知る人は誰でも、対局者のミスも含めて見られます。
review-ledger = 結果の内訳
review-ledger-about = 勝率（%）：均等割り（人数で等分した勝率）＋自分の手＋ほかの人の手＋運＝結果（勝ちは100）。
review-fair = 均等割り
review-own = 自分の手
review-others = ほかの人の手
review-luck = 運
review-result = 結果
review-mean = 平均の損
review-class = 腕前
review-figures = すべての数字を表で見る
review-number = 手数
review-decision = 選んだ手
review-luck-of = 運 { $luck }
review-label-blunder = 大悪手
review-label-mistake = 悪手
review-label-inaccuracy = 疑問手
review-label-unclear = 優劣つかず
review-label-good = 好手
review-label-forced = 一択
review-class-expert = 達人
review-class-strong = 上級者
review-class-casual = 中級者
review-class-novice = 初心者
review-class-beginner = 入門者
review-phase-opening = 序盤
review-phase-middle = 中盤
review-phase-end = 終盤


practice-find = 練習：実際の手よりよい手を見つけてください。
practice-judging = 最善手と比べています…
practice-found = 正解：「{ $decision }」。このままボットと続けて遊べます。
practice-not-yet = まだ最善ではありません。100戦あたり{ $loss }勝の損です。
practice-again = もう一度
practice-back = 検討に戻る
practice-answer = 答えを見る


hint-ask = ヒント
hint-which = どの手？
hint-why = なぜ？
hint-thinking = 考え中…
hint-checking = 手を確認中…
hint-look = ここに注目：{ $where }
hint-buttons = ボードの下のボタン
hint-do = この手がおすすめです：
hint-win = この手での勝率：{ $win }%。
hint-compared = 「{ $decision }」と比べた得点の見込み：{ $terms }。
hint-even = 「{ $decision }」より勝ちやすい手です。ただし、得点の種類のどれか1つで差がつくわけではありません。
hint-scores = すぐに{ $points }点入ります。
hint-lost = 最終得点が約{ $points }点少なくなります。
hint-warning = ここから100戦すると、勝ちが約{ $loss }回減ります。
hint-take-back = 取り消す
hint-anyway = この手にする
over-hints = ヒント・警告：{ $count }手
help-hint = ヒントを段階的に見る（使えるテーブルで）
help-try = 検討中：その場面をもう一度試す


mistakes-title = 自分のミス
mistakes-link = すべての対局での自分のミス
mistakes-lead = 検討した{ $games }局で、特に損の大きかった手です。損10とは、100戦あたり10勝を失うことです。
mistakes-none = まだ何もありません。ゲームの後、結果の「検討」を押してください。
mistakes-by-source = 得点の種類ごと
mistakes-by-phase = 序盤・中盤・終盤ごと
mistakes-count = 回数
mistakes-cost = 損
mistakes-no-source = その他
mistakes-list = もう一度試す
mistakes-solved = 正解済み ✓
mistakes-look = 見る



safety-about = { $name }：非表示・発言禁止・通報
safety-hide = 発言を隠す
safety-hide-about = このブラウザでは、どのテーブルでも{ $name }さんの発言が表示されなくなります。
safety-hidden-now = { $name }さんの発言を隠しました。
safety-hidden = 非表示：{ $names }
safety-unhide = 表示する
safety-mute = このテーブルでの発言を禁止する
safety-mute-about = このテーブルを作ったのはあなたです。{ $name }さんはここに書き込めなくなり、これまでの発言も全員に見えなくなります。
safety-muted-now = { $name }さんはここに書き込めなくなりました。
safety-muted = 発言を禁止した人
safety-unmute = 発言を許可する
safety-report = 通報する
safety-report-about = { $name }さんをこのサーバーの管理者に通報します。ここでの最近の発言も一緒に送られます。{ $name }さんには通知されません。
safety-report-why = 何が問題ですか？（任意）
safety-reported = ありがとうございます。サーバーの管理者が内容を確認します。
safety-chat-closed = チャットは、このテーブルに着いている人だけのものです。


safety-open = 公開の範囲
safety-listed = このテーブルをロビーに表示する
safety-listed-about = 誰でもこのテーブルを見つけて観戦できます。
safety-open-chat = 観戦者も会話に参加できる
safety-open-chat-about = 許可しない場合、チャットを読み書きできるのはテーブルに着いている人だけです。


safety-former = 元プレイヤー
safety-data = 保存されているあなたの情報
safety-data-about = 名前、ログイン方法（ハッシュのみで、パスワードそのものは保存しません）、席・手・結果、そして直近6か月のチャットの発言です。IPアドレスは保存しません。メールアドレスは、手番のお知らせ用に入力された場合だけ保存します。そのほかに、情報を誰かに渡すことはありません。
safety-data-guest = 400日間戻ってこないゲストは削除されます。
safety-data-account = アカウントは、あなたが削除するまで残ります。
safety-export = 自分のデータをすべてダウンロード
safety-delete = アカウントを削除する
safety-delete-words = 名前、ログイン方法、チャットでの発言は、すべて直ちに、完全に削除されます。元に戻すことは誰にもできません。
safety-delete-games = 終わったゲームは、一緒に遊んだ人のために残ります。あなたの席は「元プレイヤー」となり、進行中のゲームはボットが引き継ぎます。
safety-delete-do = 完全に削除する
safety-deleted = 保存されていたあなたの情報は、すべて削除されました。


server-unknown-host = このサーバーは「{ $host }」という名前には応答しません。管理者は次の指定で許可できます：lutece serve --name { $host }
server-chat-closed = このテーブルのチャットは、席に着いている人だけのものです。
server-muted = このテーブルを作った人が、あなたの書き込みを望んでいません。
server-unknown-person = その人はこのテーブルにおらず、ここで発言もしていません。
server-too-many-muted = ここでは{ $count }人の発言が禁止されています。これ以上は増やせません。



match-wrong-seats = このゲームは{ $fewest }～{ $most }人用です（{ $seats }人では遊べません）。
match-undo-nothing = まだ何も決まっていません。
match-undo-stands = 直前の選択で手番が終わったか、非公開の情報が見えたため、取り消せません。
match-no-moment = このゲームの選択は{ $count }回です。{ $number }番目の選択はありません。
match-no-seat = このテーブルに席{ $number }はありません。


server-bad-message = このメッセージを読み取れません：{ $problem }
server-unknown-page = このアドレスには何もありません。
server-wrong-method = このアドレスでは{ $method }を使えません。
server-foreign-page = ほかのサイトのページからのリクエストです。
server-too-large = 大きすぎます（最大{ $limit }バイト）。
server-too-fast = 操作が速すぎます。少し待ってからもう一度お試しください。
server-not-saved = サーバーが今は保存できないため、何も行われませんでした。しばらくしてからもう一度お試しください。
server-server-error = サーバーで問題が起きましたが、何も失われていません。
server-stopping = サーバーは停止中です。まもなく再開します。


server-unknown-game = { $game }というゲームはありません。
server-unknown-rules = { $game }のルールはこの言語（{ $language }）にはありません。
server-unknown-level = { $level }というボットはいません。
server-unknown-option = このゲームに{ $option }という設定はありません。
server-unknown-moment = このゲームに{ $number }番の場面はありません。
server-wrong-seats = このゲームは{ $fewest }～{ $most }人用です。
server-wrong-components = このコンポーネントファイルは使えません：{ $problem }
server-nobody-here = 少なくとも1席は人の席にしてください。
server-older-rules = このゲームでは、別の版のルールが使われています。


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



rematch = 再戦する
rematch-join = 再戦に加わる
rematch-watch = 再戦を観戦する
rematch-proposed = 再戦の申し込みがあります。
table-seat-kept = { $name }さんを待っています


clock-turn = 1手番{ $time }
clock-game = 1ゲーム{ $time }
clock-reserve = 予備{ $time }
clock-increment = 手番ごとに{ $time }
clock-own-turn = 1手番の時間
clock-own-unit = 時間の単位
clock-own-game = ゲーム全体の時間
clock-own-increment = 手番ごとの追加
clock-seconds = 秒
clock-minutes = 分
clock-hours = 時間
clock-days = 日
pace-game-about = 自分の手番全体で使える時間です。手番が終わるたびに少し増えます。
pace-own = 自分で決める
pace-own-about = 不要な欄は空けておきます。両方を決めると、まず手番の時間、次にゲーム全体の時間を使います。
pause = 時計を止める
pause-proposed = { $name }さんが一時停止を希望しています。
paused = ゲームは一時停止中です。
paused-go-on = 再開する
proposal-agree = 同意する
proposal-refuse = 同意しない
proposal-waits = ほかの人の返事を待っています…
proposal-declined = 全員の同意は得られませんでした。
asked = 時間切れです。まだいらっしゃいますか？　返事がなければ、ボットが代わりにプレイします。
asked-stay = ここにいます
asked-left = あと{ $count }回、時間を延ばせます。
asked-other = { $name }さんは時間切れです。返事を待っています。
over-by-bot-late = { $first }手目から{ $last }手目まで、時間切れのため{ $name }さんの代わりにボットがプレイしました。
over-by-bot-left = { $first }手目から{ $last }手目まで、離席した{ $name }さんの代わりにボットがプレイしました。
over-by-bot-look = 見る


take-back = 待った
take-back-ask = 待ったを頼む
take-back-proposed = { $name }さんが直前の手を取り消したいそうです。
table-points-left = これが最後の手番です。「{ $words }」を行えば、まだ{ $points }点入ります。
table-end-anyway = このまま終える


lobby-round = ラウンド{ "\u2060" }{ $round }
lobby-time-left = 残り{ $time }
lobby-paused = 一時停止中
lobby-own-components = 独自のコンポーネント


history-link = 対戦履歴
history-title = 対戦履歴
history-game = ゲーム
history-all-games = すべてのゲーム
history-result = 結果
history-all-results = 勝ちと負け
history-won = 勝ち
history-lost = 負け
history-none = 終わったゲームはまだありません。
history-more = さらに表示
history-stand-in = 一部はボットが代わりにプレイ
history-people = 人間
history-statistics = 成績
history-players = 人数
history-against = 相手
history-count = 対戦数
history-wins = 勝利
history-mean = 平均点
history-best = 最高点
history-opponents = 対戦した人
history-opponent = プレイヤー
history-record = 棋譜を開く
history-record-about = 棋譜は、ゲームの結果の画面で保存できるファイルです。開くと、ファイルにある名前のまま、閲覧用のテーブルができます。
replay-turn-back = 1手番戻る
replay-turn-forward = 1手番進む
waiting-invites = { $name }さんからの{ $game }への招待


together-tell-me = 手番になったら知らせる
vacation-seat = 休暇中
vacation-clock = { $name }さんは休暇中です。時計は止まっています。
server-on-vacation = 休暇中の人がいる間、時計は止まっています。
