
lessons-title = Aprenda a jogar { $game }
lessons-about = { $count } exercícios curtos no tabuleiro de verdade. Experimente uma jogada, e a lição diz se é a certa.
lessons-begin = Começar
lessons-go-on = Continuar
lessons-again = Recomeçar da primeira
lessons-list = Todas as lições
lessons-none = Não há lições aqui

lesson-title = { $lesson } · { $game }
lesson-panel = A lição
lesson-place = Lição { $place } de { $count }
lesson-step = Passo { $step } de { $steps }
lesson-is-done = feita
lesson-not-it = Isso é permitido, mas não é o assunto desta lição.
lesson-show = Mostrar
lesson-again = Tentar de novo
lesson-next = Próxima lição
lesson-first-game = Jogar a primeira partida
lesson-first-game-about = É só isso. Agora jogue uma partida inteira contra um novato, com dicas quando quiser e um aviso antes de uma jogada que custa caro.
lesson-you = Você
lesson-other = { $number ->
    [1] Bruno
    [2] Clara
   *[other] Denis
}



notify-turn-title = Sua vez em { $game }
notify-turns-title = Sua vez em { $count } mesas
notify-line = { $game } com { $others }
notify-line-minutes = { $game } com { $others } · { $minutes ->
    [1] falta { $minutes } minuto
   *[other] faltam { $minutes } minutos
  }
notify-line-hours = { $game } com { $others } · { $hours ->
    [1] falta { $hours } hora
   *[other] faltam { $hours } horas
  }
notify-mail-stop = Você pediu estes e-mails ao Lutèce. Para não receber mais:
notify-webhook-stop = Você pode desligar estas mensagens no Lutèce, na página “Seu nome”.
notify-confirm-subject = Confirme seu e-mail para o Lutèce
notify-confirm-words = Alguém informou este endereço em { $server } para receber um e-mail quando for a sua vez em uma partida. Se foi você, abra este link:
notify-confirm-not-you = Se não foi você, não precisa fazer nada: nenhum outro e-mail chegará.
notify-test-title = Lutèce: um teste
notify-test = É assim que você saberá que é a sua vez.


notify-heading = Quando for a minha vez
notify-about = Quando você está longe das mesas, o Lutèce pode avisar que é a sua vez: uma mensagem por turno, ou uma só para várias mesas.
notify-push = Notificações neste navegador
notify-push-on = Avisar neste navegador
notify-push-label = { $browser } no { $system }
notify-push-denied = Este navegador bloqueia as notificações deste site. Permita-as nas configurações do site e tente de novo.
notify-push-none = Este navegador não recebe notificações. No iPhone ou iPad, adicione primeiro a página à Tela de Início.
notify-push-insecure = As notificações precisam de um endereço com https, ou localhost.
notify-push-failed = O serviço de notificações do navegador não responde. Tente mais tarde.
notify-mail = E-mail
notify-mail-address = Endereço de e-mail
notify-mail-add = Enviar um link para confirmar
notify-mail-sent = O e-mail foi enviado. Abra o link que vem nele para confirmar o endereço.
notify-webhook = Webhook
notify-webhook-about = Para um canal do Discord ou do Slack, ou um programa seu: um endereço https que aceita JSON com “content” e “text”.
notify-webhook-url = Endereço do webhook
notify-webhook-add = Adicionar
notify-added = Os avisos chegarão aqui.
notify-push-kind = Notificações
notify-removed = Excluído.
notify-here = { $name } (este navegador)
notify-test-do = Enviar um teste
notify-tested = O teste foi enviado.
notify-again = Enviar o link de novo
notify-unconfirmed = ainda não confirmado
notify-problem = A última mensagem não chegou: { $reason }
notify-disabled = Desativado depois de várias falhas. { $reason } Um teste bem-sucedido o reativa.
notify-confirm-title = Confirmar este endereço de e-mail?
notify-confirm-about = Você receberá um e-mail aqui quando for a sua vez e você não estiver na mesa.
notify-confirm-do = Confirmar
notify-confirmed = O endereço está confirmado. Todo e-mail traz um link para não receber mais.
notify-stop-title = Parar estes e-mails?
notify-stop-about = O Lutèce não enviará mais e-mails para este endereço.
notify-stop-do = Parar os e-mails
notify-stopped = Nenhum outro e-mail chegará a este endereço.
notify-link-old = Este link não vale mais: o endereço foi removido, ou não foi confirmado a tempo.
notify-home = Ao salão


vacation-heading = Férias
vacation-about = Enquanto você está de férias, seu relógio fica parado nas mesas com 12 horas ou mais por turno ou por partida, e nenhuma notificação é enviada. Você ainda pode jogar. Os outros veem ao lado do seu nome que você está de férias.
vacation-left = { $days ->
    [1] Resta { $days } dos { $all } dias deste ano
   *[other] Restam { $days } dos { $all } dias deste ano
}
vacation-on = Você está de férias.
vacation-start = Sair de férias
vacation-end = Voltei
vacation-started = Boas férias! Seus relógios pararam.
vacation-ended = Que bom ter você de volta. Seus relógios voltaram a andar.


server-target-address = Não é possível enviar mensagens: o endereço não é válido.
server-target-private = Mensagens não são enviadas a endereços privados.
server-target-unknown-host = Não é possível enviar mensagens: não existe servidor com esse nome.
server-target-unreachable = O servidor de destino não responde.
server-target-rejected = O servidor de destino recusa a mensagem.
server-target-gone = Este navegador não recebe mais mensagens: ative as notificações de novo.
server-target-keys = As chaves de notificação deste navegador não são válidas.
server-mail-down = O servidor de e-mail não responde. Tente mais tarde.
server-no-mail-here = Este servidor não envia e-mails.
server-unknown-channel = Você não tem esse canal de notificação.
server-too-many-channels = Você já tem { $count } canais de notificação: remova um primeiro.
server-no-vacation-left = Você não tem mais dias de férias neste ano.



