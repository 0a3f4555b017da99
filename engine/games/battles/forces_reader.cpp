// build: small
#include <set>

#include "engine/games/battles/reading.h"

/// Orders of battle: assets/games/battles/<battle>/forces.json. The format is told in assets/games/battles/FORMAT.md.
namespace longroll::battles {
namespace {

constexpr std::size_t kMostCounters = 300;  ///< a hundred pieces of a State stay free for breastworks
constexpr std::size_t kMostFormations = 64;
constexpr std::size_t kLongestName = 12;  ///< on a counter
constexpr std::size_t kLongestAbout = 200;

struct Formation {
  std::string id;
  std::string title;
  Seat side = Seat::Union;
};

std::vector<Formation> read_formations(const JsonReader& list) {
  std::vector<Formation> formations;
  std::set<std::string> known;
  if (list.size() > kMostFormations) {
    list.fault("more than " + std::to_string(kMostFormations) + " formations");
    return formations;
  }
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
    formations.push_back(std::move(formation));
  }
  return formations;
}

/// The numbers printed on a counter must be such as its arm can have.
void check_ratings(const JsonReader& in, const Counter& counter) {
  const bool is_leader = counter.arm == Arm::Leader;
  if (is_leader != (counter.strength == 0)) {
    in.fault(is_leader ? "a leader has no strength" : "only a leader has no strength");
  }
  if (is_artillery(counter.arm) && counter.guns == 0) {
    in.fault("artillery has guns");
  }
}

Counter read_counter(JsonReader in, const std::vector<Formation>& formations) {
  Counter counter;
  counter.id = read_id(in, "id");
  counter.name = read_words(in, "name", kLongestName);
  counter.title = read_words(in, "title", kLongestTitle);
  counter.about = read_words(in, "about", kLongestAbout);
  counter.side = read_side(in);
  const int arm = in.word("arm", {"infantry", "cavalry", "artillery", "horse-artillery", "leader", "gunboat"});
  counter.arm = static_cast<Arm>(arm < 0 ? 0 : arm);
  counter.strength = static_cast<std::int16_t>(in.number("strength", 0, 40));
  counter.movement = static_cast<std::int16_t>(in.number("movement", 0, 20));
  counter.men = static_cast<int>(in.number_or("men", 0, 20'000, 0));
  counter.guns = static_cast<int>(in.number_or("guns", 0, 100, 0));
  counter.is_estimated = in.truth_or("estimated", false);
  counter.formation = in.text("formation");
  in.refuse_unknown();
  const std::string prefix = std::string(id_of(counter.side)) + ".";
  if (counter.id.compare(0, prefix.size(), prefix) != 0) {
    in.fault("the id of a counter of that side begins with " + prefix);
  }
  check_ratings(in, counter);
  bool found = false;
  for (const Formation& formation : formations) {
    if (formation.id == counter.formation) {
      found = true;
      counter.formation_title = formation.title;
      if (formation.side != counter.side) {
        in.fault("formation " + formation.id + " is of the other side");
      }
    }
  }
  if (!found) {
    in.fault("there is no formation " + counter.formation);
  }
  return counter;
}

}  // namespace

Result<Forces> parse_forces(std::string_view text, std::string_view where) {
  const Result<Json> json = parse_json(text, where);
  if (!json) {
    return json.faults();
  }
  Faults faults;
  Forces forces;
  JsonReader in(json.value(), std::string(where), faults);
  in.word("format", {"longroll-battles-forces/1"});
  forces.id = read_id(in, "id");
  in.text("sources");
  const std::vector<Formation> formations = read_formations(in.member("formations", Json::Kind::List));
  const JsonReader counters = in.member("counters", Json::Kind::List);
  in.refuse_unknown();
  if (counters.size() > kMostCounters) {
    counters.fault("more than " + std::to_string(kMostCounters) + " counters");
    return faults;
  }
  std::set<std::string> ids;
  std::set<std::pair<Seat, std::string>> names;
  for (std::size_t i = 0; i < counters.size(); ++i) {
    Counter counter = read_counter(counters.item(i), formations);
    if (!ids.insert(counter.id).second) {
      counters.item(i).fault("a second counter with the id " + counter.id);
    }
    if (!names.emplace(counter.side, counter.name).second) {
      counters.item(i).fault("a second counter of that side with the name " + counter.name);
    }
    forces.counters.push_back(std::move(counter));
  }
  if (!faults.empty()) {
    return faults;
  }
  return forces;
}

}  // namespace longroll::battles
