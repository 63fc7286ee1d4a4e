### The review of finished games, practice, hints, and one’s own mistakes.

## The review

over-review = Разбор
review-title = Разбор партии
review-coming = Разбор загружается…
review-waiting = Разбор ждёт своей очереди…
review-thinking = Партия разбирается…
review-chances = Шансы на победу
review-chart-about = Шансы на победу на протяжении партии. { $summary }
review-chart-seat = { $name }: { $first } % в начале, { $last } % в конце
review-points = Очки
review-points-about = Очки на протяжении партии. { $summary }
review-points-seat = { $name }: { $points } в конце
review-moments = Ключевые моменты
review-whose = Чьи моменты?
review-everybody = Все
review-none = Серьёзных ошибок нет: хорошо сыграно.
review-at = Шаг { $number }
review-go = Посмотреть шаг { $number }
review-loss = −{ $loss } %
review-costs = на { $loss } меньше побед в 100 партиях
review-where = { $place } из { $count }
review-moments-count =
    { $count ->
        [one] { $count } момент
        [few] { $count } момента
       *[other] { $count } моментов
    }
review-previous = Предыдущий момент
review-next = Следующий момент
review-list = График и моменты
review-begin = Выберите момент или нажмите →, чтобы перейти к самому важному.
review-played = Сыграно
review-better = Лучше
review-why = По сравнению с лучшим решением здесь ожидается очков: { $terms }.
review-term-less = «{ $source }» — на { $points } меньше
review-term-more = «{ $source }» — на { $points } больше
review-hard = Трудно найти.
review-numbers = Цифры
review-interval = Потеря побед в 100 партиях с вероятностью 95 %: от { $low } до { $high }
review-points-lost = Ожидаемая потеря очков к концу: { $points }
review-helped = Кто от этого выиграл, в победах на 100 партий: { $who }
review-terms = Ожидаемые очки по источникам: { $terms }
review-try = Попробовать снова
review-link = Ссылка на этот момент
review-copied = Ссылка скопирована: по ней разбор увидит любой.
review-copied-players = Ссылка скопирована. По ней разбор видят только игроки, пока хозяин стола не откроет его всем.
review-close = Закрыть разбор
review-share = Поделиться разбором
review-share-about = Разбор увидит любой, у кого есть ссылка, вместе с ошибками игроков.
review-ledger = Из чего сложился результат
review-ledger-about = Шансы на победу в процентах: исходная доля + свои решения + решения других + удача = результат (100 за победу).
review-fair = Исходная доля
review-own = Свои решения
review-others = Решения других
review-luck = Удача
review-result = Результат
review-mean = Средняя потеря
review-class = Уровень игры
review-figures = Все цифры таблицей
review-number = Шаг
review-decision = Решение
review-luck-of = удача { $luck }
review-label-blunder = Грубая ошибка
review-label-mistake = Ошибка
review-label-inaccuracy = Неточность
review-label-unclear = Разница слишком мала
review-label-good = Хорошее решение
review-label-forced = Без выбора
review-class-expert = Эксперт
review-class-strong = Сильный
review-class-casual = Любитель
review-class-novice = Новичок
review-class-beginner = Начинающий
review-phase-opening = начало
review-phase-middle = середина
review-phase-end = конец

## Practice

practice-find = Упражнение: найдите решение лучше сыгранного.
practice-judging = Сравниваем с лучшим решением…
practice-found = Найдено: «{ $decision }». Можно играть дальше против ботов.
practice-not-yet = Ещё нет: на { $loss } меньше побед в 100 партиях.
practice-again = Ещё раз
practice-back = Назад к разбору
practice-answer = Показать ответ

## Hints

hint-ask = Подсказка
hint-which = Что именно?
hint-why = Почему?
hint-thinking = Думаем…
hint-checking = Проверяем ваш ход…
hint-look = Посмотрите сюда: { $where }
hint-buttons = кнопки под полем
hint-do = Сделайте так:
hint-win = Шанс на победу с этим решением: { $win } %.
hint-compared = По сравнению с «{ $decision }» ожидается очков: { $terms }.
hint-even = По сравнению с «{ $decision }» это решение чаще ведёт к победе, хотя ни один источник очков сам по себе не решает.
hint-scores =
    { $points ->
        [one] Сразу приносит { $points } очко.
        [few] Сразу приносит { $points } очка.
       *[other] Сразу приносит { $points } очков.
    }
hint-lost = { $points ->
    [one] К концу партии у вас было бы примерно на { $points } очко меньше.
    [few] К концу партии у вас было бы примерно на { $points } очка меньше.
   *[other] К концу партии у вас было бы примерно на { $points } очков меньше.
}
hint-warning = Из 100 партий с этого места вы выиграли бы примерно на { $loss } меньше.
hint-take-back = Вернуть ход
hint-anyway = Всё равно сыграть
over-hints =
    { $count ->
        [one] помощь в { $count } решении
       *[other] помощь в { $count } решениях
    }
help-hint = подсказка, шаг за шагом, если подсказки разрешены
help-try = в разборе: попробовать момент снова

## My mistakes

mistakes-title = Мои ошибки
mistakes-link = Мои ошибки во всех партиях
mistakes-lead =
    { $games ->
        [one] Что стоило вам больше всего в { $games } разобранной партии. Цена 10 означает: в 100 партиях на 10 побед меньше.
       *[other] Что стоило вам больше всего в { $games } разобранных партиях. Цена 10 означает: в 100 партиях на 10 побед меньше.
    }
mistakes-none = Пока показать нечего: сыграйте партию и нажмите «Разбор» в её итогах.
mistakes-by-source = По источникам очков
mistakes-by-phase = По стадиям партии
mistakes-count = Сколько
mistakes-cost = Цена
mistakes-no-source = прочее
mistakes-list = Попробовать снова
mistakes-solved = найдено ✓
mistakes-look = Посмотреть
