"""The functions that a game compiles, and how compiled code that serves all games calls them.

`Functions` lists them once, each with its signature: a game's `kernel.py` compiles one function for
each (`@entry(SIGNATURES.play)`). Search, simulation and benchmarks are compiled once for all games:
they take the addresses of a game's functions as one array (type `POINTERS`, value
`kernel.pointers`) and call through them: `k = functions_at(pointers)`, then `k.play(…)`. An array
is passed from Python in well under a microsecond; Numba unpacks a function in some 20.

Chance during play: `play` and `advance` get no generator, so a game with dice keeps one in its
state, for instance as the field `("dice", np.int64, WORDS)`.

- `setup` seeds it from the generator that deals: `reseed(s.dice, rng)`.
- `play` and `advance` draw from it, both the same: `below(s.dice, 6)`. A roll is an event of kind
  REVEALED, which undo never crosses.
- `redeal` reseeds it for every seat, since nobody knows the dice to come: each simulation of a
  search then samples other dice, and no bot can foresee them.
- `setup_data` writes its words and `state_from` reads them, so that a record replays the same dice
  from its set-up, and the same seed deals the same dice. Views and `observe` never show them.
"""

from collections import namedtuple
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, get_type_hints

import numpy as np
from numba import float32, float64, int16, int64, types, uint8, void
from numba.core import cgutils
from numba.extending import intrinsic

from lutece.kernel.jit import JIT_ENABLED

_BYTES = uint8[::1]
_RNG = int64[::1]
_EVENTS = int16[:, ::1]
_LEGAL = int64(_BYTES, _BYTES, _BYTES)
_RESULT = void(_BYTES, _BYTES, float64[::1])

POINTERS = int64[::1]


@dataclass(frozen=True)
class Functions:
    """A game's compiled functions. `constants` and `state` are structs as byte buffers."""

    # (constants, seats, options as bits, state, rng): a shuffled start
    setup: Annotated[Any, void(_BYTES, int64, int64, _BYTES, _RNG)]
    # (state) -> the seat to decide, or OVER
    to_move: Annotated[Any, int64(_BYTES)]
    # (constants, state, mask) -> the number of legal actions; mask[action] is 1 where legal
    legal: Annotated[Any, _LEGAL]
    # (constants, state, action, events): one decision and everything that follows from it
    play: Annotated[Any, void(_BYTES, _BYTES, int64, _EVENTS)]
    # (constants, state, action): as play, but writes no events
    advance: Annotated[Any, void(_BYTES, _BYTES, int64)]
    # (constants, state, seat, rng): redeals everything that this seat cannot know
    redeal: Annotated[Any, void(_BYTES, _BYTES, int64, _RNG)]
    # (constants, state, seat, out): what this seat knows, as numbers, its own seat first
    observe: Annotated[Any, void(_BYTES, _BYTES, int64, float32[::1])]
    # (constants, state, out): four shares of the win, then four scores
    result: Annotated[Any, _RESULT]
    # (constants, state, rng) -> the number of decisions: random play to the end
    playout: Annotated[Any, int64(_BYTES, _BYTES, _RNG)]
    # as legal, but only the actions that a sensible player considers
    sensible: Annotated[Any, _LEGAL]
    # as result, but what each seat can expect at the end of the game
    evaluate: Annotated[Any, _RESULT]

    @cached_property
    def pointers(self) -> Any:
        """The functions as compiled code takes them: an argument of type POINTERS."""
        functions = [getattr(self, name) for name in _NAMES]
        if not JIT_ENABLED:
            return Bound(*functions)
        pairs = zip(functions, SIGNATURES, strict=True)
        return np.array([_address(function, signature) for function, signature in pairs], np.int64)


_HINTS = get_type_hints(Functions, include_extras=True)
_NAMES = tuple(_HINTS)
Bound: Any = namedtuple("Bound", _NAMES)  # type: ignore[misc]  # the names are listed above
SIGNATURES: Any = Bound(*(hint.__metadata__[0] for hint in _HINTS.values()))


def _address(function: Any, signature: Any) -> int:
    """Where a compiled function lies; it stays there as long as its module is loaded."""
    compiled = function.get_compile_result(signature)
    address: int = compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name)
    return address


def _bind(_typing_context: Any, pointers: Any) -> Any:
    """The functions at these addresses, as a named tuple of Numba's first-class functions."""
    bound = types.NamedTuple([types.FunctionType(signature) for signature in SIGNATURES], Bound)

    def codegen(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        array = context.make_array(pointers)(context, builder, args[0])
        pointer = context.get_value_type(types.voidptr)
        functions = []
        for n, kind in enumerate(bound.types):
            address = builder.load(cgutils.gep(builder, array.data, n))
            function = cgutils.create_struct_proxy(kind)(context, builder)
            function.jit_addr = builder.inttoptr(address, pointer)
            functions.append(function._getvalue())
        return context.make_tuple(builder, bound, functions)

    return bound(pointers), codegen


def _as_they_are(pointers: Any) -> Any:
    """Without compilation the functions themselves are passed."""
    return pointers


functions_at: Any = intrinsic(_bind) if JIT_ENABLED else _as_they_are
