// build: logic
#include "web/games/campaign/picker.h"

#include <algorithm>

#include "web/games/campaign/building_shown.h"

namespace longroll::web::campaign {

std::optional<Picker::Kind> Picker::kind_of(const Action& action) {
  const cw::Do verb = cw::verb_of(action);
  switch (verb) {
    case cw::Do::Place:
      return Kind{verb, arguments_of<cw::verbs::Place>(action).kind};
    case cw::Do::Build:
    case cw::Do::Finish: {
      const bool is_built = verb == cw::Do::Build;
      const HexId hex = subject_of(action).hex;
      const int kind =
          is_built ? arguments_of<cw::verbs::Build>(action).kind : arguments_of<cw::verbs::Finish>(action).kind;
      return Kind{verb, kind, hex == kNoHex};
    }
    case cw::Do::PlaceFort:
    case cw::Do::FinishFort:
    case cw::Do::DestroyFort:
    case cw::Do::BuildDepot:
    case cw::Do::Forage:
    case cw::Do::Unsupplied:
    case cw::Do::RetreatTo:
    case cw::Do::Land:
    case cw::Do::React:
    case cw::Do::ReactTo:
    case cw::Do::RailTo:
      return Kind{verb, -1};
    default:
      return std::nullopt;
  }
}

std::string Picker::words_of(const Kind& kind) const {
  switch (kind.verb) {
    case cw::Do::Place:
    case cw::Do::Build:
    case cw::Do::Finish: {
      std::string title = in_.game().data_of(in_.seen()).counter(kind.counter).title;
      for (const std::string_view known : {" point", " strength"}) {  // all of them are points
        if (title.ends_with(known)) {
          title.resize(title.size() - known.size());
        }
      }
      return (kind.verb == cw::Do::Finish ? "Complete: " : kind.is_nowhere ? "Begin: " : "") + title;
    }
    case cw::Do::PlaceFort:
      return "Begin a fort";
    case cw::Do::FinishFort:
      return "Complete a fort";
    case cw::Do::DestroyFort:
      return "Give up a fort";
    case cw::Do::BuildDepot:
      return "Build a depot";
    case cw::Do::Forage:
      return "Forage";
    case cw::Do::Unsupplied:
      return "Go without";
    case cw::Do::RetreatTo:
      return "Retreat";
    case cw::Do::ReactTo:
      return "On foot";
    case cw::Do::RailTo:
      return "By rail";
    default:
      return "Land";
  }
}

/// Campaign 3.2.2: it costs something where it is done, and the map is not only there for it.
bool Picker::is_work(const Kind& kind) {
  return kind.verb == cw::Do::PlaceFort || kind.verb == cw::Do::FinishFort || kind.verb == cw::Do::DestroyFort ||
         kind.verb == cw::Do::BuildDepot;
}

void Picker::read() {
  // Who reacts goes toward the enemy on foot; trains only take him elsewhere.
  const bool is_wanted = taken_ < kinds_.size() && (kinds_.size() > 1 || is_work(kinds_[0]));
  const Kind wanted = is_wanted ? kinds_[taken_] : Kind{cw::Do::ReactTo};
  kinds_.clear();
  words_.clear();
  taken_ = 0;
  if (!in_.model().may_act()) {
    return;
  }
  for (const Choice& choice : in_.model().prompt().choices) {
    const std::optional<Kind> kind = kind_of(choice.action);
    if (kind && std::find(kinds_.begin(), kinds_.end(), *kind) == kinds_.end()) {
      kinds_.push_back(*kind);
      words_.push_back(words_of(*kind));
    }
  }
  for (std::size_t i = kinds_.size(); i-- > 0;) {
    taken_ = kinds_[i].is_nowhere || (!wanted.is_nowhere && kinds_[taken_] == wanted) ? taken_ : i;
  }
  if (empty()) {
    return;
  }
  if (is_work(kinds_[0])) {
    taken_ = kinds_[taken_] == wanted ? taken_ : kinds_.size();
  } else if (kinds_.size() == 1 && !kinds_[0].is_nowhere && kinds_[0].verb != cw::Do::Build &&
             kinds_[0].verb != cw::Do::Finish) {  // what is built must be said
    words_.clear();
  }
}

const Choice* Picker::nowhere(std::size_t kind) const {
  for (const Choice& choice : in_.model().prompt().choices) {
    if (kinds_[kind].is_nowhere && kind_of(choice.action) == kinds_[kind]) {
      return &choice;
    }
  }
  return nullptr;
}

std::optional<std::size_t> Picker::kind_before(const Action& choice) const {
  const std::optional<Kind> kind = kind_of(choice);
  for (std::size_t i = 0; kind && i < words_.size(); ++i) {
    if (kinds_[i] == *kind && i != taken_ && !kind->is_nowhere) {
      return i;
    }
  }
  return std::nullopt;
}

std::vector<HexId> Picker::hexes() const {
  std::vector<HexId> out;
  if (taken_ >= kinds_.size()) {
    return out;
  }
  for (const Choice& choice : in_.model().prompt().choices) {
    const HexId hex = subject_of(choice.action).hex;
    if (kind_of(choice.action) == kinds_[taken_] && hex != kNoHex &&
        std::find(out.begin(), out.end(), hex) == out.end()) {
      out.push_back(hex);
    }
  }
  return out;
}

const Choice* Picker::at(HexId hex) const {
  if (taken_ >= kinds_.size() || hex == kNoHex) {
    return nullptr;
  }
  for (const Choice& choice : in_.model().prompt().choices) {
    if (kind_of(choice.action) == kinds_[taken_] && subject_of(choice.action).hex == hex) {
      return &choice;
    }
  }
  return nullptr;
}

std::vector<std::string> Picker::works_at(HexId hex) const {
  std::vector<std::string> out;
  for (const Choice& choice : in_.model().prompt().choices) {
    const std::optional<Kind> kind = kind_of(choice.action);
    if (kind && is_work(*kind) && subject_of(choice.action).hex == hex) {
      const std::string cost(cost_of(choice.action));
      out.push_back(words_of(*kind) + (cost.empty() ? "" : ": ") + cost);
    }
  }
  return out;
}

std::string Picker::cost_of(const Action& action) const {
  const cw::Library& library = in_.game().data_of(in_.seen());
  const Seat side = in_.model().reader();
  switch (cw::verb_of(action)) {
    case cw::Do::Build:
      return cost_of_project(in_.field(), side, library.class_of(arguments_of<cw::verbs::Build>(action).kind), false);
    case cw::Do::Finish:
      return cost_of_project(in_.field(), side, library.class_of(arguments_of<cw::verbs::Finish>(action).kind), true);
    case cw::Do::PlaceFort:
      return "an army point of the hex builds and does not move in this impulse [11.2]";
    case cw::Do::BuildDepot:
      return "an army point of the hex builds and does not move in this impulse [8.4.2]";
    default:
      return "";
  }
}

std::string Picker::project_in_words() const {
  for (const Choice& choice : in_.model().prompt().choices) {
    const std::optional<Kind> kind = kind_of(choice.action);
    const bool is_project = kind && (kind->verb == cw::Do::Build || kind->verb == cw::Do::Finish);
    if (is_project && taken_ < kinds_.size() && *kind == kinds_[taken_]) {
      return in_.game().data_of(in_.seen()).counter(kind->counter).title + ": " + cost_of(choice.action);
    }
  }
  return "";
}

}  // namespace longroll::web::campaign
