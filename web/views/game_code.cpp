#include "web/views/game_code.h"

#include <set>
#include <string>

namespace longroll::web {
namespace {

/// The games whose code is still to come.
std::set<std::string, std::less<>>& awaited() {
  static std::set<std::string, std::less<>> games;
  return games;
}

}  // namespace

bool is_code_here(std::string_view game) { return !awaited().contains(game); }

std::string room_code_of(std::string_view game) { return std::string(game) + "-notes"; }

void set_code_later(std::string_view game) { awaited().emplace(game); }

void set_code_here(std::string_view game) { awaited().erase(std::string(game)); }

}  // namespace longroll::web
