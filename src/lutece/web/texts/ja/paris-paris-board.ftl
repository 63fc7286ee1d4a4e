# Paris Paris の絵：説明と表示。

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

## Where the points came from

paris-paris-board-points-small = スモールツアー
paris-paris-board-points-grand = グランドツアー
paris-paris-board-points-special = 特別運行
paris-paris-board-points-open = 最後の運行
paris-paris-board-points-bag = 袋の中の商店
