#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

#include "engine/core/rng.h"
#include "engine/record/link_frame.h"

/// libFuzzer's own mutation of some bytes.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace longroll::fuzz {

/// Mutates an input of a target that reads a first byte and then a link as text when `is_text` says so of that byte. Of
/// a good link the body or the header is mutated and the frame is written anew, with a check sum that is right: behind
/// it is what reads the bytes. One in eight is bent as bytes, for the check itself.
template <class IsText>
std::size_t mutate_link(std::uint8_t* data, std::size_t size, std::size_t most, std::uint32_t seed,
                        const IsText& is_text) {
  Rng rng(seed);
  const Result<LinkFrame> frame = size > 1 && is_text(data[0])
                                      ? read_frame({reinterpret_cast<const char*>(data) + 1, size - 1})
                                      : Result<LinkFrame>(damaged_link());
  if (!frame || rng.below(8) == 0) {
    return LLVMFuzzerMutate(data, size, most);
  }
  LinkHeader header = frame.value().header;
  Bytes body = frame.value().body;
  if (rng.below(8) == 0) {
    header.rules_version ^= 1U << rng.below(32);
  } else if (rng.below(4) == 0) {
    header.note.who = {static_cast<LinkRole>(rng.below(7)), static_cast<LinkRole>(rng.below(7))};
    header.note.table = rng.below(2) * rng.below(1U << kTableBits);
    header.note.shown = rng.below(2) == 0 ? std::nullopt : std::optional<std::uint32_t>(rng.next() >> rng.below(32));
  } else {
    const std::size_t room = body.size() + 16;
    const std::size_t before = body.size();
    body.resize(room);
    body.resize(LLVMFuzzerMutate(body.data(), before, room));
  }
  const std::string text = write_frame(header, body);
  if (text.size() + 1 > most) {
    return LLVMFuzzerMutate(data, size, most);
  }
  std::memcpy(data + 1, text.data(), text.size());
  return text.size() + 1;
}

}  // namespace longroll::fuzz
