# レッスン：一覧と、ボードの脇のパネル。各レッスンの文は、ゲームのパッケージにあります。

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
