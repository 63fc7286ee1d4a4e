paris-paris-lesson-open = Abrir uma loja
paris-paris-lesson-open-1 = Pegue qualquer uma das quatro fichas. Você abre uma loja na parada que a ficha indica.
paris-paris-lesson-open-1-done = A loja continua sua. Em cada rodada há uma ficha a mais do que jogadores, então sempre sobra uma.

paris-paris-lesson-small-tour = O pequeno tour
paris-paris-lesson-small-tour-1 = Você pega uma das duas fichas, e os visitantes vão à parada da outra. Deixe para eles a ficha de Les Halles, onde está a sua loja.
paris-paris-lesson-small-tour-1-done = Os visitantes chegaram a Les Halles, e a sua loja marcou um ponto: esse foi um pequeno tour. Toda rodada termina com um, na parada da ficha que ninguém pegou.
paris-paris-lesson-small-tour-1-own = Assim os visitantes iriam a Gare du Nord, longe da sua loja. Pegue essa ficha e deixe Les Halles para eles.

paris-paris-lesson-nearest = A loja mais próxima
paris-paris-lesson-nearest-1 = Visitantes que não encontram loja na parada seguem a linha até a mais próxima. Deixe a ficha que os leva à sua loja em Gare du Nord.
paris-paris-lesson-nearest-1-done = St-Nicolas estava vazia, e a sua loja ficava a uma parada. Os visitantes nunca mudam de linha.
paris-paris-lesson-nearest-1-far = Assim os visitantes iriam a Jardin des Plantes, e a loja mais próxima na linha amarela não é sua. Deixe para eles St-Nicolas, ao lado da sua loja.

paris-paris-lesson-round = O ônibus
paris-paris-lesson-round-1 = O ônibus está com quem começou esta rodada. Pegue qualquer ficha; depois o último jogador pega uma.
paris-paris-lesson-round-1-done = A ficha que ninguém pegou trouxe visitantes e agora está estacionada na vaga da cor dela. O ônibus passou para você.
paris-paris-lesson-round-2 = Quem tem o ônibus começa a rodada. Pegue qualquer ficha.
paris-paris-lesson-round-2-done = Depois de cada rodada, o ônibus passa para o jogador seguinte. As fichas ficam estacionadas até que sobre uma segunda da mesma cor.

paris-paris-lesson-crossing = Cruzamentos
paris-paris-lesson-crossing-1 = Pont Neuf é um cruzamento: duas linhas se encontram ali, e há lugar para duas lojas. Abra uma ao lado da que já está lá.
paris-paris-lesson-crossing-1-done = As duas lojas ficam, e cada uma pertence às duas linhas. Os visitantes que encontram um cruzamento vazio procuram nas duas linhas: pontua a loja mais próxima, ou todas as que estão igualmente próximas.
paris-paris-lesson-crossing-1-single = Essa parada fica em uma só linha e tem lugar para uma loja. Pegue a ficha de Pont Neuf.

paris-paris-lesson-push = Paradas cheias
paris-paris-lesson-push-1 = Os dois lugares de Pont Neuf estão ocupados. Abra uma loja lá mesmo assim e expulse a de quem está na frente.
paris-paris-lesson-push-1-done = A loja foi para o saco, onde ainda pode valer pontos no fim; com dois jogadores não há saco, e a loja volta para o dono. Onde só há um lugar, a loja que está nele é expulsa.
paris-paris-lesson-push-1-free = Há lugar em Invalides, então nenhuma loja seria expulsa. Pegue a ficha de Pont Neuf.
paris-paris-lesson-push-1-other = Esse jogador ainda não tem pontos. Expulse a loja de quem está na frente.

paris-paris-lesson-grand-tour = O grande tour
paris-paris-lesson-grand-tour-1 = Há uma ficha vermelha estacionada: a próxima ficha vermelha que sobrar manda o ônibus percorrer a linha vermelha. Deixe a ficha vermelha de Les Halles.
paris-paris-lesson-grand-tour-1-done = Primeiro veio o pequeno tour, em Les Halles. Depois o ônibus parou nos quatro cruzamentos vermelhos: a sua loja em Pont Neuf pontuou, e as vizinhas suas, nas duas linhas, também; quem não tem loja em um cruzamento não ganha nada pelas vizinhas.
paris-paris-lesson-grand-tour-1-kept = Assim a ficha vermelha fica com você, e o ônibus não sai. Pegue Odéon.

paris-paris-lesson-prepare = Onde o ônibus para
paris-paris-lesson-prepare-1 = Seja qual for a ficha que você pegar, a outra faz o ônibus azul partir. Abra a loja que rende mais.
paris-paris-lesson-prepare-1-done = Odéon é um cruzamento, e a sua loja em Saint-Michel fica ao lado: as duas pontuaram. Cruzamentos ao lado das suas lojas são os melhores lugares.
paris-paris-lesson-prepare-1-end = O ônibus só para em cruzamentos, e Buttes-Chaumont não é um deles. Abra a loja em Odéon, ao lado de Saint-Michel.

paris-paris-lesson-marker = O seu marcador secreto
paris-paris-lesson-marker-1 = Só você vê o seu marcador: ele é verde, então no fim o ônibus percorre mais uma vez a linha verde. Abra uma loja em um cruzamento dessa linha.
paris-paris-lesson-marker-1-done = Cada jogador tem um marcador de outra cor; com dois jogadores há mais um, revelado, e o último tour é na linha dele. Repare em quais linhas os outros apostam.
paris-paris-lesson-marker-1-off = Louvre fica nas linhas vermelha e violeta. O ônibus verde nunca passa lá.
paris-paris-lesson-marker-1-between = Notre-Dame fica na linha verde, mas não é um cruzamento. O ônibus só para em cruzamentos.

paris-paris-lesson-end = A última ficha
paris-paris-lesson-end-1 = Depois desta ficha o ônibus percorre a linha do marcador de cada um; o seu é azul. Pegue a ficha que dá a vitória a você.
paris-paris-lesson-end-1-done = Odéon é um cruzamento da sua linha e rendeu pontos em dois tours. Depois, quem tinha mais lojas no saco, sem empate, marcou um ponto por cada uma; vence quem tem mais pontos.
paris-paris-lesson-end-1-own = Em Louvre você só trocaria uma loja sua por outra. Odéon é um cruzamento da sua linha azul.
