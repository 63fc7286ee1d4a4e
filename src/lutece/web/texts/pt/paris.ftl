# Paris: tudo o que o jogo diz. As palavras do tabuleiro estão em paris-board.ftl.
#
# Formas: .o (com artigo), .em, .de (com preposição), .um (com artigo indefinido).

## Nomes

paris-kind-wood = madeira
    .o = a madeira
paris-kind-marble = mármore
    .o = o mármore
paris-kind-gold = ouro
    .o = o ouro
paris-kind-prestige-bronze = prestígio de bronze
    .o = o prestígio de bronze
paris-kind-prestige-silver = prestígio de prata
    .o = o prestígio de prata
paris-kind-prestige-gold = prestígio de ouro
    .o = o prestígio de ouro

paris-type-cafe = café
    .um = um café
    .o = o café
    .start = Café
paris-type-bakery = padaria
    .um = uma padaria
    .o = a padaria
    .start = Padaria
paris-type-residence = residência
    .um = uma residência
    .o = a residência
    .start = Residência
paris-type-restaurant = restaurante
    .um = um restaurante
    .o = o restaurante
    .start = Restaurante
paris-type-hotel = hotel
    .um = um hotel
    .o = o hotel
    .start = Hotel
paris-type-theatre = teatro
    .um = um teatro
    .o = o teatro
    .start = Teatro

# Os distritos têm os nomes dos componentes.
paris-district-other = { $name }

paris-landmark-luxembourg-gardens = Jardim de Luxem{ "\u00AD" }burgo
    .o = o Jardim de Luxemburgo
    .em = no Jardim de Luxemburgo
    .de = do Jardim de Luxemburgo
paris-landmark-tuileries = Tulherias
    .o = as Tulherias
    .em = nas Tulherias
    .de = das Tulherias
paris-landmark-grand-palais = Grand Palais
    .o = o Grand Palais
    .em = no Grand Palais
    .de = do Grand Palais
paris-landmark-opera-garnier = Ópera Garnier
    .o = a Ópera Garnier
    .em = na Ópera Garnier
    .de = da Ópera Garnier
paris-landmark-sacre-coeur = Sacré-Cœur
    .o = a Sacré-Cœur
    .em = na Sacré-Cœur
    .de = da Sacré-Cœur
paris-landmark-notre-dame = Notre-Dame
    .o = a Notre-Dame
    .em = na Notre-Dame
    .de = da Notre-Dame
paris-landmark-louvre = Louvre
    .o = o Louvre
    .em = no Louvre
    .de = do Louvre
paris-landmark-eiffel-tower = Torre Eiffel
    .o = a Torre Eiffel
    .em = na Torre Eiffel
    .de = da Torre Eiffel
paris-landmark-other = { $name }
    .o = { $name }
    .em = em { $name }
    .de = de { $name }

paris-place-arc = o Arco do Triunfo
    .em = no Arco do Triunfo
    .de = do Arco do Triunfo
paris-place-bank = o banco de { $district }
    .em = no banco de { $district }
    .de = do banco de { $district }
paris-place-building = { $district } { $value }
    .em = em { $district } { $value }
    .de = de { $district } { $value }
paris-place-landmark = { $landmark-o } em { $district }
    .em = { $landmark-em } em { $district }
    .de = { $landmark-de } em { $district }

paris-end-vp = { $count } PV
paris-end-francs = { $count ->
    [1] { $count } franco
   *[other] { $count } francos
}
paris-end-wood = madeira
paris-end-marble = mármore
paris-end-gold = ouro
paris-end-prestige-bronze = prestígio de bronze
paris-end-prestige-silver = prestígio de prata
paris-end-prestige-gold = prestígio de ouro
paris-end-any-resource = um recurso à escolha
paris-end-any-prestige = um prestígio à escolha

paris-way-token = um marcador
paris-way-tile = a ficha de bônus { $number }
paris-way-end = uma ficha de fim de jogo

