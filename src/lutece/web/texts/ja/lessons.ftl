# レッスン：一覧と、ボードの脇のパネル。各レッスンの文は、ゲームのパッケージにあります。

lessons-title = { $game }を覚える
lessons-about = 本物のボードで、小さな局面を{ $count }つ。試すと、ルールが答えます。
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
lesson-show = 見せて
lesson-again = もう一度
lesson-next = 次のレッスン
lesson-first-game = 最初のゲームを遊ぶ
lesson-first-game-about = これで全部です。次は初心者のボットと1ゲーム。ヒントはいつでも見られ、損の大きい手の前には知らせます。
lesson-you = あなた
lesson-other = { $number ->
    [1] ブルーノ
    [2] クララ
   *[other] ドニ
}
