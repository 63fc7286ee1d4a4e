"""What a loop over many games does about memory: rows that it borrows, rows that it announces.

Numba counts references to an array whenever a row of it is taken or passed on, each time with an
instruction that locks the bus: 40 of 300 nanoseconds of a step of a small game, without `borrow`.
And the row for an observation of a large one has 90 lines of cache: where thousands of games do not
fit in the cache, a step would wait 160 nanoseconds for them without `announce`.
"""

from typing import Any

from llvmlite import ir
from numba import void
from numba.core import cgutils
from numba.extending import intrinsic

from lutece.kernel.jit import JIT_ENABLED

LINE = 64  # bytes of a line of cache
FOR_WRITING, KEEP_NEAR, DATA = 1, 3, 1  # what LLVM wants to know of a prefetch


def _borrow(_typing_context: Any, array: Any) -> Any:
    """The same array, but its references are not counted: it must not outlive its owner."""

    def codegen(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        borrowed = context.make_array(array)(context, builder, args[0])
        borrowed.meminfo = cgutils.get_null_value(borrowed.meminfo.type)
        borrowed.parent = cgutils.get_null_value(borrowed.parent.type)
        return borrowed._getvalue()

    return array(array), codegen


def _announce(_typing_context: Any, row: Any) -> Any:
    """Have the processor fetch a row that will be written soon, while it does other things."""

    def codegen(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        array = context.make_array(row)(context, builder, args[0])
        pointer, number = ir.IntType(8).as_pointer(), ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [pointer, number, number, number])
        prefetch = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        how = [number(FOR_WRITING), number(KEEP_NEAR), number(DATA)]
        start = builder.bitcast(array.data, pointer)
        size = builder.mul(array.nitems, array.itemsize)
        with cgutils.for_range_slice(builder, size.type(0), size, size.type(LINE)) as (at, _):
            builder.call(prefetch, [builder.gep(start, [at]), *how])
        return context.get_dummy_value()

    return void(row), codegen


def _as_it_is(array: Any) -> Any:
    """Without compilation Python counts all references."""
    return array


def _unannounced(_row: Any) -> None:
    """Without compilation nobody waits for the cache."""


borrow: Any = intrinsic(_borrow) if JIT_ENABLED else _as_it_is
announce: Any = intrinsic(_announce) if JIT_ENABLED else _unannounced
