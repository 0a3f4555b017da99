// build: small
#include "engine/games/battles/battle.h"

/// Orders of battle: assets/games/battles/<battle>/forces.json. The format is told in assets/games/battles/FORMAT.md.
namespace longroll::battles {
namespace {

constexpr hexgame::OrderOfBattleLimits kLimits = {
    .format = "longroll-battles-forces/1", .most_units = kMaxCounters, .longest_name = 12};

/// The numbers printed on a counter must be such as its arm can have.
void read_ratings(JsonReader& in, Counter& counter) {
  const int arm = in.word("arm", {"infantry", "cavalry", "artillery", "horse-artillery", "leader", "gunboat"});
  counter.arm = static_cast<Arm>(arm < 0 ? 0 : arm);
  counter.strength = static_cast<std::int16_t>(in.number("strength", 0, 40));
  counter.movement = static_cast<std::int16_t>(in.number("movement", 0, 20));
  counter.men = static_cast<int>(in.number_or("men", 0, 20'000, 0));
  counter.guns = static_cast<int>(in.number_or("guns", 0, 100, 0));
  counter.is_estimated = in.truth_or("estimated", false);
  const bool is_leader = counter.arm == Arm::Leader;
  if (is_leader != (counter.strength == 0)) {
    in.fault(is_leader ? "a leader has no strength" : "only a leader has no strength");
  }
  if (is_artillery(counter.arm) && counter.guns == 0) {
    in.fault("artillery has guns");
  }
}

}  // namespace

Result<Forces> parse_forces(std::string_view text, std::string_view where) {
  return hexgame::read_order_of_battle<Counter>(text, where, kLimits, read_ratings);
}

}  // namespace longroll::battles
