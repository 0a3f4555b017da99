// build: small
#include "engine/hexgame/order_of_battle.h"

#include <algorithm>

#include "engine/core/labels.h"
#include "engine/hexgame/side_words.h"

namespace longroll::hexgame {
namespace {

constexpr std::size_t kLongestAbout = 200;

}  // namespace

UnitReader::UnitReader(const JsonReader& formations, const OrderOfBattleLimits& limits) : limits_(limits) {
  read_formations(formations);
}

void UnitReader::read_formations(const JsonReader& list) {
  if (!is_short(list, limits_.most_formations, "formations")) {
    return;
  }
  std::set<std::string> known;
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    Formation formation;
    formation.id = read_id(in, "id");
    formation.side = read_side(in);
    formation.title = read_words(in, "title", kLongestTitle);
    in.refuse_unknown();
    if (!known.insert(formation.id).second) {
      in.fault("a second formation with the id " + formation.id);
    }
    formations_.push_back(std::move(formation));
  }
}

void UnitReader::read(JsonReader& in, Unit& unit) const {
  unit.id = read_id(in, "id");
  unit.name = read_words(in, "name", limits_.longest_name);
  unit.title = listed_name(read_words(in, "title", kLongestTitle), unit.name);
  if (limits_.needs_about || in.has("about")) {
    unit.about = read_words(in, "about", kLongestAbout);
  }
  unit.side = read_side(in);
  unit.formation = in.text("formation");
}

void UnitReader::check(const JsonReader& in, Unit& unit) {
  if (const std::string prefix = std::string(id_of(unit.side)) + "."; !unit.id.starts_with(prefix)) {
    in.fault("the id of a counter of that side begins with " + prefix);
  }
  const auto formation = std::find_if(formations_.begin(), formations_.end(),
                                      [&](const Formation& known) { return known.id == unit.formation; });
  if (formation == formations_.end()) {
    in.fault("there is no formation " + unit.formation);
  } else {
    unit.formation_title = formation->title;
    if (formation->side != unit.side) {
      in.fault("formation " + unit.formation + " is of the other side");
    }
  }
  if (!ids_.insert(unit.id).second) {
    in.fault("a second counter with the id " + unit.id);
  }
  if (!names_.emplace(unit.side, unit.name).second) {
    in.fault("a second counter of that side with the name " + unit.name);
  }
}

}  // namespace longroll::hexgame
