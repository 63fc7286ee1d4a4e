"""Rate limits: a token bucket for each sender."""

import time
from collections import OrderedDict

from lutece.server.limits import Rate
from lutece.server.refusals import Refusal

MOST_SENDERS = 5_000  # that are remembered; the oldest is forgotten


class TokenBucket:
    """A measure against too many requests: it fills again with time."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = float(rate.burst)
        self.at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class RateLimiter:
    """A token bucket for each sender."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._by_sender: OrderedDict[str, TokenBucket] = OrderedDict()

    def check(self, sender: str, amount: float = 1.0) -> None:
        """Raise the refusal where somebody asks too fast."""
        bucket = self._by_sender.pop(sender, None) or TokenBucket(self.rate)
        self._by_sender[sender] = bucket
        if len(self._by_sender) > MOST_SENDERS:
            self._by_sender.popitem(last=False)
        if not bucket.take(amount):
            raise Refusal("too-fast")