page-title = Lutèce · Paris e Paris Paris on-line
page-nav = Menu
page-lobby = Salão
page-rules = Regras
page-account = Seu nome
page-language = Idioma
page-theme = Tema
page-theme-is = Tema: { $theme }
page-theme-auto = Igual ao do aparelho
page-theme-light = Dia
page-theme-dark = Noite
page-sound = Tocar um som quando for a minha vez
page-sound-on = O som está ligado
page-sound-off = O som está desligado
page-motion = Animações
page-motion-off = nenhuma
page-motion-slow = lentas
page-motion-normal = normais
page-motion-fast = rápidas
page-confirming = Confirmar antes de uma jogada que encerre o meu turno ou não possa ser desfeita
page-warning = Avisar antes de um erro grave, nas partidas contra bots
page-preferences = Preferências
page-close = Fechar
page-cancel = Cancelar
page-save = Salvar
page-copy-link = Copiar
page-copied = Copiado
page-try-again = Tentar de novo
page-try-now = Tentar agora
page-lost = Essa página não existe. Você está no salão.
page-problem-title = Não foi possível carregar
page-problem-offline = O servidor não responde. Ele está ligado? E você, está on-line?
page-problem-server = O servidor não conseguiu fazer isso (erro { $status }).
page-problem-page = Algo deu errado nesta página. Tente recarregá-la.

game-paris = Paris
game-paris-paris = Paris Paris


lobby-over = Dois jogos, uma cidade
lobby-welcome = Bienvenue, sente-se
lobby-welcome-back = Que bom ver você, { $name }
lobby-lead = Envie um link aos amigos ou jogue já contra bots. Sem conta, nada para instalar.
lobby-your-name = Seu nome na mesa
lobby-name-made-up = É um nome que inventamos para você: troque se quiser.
lobby-you-are = Você joga como { $name }
lobby-that-is-me = Sou eu
lobby-about-paris = Suba dos bancos às fachadas imponentes em volta do Arco e construa os monumentos de uma nova cidade.
lobby-about-paris-paris = Abra lojas onde os ônibus de turistas vão parar. Fácil de aprender, disputado até o fim.
lobby-facts = { $fewest }–{ $most } jogadores
lobby-minutes = { $minutes } minutos
lobby-play-now = Jogar agora contra bots
lobby-new-table = Criar uma mesa
lobby-learn = Nunca jogou? Aprenda em poucos minutos
lobby-lessons = Lições
lobby-lessons-of = Lições: { $game }
table-learn = Não conhece o jogo? Lições curtas mostram como se joga.
table-learn-go = Mostrar
table-learn-no = Agora não
lobby-puzzles = Problemas
lobby-title-new = Uma nova mesa · Lutèce
lobby-mine = Suas mesas
lobby-open = Mesas abertas
lobby-open-none = Nenhuma mesa está esperando jogadores agora. Crie uma, e os outros a verão aqui.
lobby-running = Em andamento: assistir
lobby-done = Encerradas
lobby-waiting =
    { $free ->
        [1] esperando um jogador
       *[other] esperando { $free } jogadores
    }
lobby-over-state = encerrada
lobby-won = { $count ->
    [1] vitória de { $names }
   *[other] vitória compartilhada: { $names }
}
lobby-your-turn = Sua vez
lobby-turn-of = { $name } está pensando
lobby-footer = Lutèce é um projeto independente; Paris é um jogo de Wolfgang Kramer e Michael Kiesling, Paris Paris de Michael Schacht.
lobby-mistakes = Meus erros: o que as partidas analisadas ensinam


new-title = Uma nova mesa de { $game }
new-seats = Quem vai jogar?
new-seat = Lugar { $seat }
new-add-seat = Adicionar um lugar
new-remove-seat = Remover este lugar
new-hot-seat = Quem divide esta tela joga um de cada vez: entre um turno e outro cai uma cortina, para que ninguém veja o que os outros têm.
new-beside = Quem vai se sentar aqui?
new-nobody = Você não vai jogar: vai assistir.
new-pace = Em que ritmo?
new-options = Variantes
new-hints = Dicas
new-hints-about = Todos podem pedir dicas, e quem se senta concorda com isso. O resultado mostra quantas foram usadas.
new-components = Componentes personalizados
new-components-about = Um arquivo de componentes com seus próprios números ou nomes; “lutece components --export” gera um modelo. Ao renomear uma parada, uma linha ou um monumento, troque o nome em todo o arquivo.
new-open = Abrir a mesa
new-begin = Começar
seat-me = Eu
seat-me-about = você, neste aparelho
seat-link = Um amigo
seat-link-about = entra pelo seu link
seat-open = Qualquer pessoa
seat-open-about = a mesa aparece no salão
seat-bot = Um bot
pace-none = Sem limite de tempo
pace-none-about = Cada um pensa o tempo que precisar.
pace-live-about = Todos jogam agora; o tempo de cada turno é curto.
pace-day-about = Volte quando quiser: você tem um dia para cada turno seu.

