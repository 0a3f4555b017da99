#pragma once
#include <optional>

#include "engine/record/codec/coding_archive.h"

namespace longroll::test {

/// A State that was played from `start`, as the bytes of a link; with `pools`, one of a card game.
inline Bytes coded(const State& start, State state, const Pools& pools = {}, LinkFormat format = LinkFormat::Plain) {
  CodingOutputArchive out(start, pools, format);
  out(state);
  return out.finish();
}

/// Back again; empty when the bytes hold none of bounded size.
inline std::optional<State> decoded(const State& start, const Bytes& bytes, const Pools& pools = {},
                                    LinkFormat format = LinkFormat::Plain) {
  CodingInputArchive in(start, pools, bytes, format);
  State state;
  in(state);
  return in.failed() ? std::nullopt : std::optional<State>(std::move(state));
}

}  // namespace longroll::test
