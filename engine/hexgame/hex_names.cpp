// build: small
#include "engine/hexgame/hex_names.h"

#include "engine/core/text.h"
#include "engine/map/hex.h"

namespace longroll::hexgame {

std::string HexNames::text(ArgumentKind kind, int value) const {
  switch (static_cast<Argument>(kind)) {
    case Argument::Unit:
      return unit_text(value);
    case Argument::Hex:
      return hex_text(static_cast<HexId>(value));
    case Argument::Number:
      return std::to_string(value);
    case Argument::None:
      break;
  }
  return "";
}

std::optional<int> HexNames::value(ArgumentKind kind, std::string_view word) const {
  switch (static_cast<Argument>(kind)) {
    case Argument::Unit:
      return unit_named(word);
    case Argument::Hex:
      return hex_named(word);
    case Argument::Number:
      return parse_int(word);
    case Argument::None:
      break;
  }
  return std::nullopt;
}

std::string HexNames::unit_text(int id) const {
  const Unit* const unit = state_.has_piece(id) ? unit_of_(state_.piece(static_cast<PieceId>(id)).kind) : nullptr;
  return unit == nullptr || unit->is_marker ? "#" + std::to_string(id) : unit->id;
}

std::optional<int> HexNames::unit_named(std::string_view text) const {
  if (!text.empty() && text[0] == '#') {
    return parse_int(text.substr(1));
  }
  for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
    const Unit* const unit = unit_of_(state_.pieces[i].kind);
    if (unit != nullptr && unit->id == text) {
      return static_cast<int>(i);
    }
  }
  return std::nullopt;
}

}  // namespace longroll::hexgame