option-paris-free-placement = Colocação livre
option-paris-free-placement-about = Cada edifício que você vira vai para um distrito à sua escolha (P-11).
option-paris-random-setup = Preparação aleatória
option-paris-random-setup-about = Marcadores e fichas de bônus são embaralhados no tabuleiro (P-10).
option-paris-arc-builds-landmarks = Monumentos a partir do Arco
option-paris-arc-builds-landmarks-about = Uma chave no Arco pode acrescentar um monumento em qualquer distrito (P-23).
option-paris-even-start = Início equilibrado
option-paris-even-start-about = O jogador inicial leva vantagem: os demais começam com mais francos (P-2).
option-paris-open-screens = Informação aberta
option-paris-open-screens-about = Tudo atrás dos escudos é mostrado, menos as fichas de fim de jogo (P-44).

level-random = Aleatório
level-random-about = faz qualquer jogada permitida
level-greedy = Ganancioso
level-greedy-about = pega o máximo de pontos que puder na hora
level-shrewd = Astuto
level-shrewd-about = escolhe a jogada que promete a maior vantagem, sem olhar adiante
level-novice = Novato
level-novice-about = olha um pouco à frente e se contenta com uma jogada razoável
level-casual = Casual
level-casual-about = pensa um instante
level-strong = Forte
level-strong-about = pensa bem em cada jogada
level-expert = Especialista
level-expert-about = pensa com calma, até dois segundos por jogada


waiting-title = Uma mesa de { $game }
waiting-sitting = A partida começa assim que todos os lugares estiverem ocupados.
waiting-invited = Há um lugar reservado para você.
waiting-full = Todos os lugares estão ocupados. Você pode assistir quando a partida começar.
waiting-hints = As dicas são permitidas nesta mesa. Se concordar, sente-se.
waiting-kept = O lugar livre está reservado para um convidado de { $name }. Para se sentar, peça o link de convite; com este endereço você só pode assistir, quando a partida começar.
waiting-kept-seat = Reservado para um convidado de { $name }
waiting-invite = Seu link de convite
waiting-invite-about = Quem abre este link pode se sentar. O endereço desta página só permite assistir.
waiting-take = Sentar aqui
waiting-join = Entrar na mesa
waiting-leave = Sair da mesa
waiting-close = Fechar esta mesa


table-title = { $game } · Lutèce
table-seats = Jogadores
table-someone = Alguém
table-seat-free = Um lugar livre
table-seat-invited = Reservado para um amigo
table-you = você
table-bot = bot
table-stand-in = substituto: { $level }
table-online = on-line
table-offline = off-line
table-to-move = joga agora
table-your-turn = Sua vez
table-score = { $score ->
    [1] { $score } ponto
   *[other] { $score } pontos
}
table-winner = vitória
table-time-left = Tempo restante
table-prompt = Sua decisão
table-over = A partida acabou.
table-only-end = { $seat }: só resta encerrar seu turno.
    .you = Só resta encerrar seu turno.
table-confirm = Isto não pode ser desfeito:
table-confirm-turn = Isto encerra o seu turno:
table-do-it = Confirmar
table-read-rule = Ler a regra { $rule }
table-rule = Regra
table-rule-called = Regra { $rule }: { $title }
table-end-turn = Encerrar turno
table-undo = Desfazer
table-way = { $first }, depois { $then }
table-ways = Primeiro: { $ways }.
table-undo-turn = Desfazer turno
table-skip = Pular animação
table-moves =
    { $count ->
        [1] Mais uma jogada…
       *[other] Mais { $count } jogadas…
    }
table-all-moves = Lista de todas as jogadas
table-no-moves = Não há nada para você decidir agora.
table-choose = Qual?
table-result = Resultado
table-replay = Rever
table-log = Registro
table-log-unread = Registro e chat (mensagens novas: { $unread })
table-log-empty = Nada aconteceu ainda.
table-sealed = Preparação definida de antemão
table-sealed-about = Este hash da semente foi fixado antes da primeira jogada. Você pode anotá-lo: no fim da partida a semente é mostrada, e qualquer pessoa pode conferir se a preparação foi a prometida.
table-go-to-moment = Ver a mesa depois da jogada { $number }
table-chat = Chat
table-chat-unread = Chat ({ $unread })
table-side = Registro e chat
table-watchers =
    { $count ->
        [1] Uma pessoa assistindo
       *[other] { $count } pessoas assistindo
    }
table-watching = Você está assistindo
table-menu = Menu
table-invite = Convidar
table-watch-link = Com este link só se pode assistir:
table-whole-board = Mostrar o tabuleiro inteiro
table-tap-again = Agora toque no que você quer.
table-more = Continua abaixo
table-leave = Sair da mesa
table-leave-words = Um bot vai jogar por você. Você pode voltar e retomar seu lugar a qualquer momento.
table-leave-do = Deixar um bot jogar por mim
table-end-words = Ninguém mais está nesta mesa: você também pode fechá-la de vez.
table-end-do = Fechar esta mesa
table-leave-stay = Ficar
table-bot-plays-for-you = Um bot joga por você.
table-take-back = Retomar meu lugar
table-move-waits = Sem conexão. Sua jogada está esperando.
table-not-sent = Sem conexão: tente de novo mais tarde.
table-lost = A conexão caiu; nova tentativa em { $seconds } s.
table-lost-now = A conexão caiu; tentando de novo…
table-none = Não é possível mostrar esta mesa
table-none-words = Talvez o link esteja incompleto ou a mesa não exista mais.
table-closed = Esta mesa foi fechada.

curtain-title = { $name }, é a sua vez
curtain-words = Os outros, por favor, não olhem.
curtain-ready = Eu sou { $name }

replay-title = Rever
replay-first = Ir ao início
replay-back = Uma jogada para trás
replay-forward = Uma jogada para a frente
replay-play = Reproduzir
replay-pause = Pausar
replay-moment = Momento da partida
replay-where = { $number } de { $end }
replay-copy = Link para este momento
replay-copied = O link para este momento foi copiado.
replay-now = Voltar ao momento atual

