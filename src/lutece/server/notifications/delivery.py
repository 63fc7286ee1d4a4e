"""What can become of a message."""


class DeliveryError(Exception):
    """A message that did not arrive. `key` is the refusal that tells its player why."""

    def __init__(self, key: str, detail: str = "") -> None:
        self.key, self.detail = key, detail
        super().__init__(f"{key}: {detail}" if detail else key)


class UnreachableError(DeliveryError):
    """It may arrive later: the other side does not answer, or is busy."""


class RejectedError(DeliveryError):
    """It will never arrive: the address is wrong, or nobody wants the message there."""


class GoneError(DeliveryError):
    """The address no longer exists."""
