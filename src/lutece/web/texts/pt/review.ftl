### The review of finished games, practice, hints, and one’s own mistakes.

## The review

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

## Practice

practice-find = Treino: encontre uma decisão melhor do que a que foi tomada.
practice-judging = Comparando com a melhor decisão…
practice-found = Encontrada: “{ $decision }”. Se quiser, continue contra os bots.
practice-not-yet = Ainda não: em 100 partidas, vence { $loss } a menos.
practice-again = Mais uma vez
practice-back = Voltar à análise
practice-answer = Mostrar a resposta

## Hints

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

## My mistakes

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
