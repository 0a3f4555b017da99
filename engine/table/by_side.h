#pragma once
#include "engine/core/enum_array.h"
#include "engine/table/seat.h"

namespace longroll {

/// Something that each of the two sides has: `losses[Seat::Union]`.
template <class T>
using BySide = EnumArray<Seat, T, 2>;

}  // namespace longroll
