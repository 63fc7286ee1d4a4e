# O desenho de Paris Paris: dicas e rótulos.

paris-paris-board-map = Mapa da cidade com cinco linhas de ônibus
paris-paris-board-stop = { $name }: uma parada da linha { $line }, com lugar para uma loja.
paris-paris-board-crossing = { $name }: um cruzamento das linhas { $line } e { $line2 }, com lugar para duas lojas.
paris-paris-board-no-shop = Ainda sem loja.
paris-paris-board-shops = Lojas aqui: { $owners }.
paris-paris-board-neighbours = Paradas vizinhas: { $names }.
paris-paris-board-shop = Loja em { $name } ({ $owner }). Ela pontua quando um ônibus para aqui ou por perto.
paris-paris-board-shop-leaves = Loja em { $name } ({ $owner }). A parada está cheia: uma loja tem que ser expulsa.
paris-paris-board-earned = { $points ->
    [1] Acabou de marcar 1 ponto.
   *[other] Acabou de marcar { $points } pontos.
}
paris-paris-board-tile = { $count ->
    [1] Uma ficha { $line } de { $name }. Pegue-a para abrir uma loja lá.
   *[other] { $count } fichas da linha { $line } de { $name }. Pegue uma para abrir uma loja lá.
}
paris-paris-board-tile-last = A ficha { $line } de { $name }. Quando todos tiverem pegado uma ficha, o pequeno tour vai à parada da que sobrar.
paris-paris-board-stays = As plaquinhas junto às outras fichas: os pontos que esta loja marcaria se aquela ficha sobrasse.
paris-paris-board-line = A linha { $line }, de { $first } a { $last }. No grande tour o ônibus para em seus quatro cruzamentos.
paris-paris-board-parking = A vaga da linha { $line } no estacionamento. A ficha que sobra no fim de uma rodada vem para cá.
paris-paris-board-parked = Há uma ficha { $line } de { $name } no estacionamento. A próxima ficha { $line } que sobrar inicia um grande tour.
paris-paris-board-bus = O ônibus: { $owner } começa esta rodada. Depois ele passa para a esquerda.
paris-paris-board-bag = O saco, para as lojas expulsas por outros. Ninguém pode olhar dentro dele até o fim do jogo.
paris-paris-board-bag-open = No saco: { $counts }. Quem tiver mais, sem empate, ganha 1 ponto por loja.
paris-paris-board-open-marker = O marcador revelado: depois dos tours especiais dos jogadores, o último tour é na linha { $line }.
paris-paris-board-marker = Marcador de tour especial ({ $owner }): linha { $line }.
paris-paris-board-marker-mine = Seu marcador de tour especial: no fim, o ônibus percorre a linha { $line } mais uma vez. Os outros não o veem.
paris-paris-board-marker-hidden = Marcador de tour especial ({ $owner }), virado para baixo até o fim.
paris-paris-board-stock = { $count ->
    [0] { $owner } não tem mais lojas para abrir.
    [1] { $owner } tem mais uma loja para abrir.
   *[other] { $owner } tem mais { $count } lojas para abrir.
}
paris-paris-board-round = Rodada { $round } de { $rounds }
paris-paris-board-round-about = Rodada { $round } de { $rounds }: uma pilha de fichas para cada rodada.
paris-paris-board-small-tour = Pequeno tour: { $name }
paris-paris-board-grand-tour = Grande tour: linha { $line }
paris-paris-board-special-tour = Tour especial de { $seat }: linha { $line }
    .you = Seu tour especial: linha { $line }
paris-paris-board-open-tour = Último tour: linha { $line }
paris-paris-board-nobody = Ninguém pontua
paris-paris-board-bag-scores = O saco dá pontos a { $seat }
    .you = O saco dá pontos a você

## Where the points came from

paris-paris-board-points-small = Pequenos tours
paris-paris-board-points-grand = Grandes tours
paris-paris-board-points-special = Tours especiais
paris-paris-board-points-open = Último tour
paris-paris-board-points-bag = Lojas no saco