paris-amount-francs = { $count ->
    [1] { $count } franco
   *[other] { $count } francos
}
paris-amount-vp = { $count } PV
paris-amount-wood = { $count ->
    [1] { $count } madeira
   *[other] { $count } madeiras
}
paris-amount-marble = { $count ->
    [1] { $count } mármore
   *[other] { $count } mármores
}
paris-amount-gold = { $count ->
    [1] { $count } ouro
   *[other] { $count } ouros
}
paris-amount-prestige-bronze = { $count ->
    [1] { $count } prestígio de bronze
   *[other] { $count } prestígios de bronze
}
paris-amount-prestige-silver = { $count ->
    [1] { $count } prestígio de prata
   *[other] { $count } prestígios de prata
}
paris-amount-prestige-gold = { $count ->
    [1] { $count } prestígio de ouro
   *[other] { $count } prestígios de ouro
}
paris-amount-prestige = até { $count } PV por prestígio
paris-amount-bonus = uma ficha de bônus
paris-amount-paid-bonus = { $count ->
    [1] uma ficha de bônus por { $count } franco
   *[other] uma ficha de bônus por { $count } francos
}

## O que fazem as fichas de bônus

paris-effect-gift = { $gift }
paris-effect-counts-as = conta como 1 { $kind }
paris-effect-any-prestige = conta como 1 prestígio à sua escolha
paris-effect-any-resource = conta como 1 recurso à sua escolha
paris-effect-two-prestige = conta como 1 ou 2 prestígios à sua escolha
paris-effect-two-resources = conta como 1 ou 2 recursos à sua escolha
paris-effect-per-building = { $each } PV por edifício de valor { $value } que você ocupa
paris-effect-share-own = mover uma chave para onde já há uma das suas
paris-effect-share-others = mover uma chave para onde há chaves de outros jogadores
paris-effect-key = pagar { $price-words } por uma das suas chaves da reserva
paris-effect-any-tile = pegar qualquer ficha de bônus da trilha; seu meeple fica onde está
paris-effect-per-tile = { $each } PV por cada outra ficha de bônus não usada que você tem
paris-effect-prestige-pairs = { $each } PV por par de marcadores de prestígio iguais que você devolve
paris-effect-resources-pairs = { $each } PV por par de marcadores de recurso iguais que você devolve
paris-effect-meeple-back = recuar seu meeple até { $spaces } espaços e pegar a ficha que está lá
paris-effect-per-franc = no fim, 1 PV por franco
paris-effect-per-landmark = { $each } PV por monumento que você ocupa
paris-effect-per-types = { $scale } PV por 4/5/6/7 tipos diferentes

## O que se pede

paris-ask-nothing = A partida acabou.
paris-ask-main = { $seat }: coloque ou mova uma chave. Você também pode comprar, vender e usar fichas.
    .you = Coloque ou mova uma chave. Você também pode comprar, vender e usar fichas.
paris-ask-main-late = { $seat }: coloque uma chave, mova uma chave ou pegue uma ficha de fim de jogo. Você também pode comprar, vender e usar fichas.
    .you = Coloque uma chave, mova uma chave ou pegue uma ficha de fim de jogo. Você também pode comprar, vender e usar fichas.
paris-ask-main-done = { $seat }: compre, venda, use fichas ou encerre seu turno.
    .you = Compre, venda, use fichas ou encerre seu turno.
paris-ask-draw = { $seat }: vire a ficha de edifício do topo de uma das pilhas.
    .you = Vire a ficha de edifício do topo de uma das pilhas.
paris-ask-site = { $seat }: escolha um distrito para o edifício.
    .you = Escolha um distrito para o edifício.
paris-ask-target = { $seat }: escolha para onde mover a chave.
    .you = Escolha para onde mover a chave.
paris-ask-pay = { $seat }: escolha o que gastar como { $kind }.
    .you = Escolha o que gastar como { $kind }.
paris-ask-vp-tile = { $seat }: quarta chave! Você pode colocar uma ficha de PV: ela define quanto marcam no fim o 1º, o 2º e o 3º em um distrito à sua escolha.
    .you = Quarta chave! Você pode colocar uma ficha de PV: ela define quanto marcam no fim o 1º, o 2º e o 3º em um distrito à sua escolha.
