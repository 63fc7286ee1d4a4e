# Уроки: их список и панель рядом с полем. Что говорит урок, лежит в пакете игры.

lessons-title = Уроки: { $game }
lessons-about =
    { $count ->
        [one] { $count } небольшая позиция на настоящем поле.
        [few] { $count } небольшие позиции на настоящем поле.
       *[other] { $count } небольших позиций на настоящем поле.
    } Вы пробуете, а правила отвечают.
lessons-begin = Начать
lessons-go-on = Продолжить
lessons-again = Ещё раз с первого урока
lessons-list = Все уроки
lessons-none = Уроков здесь нет

lesson-title = { $lesson } · { $game }
lesson-panel = Урок
lesson-place = Урок { $place } из { $count }
lesson-step = Шаг { $step } из { $steps }
lesson-is-done = пройден
lesson-not-it = Так можно, но этот урок о другом.
lesson-show = Показать
lesson-again = Ещё раз
lesson-next = Следующий урок
lesson-first-game = Сыграть первую игру
lesson-first-game-about = Это всё. Теперь целая игра с новичком: подсказки есть, когда захотите, и предупреждение перед дорогой ошибкой.
lesson-you = Вы
lesson-other = { $number ->
    [1] Бруно
    [2] Клара
   *[other] Дени
}
