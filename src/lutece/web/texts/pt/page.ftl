### A página em volta dos tabuleiros: salão, mesa, conta, regras.

## Em toda parte

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

## Salão

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

## Uma nova mesa

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

## À espera de jogadores

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

## A mesa

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

## Ajuda

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

## Regras

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

## Conta

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