over-title = A partida acabou
over-won = { $name } venceu!
over-shared = { $names } compartilham a vitória!
over-picture = { $winner } O tabuleiro no fim, as pontuações e os pontos por rodada.
over-best-turn = Mais pontos de uma vez: { $name }, { $points } pontos na rodada { $round }
over-share = Compartilhar
over-save-picture = Salvar a imagem
over-course = Pontos por rodada
over-points = De onde vieram os pontos
over-total = Total
over-record = Gravação
over-fair-unknown = A preparação foi honesta?
over-fair = A preparação foi a prometida ✓
over-unfair = A semente não confere com o hash ✗
over-fair-about = Um hash da semente foi mostrado antes da primeira jogada. Agora a semente é mostrada, e esta página recalculou o hash. “lutece verify” confere a própria preparação a partir da gravação.
over-seed = Semente
over-hash = Hash

chat-empty = Diga oi.
chat-sat-down = { $name } se sentou à mesa.
chat-stood-up = { $name } saiu da mesa.
chat-stands-in = Agora um bot ({ $level }) joga por { $name }.
chat-took-back = { $name } voltou a jogar.
chat-away = { $name } está off-line.
chat-here = { $name } está on-line de novo.
chat-write = Escreva alguma coisa…
chat-send = Enviar
chat-no-name = Para conversar, informe um nome.


help-title = Atalhos do teclado
help-words = Você pode fazer tudo na mesa sem mouse. O que pode ser escolhido brilha; passe o mouse por cima, ou chegue até lá com as teclas, para ler o que é.
help-arrows = mover-se entre as opções
help-enter = escolher
help-tab = o mesmo, uma por uma
help-moves = lista de todas as jogadas
help-undo = desfazer o último passo
help-undo-turn = desfazer o turno inteiro
help-end = encerrar turno, passar ou recusar
help-skip = pular a animação
help-log = registro
help-chat = chat
help-rules = a regra que vale agora; depois da partida, a análise
help-replay = rever as jogadas anteriores; depois ← e →
help-escape = fechar ou voltar ao momento atual
help-help = esta ajuda


rules-of = Regras de { $game }
rules-own-page = Abrir como página
rules-coming = Carregando as regras…
rules-search = Procurar nas regras
rules-print = Imprimir
rules-found = { $count ->
    [0] Nada encontrado
    [1] Um trecho
   *[other] { $count } trechos
}
rules-figure-back = Voltar
rules-figure-on = Avançar
rules-figure-at = { $step } de { $steps }
rules-figure-begin = É a vez do jogador A.
rules-figure-chosen = O jogador A escolhe.
rules-figure-try = Experimente


account-title = Quem é você
account-name = Seu nome
account-shown-name = Como os outros o veem
account-named = A partir de agora os outros veem esse nome.
account-guest = Você é um convidado: só este navegador conhece você.
account-nobody = Você ainda não se sentou em nenhuma mesa.
account-signed-in = Você entrou como { $login }.
account-sign-out = Sair
account-keep = Guarde suas mesas
account-keep-about = Com uma conta você encontra suas mesas em qualquer aparelho.
account-make = Criar uma conta
account-made = A conta foi criada.
account-login = Nome de usuário
account-password = Senha
account-password-change = Alterar a senha
account-password-now = Senha atual
account-password-new = Nova senha
account-password-changed = A senha foi alterada. Os outros aparelhos foram desconectados.
account-passkey = Chave de acesso
account-passkey-about = Uma chave de acesso deste aparelho: nenhuma senha para lembrar.
account-passkeys =
    { $count ->
        [1] Você tem uma chave de acesso.
       *[other] Você tem { $count } chaves de acesso.
    }
account-passkey-make = Criar uma chave de acesso
account-passkey-made = A chave de acesso foi criada.
account-passkey-use = Entrar com uma chave de acesso
account-passkey-no = A chave de acesso não foi usada. Você pode tentar de novo.
account-sign-in = Entrar
account-tokens = Seus próprios bots
account-tokens-about = Um token permite que um programa jogue em seu nome. Ele é mostrado uma só vez.
account-token = Token
account-token-make = Criar um token
account-token-label = Para que serve?
account-delete = Excluir


paris-board-board = O tabuleiro de Paris
paris-board-district = { $district }
paris-board-landmark-name = { $landmark }

paris-board-part-piles = Edifícios
paris-board-part-end-tiles = Fim de jogo
paris-board-part-market = Mercado
paris-board-part-vp-tiles = Fichas de PV
paris-board-part-landmarks = Monumentos
paris-board-none-left = acabaram
paris-board-waits = a colocar
paris-board-buy = comprar
paris-board-sell = vender
paris-board-notice-round = A última ficha de fim de jogo foi pega: esta rodada e mais uma.
paris-board-notice-final = Rodada final.
paris-board-used-tiles = usadas

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


paris-board-points-eight = Edifícios de valor 8
paris-board-points-prestige = Prestígio
paris-board-points-tiles = Fichas de bônus
paris-board-points-ends = Fichas de fim de jogo
paris-board-points-francs = Francos (ficha de bônus 27)


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


paris-paris-board-points-small = Pequenos tours
paris-paris-board-points-grand = Grandes tours
paris-paris-board-points-special = Tours especiais
paris-paris-board-points-open = Último tour
paris-paris-board-points-bag = Lojas no saco



paris-paris-line-green = verde
paris-paris-line-red = vermelha
paris-paris-line-blue = azul
paris-paris-line-yellow = amarela
paris-paris-line-violet = violeta

paris-paris-stop-other = { $name }


