#pragma once

#include <cstdint>
#include <string>

namespace longroll::web {

/// A day as a list of saved games writes it: "today", "yesterday", "Sunday", "12 March". Seconds since 1970; `zone` is
/// what local time is ahead.
std::string day_words(std::int64_t when, std::int64_t now, std::int64_t zone);

}  // namespace longroll::web
