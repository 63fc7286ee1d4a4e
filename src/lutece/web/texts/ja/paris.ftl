# Paris: ゲームが語る言葉のすべて。ボードの言葉は paris-board.ftl にあります。

## 名前

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

# .site は「シャイヨーにルーヴル（を建てる）」。
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

## ボーナスタイルの効果

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

## 求められていること

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

## 選択の内容

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

## 起きたこと

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

## できない理由

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

## Sources of points

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
