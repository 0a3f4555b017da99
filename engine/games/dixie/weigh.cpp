#include "engine/games/dixie/weigh.h"

#include "engine/games/dixie/weigher.h"

namespace longroll::dixie {
namespace {

/// Two cards that are alike in every way that counts, so that only one of them needs to be thought about.
bool are_alike(const Field& field, PieceId a, PieceId b) {
  const CardFacts& one = field.card(a);
  const CardFacts& two = field.card(b);
  const Piece& here = field.piece(a);
  const Piece& there = field.piece(b);
  return one.is_troop() && one.type == two.type && one.value == two.value && one.fire_short == two.fire_short &&
         one.fire_long == two.fire_long && one.morale == two.morale && one.corps == two.corps &&
         one.division == two.division && one.is_horse == two.is_horse && here.place == there.place &&
         here.marks == there.marks && here.flags == there.flags && here.up == there.up;
}

bool is_repeated(const Field& field, const Actions& actions, std::size_t which) {
  const Action& action = actions[which];
  const Do verb = static_cast<Do>(action.verb);
  if (verb == Do::Finish || verb == Do::Pass || verb == Do::Play || verb == Do::Lay || verb == Do::Melee ||
      verb == Do::FightOn || verb == Do::Disengage || verb == Do::Decoy || verb == Do::Unmask) {
    return false;
  }
  for (std::size_t i = which; i-- > 0 && actions[i].verb == action.verb;) {
    if (actions[i].args[1] == action.args[1] && actions[i].args[2] == action.args[2] &&
        are_alike(field, actions[i].args[0], action.args[0])) {
      return true;
    }
  }
  return false;
}

}  // namespace

void weigh(const Field& field, const Actions& actions, std::vector<int>& weights) {
  const Weigher weigher(field);
  weights.resize(actions.size());
  for (std::size_t i = 0; i < actions.size(); ++i) {
    weights[i] = is_repeated(field, actions, i) ? 1 : weigher.weight(actions[i]);
  }
}

}  // namespace longroll::dixie