paris-paris-ask-nothing = A partida acabou.
paris-paris-ask-take = { $seat }: pegue uma ficha e abra uma loja na parada dela.
    .you = Pegue uma ficha e abra uma loja na parada dela.
paris-paris-ask-push = { $seat }: a parada { $stop } está cheia. Qual loja você expulsa?
    .you = A parada { $stop } está cheia. Qual loja você expulsa?


paris-paris-do-open = { $stop }, ficha { $line }: abrir uma loja
paris-paris-do-nothing = { $stop }, ficha { $line }: você não tem mais lojas
paris-paris-do-choose = { $stop }, ficha { $line }: expulsar uma loja ({ $owner } ou { $other })
paris-paris-do-replace = { $stop }, ficha { $line }: expulsar a loja de { $owner }
paris-paris-do-replace-own = { $stop }, ficha { $line }: substituir sua própria loja
paris-paris-do-push = Expulsar a loja de { $seat } de { $stop }
    .you = Expulsar a sua loja de { $stop }


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


paris-paris-why-over = A partida acabou.
paris-paris-why-no-such = Não existe essa decisão.
paris-paris-why-push-first = Primeiro escolha qual loja expulsar de { $stop }.
paris-paris-why-no-shop-there = { $seat } não tem loja na parada { $stop }.
paris-paris-why-nothing-to-push = Não há loja para expulsar agora: primeiro pegue uma ficha.
paris-paris-why-not-on-show = Não há ficha { $line } de { $stop } à mostra.

paris-paris-heading-take = Pegar uma ficha
paris-paris-heading-push = Expulsar uma loja


paris-paris-source-small-tours = Pequenos tours
paris-paris-source-grand-tours = Grandes tours
paris-paris-source-special-tours = Tours especiais
paris-paris-source-open-tour = Último tour
paris-paris-source-bag = Lojas no saco



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


puzzles-title = Problemas
puzzles-of = Problemas de { $game }
puzzles-lead = Posições de partidas de bots fortes. Uma decisão é claramente melhor do que todas as outras: encontre-a.
puzzles-tried = { $tried } de { $puzzles } tentados
puzzle-panel = O problema
puzzle-find = Encontre a melhor decisão
puzzle-you = Você
puzzle-other = Jogador { $number }
puzzle-rating = Dificuldade { $rating }
puzzle-found-by = { $share }% acertaram de primeira
puzzle-tried = já tentado: seu rating não muda
puzzle-themes = Temas: { $themes }
puzzle-found = Encontrada: “{ $decision }”.
puzzle-not-best = “{ $decision }” não é a melhor: em 100 partidas, vence { $loss } a menos.
puzzle-not-known = “{ $decision }” não é a melhor.
puzzle-lead = Em 100 partidas, vence { $lead } a mais do que a melhor alternativa, “{ $decision }”.
puzzle-why-best = Em comparação com a melhor alternativa, pontos esperados: { $terms }.
puzzle-solved-about = Resolvido: cada continuação foi jogada até o fim, em 48 distribuições possíveis do que está oculto.
puzzle-change = Seu rating: { $before } → { $after }
puzzle-my-rating = Seu rating: { $rating }
puzzle-next = Próximo problema
puzzle-skip = Outro
puzzle-link = Link deste problema
puzzle-copied = O link foi copiado.
puzzle-mine = Rating
puzzle-streak = Seguidos
puzzle-best-streak = Maior série
puzzle-done = Tentados
puzzle-theme = Tema
puzzle-all-themes = Todos os temas
puzzle-theme-opening = abertura
puzzle-theme-middle = meio-jogo
puzzle-theme-end = final
puzzle-theme-deny = frear os outros
puzzle-theme-sacrifice = menos pontos, mais chances
puzzle-theme-solved = solução exata


deck-title = Meus erros como problemas
deck-lead = Das análises das suas partidas
deck-find = Aqui dá para fazer melhor
deck-due =
    { $count ->
        [1] o último por enquanto
       *[other] faltam { $count }
    }
deck-game = a partida
deck-empty = Nada ainda: jogue uma partida e pressione Análise no resultado. As decisões que custaram caro vão aparecer aqui.
deck-done = Todos encontrados. Muito bem!
deck-later = Nada por enquanto. Próximo problema: { $day }.
deck-again = Ele volta em { $day }.
deck-repeat = Repetir
deck-repeat-about = Os problemas resolvidos voltam depois de 1, 3, 7, 16, 35 e 90 dias.



over-review = Análise
review-title = Análise da partida
review-coming = Carregando a análise…
review-waiting = A análise está na fila…
review-thinking = A partida está sendo analisada…
review-chances = Chances de vitória
review-chart-about = Chances de vitória ao longo da partida. { $summary }
review-chart-seat = { $name }: { $first } por cento no início, { $last } no fim
review-points = Pontos
review-points-about = Pontos ao longo da partida. { $summary }
review-points-seat = { $name }: { $points } no fim
review-moments = Momentos-chave
review-whose = Momentos de quem?
review-everybody = Todos
review-none = Nenhum erro que custe caro: bem jogado.
review-at = Jogada { $number }
review-go = Ver a jogada { $number }
review-loss = −{ $loss }%
review-costs = em 100 partidas, vence { $loss } a menos
review-where = { $place } de { $count }
review-moments-count =
    { $count ->
        [1] Um momento
       *[other] { $count } momentos
    }
