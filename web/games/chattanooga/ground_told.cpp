#include <algorithm>

#include "engine/play/event_arguments.h"
#include "web/games/chattanooga/adapter.h"

/// Ground that decides the battle, as the digest of the other side's phase tells it.
namespace longroll::web::chattanooga {
namespace {

/// Chattanooga 3.2 to 3.4: the rule by which it matters that the side stands there; empty: it does not. Of a few hexes
/// it matters of both sides, of whole regions only of the side that fights for them.
std::string_view rule_of_ground(const ch::Scenario& scenario, Seat side, HexId hex) {
  constexpr std::size_t kFew = 4;
  const auto matters = [&](const HexSet& ground, Seat whose) {
    return ground.has(hex) && (side == whose || ground.size() <= kFew);
  };
  for (const Seat whose : {Seat::Union, Seat::Confederate}) {
    if (matters(scenario.wins_decisively_on[whose], whose) || matters(scenario.wins_on[whose], whose)) {
      return scenario.victory_rule();
    }
  }
  const bool is_of_call = matters(scenario.clearing.union_clears, Seat::Confederate) ||
                          matters(scenario.clearing.confederates_hold, Seat::Confederate);
  return is_of_call ? "3.2R" : "";
}

/// The hexes from which and to which somebody went, each once.
std::vector<HexId> hexes_touched(const Events& events) {
  std::vector<HexId> out;
  for (const Event& event : events) {
    if (const auto moved = longroll::read<events::PieceMoved>(event)) {
      for (const Place place : {moved->from, moved->to}) {
        if (is_hex(place) && std::find(out.begin(), out.end(), place) == out.end()) {
          out.push_back(static_cast<HexId>(place));
        }
      }
    }
  }
  return out;
}

}  // namespace

/// Of ground that a side has entered and left again nothing is told.
bool ChattanoogaAdapter::add_to_digest(std::size_t n, const State& before, std::vector<DigestLine>& out) const {
  const ch::Field then = in_.game().field(before);
  const Events& events = in_.model().session().ply(n).events;
  std::optional<State> after;
  for (const HexId hex : then.turn() == 0 ? std::vector<HexId>() : hexes_touched(events)) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      const std::string_view rule = rule_of_ground(then.scenario(), side, hex);
      if (rule.empty()) {
        continue;
      }
      if (!after) {
        after = before;
        for (const Event& event : events) {
          enact(*after, event);
        }
      }
      const bool stands = in_.game().field(*after).is_held(hex, side);
      if (stands == then.is_held(hex, side)) {
        continue;
      }
      const std::string name = hexgame::place_name(map(), hex);
      const std::string where = " at " + (name.empty() ? place_words(hex) : name + ", hex " + hex_text(hex)) +
                                (stands ? "" : " any more") + " [" + std::string(rule) + "]";
      const std::string whose(longroll::name_of(side));
      const std::int32_t target = hexgame::target_of_hex(hex);
      const auto is_opposite = [&](const DigestLine& line) {
        return line.kind == DigestLine::Kind::Ground && line.target == target &&
               line.text.starts_with(stands ? "No " + whose : whose);
      };
      if (std::erase_if(out, is_opposite) == 0) {
        out.push_back({DigestLine::Kind::Ground,
                       n,
                       (stands ? whose + " units stand" : "No " + whose + " unit stands") + where,
                       target,
                       {}});
      }
    }
  }
  return false;
}

}  // namespace longroll::web::chattanooga
