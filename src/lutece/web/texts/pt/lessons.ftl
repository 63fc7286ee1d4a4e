# As lições: a lista delas e o painel ao lado do tabuleiro. O que uma lição diz está no pacote do jogo.

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