review-previous = Momento anterior
review-next = Próximo momento
review-list = Gráfico e momentos
review-begin = Escolha um momento, ou pressione → para o que custou mais caro.
review-played = Jogada feita
review-better = Melhor
review-why = Em comparação com a melhor decisão, pontos esperados: { $terms }.
review-term-less = { $points } a menos em “{ $source }”
review-term-more = { $points } a mais em “{ $source }”
review-hard = Difícil de encontrar.
review-numbers = Números
review-interval = Custo em vitórias a cada 100 partidas, com 95% de certeza: de { $low } a { $high }
review-points-lost = Pontos esperados perdidos no fim: { $points }
review-helped = Quem saiu ganhando, em vitórias a cada 100 partidas: { $who }
review-terms = Pontos esperados por fonte: { $terms }
review-try = Tentar de novo
review-link = Link para este momento
review-copied = O link foi copiado. Quem tiver o link pode ver esta análise.
review-copied-players = O link foi copiado. Só quem jogou pode abri-lo, até que o dono da mesa compartilhe a análise.
review-close = Fechar análise
review-share = Compartilhar esta análise
review-share-about = Quem tiver o link a vê, inclusive os erros dos jogadores.
review-ledger = De onde veio o resultado
review-ledger-about = Chance de vitória, em porcentagem: chance inicial + decisões próprias + decisões dos outros + sorte = resultado (100 para a vitória).
review-fair = Chance inicial
review-own = Decisões próprias
review-others = Decisões dos outros
review-luck = Sorte
review-result = Resultado
review-mean = Perda média
review-class = Nível de jogo
review-figures = Todos os números em tabela
review-number = Jogada
review-decision = Decisão
review-luck-of = sorte { $luck }
review-label-blunder = Erro grave
review-label-mistake = Erro
review-label-inaccuracy = Imprecisão
review-label-unclear = Diferença incerta
review-label-good = Boa
review-label-forced = Sem escolha
review-class-expert = Especialista
review-class-strong = Forte
review-class-casual = Casual
review-class-novice = Novato
review-class-beginner = Iniciante
review-phase-opening = abertura
review-phase-middle = meio-jogo
review-phase-end = final


practice-find = Treino: encontre uma decisão melhor do que a que foi tomada.
practice-judging = Comparando com a melhor decisão…
practice-found = Encontrada: “{ $decision }”. Se quiser, continue contra os bots.
practice-not-yet = Ainda não: em 100 partidas, vence { $loss } a menos.
practice-again = Mais uma vez
practice-back = Voltar à análise
practice-answer = Mostrar a resposta


hint-ask = Dica
hint-which = Qual?
hint-why = Por quê?
hint-thinking = Pensando…
hint-checking = Verificando a sua jogada…
hint-look = Olhe aqui: { $where }
hint-buttons = os botões abaixo do tabuleiro
hint-do = Faça isto:
hint-win = Chance de vitória com essa jogada: { $win }%.
hint-compared = Em comparação com “{ $decision }”, pontos esperados: { $terms }.
hint-even = Em comparação com “{ $decision }”, essa jogada vence mais vezes, embora nenhuma fonte de pontos sozinha faça a diferença.
hint-scores =
    { $points ->
        [1] Rende 1 ponto na hora.
       *[other] Rende { $points } pontos na hora.
    }
hint-lost = { $points ->
    [1] Você terminaria com cerca de 1 ponto a menos.
   *[other] Você terminaria com cerca de { $points } pontos a menos.
}
hint-warning = Em 100 partidas a partir daqui, você venceria cerca de { $loss } a menos.
hint-take-back = Desfazer
hint-anyway = Jogar mesmo assim
over-hints =
    { $count ->
        [1] ajuda em uma decisão
       *[other] ajuda em { $count } decisões
    }
help-hint = uma dica, passo a passo, onde é permitido
help-try = na análise: tentar o momento de novo


mistakes-title = Meus erros
mistakes-link = Meus erros em todas as minhas partidas
mistakes-lead =
    { $games ->
        [1] O que saiu mais caro para você em uma partida analisada. Um custo de 10 significa 10 vitórias a menos em 100 partidas.
       *[other] O que saiu mais caro para você em { $games } partidas analisadas. Um custo de 10 significa 10 vitórias a menos em 100 partidas.
    }
mistakes-none = Nada para mostrar ainda: jogue uma partida e pressione Análise no resultado.
mistakes-by-source = Por fonte de pontos
mistakes-by-phase = Por fase da partida
mistakes-count = Quantidade
mistakes-cost = Custo
mistakes-no-source = outros
mistakes-list = Tentar de novo
mistakes-solved = encontrado ✓
mistakes-look = Ver



safety-about = { $name }: ocultar, silenciar ou denunciar
safety-hide = Ocultar o que escreve
safety-hide-about = Você não verá mais o que { $name } escreve, em nenhuma mesa, neste navegador.
safety-hidden-now = Você não verá mais o que { $name } escreve.
safety-hidden = Ocultos para você: { $names }.
safety-unhide = Mostrar
safety-mute = Silenciar nesta mesa
safety-mute-about = Foi você que abriu esta mesa: { $name } não poderá mais escrever aqui, e ninguém verá o que já escreveu.
safety-muted-now = { $name } não pode mais escrever aqui.
safety-muted = Não podem escrever aqui
safety-unmute = Deixar escrever de novo
safety-report = Denunciar
safety-report-about = Denuncie { $name } a quem mantém este servidor. As últimas mensagens que { $name } escreveu aqui vão junto; { $name } não fica sabendo.
safety-report-why = O que há de errado? (opcional)
safety-reported = Agradecemos. Quem mantém este servidor vai ler sua denúncia.
safety-chat-closed = O chat é só para os jogadores desta mesa.


