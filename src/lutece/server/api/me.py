"""Who I am, and what I am called."""

from starlette.responses import Response

from lutece.server.addresses import network_of
from lutece.server.endpoint import ApiRequest, Endpoint, json_response, me, with_cookie
from lutece.server.schema import Me, NameMe


async def who_am_i(request: ApiRequest) -> Me:
    """Who the cookie or token says I am."""
    return me(request.player)


async def name_me(request: ApiRequest) -> Response:
    """Set the name: a new person becomes a guest, a known person gets the new name."""
    services = request.services
    if request.player is not None:
        request.in_browser()  # a token plays in a name, it does not change it
        player = await services.people.rename(request.player, request.body.name)
        services.tables.renamed(player)
        return json_response(me(player))
    services.arrival_rate.check(network_of(request.http))
    player, secret = await services.people.new_guest(request.body.name)
    return with_cookie(request, json_response(me(player)), secret)


ME_ENDPOINTS = (
    Endpoint("GET", "/api/me", who_am_i, "Who am I?", gives=Me),
    Endpoint("POST", "/api/me", name_me, "Say my name", NameMe, Me, ("bad-name", "browser-needed")),
)
