"""The interface over HTTP: one line an address, from which router and description are made.

Each part has the handlers of a subject, and the table of their addresses below them.
"""

from lutece.server.accounts import ACCOUNT_ENDPOINTS
from lutece.server.api.live import LIVE_ENDPOINTS
from lutece.server.api.lobby import LOBBY_ENDPOINTS
from lutece.server.api.me import ME_ENDPOINTS
from lutece.server.api.offer import OFFER_ENDPOINTS
from lutece.server.api.puzzles import PUZZLE_ENDPOINTS
from lutece.server.api.reviews import REVIEW_ENDPOINTS
from lutece.server.api.tables import TABLE_ENDPOINTS
from lutece.server.lessons import LESSON_ENDPOINTS
from lutece.server.notifications.api import NOTIFICATION_ENDPOINTS

ENDPOINTS = (
    *ME_ENDPOINTS,
    *ACCOUNT_ENDPOINTS,
    *NOTIFICATION_ENDPOINTS,
    *OFFER_ENDPOINTS,
    *LESSON_ENDPOINTS,
    *LOBBY_ENDPOINTS,
    *TABLE_ENDPOINTS,
    *REVIEW_ENDPOINTS,
    *PUZZLE_ENDPOINTS,
    *LIVE_ENDPOINTS,
)
