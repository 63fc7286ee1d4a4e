### The review of finished games, practice, hints, and one’s own mistakes.

## The review

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

## Practice

practice-find = 練習：実際の手よりよい手を見つけてください。
practice-judging = 最善手と比べています…
practice-found = 正解：「{ $decision }」。このままボットと続けて遊べます。
practice-not-yet = まだ最善ではありません。100戦あたり{ $loss }勝の損です。
practice-again = もう一度
practice-back = 検討に戻る
practice-answer = 答えを見る

## Hints

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

## My mistakes

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
