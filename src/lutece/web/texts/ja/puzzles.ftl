### 問題：ひとつの手がはっきり最善である局面。

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

## 自分のミスから作る問題

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
