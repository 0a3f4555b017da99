// build: logic
#include "web/games/dixie/look.h"

#include <algorithm>
#include <string_view>

namespace longroll::web::dixie {
namespace {

enum class LookField : std::uint8_t { Hat, Beard, Hair, Build, Feature, Jacket };

/// The words of Card::look (FORMAT.md, "Faces"), field by field in the order of their values.
struct LookWord {
  std::string_view word;
  LookField field;
  std::uint8_t value;
};
constexpr LookWord kLookWords[] = {
    {"bare", LookField::Hat, 1},        {"kepi", LookField::Hat, 2},     {"slouch", LookField::Hat, 3},
    {"plumed", LookField::Hat, 4},      {"straw", LookField::Hat, 5},    {"fez", LookField::Hat, 6},
    {"bonnet", LookField::Hat, 7},      {"full", LookField::Beard, 0},   {"shaven", LookField::Beard, 1},
    {"moustache", LookField::Beard, 2}, {"goatee", LookField::Beard, 3}, {"whiskers", LookField::Beard, 4},
    {"chin", LookField::Beard, 5},      {"short", LookField::Beard, 6},  {"long", LookField::Beard, 7},
    {"brown", LookField::Hair, 0},      {"black", LookField::Hair, 1},   {"fair", LookField::Hair, 2},
    {"red", LookField::Hair, 3},        {"gray", LookField::Hair, 4},    {"white", LookField::Hair, 5},
    {"lean", LookField::Build, 1},      {"stout", LookField::Build, 2},  {"glasses", LookField::Feature, 1},
    {"curls", LookField::Feature, 2},   {"bald", LookField::Feature, 3}, {"zouave", LookField::Jacket, 1},
    {"shell", LookField::Jacket, 2},    {"green", LookField::Jacket, 3}};

void set_look(board::Look& look, const LookWord& word) {
  switch (word.field) {
    case LookField::Hat:
      look.hat = static_cast<board::Hat>(word.value);
      break;
    case LookField::Beard:
      look.beard = static_cast<board::Beard>(word.value);
      break;
    case LookField::Hair:
      look.hair = static_cast<board::Hair>(word.value);
      break;
    case LookField::Build:
      look.build = static_cast<board::Build>(word.value);
      break;
    case LookField::Feature:
      look.feature = static_cast<board::Feature>(word.value);
      break;
    case LookField::Jacket:
      look.jacket = static_cast<board::Jacket>(word.value);
      break;
  }
}

/// Men of one state are drawn alike: a small number from its name, or from the whole name where it tells none.
std::uint8_t pose_of(const longroll::dixie::Card& card) {
  const std::string_view name = card.state.empty() ? std::string_view(card.short_name) : std::string_view(card.state);
  unsigned sum = 0;
  for (const char letter : name.substr(name.find(' ') == std::string_view::npos ? 0 : name.find(' '))) {
    sum = sum * 5 + static_cast<unsigned char>(letter);
  }
  return static_cast<std::uint8_t>(sum / 3 % 4);
}

}  // namespace

board::Look look_of(const longroll::dixie::Card& card) {
  board::Look look;
  look.beard = card.is_troop() && card.side == Seat::Union ? board::Beard::Moustache : board::Beard::Full;
  look.pose = card.is_troop() ? pose_of(card) : std::uint8_t{0};
  std::string_view left = card.look;
  while (!left.empty()) {
    const std::string_view word = left.substr(0, left.find(' '));
    left.remove_prefix(std::min(left.size(), word.size() + 1));
    for (const LookWord& known : kLookWords) {
      if (known.word == word) {
        set_look(look, known);
      }
    }
  }
  return look;
}

}  // namespace longroll::web::dixie
