# Paris のボードの表示と説明。

paris-board-board = Parisのゲームボード
paris-board-district = { $district }
paris-board-landmark-name = { $landmark }

# ボードの横
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

# 場所
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

# ボーナストラックとタイル
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

# ボードの横とついたての裏
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

## Where the points came from

paris-board-points-eight = 価値8の建物
paris-board-points-prestige = 威信
paris-board-points-tiles = ボーナスタイル
paris-board-points-ends = ゲーム終了タイル
paris-board-points-francs = フラン（ボーナスタイル27）
