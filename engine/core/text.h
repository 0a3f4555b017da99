#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace longroll {

/// The words of a line, parted by blanks; empty words are left out.
std::vector<std::string_view> words_of(std::string_view line);

/// A whole decimal number with nothing around it, within 32 bits; empty when it is not one.
std::optional<std::int32_t> parse_int(std::string_view text);

/// A whole non-negative decimal number with nothing around it, within 64 bits; empty when it is not one.
std::optional<std::uint64_t> parse_u64(std::string_view text);

/// 16 hexadecimal digits: JSON numbers are too narrow for a hash or a seed.
std::string hex_of(std::uint64_t number);

/// "3 cards", "1 card".
std::string count_of(int n, std::string_view one, std::string_view many);

/// A number of halves as players write it: "3", "2½", "½".
std::string halves_text(int halves);

/// "keyes" as it begins a sentence: "Keyes".
std::string capitalized(std::string_view text);

}  // namespace longroll
