paris-lesson-turn = Um turno
paris-lesson-turn-1 = Todo turno começa com um edifício. Vire um de qualquer pilha.
paris-lesson-turn-1-done = O edifício vai para o espaço que a ficha indica.
paris-lesson-turn-2 = Depois você faz uma só ação. Coloque uma chave em um banco: o banco paga a você em francos.
paris-lesson-turn-2-done = O banco pagou a você, e a sua chave continua ali.
paris-lesson-turn-2-arc = Uma chave no Arco não rende nada por enquanto. Escolha um banco.
paris-lesson-turn-2-end = Você ainda não fez nada. Coloque uma chave em um banco.
paris-lesson-turn-3 = Uma só ação por turno. Encerre o turno.
paris-lesson-turn-3-done = Vire um edifício, faça uma ação, encerre o turno: isso é Paris.

paris-lesson-bank = Os bancos
paris-lesson-bank-1 = Cada banco paga uma quantia diferente. Coloque uma chave no banco que paga mais a você agora.
paris-lesson-bank-1-done = Você pode ter uma chave em cada banco e uma no Arco. As chaves dos outros ali não importam.
paris-lesson-bank-1-twice = A sua chave já está neste banco, e você só pode ter uma ali. Escolha outro banco.
paris-lesson-bank-1-arc = O Arco não paga nada. Escolha um banco.
paris-lesson-bank-1-less = Outro banco em que você não tem chave paga mais.

paris-lesson-move = De um banco a um edifício
paris-lesson-move-1 = Mova a sua chave do banco de Montmartre para o edifício de valor 4. Você paga o valor dele em francos.
paris-lesson-move-1-done = O edifício é seu, e também o marcador que estava ao lado. Enquanto a sua chave estiver ali, ninguém mais pode ir para lá sem uma ficha especial.
paris-lesson-move-1-place = Desta vez, mova a chave que está no banco de Montmartre.

paris-lesson-up = Subir no distrito
paris-lesson-up-1 = Mova a sua chave do edifício de valor 3 para o de valor 5. Você paga só a diferença.
paris-lesson-up-1-done = Vários passos pequenos não custam mais francos do que um grande, e cada um traz alguma coisa. Na sua vez, depois de virar um edifício, você pode vender marcadores no mercado quando quiser.
paris-lesson-up-1-down = O valor 1 é menor do que o do local da sua chave. As chaves só sobem.
paris-lesson-up-1-place = Desta vez, mova a chave que está no edifício de valor 3.

paris-lesson-arc = O Arco
paris-lesson-arc-1 = Uma chave no Arco pode ir a um edifício de qualquer distrito. Mova a sua para o edifício de valor 5 de La Villette.
paris-lesson-arc-1-done = Do Arco você paga o valor inteiro, como de um banco; todas as outras chaves ficam no próprio distrito. Um edifício de valor 8 custa também 1 madeira e rende 2 pontos na hora.
paris-lesson-arc-1-bank = Uma chave em um banco fica no próprio distrito. Mova a chave do Arco.
paris-lesson-arc-1-low = A chave também poderia ir para lá. Desta vez, escolha o valor 5 em La Villette.
paris-lesson-arc-1-place = Desta vez, mova a chave que está no Arco.

paris-lesson-bonus = Fichas de bônus
paris-lesson-bonus-1 = A sua chave está em um edifício de valor 1, que dá uma ficha de bônus. Pegue a ficha 5 da trilha.
paris-lesson-bonus-1-done = O seu meeple avançou até a ficha 5. Ele não volta, então você não pode mais pegar as fichas que ele passou.
paris-lesson-bonus-1-none = Aqui a ficha de bônus é de graça. Pegue a ficha 5.
paris-lesson-bonus-1-other = Você pode pegar qualquer ficha à frente do seu meeple. Desta vez, pegue a 5, que traz francos.
paris-lesson-bonus-2 = Use a ficha: escolha-a abaixo dos seus francos.
paris-lesson-bonus-2-done = Cada ficha é usada uma única vez, agora ou em outro turno seu.
paris-lesson-bonus-2-end = Você poderia guardar a ficha para depois. Desta vez, use-a antes de encerrar o turno.

