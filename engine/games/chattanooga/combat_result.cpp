// build: small
#include "engine/games/chattanooga/combat_result.h"

namespace longroll::chattanooga {
namespace {

constexpr int kMaxMargin = 9;

UnitEffect read_effect(JsonReader in) {
  UnitEffect effect;
  effect.is_eliminated = in.truth_or("eliminated", false);
  if (in.has("disruption")) {
    effect.disruption = in.word("disruption", {"disrupt", "retreat"}) == 1 ? Disruption::Retreat : Disruption::Disrupt;
  }
  effect.margin = static_cast<std::int8_t>(in.number_or("margin", 0, kMaxMargin, -1));
  effect.must_check_morale = in.truth_or("check", false);
  in.refuse_unknown();
  if (effect.is_conditional() && effect.disruption == Disruption::None) {
    in.fault("a margin goes with a disruption");
  }
  if (effect.is_none()) {
    in.fault("an effect that does nothing is left out");
  }
  return effect;
}

ResultPart read_part(JsonReader in) {
  ResultPart part;
  if (in.has("attacker")) {
    part.attacker = read_effect(in.member("attacker", Json::Kind::Object));
  }
  if (in.has("defender")) {
    part.defender = read_effect(in.member("defender", Json::Kind::Object));
  }
  in.refuse_unknown();
  if (part.is_none()) {
    in.fault("a part that does nothing is left out");
  }
  return part;
}

}  // namespace

CombatResult read_combat_result(JsonReader in, std::string_view id) {
  CombatResult result;
  result.id = id;
  if (in.has("primary")) {
    result.primary = read_part(in.member("primary", Json::Kind::Object));
  }
  if (in.has("secondary")) {
    result.secondary = read_part(in.member("secondary", Json::Kind::Object));
    if (result.primary.is_none()) {
      in.fault("a secondary result needs a primary one");
    }
  }
  in.refuse_unknown();
  return result;
}

}  // namespace longroll::chattanooga
