# Paris Paris: ゲームが語る言葉のすべて。ボードの言葉は paris-paris-board.ftl にあります。

## 名前

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

## 求められていること

paris-paris-ask-nothing = ゲームは終わりました。
paris-paris-ask-take = { $seat }：タイルを1枚取り、そのバス停に商店を開いてください。
    .you = タイルを1枚取り、そのバス停に商店を開いてください。
paris-paris-ask-push = { $seat }：{ $stop }には空きがありません。誰の商店を追い出しますか？
    .you = { $stop }には空きがありません。誰の商店を追い出しますか？

## 選択の内容

paris-paris-do-open = { $stop }、{ $line }のタイル：商店を開く
paris-paris-do-nothing = { $stop }、{ $line }のタイル：商店が残っていない
paris-paris-do-choose = { $stop }、{ $line }のタイル：{ $owner }か{ $other }の商店を追い出す
paris-paris-do-replace = { $stop }、{ $line }のタイル：{ $owner }の商店を追い出す
paris-paris-do-replace-own = { $stop }、{ $line }のタイル：自分の商店を置き換える
paris-paris-do-push = { $seat }の商店を{ $stop }から追い出す

## 起きたこと

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

## できない理由

paris-paris-why-over = ゲームは終わりました。
paris-paris-why-no-such = そのような選択はありません。
paris-paris-why-push-first = 先に、{ $stop }から誰の商店を追い出すか選んでください。
paris-paris-why-no-shop-there = { $stop }に{ $seat }の商店はありません。
paris-paris-why-nothing-to-push = 今は追い出す商店がありません。先にタイルを取ってください。
paris-paris-why-not-on-show = { $stop }の{ $line }のタイルは並んでいません。

paris-paris-heading-take = タイルを取る
paris-paris-heading-push = 商店を追い出す

## Sources of points

paris-paris-source-small-tours = スモールツアー
paris-paris-source-grand-tours = グランドツアー
paris-paris-source-special-tours = 特別運行
paris-paris-source-open-tour = 最後の運行
paris-paris-source-bag = 袋の中の商店