paris-lesson-points = Fichas que dão pontos
paris-lesson-points-1 = Você tem dois edifícios de valor 1, e a ficha 6 dá pontos por cada um. Pegue-a.
paris-lesson-points-1-done = A ficha 6 é sua.
paris-lesson-points-1-none = Aqui a ficha de bônus é de graça. Pegue a ficha 6.
paris-lesson-points-1-other = Você pode pegar essa, mas a ficha 6 conta o que você tem agora. Pegue a 6.
paris-lesson-points-2 = Use a ficha 6.
paris-lesson-points-2-done = Uma ficha conta o que você tem ao usá-la. Pegue as que servem ao que você tem ou espera ter.
paris-lesson-points-2-end = Você poderia guardar a ficha, mas as suas chaves podem seguir adiante. Use-a agora.

paris-lesson-landmark = Monumentos
paris-lesson-landmark-1 = Construa o Jardim de Luxemburgo em Chaillot: mova para lá a sua chave do edifício de valor 5. Você paga a diferença em francos e também o mármore.
paris-lesson-landmark-1-done = Agora o monumento está em Chaillot, com a sua chave nele. O próximo monumento ali tem que valer mais.
paris-lesson-landmark-1-place = Desta vez, mova a chave do edifício de valor 5 de Chaillot.
paris-lesson-landmark-1-low = Isso também é possível. Desta vez, construa o monumento em Chaillot.
paris-lesson-landmark-2 = As medalhas são prestígio, e um monumento transforma prestígio em pontos. Entregue o seu.
paris-lesson-landmark-2-done = Cada espaço recebe um prestígio do tipo indicado. Para quem vier depois, os espaços estão livres de novo.
paris-lesson-landmark-2-none = Assim o seu prestígio não renderia nada aqui. Entregue-o.

paris-lesson-vp-tile = Quanto vale um distrito
paris-lesson-vp-tile-1 = Há três chaves nos edifícios de Montmartre. Acrescente a quarta: mova a sua chave do banco para o edifício de valor 2.
paris-lesson-vp-tile-1-done = A quarta chave em um distrito permite que você coloque uma ficha de PV.
paris-lesson-vp-tile-1-place = Desta vez, mova a chave que está no banco de Montmartre.
paris-lesson-vp-tile-1-other = Essas chaves já estão no lugar. Mova a que está no banco.
paris-lesson-vp-tile-2 = Escolha uma ficha de PV e coloque-a no distrito em que os seus locais valem mais.
paris-lesson-vp-tile-2-done = No fim, quem tiver os locais de maior valor em Montmartre marca o primeiro número da ficha. O segundo e o terceiro marcam menos.
paris-lesson-vp-tile-2-none = Esta chance não volta. Escolha uma ficha.
paris-lesson-vp-tile-2-away = Você não tem nada ali, e os pontos iriam para outros. Coloque-a em Montmartre.

paris-lesson-end = O último turno
paris-lesson-end-1 = Só La Villette tem uma ficha de PV; ali o total do outro jogador é 8, e o seu, 2 + 5 = 7. Mova uma chave para que o seu seja maior.
paris-lesson-end-1-done = Agora o seu total em La Villette é 9, e o do outro jogador, 8. Quando as pilhas acabam, a ação também pode ser pegar uma ficha de fim de jogo; pouco depois que alguém pega a última, o jogo termina.
paris-lesson-end-1-tie = Assim os dois teriam 8, e o desempate seria pelo local de maior valor, que é do outro.
paris-lesson-end-1-away = Ali não há ficha de PV, então esse distrito não dá pontos. Mova uma chave em La Villette.
paris-lesson-end-2 = Encerre o turno, o último da partida.
paris-lesson-end-2-done = Quem é primeiro em La Villette marca o primeiro número da ficha; o segundo, o seguinte. Vence quem tem mais pontos.