paris-ask-vp-site = { $seat }: escolha um distrito para a ficha de PV.
    .you = Escolha um distrito para a ficha de PV.
paris-ask-bonus = { $francs ->
    [0] { $seat }: você pode pegar uma ficha de bônus. Seu meeple vai até ela e não pode voltar.
   *[other] { $seat }: você pode pegar uma ficha de bônus por { $francs-words }. Seu meeple vai até ela e não pode voltar.
}
    .you = { $francs ->
        [0] Você pode pegar uma ficha de bônus. Seu meeple vai até ela e não pode voltar.
       *[other] Você pode pegar uma ficha de bônus por { $francs-words }. Seu meeple vai até ela e não pode voltar.
    }
paris-ask-bonus-too-dear = { $seat }: você pode vender marcadores ou fichas, ou usar fichas que dão francos, para pegar uma ficha de bônus por { $francs-words }.
    .you = Você pode vender marcadores ou fichas, ou usar fichas que dão francos, para pegar uma ficha de bônus por { $francs-words }.
paris-ask-prestige = { $seat }: você pode entregar { $kind } por { $vp } PV ({ $landmark }).
    .you = Você pode entregar { $kind } por { $vp } PV ({ $landmark }).
paris-ask-pick = { $seat }: escolha uma ficha de bônus para pegar com a ficha { $number }.
    .you = Escolha uma ficha de bônus para pegar com a ficha { $number }.
paris-ask-return = { $seat }: escolha um par para devolver por { $vp } PV (ficha { $number }).
    .you = Escolha um par para devolver por { $vp } PV (ficha { $number }).
paris-ask-end-tile = { $seat }: pegue uma das fichas de fim de jogo.
    .you = Pegue uma das fichas de fim de jogo.

## O que faz uma decisão

paris-do-draw = Virar da pilha { $pile }: um edifício de { $district }
paris-do-site = Colocar { $type-o } de valor { $value } em { $district }
paris-do-place = { $francs ->
    [0] Colocar uma chave { $place-em }
   *[other] Colocar uma chave { $place-em } e receber { $francs-words }
}
paris-do-move = Mover sua chave { $place-de }
paris-do-to = Mover a chave para { $place }, { $type }, por { $cost }{ $tiles ->
    [none] { "" }
   *[other] { ", usando a ficha " }{ $tiles }
}{ $gains ->
    [none] { "" }
   *[other] ; receber { $gains }
}
paris-do-to-landmark = Mover a chave para { $place } por { $cost }{ $tiles ->
    [none] { "" }
   *[other] { ", usando a ficha " }{ $tiles }
}{ $gains ->
    [none] { "" }
   *[other] ; receber { $gains }
}
paris-do-build = Construir { $place } e mover a chave para lá por { $cost }{ $gains ->
    [none] { "" }
   *[other] ; receber { $gains }
}
paris-do-take = Olhar as fichas de fim de jogo e pegar uma
paris-do-pass = Passar: nenhuma ação é possível sem gastar uma ficha
paris-do-end = Encerrar seu turno
paris-do-buy = Comprar { $kind } por { $francs-words }
paris-do-sell = Vender { $kind } por { $francs-words }
paris-do-sell-tile = Vender a ficha de bônus { $tile } por { $francs-words }
paris-do-sell-end = Vender sua ficha de fim de jogo ({ $end }) por { $francs-words }
paris-do-use = Usar a ficha de bônus { $tile }: { $effect }
paris-do-use-counting = Usar a ficha de bônus { $tile }: { $effect } (agora { $vp } PV)
paris-do-use-end = Usar sua ficha de fim de jogo: { $end }
paris-do-end-tile = Pegar a ficha de fim de jogo: { $end }
paris-do-pay = Gastar { $way } como { $kind }
paris-do-vp = Colocar a ficha de PV { $first }/{ $second }/{ $third }
paris-do-vp-none = Não colocar ficha de PV
paris-do-vp-site = Colocá-la em { $district }
paris-do-bonus = { $francs ->
    [0] Pegar a ficha de bônus { $tile }: { $effect }
   *[other] Pegar a ficha de bônus { $tile } por { $francs-words }: { $effect }
}
paris-do-bonus-none = Não pegar ficha de bônus
paris-do-prestige = Entregar { $way } como { $kind } por { $vp } PV
paris-do-prestige-none = Não entregar nada neste espaço
paris-do-return = Devolver dois marcadores de { $kind } por { $vp } PV
paris-do-return-none = Não devolver mais pares

