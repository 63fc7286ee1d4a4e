"""Review of finished games, hints, and the price of a decision before it is made.

`review` looks at a finished match: first quickly at every decision, then by a search at each, the
most suspicious first, and last it plays out the costly ones to say why. `hint` and `check_decision`
look at a position from what the seat to move knows. What each figure means is in docs/review.md.
"""

from lutece.lab.review.advice import check_decision, hint
from lutece.lab.review.records import Reviewable, reviewable
from lutece.lab.review.reviewing import ReviewStoppedError, review, review_key
from lutece.lab.review.scale import CLASSES, LABELS, SCALE, Scale
from lutece.lab.review.schema import (
    Alternative,
    DecisionReview,
    Hint,
    PartialReview,
    PlayerReview,
    Progress,
    RevealReview,
    Review,
    ReviewSettings,
    Verdict,
)

__all__ = [
    "CLASSES",
    "LABELS",
    "SCALE",
    "Alternative",
    "DecisionReview",
    "Hint",
    "PartialReview",
    "PlayerReview",
    "Progress",
    "RevealReview",
    "Review",
    "ReviewSettings",
    "ReviewStoppedError",
    "Reviewable",
    "Scale",
    "Verdict",
    "check_decision",
    "hint",
    "review",
    "review_key",
    "reviewable",
]
