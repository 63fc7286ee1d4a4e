# The lessons: their list, and the panel beside the board. What a lesson says is in the package of its game.

lessons-title = Learn { $game }
lessons-about = { $count } short exercises on the real board. Try a move, and the lesson tells you whether it is right.
lessons-begin = Begin
lessons-go-on = Continue
lessons-again = Start over
lessons-list = All lessons
lessons-none = There are no lessons here

lesson-title = { $lesson } · { $game }
lesson-panel = The lesson
lesson-place = Lesson { $place } of { $count }
lesson-step = Step { $step } of { $steps }
lesson-is-done = done
lesson-not-it = That is allowed, but not what this lesson is about.
lesson-show = Show me
lesson-again = Try again
lesson-next = Next lesson
lesson-first-game = Play your first game
lesson-first-game-about = That is all you need. Now play a whole game against a novice, with hints when you want them and a warning before a costly move.
lesson-you = You
lesson-other = { $number ->
    [1] Bruno
    [2] Clara
   *[other] Denis
}
