### Jogar juntos de novo: revanches, relógios, pausas, jogadas desfeitas, linhas do salão, histórico.

## Revanche

rematch = Revanche
rematch-join = Entrar na revanche
rematch-watch = Assistir à revanche
rematch-proposed = Os outros querem uma revanche.
table-seat-kept = Aguardando { $name }

## Relógios

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

## Desfazer

take-back = Desfazer a jogada
take-back-ask = Pedir para desfazer
take-back-proposed = { $name } gostaria de desfazer a última jogada.
table-points-left =
    { $points ->
        [1] Este é seu último turno. “{ $words }” ainda daria 1 ponto.
       *[other] Este é seu último turno. “{ $words }” ainda daria { $points } pontos.
    }
table-end-anyway = Encerrar mesmo assim

## Salão

lobby-round = rodada { $round }
lobby-time-left = tempo restante: { $time }
lobby-paused = pausada
lobby-own-components = componentes personalizados

## Histórico e replay

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

## Turns and vacation

together-tell-me = Avise-me quando for a minha vez
vacation-seat = de férias
vacation-clock = { $name } está de férias: o relógio está parado.
server-on-vacation = O relógio fica parado enquanto alguém está de férias.
