// build: logic
#include "web/games/campaign/arrival_shown.h"

#include "engine/core/text.h"
#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/rules/recruitment.h"
#include "engine/games/campaign/verbs.h"
#include "engine/games/campaign/words.h"

namespace longroll::web::campaign {
namespace {

/// "Tidewater group: Raleigh or Richmond"
std::string named(const cw::Field& field, int group, std::string_view last) {
  const cw::RecruitmentGroup& told = field.chart().war.groups[static_cast<std::size_t>(group)];
  std::string out = told.title + " group: ";
  for (std::size_t i = 0; i < told.cities.size(); ++i) {
    out += i == 0 ? "" : i + 1 == told.cities.size() ? last : ", ";
    out += told.cities[i].name;
  }
  return out;
}

}  // namespace

std::string group_words(const cw::Field& field, HexId hex) {
  const int group = cw::group_of(field.map(), hex);
  return group < 0 ? "" : named(field, group, " and ");
}

std::string arrival_words(const cw::Field& field, const Action& action) {
  const State& state = field.state();
  if (state.stack.empty() || !is_step<cw::RecruitmentLocals>(state.top()) || !is_action<cw::verbs::Place>(action)) {
    return "";
  }
  const auto recruitment = longroll::locals_of<cw::RecruitmentLocals>(state.top());
  const auto place = arguments_of<cw::verbs::Place>(action);
  const cw::UnitClass unit_class = field.library().class_of(place.kind);
  if (unit_class != cw::UnitClass::Asp && unit_class != cw::UnitClass::Cavalry) {
    return "";
  }
  switch (cw::arrival_right(field, recruitment, unit_class, place.hex)) {
    case cw::ArrivalRight::Part: {
      const bool is_east = cw::is_east(field, place.hex);
      return count_of(is_east ? recruitment.east : recruitment.west, "unit is", "units are") + " left for the " +
             (is_east ? "east" : "west") + ", at most " +
             std::to_string(is_east ? recruitment.east_cap : recruitment.west_cap) + " in a city [4.1.1]";
    }
    case cw::ArrivalRight::Group:
      return "For the " + named(field, cw::group_of(field.map(), place.hex), " or ") + " [4.2.1]";
    case cw::ArrivalRight::Kentucky:
      return "For Kentucky [4.2.2]";
    case cw::ArrivalRight::Invaded:
      return "For Kentucky, which the enemy has invaded [15.5.2]";
    case cw::ArrivalRight::Arsenal:
      return "From the arsenal there [4.2.5]";
    case cw::ArrivalRight::AtLarge:
      return "At large: " + std::to_string(recruitment.at_large) + " left [4.2.3]";
    case cw::ArrivalRight::None:
      return "";
  }
  return "";
}

}  // namespace longroll::web::campaign
