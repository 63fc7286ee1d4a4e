# Рисунок Paris Paris: подсказки и подписи.

paris-paris-board-map = План города с пятью автобусными линиями
paris-paris-board-stop = «{ $name }»: остановка { $line-obl } линии, место для одного магазина.
paris-paris-board-crossing = «{ $name }»: пересечение { $line-obl } и { $line2-obl } линий, место для двух магазинов.
paris-paris-board-no-shop = Магазинов пока нет.
paris-paris-board-shops = Магазины здесь: { $owners }.
paris-paris-board-neighbours = Соседние остановки: { $names }.
paris-paris-board-shop = Магазин на остановке «{ $name }» ({ $owner }). Приносит очки, когда автобус останавливается здесь или рядом.
paris-paris-board-shop-leaves = Магазин на остановке «{ $name }» ({ $owner }). Остановка заполнена: один магазин нужно вытеснить.
paris-paris-board-earned = { $points ->
    [one] Только что принёс { $points } очко.
    [few] Только что принёс { $points } очка.
   *[many] Только что принёс { $points } очков.
}
paris-paris-board-tile = { $count ->
    [1] { $line-start } жетон остановки «{ $name }». Возьмите его, чтобы открыть там магазин.
   *[other] Жетоны { $line-obl } линии для остановки «{ $name }»: { $count }. Возьмите один, чтобы открыть там магазин.
}
paris-paris-board-tile-last = { $line-start } жетон остановки «{ $name }». Когда каждый возьмёт по жетону, малый тур пройдёт на остановке оставшегося.
paris-paris-board-stays = Таблички у других жетонов: сколько очков принесёт этот магазин, если останется тот жетон.
paris-paris-board-line = { $line-cap } линия: «{ $first }» — «{ $last }». В большом туре автобус останавливается на четырёх её пересечениях.
paris-paris-board-parking = Место { $line-obl } линии на парковке. Сюда кладут жетон, оставшийся в конце раунда.
paris-paris-board-parked = Здесь лежит { $line-masc } жетон остановки «{ $name }». Следующий оставшийся { $line-masc } жетон начнёт большой тур.
paris-paris-board-bus = Автобус. Этот раунд начинает тот, у кого он стоит: { $owner }. Затем автобус получает игрок слева.
paris-paris-board-bag = Мешок для магазинов, вытесненных другими. До конца игры в него никто не смотрит.
paris-paris-board-bag-open = В мешке: { $counts }. Игрок, у которого их больше всех (без ничьей), получает по 1 очку за каждый.
paris-paris-board-open-marker = Открытый маркер: после особых туров игроков последний тур идёт по { $line-obl } линии.
paris-paris-board-marker = Маркер особого тура ({ $owner }): { $line } линия.
paris-paris-board-marker-mine = Ваш маркер особого тура: в конце автобус ещё раз проедет по { $line-obl } линии. Другие его не видят.
paris-paris-board-marker-hidden = Маркер особого тура ({ $owner }), закрыт до конца игры.
paris-paris-board-stock = { $count ->
    [0] В запасе магазинов не осталось ({ $owner }).
   *[other] Магазинов в запасе ({ $owner }): { $count }.
}
paris-paris-board-round = Раунд { $round } из { $rounds }
paris-paris-board-round-about = Раунд { $round } из { $rounds }: на каждый раунд одна стопка жетонов.
paris-paris-board-small-tour = Малый тур: { $name }
paris-paris-board-grand-tour = Большой тур: { $line } линия
paris-paris-board-special-tour = Особый тур ({ $seat }): { $line } линия
    .you = Ваш особый тур: { $line } линия
paris-paris-board-open-tour = Последний тур: { $line } линия
paris-paris-board-nobody = Никто не получает очков
paris-paris-board-bag-scores = Очки за мешок: { $seat }
    .you = Очки за мешок получаете вы

## Where the points came from

paris-paris-board-points-small = Малые туры
paris-paris-board-points-grand = Большие туры
paris-paris-board-points-special = Особые туры
paris-paris-board-points-open = Последний тур
paris-paris-board-points-bag = Магазины в мешке
