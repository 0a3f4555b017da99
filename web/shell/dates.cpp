#include "web/shell/dates.h"

#include <array>
#include <string_view>

namespace longroll::web {

std::string day_words(std::int64_t when, std::int64_t now, std::int64_t zone) {
  constexpr std::int64_t kDay = 86'400;
  const std::int64_t day = (when + zone) / kDay;
  const std::int64_t today = (now + zone) / kDay;
  if (day >= today) {
    return "today";
  }
  if (day == today - 1) {
    return "yesterday";
  }
  if (day > today - 7) {
    constexpr std::array<std::string_view, 7> kNames{"Thursday", "Friday",  "Saturday", "Sunday",
                                                     "Monday",   "Tuesday", "Wednesday"};
    return std::string(kNames[static_cast<std::size_t>(day % 7)]);  // 1 January 1970 was a Thursday
  }
  // Days to month and day of month, after H. Hinnant's civil_from_days: years begin in March.
  const std::int64_t shifted = day + 719'468;
  const std::int64_t of_era = shifted % 146'097;
  const std::int64_t year = (of_era - of_era / 1460 + of_era / 36'524 - of_era / 146'096) / 365;
  const std::int64_t of_year = of_era - (365 * year + year / 4 - year / 100);
  const std::int64_t month = (5 * of_year + 2) / 153;
  constexpr std::array<std::string_view, 12> kMonths{"March",    "April",    "May",       "June",
                                                     "July",     "August",   "September", "October",
                                                     "November", "December", "January",   "February"};
  return std::to_string(of_year - (153 * month + 2) / 5 + 1) + " " +
         std::string(kMonths[static_cast<std::size_t>(month)]);
}

}  // namespace longroll::web