safety-open = Quem pode participar
safety-listed = Mostrar esta mesa no salão
safety-listed-about = Qualquer pessoa pode encontrá-la e assistir.
safety-open-chat = Quem assiste também pode escrever
safety-open-chat-about = Caso contrário, só quem está sentado à mesa lê e escreve no chat.


safety-former = Ex-jogador
safety-data = O que é guardado sobre você
safety-data-about = Seu nome, como você entra (como hashes, nunca a própria senha), seus lugares, jogadas e resultados, e o que você escreveu nos chats nos últimos seis meses. Nenhum endereço de rede. Um endereço de e-mail só se você informar um para os avisos da sua vez; fora isso, nada vai para mais ninguém.
safety-data-guest = Um convidado que não volta por 400 dias é excluído.
safety-data-account = Uma conta fica guardada até que você a exclua.
safety-export = Baixar tudo sobre mim
safety-delete = Excluir minha conta
safety-delete-words = Seu nome, suas formas de entrar e tudo o que você escreveu nos chats são excluídos na hora e para sempre. Ninguém pode recuperá-los.
safety-delete-games = As partidas ficam para quem as jogou com você: seu lugar passa a ser “ex-jogador”, e nas partidas em andamento um bot continua.
safety-delete-do = Excluir para sempre
safety-deleted = Tudo o que era guardado sobre você foi excluído.


server-unknown-host = Este servidor não responde pelo nome { $host }. Quem o mantém pode permitir: lutece serve --name { $host }
server-chat-closed = O chat desta mesa é só para os jogadores dela.
server-muted = Quem abriu esta mesa não quer que você escreva aqui.
server-unknown-person = Essa pessoa não está nesta mesa nem escreveu aqui.
server-too-many-muted = { $count } pessoas já estão silenciadas aqui, que é o máximo.



match-wrong-seats = Este jogo é para { $fewest } a { $most } jogadores, não { $seats }.
match-undo-nothing = Nada foi decidido ainda.
match-undo-stands = A última decisão encerrou um turno ou revelou informação oculta: não pode ser desfeita.
match-no-moment = Esta partida tem { $count } decisões; não há a decisão { $number }.
match-no-seat = Não há o lugar { $number } nesta mesa.


server-bad-message = O servidor não consegue ler esta mensagem: { $problem }
server-unknown-page = Não há nada neste endereço.
server-wrong-method = Este endereço não responde a { $method }.
server-foreign-page = Esta solicitação veio da página de outro site.
server-too-large = É grande demais: no máximo { $limit } bytes.
server-too-fast = Rápido demais. Espere um momento e tente de novo.
server-not-saved = O servidor não consegue salvar agora, por isso nada foi feito. Tente de novo daqui a pouco.
server-server-error = Algo deu errado no servidor; nada se perdeu.
server-stopping = O servidor está sendo desligado; ele voltará.


server-unknown-game = Não existe nenhum jogo chamado { $game }.
server-unknown-rules = Não há regras de { $game } no idioma { $language }.
server-unknown-level = Não existe nenhum bot chamado { $level }.
server-unknown-option = Este jogo não tem a opção { $option }.
server-unknown-moment = Esta partida não tem o momento { $number }.
server-wrong-seats = Este jogo é para { $fewest } a { $most } jogadores.
server-wrong-components = O arquivo de componentes não pode ser usado: { $problem }
server-nobody-here = Pelo menos um lugar deve ser de uma pessoa.
server-older-rules = Esta partida foi jogada com outra edição das regras.


server-name-needed = Primeiro informe seu nome.
server-bad-name = Um nome tem de 1 a { $most } caracteres visíveis.
server-bad-login = Um nome de usuário tem de 3 a 40 letras, dígitos, pontos, hifens ou sublinhados.
server-short-password = Uma senha tem de { $fewest } a 200 caracteres.
server-login-taken = Este nome de usuário já está em uso.
server-has-account = Você já tem uma conta.
server-wrong-password = Nome de usuário ou senha incorretos.
server-wrong-passkey = Esta chave de acesso não pode ser usada aqui: { $problem }
server-no-passkeys-here = Chaves de acesso exigem um endereço com nome e https, ou localhost.
server-unknown-passkey = Você não tem essa chave de acesso.
server-too-many-passkeys = Você já tem { $count } chaves de acesso, que é o máximo.
server-unknown-token = Você não tem esse token.
server-browser-needed = Um token não pode fazer isso: é preciso um navegador em que você tenha entrado.
server-wrong-token = Este token não é válido.
server-too-many-tokens = Você tem { $count } tokens: exclua um primeiro.


