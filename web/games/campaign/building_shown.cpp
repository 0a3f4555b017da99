// build: small
#include "web/games/campaign/building_shown.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/campaign/rules/building.h"

namespace longroll::web::campaign {
namespace {

std::string construction(int points) { return count_of(points, "construction point", "construction points"); }

/// What a Confederate project brings once it is complete; empty: the counter itself.
std::string gain_of(const cw::Field& field, cw::UnitClass project) {
  const cw::EconomyNumbers& numbers = field.chart().war.economy;
  switch (project) {
    case cw::UnitClass::Fort:
      return "; then it is placed in an impulse";
    case cw::UnitClass::Arsenal:
      return "; then " + count_of(numbers.arsenal_asp, "army point", "army points") + " a turn";
    case cw::UnitClass::Factory:
      return "; then it adds " + std::to_string(numbers.factory) + " to the economy";
    default:
      return "";
  }
}

}  // namespace

std::string cost_of_project(const cw::Field& field, Seat side, cw::UnitClass project, bool is_begun) {
  const int now = is_begun ? cost_to_finish(field, side, project) : cost_to_build(field, side, project);
  if (side == Seat::Union) {
    return construction(now) + " [4.1.2]";
  }
  if (project == cw::UnitClass::Railroad) {
    return construction(now) + " for each hex, a hex a turn [7.5]";
  }
  if (is_begun) {
    return (now > 0 ? construction(now) : "No construction point") + " to complete it" + gain_of(field, project) +
           " [4.2.5]";
  }
  const int later = cost_to_finish(field, side, project);
  return construction(now) +
         (later > 0 ? " now, " + std::to_string(later) + " more in a later turn" : "; it is ready in a later turn") +
         gain_of(field, project) + " [4.2.5]";
}

std::vector<std::string> projects_in_words(const ShownWar& war) {
  std::vector<std::string> out;
  const cw::Field field = war.field();
  const Seat side = war.model().reader();
  for (const cw::UnitClass project : cw::buildable(side)) {
    const int kind = field.library().kind_of(side, project);
    const std::vector<Choice>& choices = war.model().prompt().choices;
    const bool is_open = std::any_of(choices.begin(), choices.end(), [&](const Choice& one) {
      return is_action<cw::verbs::Build>(one.action) && arguments_of<cw::verbs::Build>(one.action).kind == kind;
    });
    const Refusal no = is_open ? Refusal{} : war.model().refuse(action_of(cw::verbs::Build{kind, kNoHex}));
    out.push_back(field.library().counter(kind).title + ": " +
                  (no ? std::string(no.reason) + " [" + std::string(no.rule) + "]"
                      : cost_of_project(field, side, project, false)));
  }
  return out;
}

}  // namespace longroll::web::campaign
