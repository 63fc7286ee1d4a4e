# O que uma mesa ou o servidor recusa, e por quê.

## Uma partida em andamento

match-wrong-seats = Este jogo é para { $fewest } a { $most } jogadores, não { $seats }.
match-undo-nothing = Nada foi decidido ainda.
match-undo-stands = A última decisão encerrou um turno ou revelou informação oculta: não pode ser desfeita.
match-no-moment = Esta partida tem { $count } decisões; não há a decisão { $number }.
match-no-seat = Não há o lugar { $number } nesta mesa.

## Mensagens e endereços

server-bad-message = O servidor não consegue ler esta mensagem: { $problem }
server-unknown-page = Não há nada neste endereço.
server-wrong-method = Este endereço não responde a { $method }.
server-foreign-page = Esta solicitação veio da página de outro site.
server-too-large = É grande demais: no máximo { $limit } bytes.
server-too-fast = Rápido demais. Espere um momento e tente de novo.
server-not-saved = O servidor não consegue salvar agora, por isso nada foi feito. Tente de novo daqui a pouco.
server-server-error = Algo deu errado no servidor; nada se perdeu.
server-stopping = O servidor está sendo desligado; ele voltará.

## Jogos e regras

server-unknown-game = Não existe nenhum jogo chamado { $game }.
server-unknown-rules = Não há regras de { $game } no idioma { $language }.
server-unknown-level = Não existe nenhum bot chamado { $level }.
server-unknown-option = Este jogo não tem a opção { $option }.
server-unknown-moment = Esta partida não tem o momento { $number }.
server-wrong-seats = Este jogo é para { $fewest } a { $most } jogadores.
server-wrong-components = O arquivo de componentes não pode ser usado: { $problem }
server-nobody-here = Pelo menos um lugar deve ser de uma pessoa.
server-older-rules = Esta partida foi jogada com outra edição das regras.

## Pessoas

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

## Em uma mesa

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
