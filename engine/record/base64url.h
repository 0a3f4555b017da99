#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace longroll {

using Bytes = std::vector<std::uint8_t>;

/// Bytes in the letters that a URL carries unharmed (RFC 4648, section 5), without padding.
std::string to_base64url(std::span<const std::uint8_t> bytes);

/// Back again. Empty when a letter is foreign, the length is impossible, or the spare bits of the last letter are not
/// 0: every byte string has exactly one text.
std::optional<Bytes> from_base64url(std::string_view text);

}  // namespace longroll
