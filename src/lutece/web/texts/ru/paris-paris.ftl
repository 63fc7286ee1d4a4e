# Paris Paris: всё, что говорит сама игра. Слова игрового поля — в paris-paris-board.ftl.
#
# Формы цвета: линия — «зелёная», .cap «Зелёная», .obl «зелёной»; жетон — .masc «зелёный»,
# .start «Зелёный».

## Названия

paris-paris-line-green = зелёная
    .cap = Зелёная
    .obl = зелёной
    .masc = зелёный
    .start = Зелёный
paris-paris-line-red = красная
    .cap = Красная
    .obl = красной
    .masc = красный
    .start = Красный
paris-paris-line-blue = синяя
    .cap = Синяя
    .obl = синей
    .masc = синий
    .start = Синий
paris-paris-line-yellow = жёлтая
    .cap = Жёлтая
    .obl = жёлтой
    .masc = жёлтый
    .start = Жёлтый
paris-paris-line-violet = фиолетовая
    .cap = Фиолетовая
    .obl = фиолетовой
    .masc = фиолетовый
    .start = Фиолетовый

paris-paris-stop-bastille = Бастилия
paris-paris-stop-buttes-chaumont = Бют-Шомон
paris-paris-stop-champ-de-mars = Марсово поле
paris-paris-stop-concorde = Конкорд
paris-paris-stop-gare-de-lyon = Лионский вокзал
paris-paris-stop-gare-du-nord = Северный вокзал
paris-paris-stop-hotel-de-ville = Отель-де-Виль
paris-paris-stop-invalides = Дом инвалидов
paris-paris-stop-jardin-des-plantes = Сад растений
paris-paris-stop-les-halles = Ле-Аль
paris-paris-stop-louvre = Лувр
paris-paris-stop-luxembourg = Люксембург
paris-paris-stop-montmartre = Монмартр
paris-paris-stop-montparnasse = Монпарнас
paris-paris-stop-notre-dame = Нотр-Дам
paris-paris-stop-odeon = Одеон
paris-paris-stop-opera = Опера
paris-paris-stop-orsay = Орсе
paris-paris-stop-place-de-clichy = Площадь Клиши
paris-paris-stop-pompidou = Помпиду
paris-paris-stop-pont-neuf = Пон-Нёф
paris-paris-stop-quartier-latin = Латинский квартал
paris-paris-stop-republique = Репюблик
paris-paris-stop-saint-michel = Сен-Мишель
paris-paris-stop-st-nicolas = Сен-Николя
paris-paris-stop-other = { $name }

## О чём спрашивают

paris-paris-ask-nothing = Игра окончена.
paris-paris-ask-take = { $seat }: возьмите жетон и откройте магазин на его остановке.
    .you = Возьмите жетон и откройте магазин на его остановке.
paris-paris-ask-push = { $seat }: остановка «{ $stop }» заполнена. Чей магазин вытеснить?
    .you = Остановка «{ $stop }» заполнена. Чей магазин вытеснить?

## Что делает решение

paris-paris-do-open = «{ $stop }», { $line-masc } жетон: открыть магазин
paris-paris-do-nothing = «{ $stop }», { $line-masc } жетон: у вас не осталось магазинов
paris-paris-do-choose = «{ $stop }», { $line-masc } жетон: вытеснить магазин ({ $owner } или { $other })
paris-paris-do-replace = «{ $stop }», { $line-masc } жетон: вытеснить магазин ({ $owner })
paris-paris-do-replace-own = «{ $stop }», { $line-masc } жетон: заменить свой магазин
paris-paris-do-push = Вытеснить магазин игрока { $seat } с остановки «{ $stop }»
    .you = Вытеснить свой магазин с остановки «{ $stop }»

## Что произошло

paris-paris-took = { $seat } берёт { $line-masc } жетон остановки «{ $stop }».
    .you = Вы берёте { $line-masc } жетон остановки «{ $stop }».
paris-paris-opened = { $seat } открывает магазин на остановке «{ $stop }».
    .you = Вы открываете магазин на остановке «{ $stop }».
paris-paris-no-shop-left = У игрока { $seat } не осталось магазинов для остановки «{ $stop }».
    .you = У вас не осталось магазинов для остановки «{ $stop }».
paris-paris-pushed-to-bag = Магазин игрока { $seat } вытеснен с остановки «{ $stop }» в мешок.
    .you = Ваш магазин вытеснен с остановки «{ $stop }» в мешок.
paris-paris-pushed-to-stock = Магазин игрока { $seat } вытеснен с остановки «{ $stop }» и возвращается в запас.
    .you = Ваш магазин вытеснен с остановки «{ $stop }» и возвращается в запас.
paris-paris-small-tour = Малый тур: остановка «{ $stop }» ({ $line } линия).
paris-paris-shop-scores = { $seat } получает 1 очко на остановке «{ $stop }».
    .you = Вы получаете 1 очко на остановке «{ $stop }».
paris-paris-nobody-scores = Магазинов по пути нет: никто не получает очков.
paris-paris-parked = { $line-start } жетон остановки «{ $stop }» отправляется на парковку.
paris-paris-grand-tour = Большой тур по { $line-obl } линии!
paris-paris-bus-calls = Автобус останавливается: «{ $stop }».
paris-paris-neighbour-scores = { $seat } получает 1 очко за соседний магазин на остановке «{ $stop }».
    .you = Вы получаете 1 очко за соседний магазин на остановке «{ $stop }».
paris-paris-bus-passed = Автобус переходит к игроку { $seat }.
    .you = Автобус переходит к вам.
paris-paris-laid-out = { $line-start } жетон выложен на остановку «{ $stop }».
paris-paris-special-tour = { $seat } открывает { $line-masc } маркер: особый тур по этой линии.
    .you = Вы открываете { $line-masc } маркер: особый тур по этой линии.
paris-paris-open-tour = Последний тур: { $line } линия открытого маркера.
paris-paris-bag-scores = { $points ->
    [one] Больше всего магазинов в мешке у игрока { $seat }: { $points } очко.
    [few] Больше всего магазинов в мешке у игрока { $seat }: { $points } очка.
   *[other] Больше всего магазинов в мешке у игрока { $seat }: { $points } очков.
}
    .you = { $points ->
        [one] Больше всего магазинов в мешке у вас: { $points } очко.
        [few] Больше всего магазинов в мешке у вас: { $points } очка.
       *[other] Больше всего магазинов в мешке у вас: { $points } очков.
    }
paris-paris-game-over = Игра окончена.

## Почему нельзя

paris-paris-why-over = Игра окончена.
paris-paris-why-no-such = Такого решения нет.
paris-paris-why-push-first = Сначала выберите, чей магазин вытеснить с остановки «{ $stop }».
paris-paris-why-no-shop-there = У игрока { $seat } нет магазина на остановке «{ $stop }».
    .you = У вас нет магазина на остановке «{ $stop }».
paris-paris-why-nothing-to-push = Сейчас вытеснять нечего: сначала возьмите жетон.
paris-paris-why-not-on-show = { $line-start } жетон остановки «{ $stop }» не выложен.

paris-paris-heading-take = Взять жетон
paris-paris-heading-push = Вытеснить магазин

## Sources of points

paris-paris-source-small-tours = Малые туры
paris-paris-source-grand-tours = Большие туры
paris-paris-source-special-tours = Особые туры
paris-paris-source-open-tour = Последний тур
paris-paris-source-bag = Магазины в мешке
