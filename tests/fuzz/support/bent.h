#pragma once
#include <string>
#include <string_view>

#include "tests/fuzz/support/fuzz.h"

namespace longroll::fuzz {

/// The text with up to four places changed: some letters go, a word or some bytes stand there. A place is two bytes, of
/// a text that is too long for them three.
std::string bent(std::string_view text, std::span<const std::string_view> words, Source& source);

}  // namespace longroll::fuzz
