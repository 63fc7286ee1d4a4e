"""Fair deals: the hash of the seed is published when a game starts, the seed when it ends.

A player who noted the hash can check that the deal was the promised one: the seed gives the hash,
and dealing from the seed gives the set-up. The two are derived for different purposes, so neither
reveals anything about the other.
"""

import hashlib
import hmac
import secrets

from lutece.kernel.rng import Rng, rng_from

DEAL = "lutece deal"  # the purpose of the generators that deal


def new_seed() -> str:
    """128 random bits, which nobody can guess from the hash."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """The hash of a seed, published before the first decision."""
    return hashlib.sha256(f"lutece seed\n{seed}".encode()).hexdigest()


def deal_rng(seed: str) -> Rng:
    """The generator that deals the game of this seed."""
    return rng_from(seed, DEAL)


def matches_hash(seed: str, published: str) -> bool:
    """Whether a published hash is the one of this seed."""
    given = published.strip().lower().encode(errors="replace")
    return hmac.compare_digest(seed_hash(seed).encode(), given)
