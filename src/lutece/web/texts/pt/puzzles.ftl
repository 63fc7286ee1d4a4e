### Problemas: posições em que uma decisão é claramente a melhor.

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

## Os próprios erros como problemas

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