## O que aconteceu

paris-drew = { $seat } vira um edifício: { $tile }.
paris-built = { $place }: agora há { $type-um }.
paris-fits-nowhere = { $tile } não cabe em lugar nenhum e sai do jogo.
paris-placed = { $gain ->
    [none] { $seat } coloca uma chave { $place-em }.
   *[other] { $seat } coloca uma chave { $place-em } (+{ $gain }).
}
paris-set-out = { $seat } paga { $francs-words } para ir { $from-de } para { $place }.
paris-moved = { $seat } move uma chave para { $place }.
paris-landmark-built = { $seat } constrói { $place }.
paris-paid = { $seat } gasta { $way } como { $kind }.
paris-shared = { $seat } usa a ficha de bônus { $number } para dividir o local.
paris-second-unit-sold = { $seat } vende a segunda unidade da ficha de bônus { $number } por { $francs-words }.
paris-vp-tile-laid = { $seat } coloca a ficha de PV { $vp_tile } em { $district }.
paris-vp-tile-declined = { $seat } não coloca ficha de PV.
paris-token-taken = { $seat } pega { $kind-o } ao lado de { $place }.
paris-bonus-taken = { $seat } pega a ficha de bônus { $number }.
paris-eight-scores = { $seat } recebe { $vp } PV.
paris-prestige-given = { $seat } entrega { $prestige_way } como { $kind } e recebe { $vp } PV.
paris-bought = { $seat } compra { $kind } por { $francs-words }.
paris-sold = { $seat } vende { $kind } por { $francs-words }.
paris-tile-sold = { $seat } vende a ficha de bônus { $number } por { $francs-words }.
paris-end-sold = { $seat } vende uma ficha de fim de jogo ({ $end }) por { $francs-words }.
paris-used-tile = { $gain ->
    [none] { $seat } usa a ficha de bônus { $number }.
   *[other] { $seat } usa a ficha de bônus { $number } (+{ $gain }).
}
paris-used-end = { $seat } usa uma ficha de fim de jogo: { $end }.
paris-key-bought = { $seat } usa a ficha de bônus { $number }: uma chave da reserva por { $francs-words }.
paris-returned-pair = { $seat } devolve dois marcadores de { $kind } e recebe { $vp } PV.
paris-looked = { $seat } olha as fichas de fim de jogo.
paris-end-kept = { $seat } fica com uma, sem mostrá-la.
paris-end-taken = É a ficha: { $end }.
paris-passed = { $seat } passa.
paris-last-end-tile = { $seat } pegou a última ficha de fim de jogo: esta rodada vai até o fim, e depois há mais uma.
paris-final-round = Começa a rodada final.
paris-francs-score = { $seat } recebe { $vp } PV pelos francos (ficha de bônus 27).
paris-district-scores = { $level ->
    [1] { $seat }, 1º lugar em { $district }: { $vp } PV.
    [2] { $seat }, 2º lugar em { $district }: { $vp } PV.
   *[other] { $seat }, 3º lugar em { $district }: { $vp } PV.
}
paris-game-over = A partida acabou.

## Por que não

