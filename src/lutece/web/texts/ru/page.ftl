### Страница вокруг игровых полей: зал, стол, учётная запись, правила.

## Везде

page-title = Lutèce · Paris и Paris Paris онлайн
page-nav = Меню
page-lobby = Зал
page-rules = Правила
page-account = Ваше имя
page-language = Язык
page-theme = Тема
page-theme-is = Тема: { $theme }
page-theme-auto = Как на устройстве
page-theme-light = День
page-theme-dark = Ночь
page-sound = Подавать звуковой сигнал, когда наступает мой ход
page-sound-on = Звук включён
page-sound-off = Звук выключен
page-motion = Анимация
page-motion-off = нет
page-motion-slow = медленно
page-motion-normal = обычно
page-motion-fast = быстро
page-confirming = Переспрашивать перед решением, которое завершает мой ход или которое нельзя отменить
page-warning = Предупреждать о грубой ошибке в партиях с ботами
page-preferences = Настройки
page-close = Закрыть
page-cancel = Отмена
page-save = Сохранить
page-copy-link = Копировать
page-copied = Скопировано
page-try-again = Попробовать снова
page-try-now = Попробовать сейчас
page-lost = Такой страницы нет. Вы в зале.
page-problem-title = Не удалось загрузить
page-problem-offline = Сервер не отвечает. Запущен ли он и есть ли у вас связь?
page-problem-server = Сервер не смог этого сделать (ошибка { $status }).
page-problem-page = На странице что-то пошло не так. Попробуйте перезагрузить её.

game-paris = Paris
game-paris-paris = Paris Paris

## Зал

lobby-over = Две игры, один город
lobby-welcome = Bienvenue, присаживайтесь
lobby-welcome-back = Рады видеть вас, { $name }
lobby-lead = Отправьте друзьям ссылку или сразу сыграйте с ботами. Без регистрации и установки.
lobby-your-name = Ваше имя за столом
lobby-name-made-up = Это имя мы придумали для вас: можете его изменить.
lobby-you-are = Вы играете под именем { $name }
lobby-that-is-me = Это я
lobby-about-paris = Пройдите путь от банков до парадных фасадов вокруг Арки и возведите достопримечательности нового города.
lobby-about-paris-paris = Открывайте магазины там, где остановятся туристические автобусы. Простые правила, острая борьба.
lobby-facts = { $fewest }–{ $most } игрока
lobby-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
lobby-play-now = Сыграть с ботами
lobby-new-table = Создать стол
lobby-learn = Ни разу не играли? Научитесь за несколько минут
lobby-lessons = Уроки
lobby-lessons-of = Уроки: { $game }
table-learn = Впервые играете в эту игру? Короткие уроки покажут, как она идёт.
table-learn-go = Показать
table-learn-no = Нет, спасибо
lobby-puzzles = Задачи
lobby-title-new = Новый стол · Lutèce
lobby-mine = Ваши столы
lobby-open = Открытые столы
lobby-open-none = Сейчас ни один стол не ждёт игроков. Создайте свой, и другие увидят его здесь.
lobby-running = Идут сейчас: посмотреть
lobby-done = Завершённые
lobby-waiting =
    { $free ->
        [one] ждём ещё { $free } игрока
       *[other] ждём ещё { $free } игроков
    }
lobby-over-state = завершена
lobby-won = { $count ->
    [one] победа: { $names }
   *[other] общая победа: { $names }
  }
lobby-your-turn = Ваш ход
lobby-turn-of = { $name } думает
lobby-footer = Lutèce — независимый проект; Paris — игра Вольфганга Крамера и Михаэля Кислинга, Paris Paris — игра Михаэля Шахта.
lobby-mistakes = Мои ошибки: чему учат разобранные партии

## Новый стол

new-title = Новый стол: { $game }
new-seats = Кто играет?
new-seat = Место { $seat }
new-add-seat = Добавить место
new-remove-seat = Убрать это место
new-hot-seat = Игроки за одним экраном ходят по очереди: между ходами опускается занавес, чтобы никто не увидел чужих секретов.
new-beside = Кто здесь сидит?
new-nobody = Вы не играете: вы будете смотреть.
new-pace = Темп игры
new-options = Варианты
new-hints = Подсказки
new-hints-about = Каждый игрок может просить подсказки; садясь за стол, все с этим соглашаются. В итогах видно, сколько подсказок использовано.
new-components = Свои компоненты
new-components-about = Файл компонентов с вашими числами или названиями; образец создаёт команда «lutece components --export». Если вы переименовали остановку, линию или достопримечательность, измените название во всём файле.
new-open = Открыть стол
new-begin = Начать
seat-me = Я
seat-me-about = вы, на этом устройстве
seat-link = Друг
seat-link-about = садится по вашей ссылке
seat-open = Кто угодно
seat-open-about = стол виден в зале
seat-bot = Бот
pace-none = Без ограничения времени
pace-none-about = Каждый думает столько, сколько нужно.
pace-live-about = Все играют прямо сейчас; на каждый ход даётся немного времени.
pace-day-about = Возвращайтесь когда угодно, но ходите в течение суток.

