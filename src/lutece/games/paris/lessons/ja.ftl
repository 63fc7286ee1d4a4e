paris-lesson-turn = 手番
paris-lesson-turn-1 = 手番は、まず建物を引くことから始まります。どれかの山から1枚引いてください。
paris-lesson-turn-1-done = 建物は、タイルに示されたスペースに置かれます。
paris-lesson-turn-2 = 次にアクションを1つだけ行います。フランを受け取れる銀行に鍵を置いてください。
paris-lesson-turn-2-done = 銀行からフランを受け取りました。鍵はそこで次の出番を待ちます。
paris-lesson-turn-2-arc = 凱旋門に置いても、今は何も受け取れません。銀行を選んでください。
paris-lesson-turn-2-end = まだアクションをしていません。銀行に鍵を置いてください。
paris-lesson-turn-3 = 1回の手番にできるアクションは1つだけです。手番を終えてください。
paris-lesson-turn-3-done = 建物を引き、アクションを1つ行い、手番を終える。これがParisです。

paris-lesson-bank = 銀行
paris-lesson-bank-1 = 銀行から受け取れる額はそれぞれ違います。今いちばん多く受け取れる銀行に鍵を置いてください。
paris-lesson-bank-1-done = 自分の鍵は、各銀行と凱旋門に1本ずつまで置けます。そこにほかのプレイヤーの鍵があってもかまいません。
paris-lesson-bank-1-twice = この銀行にはもうあなたの鍵があり、1つの銀行に置けるのは1本だけです。別の銀行を選んでください。
paris-lesson-bank-1-arc = 凱旋門からは何も受け取れません。銀行を選んでください。
paris-lesson-bank-1-less = あなたの鍵のない別の銀行のほうが、多く受け取れます。

paris-lesson-move = 銀行から建物へ
paris-lesson-move-1 = モンマルトルの銀行から、価値4の建物に鍵を動かしてください。その価値と同じ額のフランを支払います。
paris-lesson-move-1-done = 建物を占め、脇にあったトークンも手に入れました。あなたの鍵がある間、特別なタイルがなければ、ほかのプレイヤーはそこに鍵を動かせません。
paris-lesson-move-1-place = 今回は、モンマルトルの銀行にある鍵を動かしてください。

paris-lesson-up = さらに上へ
paris-lesson-up-1 = 価値3の建物から、価値5の建物に鍵を動かしてください。支払うのは差額だけです。
paris-lesson-up-1-done = 少しずつ進んでも支払うフランの合計は同じで、そのたびに何かが手に入ります。自分の手番では、建物を引いた後ならいつでも、市場でトークンを売れます。
paris-lesson-up-1-down = 価値1の建物は、鍵が今ある場所より価値が低くなります。鍵は、より価値の高い場所にだけ動かせます。
paris-lesson-up-1-place = 今回は、価値3の建物にある鍵を動かしてください。

paris-lesson-arc = 凱旋門
paris-lesson-arc-1 = 凱旋門の鍵は、どの地区の建物にも動かせます。ラ・ヴィレットの価値5の建物に動かしてください。
paris-lesson-arc-1-done = 凱旋門からは銀行からと同じく価値の全額を支払い、凱旋門以外の鍵はその地区を出られません。価値8の建物は木材も1個かかり、すぐに2点になります。
paris-lesson-arc-1-bank = 銀行の鍵は、その地区を出られません。凱旋門の鍵を動かしてください。
paris-lesson-arc-1-low = そこにも動かせます。今回はラ・ヴィレットの価値5の建物を選んでください。
paris-lesson-arc-1-place = 今回は、凱旋門にある鍵を動かしてください。

paris-lesson-bonus = ボーナスタイル
paris-lesson-bonus-1 = 鍵を価値1の建物に動かしたので、ボーナスタイルを取れます。トラックのタイル5を取ってください。
paris-lesson-bonus-1-done = あなたのミープルがタイル5まで進みました。ミープルは戻らないので、後ろのタイルはもう取れません。
paris-lesson-bonus-1-none = ここではボーナスタイルは無料です。タイル5を取ってください。
paris-lesson-bonus-1-other = ミープルより先のタイルなら、どれでも取れます。今回は、フランになるタイル5を取ってください。
paris-lesson-bonus-2 = そのタイルを使ってください。自分のフランの下にあるタイルを選びます。
paris-lesson-bonus-2-done = タイルは、今でも後の手番でも、1回だけ使えます。
paris-lesson-bonus-2-end = タイルは後の手番まで取っておくこともできます。今回は、手番を終える前に使ってください。

