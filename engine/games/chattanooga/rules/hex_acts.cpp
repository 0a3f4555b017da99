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
  const auto of_piece = [&](const auto& arguments, auto piece) {
    return arguments ? hex_of_piece(field, (*arguments).*piece) : kNoHex;
  };
  switch (verb_of(action)) {
    case Do::Recover:
      return of_piece(read<verbs::Recover>(action), &verbs::Recover::unit);
    case Do::Arrange: {
      const auto arrange = read<verbs::Arrange>(action);
      return arrange && field.map().is_playable(arrange->hex) ? arrange->hex : kNoHex;
    }
    case Do::Volley:
      return of_piece(read<verbs::Volley>(action), &verbs::Volley::unit);
    case Do::Lead:
      return of_piece(read<verbs::Lead>(action), &verbs::Lead::leader);
    case Do::Bonus:
      return of_piece(read<verbs::Bonus>(action), &verbs::Bonus::unit);
    case Do::FormReserve:
      return of_piece(read<verbs::FormReserve>(action), &verbs::FormReserve::unit);
    default:
      return kNoHex;
  }
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
