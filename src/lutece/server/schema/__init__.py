"""Every message between the table and the page, the terminal or a bot: one schema for all.

The page's types (`web/js/schema.d.ts`) and the OpenAPI description are made from these structs.
Words travel as key and arguments with the English sentence beside them (`SaidView`).
"""

from lutece.server.schema.base import *
from lutece.server.schema.history import *
from lutece.server.schema.lessons import *
from lutece.server.schema.live import *
from lutece.server.schema.notifications import *
from lutece.server.schema.offer import *
from lutece.server.schema.people import *
from lutece.server.schema.puzzles import *
from lutece.server.schema.reviews import *
from lutece.server.schema.tables import *