paris-lesson-points = 得点になるタイル
paris-lesson-points-1 = あなたは価値1の建物を2つ占めていて、タイル6はその1つごとに得点になります。タイル6を取ってください。
paris-lesson-points-1-done = タイル6はあなたのものです。
paris-lesson-points-1-none = ここではボーナスタイルは無料です。タイル6を取ってください。
paris-lesson-points-1-other = それも取れますが、今占めている建物を数えるのはタイル6です。タイル6を取ってください。
paris-lesson-points-2 = タイル6を使ってください。
paris-lesson-points-2-done = このようなタイルは、使うときに占めているものを数えます。今占めているもの、これから占められそうなものに合わせて選びましょう。
paris-lesson-points-2-end = タイルは取っておけますが、後で鍵が動いて得点が減るかもしれません。今使ってください。

paris-lesson-landmark = ランドマーク
paris-lesson-landmark-1 = シャイヨーにリュクサンブール公園を建て、価値5の建物からそこに鍵を動かしてください。差額のフランと大理石を支払います。
paris-lesson-landmark-1-done = ランドマークがシャイヨーに建ち、そこにあなたの鍵が移りました。次にこの地区に建てるランドマークは、これより価値が高くなければなりません。
paris-lesson-landmark-1-place = 今回は、シャイヨーの価値5の建物にある鍵を動かしてください。
paris-lesson-landmark-1-low = それもできます。今回はシャイヨーにランドマークを建ててください。
paris-lesson-landmark-2 = メダル、つまり威信は、ランドマークで得点になります。威信を納めてください。
paris-lesson-landmark-2-done = 枠1つにつき、その種類の威信を1つ納められます。次にここへ鍵を動かすプレイヤーも、同じ枠をまた使えます。
paris-lesson-landmark-2-none = それでは威信が得点になりません。納めてください。

paris-lesson-vp-tile = 地区の得点
paris-lesson-vp-tile-1 = モンマルトルの建物には鍵が3本あります。銀行の鍵を価値2の建物に動かし、4本目にしてください。
paris-lesson-vp-tile-1-done = 地区の建物とランドマークに4本目の鍵を動かすと、勝利点タイルを置けます。
paris-lesson-vp-tile-1-place = 今回は、モンマルトルの銀行にある鍵を動かしてください。
paris-lesson-vp-tile-1-other = その鍵はもう建物の上にあります。銀行の鍵を動かしてください。
paris-lesson-vp-tile-2 = 勝利点タイルを選び、あなたの占めている場所の価値がいちばん高い地区に置いてください。
paris-lesson-vp-tile-2-done = ゲーム終了時に、モンマルトルで占めている場所の価値の合計が最も高いプレイヤーが、タイルの1つ目の数字を得ます。2位と3位の得点はそれより低くなります。
paris-lesson-vp-tile-2-none = この機会は二度と来ません。タイルを選んでください。
paris-lesson-vp-tile-2-away = そこにはあなたの鍵がなく、得点はほかのプレイヤーのものになります。モンマルトルに置いてください。

paris-lesson-end = 最後の手番
paris-lesson-end-1 = 勝利点タイルがあるのはラ・ヴィレットだけで、そこで相手は8、あなたは2と5を占めています。合計で上回るように鍵を動かしてください。
paris-lesson-end-1-done = ラ・ヴィレットは、あなたが9、相手が8になりました。山がなくなると、アクションとしてゲーム終了タイルも取れ、最後の1枚が取られるとまもなくゲームが終わります。
paris-lesson-end-1-tie = それでは2人とも8になり、いちばん価値の高い場所を占めているほうが上になります。それは相手です。
paris-lesson-end-1-away = そこには勝利点タイルがないので、誰の得点にもなりません。ラ・ヴィレットの鍵を動かしてください。
paris-lesson-end-2 = ゲーム最後の手番を終えてください。
paris-lesson-end-2-done = ラ・ヴィレットの1位はタイルの1つ目の数字を、2位は次の数字を得ます。得点の最も多いプレイヤーの勝ちです。
