# Paris Paris: tudo o que o jogo diz. As palavras do tabuleiro estão em paris-paris-board.ftl.

## Nomes

paris-paris-line-green = verde
paris-paris-line-red = vermelha
paris-paris-line-blue = azul
paris-paris-line-yellow = amarela
paris-paris-line-violet = violeta

# As paradas têm os nomes dos componentes.
paris-paris-stop-other = { $name }

## O que se pede

paris-paris-ask-nothing = A partida acabou.
paris-paris-ask-take = { $seat }: pegue uma ficha e abra uma loja na parada dela.
    .you = Pegue uma ficha e abra uma loja na parada dela.
paris-paris-ask-push = { $seat }: a parada { $stop } está cheia. Qual loja você expulsa?
    .you = A parada { $stop } está cheia. Qual loja você expulsa?

## O que faz uma decisão

paris-paris-do-open = { $stop }, ficha { $line }: abrir uma loja
paris-paris-do-nothing = { $stop }, ficha { $line }: você não tem mais lojas
paris-paris-do-choose = { $stop }, ficha { $line }: expulsar uma loja ({ $owner } ou { $other })
paris-paris-do-replace = { $stop }, ficha { $line }: expulsar a loja de { $owner }
paris-paris-do-replace-own = { $stop }, ficha { $line }: substituir sua própria loja
paris-paris-do-push = Expulsar a loja de { $seat } de { $stop }
    .you = Expulsar a sua loja de { $stop }

## O que aconteceu

paris-paris-took = { $seat } pega a ficha { $line } de { $stop }.
paris-paris-opened = { $seat } abre uma loja na parada { $stop }.
paris-paris-no-shop-left = { $seat } não tem mais lojas para abrir na parada { $stop }.
paris-paris-pushed-to-bag = A loja de { $seat } na parada { $stop } é expulsa e vai para o saco.
    .you = A sua loja na parada { $stop } é expulsa e vai para o saco.
paris-paris-pushed-to-stock = A loja de { $seat } na parada { $stop } é expulsa e volta ao estoque.
    .you = A sua loja na parada { $stop } é expulsa e volta ao estoque.
paris-paris-small-tour = Pequeno tour em { $stop } ({ $line }).
paris-paris-shop-scores = { $seat } ganha 1 ponto em { $stop }.
paris-paris-nobody-scores = Não há loja no caminho: ninguém pontua.
paris-paris-parked = A ficha { $line } de { $stop } vai para o estacionamento.
paris-paris-grand-tour = Grande tour na linha { $line }!
paris-paris-bus-calls = O ônibus para em { $stop }.
paris-paris-neighbour-scores = { $seat } ganha 1 ponto pela loja vizinha em { $stop }.
paris-paris-bus-passed = O ônibus passa para { $seat }.
    .you = O ônibus passa para você.
paris-paris-laid-out = Uma ficha { $line } é colocada em { $stop }.
paris-paris-special-tour = { $seat } revela o marcador da linha { $line }: tour especial nessa linha.
paris-paris-open-tour = Último tour: a linha { $line } do marcador revelado.
paris-paris-bag-scores = { $points ->
    [1] { $seat } tem mais lojas no saco que os outros: { $points } ponto.
   *[other] { $seat } tem mais lojas no saco que os outros: { $points } pontos.
}
paris-paris-game-over = A partida acabou.

## Por que não

paris-paris-why-over = A partida acabou.
paris-paris-why-no-such = Não existe essa decisão.
paris-paris-why-push-first = Primeiro escolha qual loja expulsar de { $stop }.
paris-paris-why-no-shop-there = { $seat } não tem loja na parada { $stop }.
paris-paris-why-nothing-to-push = Não há loja para expulsar agora: primeiro pegue uma ficha.
paris-paris-why-not-on-show = Não há ficha { $line } de { $stop } à mostra.

paris-paris-heading-take = Pegar uma ficha
paris-paris-heading-push = Expulsar uma loja

## Sources of points

paris-paris-source-small-tours = Pequenos tours
paris-paris-source-grand-tours = Grandes tours
paris-paris-source-special-tours = Tours especiais
paris-paris-source-open-tour = Último tour
paris-paris-source-bag = Lojas no saco