option-paris-free-placement = Свободное размещение
option-paris-free-placement-about = Взятые здания выкладываются в район по вашему выбору (P-11).
option-paris-random-setup = Случайная подготовка
option-paris-random-setup-about = Жетоны ресурсов, престижа и бонусов раскладываются на поле случайно (P-10).
option-paris-arc-builds-landmarks = Достопримечательности с Арки
option-paris-arc-builds-landmarks-about = Ключ на Арке может добавить достопримечательность в любой район (P-23).
option-paris-even-start = Равный старт
option-paris-even-start-about = Первый игрок имеет преимущество, поэтому остальные начинают с дополнительными франками (P-2).
option-paris-open-screens = Открытая информация
option-paris-open-screens-about = Видно всё, что за ширмами, кроме жетонов конца игры (P-44).

level-random = Случайный
level-random-about = делает любой возможный ход
level-greedy = Жадный
level-greedy-about = сразу берёт как можно больше очков
level-shrewd = Расчётливый
level-shrewd-about = выбирает самый выгодный ход, не считая дальше
level-novice = Новичок
level-novice-about = смотрит чуть вперёд и довольствуется любым неплохим ходом
level-casual = Любитель
level-casual-about = думает недолго
level-strong = Сильный
level-strong-about = обдумывает каждый ход
level-expert = Эксперт
level-expert-about = не спешит: до двух секунд на ход

## Ждём игроков

waiting-title = Стол: { $game }
waiting-sitting = Игра начнётся, как только все места будут заняты.
waiting-invited = Для вас оставлено место.
waiting-full = Все места заняты. Когда игра начнётся, можно будет смотреть.
waiting-hints = За этим столом разрешены подсказки. Садитесь, если согласны.
waiting-kept = Свободное место оставлено для гостя (приглашает { $name }). Чтобы сесть, попросите ссылку-приглашение; по этому адресу можно только смотреть, когда игра начнётся.
waiting-kept-seat = Для гостя (приглашает { $name })
waiting-invite = Ссылка-приглашение
waiting-invite-about = Кто откроет эту ссылку, сможет сесть за стол. Адрес этой страницы позволяет только смотреть.
waiting-take = Сесть здесь
waiting-join = Присоединиться
waiting-leave = Покинуть стол
waiting-close = Закрыть этот стол

## Стол

table-title = { $game } · Lutèce
table-seats = Игроки
table-someone = Кто-то
table-seat-free = Свободное место
table-seat-invited = Место для друга
table-you = вы
table-bot = бот
table-stand-in = замена: { $level }
table-online = в сети
table-offline = не в сети
table-to-move = ходит
table-your-turn = Ваш ход
table-score =
    { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[other] { $score } очков
    }
table-winner = победа
table-time-left = Осталось времени
table-prompt = Ваше решение
table-over = Игра окончена.
table-only-end = { $seat }: остаётся только завершить ход.
    .you = Остаётся только завершить ход.
table-confirm = Это нельзя отменить:
table-confirm-turn = Это завершит ваш ход:
table-do-it = Подтвердить
table-read-rule = Прочитать правило { $rule }
table-rule = Правило
table-rule-called = Правило { $rule }: { $title }
table-end-turn = Завершить ход
table-undo = Отменить
table-way = { $first }, затем { $then }
table-ways = Сначала: { $ways }.
table-undo-turn = Отменить ход
table-skip = Пропустить анимацию
table-moves =
    { $count ->
        [one] Ещё { $count } вариант…
        [few] Ещё { $count } варианта…
       *[other] Ещё { $count } вариантов…
    }
table-all-moves = Все варианты списком
table-no-moves = Сейчас вам нечего решать.
table-choose = Что именно?
table-result = Итог
table-replay = Повтор
table-log = Журнал
table-log-unread = Журнал и чат (новых сообщений: { $unread })
table-log-empty = Пока ничего не произошло.
table-sealed = Расклад определён заранее
table-sealed-about = Этот хеш начального числа зафиксирован до первого хода. Его можно записать: когда партия закончится, начальное число будет показано, и каждый сможет проверить, что расклад тот самый.
table-go-to-moment = Посмотреть стол после шага { $number }
table-chat = Чат
table-chat-unread = Чат ({ $unread })
table-side = Журнал и чат
table-watchers =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[other] Смотрят { $count } человек
    }
table-watching = Вы зритель
table-menu = Меню
table-invite = Пригласить
table-watch-link = По этой ссылке можно только смотреть:
table-whole-board = Показать всё поле
table-tap-again = Теперь коснитесь нужного.
table-more = Ниже есть ещё
table-leave = Покинуть стол
table-leave-words = За вас будет играть бот. Вы можете вернуться на своё место в любой момент.
table-leave-do = Пусть за меня играет бот
table-end-words = Больше никто здесь не сидит: можно и закрыть стол насовсем.
table-end-do = Закрыть этот стол
table-leave-stay = Остаться
table-bot-plays-for-you = За вас играет бот.
table-take-back = Вернуться на место
table-move-waits = Нет связи. Ваш ход ждёт отправки.
table-not-sent = Нет связи: попробуйте позже.
table-lost = Связь потеряна; новая попытка через { $seconds } с.
table-lost-now = Связь потеряна; пробуем снова…
table-none = Этот стол не удаётся показать
table-none-words = Возможно, ссылка неполная или стола больше нет.
table-closed = Этот стол закрыт.

