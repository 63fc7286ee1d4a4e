### Сыграть ещё раз: реванши, часы, паузы, возврат хода, строки списка столов, история.

## Реванш

rematch = Реванш
rematch-join = Принять реванш
rematch-watch = Смотреть реванш
rematch-proposed = Вам предлагают реванш.
table-seat-kept = Место ждёт игрока { $name }

## Часы

clock-turn = { $time } на ход
clock-game = { $time } на партию
clock-reserve = { $time } в запасе
clock-increment = { $time } за ход
clock-own-turn = Время на каждый ход
clock-own-unit = Единица времени
clock-own-game = Время на всю партию
clock-own-increment = Добавка после каждого хода
clock-seconds = секунды
clock-minutes = минуты
clock-hours = часы
clock-days = дни
pace-game-about = Время общее на все ваши ходы, и каждый ход немного добавляет.
pace-own = Свой темп
pace-own-about = Ненужное поле оставьте пустым. Если указаны оба времени, сначала расходуется время хода, затем общее.
pause = Остановить часы
pause-proposed = { $name } просит паузу.
paused = Игра на паузе.
paused-go-on = Продолжить
proposal-agree = Согласиться
proposal-refuse = Нет, спасибо
proposal-waits = Ждём остальных…
proposal-declined = Согласились не все.
asked = Ваше время вышло. Вы ещё здесь? Если нет, за вас будет играть бот.
asked-stay = Я здесь
asked-left =
    { $count ->
        [one] Дополнительное время можно попросить ещё { $count } раз.
        [few] Дополнительное время можно попросить ещё { $count } раза.
       *[many] Дополнительное время можно попросить ещё { $count } раз.
    }
asked-other = У игрока { $name } вышло время; ждём ответа.
over-by-bot-late = За игрока { $name } играл бот, шаги { $first }–{ $last }: время вышло.
over-by-bot-left = За игрока { $name } играл бот, шаги { $first }–{ $last }: место пустовало.
over-by-bot-look = Посмотреть

## Возврат хода

take-back = Вернуть ход
take-back-ask = Попросить вернуть ход
take-back-proposed = { $name } просит вернуть последний ход.
table-points-left =
    { $points ->
        [one] Это ваш последний ход. «{ $words }» ещё даст { $points } очко.
        [few] Это ваш последний ход. «{ $words }» ещё даст { $points } очка.
       *[many] Это ваш последний ход. «{ $words }» ещё даст { $points } очков.
    }
table-end-anyway = Всё равно завершить

## Столы

lobby-round = раунд { $round }
lobby-time-left = осталось: { $time }
lobby-paused = пауза
lobby-own-components = свои компоненты

## История и повтор

history-link = Мои игры
history-title = Мои игры
history-game = Игра
history-all-games = Все игры
history-result = Итог
history-all-results = Победы и поражения
history-won = победа
history-lost = поражение
history-none = Завершённых игр пока нет.
history-more = Ещё игры
history-stand-in = часть партии за вас играл бот
history-people = люди
history-statistics = Статистика
history-players = Игроков
history-against = Соперники
history-count = Игр
history-wins = Побед
history-mean = Очков в среднем
history-best = Рекорд
history-opponents = С кем вы играли
history-opponent = Игрок
history-record = Открыть запись
history-record-about = Запись — это файл, который можно сохранить в итогах игры. Из неё получается стол для просмотра с именами из файла.
replay-turn-back = На ход назад
replay-turn-forward = На ход вперёд
waiting-invites = { $name } приглашает вас сыграть в { $game }

## Turns and vacation

together-tell-me = Сообщать, когда наступит мой ход
vacation-seat = в отпуске
vacation-clock = { $name } в отпуске: часы стоят.
server-on-vacation = Часы стоят, пока игрок в отпуске.
