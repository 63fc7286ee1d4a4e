### もう一度いっしょに：再戦、持ち時間、一時停止、待った、ロビーの行、履歴。

## 再戦

rematch = 再戦する
rematch-join = 再戦に加わる
rematch-watch = 再戦を観戦する
rematch-proposed = 再戦の申し込みがあります。
table-seat-kept = { $name }さんを待っています

## 持ち時間

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

## 待った

take-back = 待った
take-back-ask = 待ったを頼む
take-back-proposed = { $name }さんが直前の手を取り消したいそうです。
table-points-left = これが最後の手番です。「{ $words }」を行えば、まだ{ $points }点入ります。
table-end-anyway = このまま終える

## ロビー

lobby-round = ラウンド{ "\u2060" }{ $round }
lobby-time-left = 残り{ $time }
lobby-paused = 一時停止中
lobby-own-components = 独自のコンポーネント

## 履歴と再生

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

## Turns and vacation

together-tell-me = 手番になったら知らせる
vacation-seat = 休暇中
vacation-clock = { $name }さんは休暇中です。時計は止まっています。
server-on-vacation = 休暇中の人がいる間、時計は止まっています。
