# Уроки: их список и панель рядом с полем. Что говорит урок, лежит в пакете игры.

lessons-title = Уроки: { $game }
lessons-about =
    { $count ->
        [one] { $count } короткое упражнение на настоящем поле.
        [few] { $count } коротких упражнения на настоящем поле.
       *[other] { $count } коротких упражнений на настоящем поле.
    } Попробуйте ход, и урок подскажет, верен ли он.
lessons-begin = Начать
lessons-go-on = Продолжить
lessons-again = Начать сначала
lessons-list = Все уроки
lessons-none = Уроков здесь нет

lesson-title = { $lesson } · { $game }
lesson-panel = Урок
lesson-place = Урок { $place } из { $count }
lesson-step = Шаг { $step } из { $steps }
lesson-is-done = пройден
lesson-not-it = Так можно, но этот урок о другом.
lesson-show = Показать
lesson-again = Попробовать снова
lesson-next = Следующий урок
lesson-first-game = Сыграть первую игру
lesson-first-game-about = Вот и всё. Теперь сыграйте целую партию с новичком: будут подсказки, если захотите, и предупреждение перед грубой ошибкой.
lesson-you = Вы
lesson-other = { $number ->
    [1] Бруно
    [2] Клара
   *[other] Дени
}