server-unknown-lesson = Não existe a lição { $lesson } de { $game }.
server-lesson-changed = Esta lição mudou nesse meio-tempo: comece de novo.
server-unknown-table = A mesa { $table } não existe. Talvez tenha sido fechada.
server-unknown-seat = O lugar { $seat } não existe nesta mesa.
server-too-many-tables = Você tem { $count } partidas abertas: termine ou feche uma primeiro.
server-seat-taken = Este lugar está ocupado.
server-needs-invitation = Este lugar é para quem tem o link.
server-no-free-seat = Não há lugar livre para você nesta mesa.
server-not-at-table = Você não está nesta mesa.
server-not-your-seat = Este não é o seu lugar.
server-not-your-turn = Não é a sua vez.
server-not-started = A partida não começou: ainda há lugares livres.
server-not-over = A partida ainda não acabou: a gravação revelaria informação oculta.
server-bad-clock = São necessários pelo menos 10 segundos por turno ou 1 minuto por partida, e no máximo 30 dias.
server-wrong-record = Não é possível abrir esta gravação: { $problem }
server-still-playing = A revanche pode começar quando esta partida acabar.
server-paused = A partida está pausada.
server-cannot-pause = Só é possível pausar um relógio em andamento e retomar um pausado.
server-cannot-take-back = Sua última jogada não pode mais ser desfeita: desde então algo foi revelado, ou outros jogaram.
server-nothing-proposed = Esta proposta já não vale.
server-not-asked = Ninguém perguntou se você ainda está aí.
server-game-over = A partida acabou.
server-no-puzzles = Não há problemas de { $game } para esta edição das regras.
server-unknown-puzzle = O problema { $puzzle } não existe.
server-table-closed = Esta mesa foi fechada.
server-cannot-close = Só quem está sentado a uma mesa pode fechá-la, antes do fim da partida.
server-behind = A partida avançou; agora ela está assim.
server-cannot-undo = Não pode ser desfeito: encerrou um turno, revelou informação oculta ou não foi decisão sua.
server-illegal = { $decision } não é permitido agora.
server-nothing-to-say = Uma mensagem de chat tem de 1 a { $most } caracteres.
server-too-many-watchers = Já há gente demais assistindo a esta mesa.
server-bot-failed = O bot { $level } no lugar { $seat } não responde. Recarregue a página para tentar de novo.
server-too-slow = Esta solicitação demorou demais para chegar.
server-too-many-connections = Você tem conexões abertas demais: feche algumas páginas.
server-not-your-table = Só quem abriu esta mesa pode fazer isso.
server-no-review = Esta partida não foi analisada.
server-review-not-shared = Só quem jogou pode ler a análise: ela não foi compartilhada.
server-too-many-reviews = { $count } análises já estão na fila: peça de novo quando algumas terminarem.
server-review-failed = Esta partida não pode ser analisada; o registro do servidor diz por quê.
server-nothing-reviewed = A decisão { $number } desta partida não foi analisada.
server-no-hints = As dicas são só para partidas contra bots ou em que todos concordaram.
server-not-practice = Esta mesa não é de treino.
server-nothing-decided = Nada foi decidido ainda nesta mesa de treino.
server-cannot-think = Nenhum bot consegue avaliar esta partida: { $problem }



rematch = Revanche
rematch-join = Entrar na revanche
rematch-watch = Assistir à revanche
rematch-proposed = Os outros querem uma revanche.
table-seat-kept = Aguardando { $name }


clock-turn = { $time } por turno
clock-game = { $time } por partida
clock-reserve = { $time } de reserva
clock-increment = { $time } a cada turno
clock-own-turn = Tempo para cada turno
clock-own-unit = Unidade de tempo
clock-own-game = Tempo para a partida toda
clock-own-increment = Acrescentado após cada turno
clock-seconds = segundos
clock-minutes = minutos
clock-hours = horas
clock-days = dias
pace-game-about = O tempo vale para todos os seus turnos juntos, e cada turno acrescenta um pouco.
pace-own = Tempos personalizados
pace-own-about = Deixe vazio o que não precisar. Com os dois tempos, o turno usa primeiro o seu e depois o da partida.
pause = Pausar o relógio
pause-proposed = { $name } gostaria de uma pausa.
paused = A partida está pausada.
paused-go-on = Continuar
proposal-agree = Aceitar
proposal-refuse = Recusar
proposal-waits = Aguardando os outros…
proposal-declined = Nem todos concordaram.
asked = Seu tempo acabou. Você ainda está aí? Se não, um bot vai jogar no seu lugar.
asked-stay = Estou aqui
asked-left =
    { $count ->
        [1] Você ainda pode pedir mais tempo uma vez.
       *[other] Você ainda pode pedir mais tempo { $count } vezes.
    }
asked-other = O tempo de { $name } acabou; estamos esperando uma resposta.
over-by-bot-late = Um bot jogou por { $name } da jogada { $first } à { $last }: o tempo tinha acabado.
over-by-bot-left = Um bot jogou por { $name } da jogada { $first } à { $last }: o lugar estava vazio.
over-by-bot-look = Ver


take-back = Desfazer a jogada
take-back-ask = Pedir para desfazer
take-back-proposed = { $name } gostaria de desfazer a última jogada.
table-points-left =
    { $points ->
        [1] Este é seu último turno. “{ $words }” ainda daria 1 ponto.
       *[other] Este é seu último turno. “{ $words }” ainda daria { $points } pontos.
    }
table-end-anyway = Encerrar mesmo assim


lobby-round = rodada { $round }
lobby-time-left = tempo restante: { $time }
lobby-paused = pausada
lobby-own-components = componentes personalizados


history-link = Minhas partidas
history-title = Minhas partidas
history-game = Jogo
history-all-games = Todos os jogos
history-result = Resultado
history-all-results = Vitórias e derrotas
history-won = vitória
history-lost = derrota
history-none = Nenhuma partida terminada ainda.
history-more = Mais partidas
history-stand-in = um bot jogou por você em parte da partida
history-people = pessoas
history-statistics = Estatísticas
history-players = Jogadores
history-against = Contra
history-count = Partidas
history-wins = Vitórias
history-mean = Média de pontos
history-best = Recorde
history-opponents = Pessoas com quem você jogou
history-opponent = Jogador
history-record = Abrir uma gravação
history-record-about = Você pode salvar uma gravação no resultado de uma partida. Ao abri-la, você tem uma mesa para rever, com os nomes que estão no arquivo.
replay-turn-back = Um turno para trás
replay-turn-forward = Um turno para a frente
waiting-invites = { $name } convida você para uma partida de { $game }


together-tell-me = Avise-me quando for a minha vez
vacation-seat = de férias
vacation-clock = { $name } está de férias: o relógio está parado.
server-on-vacation = O relógio fica parado enquanto alguém está de férias.
