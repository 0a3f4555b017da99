#pragma once

#include <string>

namespace longroll::web {

/// As many parts of "Union movement · Evening of the 28th, couplet 1" as there is room for, in the type of notes.
std::string fitting(std::string words, float room);

}  // namespace longroll::web
