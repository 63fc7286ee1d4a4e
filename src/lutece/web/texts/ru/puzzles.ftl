### Задачи: позиции, в которых одно решение явно лучше остальных.

puzzles-title = Задачи
puzzles-of = Задачи: { $game }
puzzles-lead = Позиции из партий сильных ботов. Одно решение явно лучше всех остальных: найдите его.
puzzles-tried = попробовано: { $tried } из { $puzzles }
puzzle-panel = Задача
puzzle-find = Найдите лучшее решение
puzzle-you = Вы
puzzle-other = Игрок { $number }
puzzle-rating = Сложность { $rating }
puzzle-found-by = сразу нашли { $share } %
puzzle-tried = вы её уже решали, рейтинг не изменится
puzzle-themes = Тема: { $themes }
puzzle-found = Найдено: «{ $decision }».
puzzle-not-best = «{ $decision }»: не лучшее решение, на { $loss } меньше побед в 100 партиях.
puzzle-not-known = «{ $decision }»: не лучшее решение.
puzzle-lead = В 100 партиях на { $lead } больше побед, чем со следующим решением: «{ $decision }».
puzzle-why-best = По сравнению со следующим решением ожидается очков: { $terms }.
puzzle-solved-about = Решено точно: каждое продолжение разыграно до конца при 48 вариантах того, что скрыто.
puzzle-change = Ваш рейтинг: { $before } → { $after }
puzzle-my-rating = Ваш рейтинг: { $rating }
puzzle-next = Следующая задача
puzzle-skip = Другая
puzzle-link = Ссылка на эту задачу
puzzle-copied = Ссылка скопирована.
puzzle-mine = Рейтинг
puzzle-streak = Подряд
puzzle-best-streak = Лучшая серия
puzzle-done = Попробовано
puzzle-theme = Тема
puzzle-all-themes = Все темы
puzzle-theme-opening = начало
puzzle-theme-middle = середина
puzzle-theme-end = конец
puzzle-theme-deny = помешать другим
puzzle-theme-sacrifice = меньше очков, больше шансов
puzzle-theme-solved = точное решение

## Собственные ошибки как задачи

deck-title = Мои ошибки как задачи
deck-lead = Из разборов ваших партий
deck-find = Здесь можно сыграть лучше
deck-due =
    { $count ->
        [one] осталась { $count }
        [few] осталось { $count }
       *[other] осталось { $count }
    }
deck-game = партия
deck-empty = Пока пусто: сыграйте партию и нажмите «Разбор» в её итогах. Решения, которые дорого обошлись, попадут сюда.
deck-done = Всё найдено. Отлично!
deck-later = Сейчас ничего нет. Следующая задача: { $day }
deck-again = Задача вернётся { $day }
deck-repeat = Повторять
deck-repeat-about = Решённые задачи возвращаются через 1, 3, 7, 16, 35 и 90 дней.