curtain-title = { $name }, ваш ход
curtain-words = Остальные, пожалуйста, отвернитесь.
curtain-ready = Я — { $name }

replay-title = Повтор
replay-first = К началу
replay-back = На шаг назад
replay-forward = На шаг вперёд
replay-play = Воспроизвести
replay-pause = Пауза
replay-moment = Момент игры
replay-where = { $number } из { $end }
replay-copy = Ссылка на этот момент
replay-copied = Ссылка на этот момент скопирована.
replay-now = К текущему моменту

over-title = Игра окончена
over-won = Победа: { $name }!
over-shared = Победу делят { $names }!
over-picture = { $winner } Поле в конце партии, счёт и очки по раундам.
over-best-turn = Больше всего очков за раз: { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} в раунде { $round }
over-share = Поделиться
over-save-picture = Сохранить картинку
over-course = Очки по раундам
over-points = Откуда взялись очки
over-total = Всего
over-record = Запись
over-fair-unknown = Был ли расклад честным?
over-fair = Расклад тот, что был обещан ✓
over-unfair = Начальное число не совпадает с хешем ✗
over-fair-about = До первого хода был показан хеш начального числа. Теперь показано само число, и страница заново вычислила его хеш. «lutece verify» проверяет по записи и сам расклад.
over-seed = Начальное число
over-hash = Хеш

chat-empty = Поздоровайтесь.
chat-sat-down = { $name } садится за стол.
chat-stood-up = { $name } покидает стол.
chat-stands-in = Теперь вместо игрока { $name } играет бот ({ $level }).
chat-took-back = { $name } снова играет.
chat-away = { $name } не в сети.
chat-here = { $name } снова в сети.
chat-write = Скажите что-нибудь…
chat-send = Отправить
chat-no-name = Чтобы писать в чат, введите имя.

## Помощь

help-title = Горячие клавиши
help-words = За столом всё можно делать без мыши. То, что можно выбрать, светится; наведите указатель или перейдите клавишами, чтобы узнать, что это.
help-arrows = переход между вариантами
help-enter = выбрать
help-tab = то же, по очереди
help-moves = все варианты списком
help-undo = отменить последний шаг
help-undo-turn = отменить весь ход
help-end = завершить ход, пропустить, отказаться
help-skip = пропустить анимацию
help-log = журнал
help-chat = чат
help-rules = правило, которое сейчас действует; после игры — разбор
help-replay = просмотреть прошлые ходы; затем ← и →
help-escape = закрыть или вернуться к текущему моменту
help-help = эта справка

## Правила

rules-of = Правила игры { $game }
rules-own-page = Открыть отдельной страницей
rules-coming = Правила загружаются…
rules-search = Искать в правилах
rules-print = Печать
rules-found = { $count ->
    [0] Ничего не найдено
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
rules-figure-back = Назад
rules-figure-on = Дальше
rules-figure-at = { $step } из { $steps }
rules-figure-begin = Ходит A.
rules-figure-chosen = A выбирает.
rules-figure-try = Попробовать

## Учётная запись

account-title = Кто вы
account-name = Ваше имя
account-shown-name = Каким его видят другие
account-named = Теперь другие видят это имя.
account-guest = Вы гость: вас знает только этот браузер.
account-nobody = Вы ещё ни разу не садились за стол.
account-signed-in = Вы вошли как { $login }.
account-sign-out = Выйти
account-keep = Сохранить свои столы
account-keep-about = С учётной записью вы найдёте свои столы на любом устройстве.
account-make = Создать учётную запись
account-made = Учётная запись создана.
account-login = Логин
account-password = Пароль
account-password-change = Сменить пароль
account-password-now = Текущий пароль
account-password-new = Новый пароль
account-password-changed = Пароль изменён. На других устройствах выполнен выход.
account-passkey = Ключ доступа
account-passkey-about = Ключ доступа на этом устройстве: пароль помнить не нужно.
account-passkeys =
    { $count ->
        [one] У вас { $count } ключ доступа.
        [few] У вас { $count } ключа доступа.
       *[other] У вас { $count } ключей доступа.
    }
account-passkey-make = Создать ключ доступа
account-passkey-made = Ключ доступа создан.
account-passkey-use = Войти с ключом доступа
account-passkey-no = Ключ доступа не использован. Можно попробовать ещё раз.
account-sign-in = Войти
account-tokens = Свои боты
account-tokens-about = С токеном программа играет от вашего имени. Он показывается один раз.
account-token = Токен
account-token-make = Создать токен
account-token-label = Для чего он?
account-delete = Удалить
