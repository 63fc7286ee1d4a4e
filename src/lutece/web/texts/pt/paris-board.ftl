# Rótulos e dicas do tabuleiro de Paris.

paris-board-board = O tabuleiro de Paris
paris-board-district = { $district }
paris-board-landmark-name = { $landmark }

# Ao lado do tabuleiro
paris-board-part-piles = Edifícios
paris-board-part-end-tiles = Fim de jogo
paris-board-part-market = Mercado
paris-board-part-vp-tiles = Fichas de PV
paris-board-part-landmarks = Monumentos
paris-board-none-left = acabaram
paris-board-waits = a colocar
# O mercado é estreito: quanto custa comprar, quanto rende vender.
paris-board-buy = comprar
paris-board-sell = vender
paris-board-notice-round = A última ficha de fim de jogo foi pega: esta rodada e mais uma.
paris-board-notice-final = Rodada final.
paris-board-used-tiles = usadas

# Locais
paris-board-arc = O Arco do Triunfo. Uma chave colocada aqui não rende nada, mas pode ir para qualquer edifício ou monumento livre de qualquer distrito.
paris-board-bank = O banco de { $district }. Uma chave colocada aqui rende { $francs-words } na hora.
paris-board-building = { $type-start } de valor { $value } em { $district }.
paris-board-site = Aqui ficará { $type-o } de valor { $value } de { $district }.
paris-board-site-any = Um espaço livre para um edifício de valor { $value } em { $district }.
paris-board-costs = Custa { $cost }, menos o valor do local que a chave deixa.
paris-board-brings-token = Dá { $kind }.
paris-board-brings-bonus = { $francs ->
    [0] Dá uma ficha de bônus.
   *[other] Dá uma ficha de bônus por { $francs-words }.
  }
paris-board-brings-vp = Dá { $vp } PV.
paris-board-landmark = { $landmark }, valor { $value }.
paris-board-landmark-new = Pode ser construído em { $district } agora.
paris-board-landmark-site = Um espaço para um monumento em { $district }.
paris-board-slot = { $kind } por { $vp } PV
paris-board-slots = Ao mover uma chave para cá, você pode entregar: { $slots }.
paris-board-keys-here = Chaves aqui: { $who }.
paris-board-district-scores = No fim, { $district } dá { $first } PV ao 1º, { $second } ao 2º e { $third } ao 3º.
paris-board-district-free = { $district } ainda não tem ficha de PV: no fim não vale nada.
paris-board-worth = Usada agora, vale { $vp } PV.
paris-board-plus = +{ $vp } PV
paris-board-totals = Valor total por jogador: { $totals }.

# A trilha de bônus e suas fichas
paris-board-bonus = { $left ->
    [1] Ficha de bônus { $number }:
   *[other] Ficha de bônus { $number } (restam { $left }):
  }
paris-board-space-empty = O espaço { $space } da trilha de bônus está vazio.
paris-board-tile = Ficha de bônus { $number }:
paris-board-tile-used = Ficha de bônus { $number }, usada:
paris-board-end-tile = Ficha de fim de jogo:
paris-board-meeple = { $space ->
    [0] O meeple de { $seat } espera no início da trilha de bônus.
   *[other] O meeple de { $seat } está no espaço { $space }. Ele só pega fichas mais adiante.
}
    .you = { $space ->
        [0] Seu meeple espera no início da trilha de bônus.
       *[other] Seu meeple está no espaço { $space }. Ele só pega fichas mais adiante.
    }
paris-board-does-gift = { $francs ->
    [0] { $vp } PV.
   *[other] { $vp ->
        [0] { $francs-words }.
       *[other] { $francs-words } e { $vp } PV.
      }
  }
paris-board-does-counts = conta como { $end }.
paris-board-does-counts-two = conta como { $end }, uma ou duas vezes.
paris-board-does-share-own = mover uma chave para onde já há uma das suas.
paris-board-does-share-others = mover uma chave para onde há chaves de outros jogadores.
paris-board-does-extra-key = pagar { $francs-words } por uma das suas chaves da reserva.
paris-board-does-any-tile = pegar qualquer ficha de bônus da trilha; seu meeple fica onde está.
paris-board-does-per-tile = { $vp } PV por cada outra ficha de bônus não usada que você tem.
paris-board-does-per-building = { $vp } PV por edifício de valor { $value } que você ocupa.
paris-board-does-pairs-prestige = { $vp } PV por par de marcadores de prestígio iguais que você devolve.
paris-board-does-pairs-resource = { $vp } PV por par de marcadores de recurso iguais que você devolve.
paris-board-does-back = recuar seu meeple de 1 a { $most } espaços e pegar a ficha que está lá.
paris-board-does-per-franc = no fim, { $vp } PV por franco.
paris-board-does-per-landmark = { $vp } PV por monumento que você ocupa.
paris-board-does-types = { $scale } PV por 4, 5, 6 ou 7 tipos diferentes que você ocupa; todos os monumentos são um só tipo.

# Ao lado do tabuleiro e atrás dos escudos
paris-board-pile = Pilha { $pile }: { $left ->
    [1] resta 1 edifício, de
   *[other] restam { $left } edifícios, o de cima é de
  } { $district }.
paris-board-pile-empty = A pilha { $pile } está vazia.
paris-board-drawn = Escolha um distrito para { $type-o } de valor { $value }.
paris-board-supply = Na reserva geral: { $cost }. Comprar um custa { $francs-words }, vender um rende { $price-words }.
paris-board-token = Marcadores de { $kind }: vender um rende { $francs-words }.
paris-board-vp-tile = Ficha de PV: o primeiro do distrito recebe { $first }, o segundo { $second }, o terceiro { $third }.
paris-board-end-tiles = { $left ->
    [0] Todas as fichas de fim de jogo foram pegas.
    [1] Resta 1 ficha de fim de jogo. Com as pilhas vazias, pegá-la é uma ação.
   *[other] Restam { $left } fichas de fim de jogo. Com as pilhas vazias, pegar uma é uma ação.
  }
paris-board-screen = { $count ->
    [0] Atrás do escudo de { $seat }: francos, chaves, marcadores e fichas.
    [1] Atrás do escudo de { $seat }: francos, chaves, marcadores e fichas, entre elas uma de fim de jogo.
   *[other] Atrás do escudo de { $seat }: francos, chaves, marcadores e fichas, entre elas { $count } de fim de jogo.
}
    .you = { $count ->
        [0] Atrás do seu escudo: francos, chaves, marcadores e fichas.
        [1] Atrás do seu escudo: francos, chaves, marcadores e fichas, entre elas uma de fim de jogo.
       *[other] Atrás do seu escudo: francos, chaves, marcadores e fichas, entre elas { $count } de fim de jogo.
    }
paris-board-first = { $seat } joga primeiro: toda rodada começa aqui.
paris-board-francs = Francos: { $count }.
paris-board-keys = Chaves na mão: { $count }.
paris-board-reserve = Chaves na reserva: { $count }. As fichas de bônus 13 e 14 as põem em jogo.
paris-board-final-rounds = { $rounds ->
    [1] Esta é a rodada final.
   *[other] Esta rodada vai até o fim, depois vem a rodada final.
  }

## Where the points came from

paris-board-points-eight = Edifícios de valor 8
paris-board-points-prestige = Prestígio
paris-board-points-tiles = Fichas de bônus
paris-board-points-ends = Fichas de fim de jogo
paris-board-points-francs = Francos (ficha de bônus 27)
