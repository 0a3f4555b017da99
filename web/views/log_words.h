#pragma once
#include <string>

namespace longroll::web {

/// A line of the log as its column shows it: a long list of names, which would push all else out, ends with how many
/// more there are: "Ready to fire: 47 AL, 48 AL and 14 more." The whole log has every name.
std::string in_column(const std::string& line);

}  // namespace longroll::web