paris-why-over = A partida acabou.
paris-why-no-such = Não existe essa decisão.
paris-why-not-asked = Há outra escolha a fazer antes.
paris-why-acted = Você já realizou a ação deste turno.
paris-why-act-first = Primeiro realize uma ação: coloque uma chave, mova uma chave ou pegue uma ficha de fim de jogo.
paris-why-piles-left = Fichas de fim de jogo só podem ser pegas quando todas as pilhas estão vazias.
paris-why-ends-gone = Todas as { $count } fichas de fim de jogo já foram pegas.
paris-why-no-pass = Você não pode passar: há uma ação possível sem gastar fichas.
paris-why-no-key-in-hand = Você não tem chaves na mão.
paris-why-key-there = Já há uma das suas chaves lá.
paris-why-no-key-can = Nenhuma das suas chaves pode ir para lá. É preciso ter uma no banco deste distrito, em um local dele de valor menor ou, se o destino já estiver no tabuleiro, no Arco.
paris-why-no-key-on = Você não tem chave { $place-em }.
paris-why-nowhere-to-go = Dali sua chave não alcança nenhum local que você possa pagar agora.
paris-why-not-built = Ainda não há edifício { $place-em }.
paris-why-elsewhere = Outro distrito já tem { $landmark-o }.
paris-why-other-district = Só uma chave no Arco muda de distrito.
paris-why-not-higher = Sua chave já está em um local que vale tanto quanto { $place }, ou mais.
paris-why-arc-adds-none = Uma chave no Arco não está em nenhum distrito e não pode acrescentar monumentos.
paris-why-must-top = Um novo monumento tem que valer mais do que todos os que já estão no distrito.
paris-why-occupied = Já há uma chave { $place-em }, e você não tem a ficha de bônus (9 ou 16) para dividir o local.
paris-why-too-dear = Ir para { $place } custa { $francs-words }; você tem { $held }.
paris-why-no-resources = Faltam recursos para { $place }.
paris-why-not-now = Sua chave não pode ir para { $place } agora.
paris-why-only-forward = Seu meeple só anda para a frente.
paris-why-space-empty = O espaço { $space } está vazio.
paris-why-had-tile = Você já teve a ficha de bônus { $number }.
paris-why-sell-first = Faltam francos: antes venda ou use algo que dê francos.
paris-why-no-supply = Não há { $kind } na reserva geral.
paris-why-kind-too-dear = Faltam francos: { $kind-o } custa { $francs-words }.
paris-why-none-held = Você não tem { $kind }.
paris-why-tile-used = Você já usou a ficha de bônus { $number }.
paris-why-no-tile = Você não tem a ficha de bônus { $number }.
paris-why-tile-needs-key = A ficha de bônus { $number } exige os francos indicados e uma chave na reserva.
paris-why-tile-needs-pair = A ficha de bônus { $number } exige um par de marcadores iguais.
paris-why-tile-finds-none = Com a ficha de bônus { $number } não há ficha que você possa pegar.
paris-why-tile-no-effect = A ficha de bônus { $number } não teria efeito agora.
paris-why-no-end-tile = Você não tem essa ficha de fim de jogo.
paris-why-none-left = Não resta nenhuma ficha dessas.
paris-why-no-site = O espaço está ocupado, ou o distrito já tem esse tipo.
paris-why-vp-tile-gone = Essa ficha de PV já está em um distrito.
paris-why-vp-site-taken = Esse distrito já tem uma ficha de PV.
paris-why-not-so = Você não pode pagar assim a próxima unidade.
paris-why-no-prestige = Você não tem esse prestígio.
paris-why-no-pair = Você não tem esse par de marcadores.
paris-why-one-pair = Devolva pelo menos um par.
paris-why-no-tile-there = Lá não há ficha que você possa pegar.
paris-why-pile-empty = Essa pilha está vazia.

paris-heading-end = Quando terminar
paris-heading-place = Colocar uma chave da mão
paris-heading-move = Mover uma chave
paris-heading-take = Pegar
paris-heading-pass = Passar
paris-heading-bonus = Ficha de bônus
paris-heading-use = Usar uma ficha
paris-heading-buy = Comprar
paris-heading-sell = Vender

## Sources of points

paris-source-districts = Distritos
paris-source-landmarks = Prestígio nos monumentos
paris-source-eights = Edifícios de valor 8
paris-source-francs = Francos (ficha 27)
paris-source-gifts = Fichas de bônus de pontos fixos
paris-source-per-building = Fichas de bônus por edifício
paris-source-per-tile = Ficha de bônus 20, por ficha
paris-source-pairs = Fichas de bônus 23 e 24, pares
paris-source-per-landmark = Ficha de bônus 29, por monumento
paris-source-per-types = Ficha de bônus 30, por tipo
paris-source-end-tiles = Fichas de fim de jogo
