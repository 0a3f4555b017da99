// build: small
#include "engine/games/chattanooga/rules/hex_acts.h"

#include "engine/games/chattanooga/verbs.h"

namespace longroll::chattanooga {
namespace {

HexId hex_of_piece(const Field& field, PieceId id) {
  return field.state().has_piece(id) && is_on_map(field.piece(id)) ? static_cast<HexId>(field.piece(id).place) : kNoHex;
}

}  // namespace

HexId hex_of_act(const Field& field, const Action& action) {
  if (const auto recover = read<verbs::Recover>(action)) {
    return hex_of_piece(field, recover->unit);
  }
  if (const auto arrange = read<verbs::Arrange>(action)) {
    return field.map().is_playable(arrange->hex) ? arrange->hex : kNoHex;
  }
  if (const auto volley = read<verbs::Volley>(action)) {
    return hex_of_piece(field, volley->unit);
  }
  if (const auto lead = read<verbs::Lead>(action)) {
    return hex_of_piece(field, lead->leader);
  }
  if (const auto bonus = read<verbs::Bonus>(action)) {
    return hex_of_piece(field, bonus->unit);
  }
  if (const auto form = read<verbs::FormReserve>(action)) {
    return hex_of_piece(field, form->unit);
  }
  return kNoHex;
}

void keep_acts(const Field& field, HexId named, Actions& actions) {
  HexSet hexes;
  std::erase_if(actions, [&](const Action& action) {
    const HexId hex = hex_of_act(field, action);
    if (hex != kNoHex) {
      hexes.add(hex);
    }
    return hex != named;
  });
  if (named != kNoHex) {
    actions.push_back(action_of(verbs::Pass{}));
    return;
  }
  hexes.for_each([&](HexId hex) { actions.push_back(action_of(verbs::NameHex{hex})); });
}

}  // namespace longroll::chattanooga
