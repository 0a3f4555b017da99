// build: logic
#include "web/games/campaign/picker.h"

#include <algorithm>

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
      return hex != kNoHex ? std::optional(Kind{verb, kind}) : std::nullopt;  // else it has a button
    }
    case cw::Do::PlaceFort:
    case cw::Do::FinishFort:
    case cw::Do::DestroyFort:
    case cw::Do::BuildDepot:
    case cw::Do::Forage:
    case cw::Do::Unsupplied:
    case cw::Do::RetreatTo:
    case cw::Do::Land:
      return Kind{verb, -1};
    default:
      return std::nullopt;
  }
}

std::string Picker::words_of(const Kind& kind) const {
  switch (kind.verb) {
    case cw::Do::Place:
      return in_.game().data_of(in_.seen()).counter(kind.counter).title;
    case cw::Do::Build:
    case cw::Do::Finish:
      return (kind.verb == cw::Do::Build ? "Build: " : "Complete: ") +
             in_.game().data_of(in_.seen()).counter(kind.counter).title;
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
    default:
      return "Land";
  }
}

void Picker::read() {
  const std::optional<Kind> before = taken_ < kinds_.size() ? std::optional(kinds_[taken_]) : std::nullopt;
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
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    taken_ = before && kinds_[i] == *before ? i : taken_;
  }
  if (kinds_.size() < 2) {
    words_.clear();
  }
}

std::vector<HexId> Picker::hexes() const {
  std::vector<HexId> out;
  if (empty()) {
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
  if (empty()) {
    return nullptr;
  }
  for (const Choice& choice : in_.model().prompt().choices) {
    if (kind_of(choice.action) == kinds_[taken_] && subject_of(choice.action).hex == hex) {
      return &choice;
    }
  }
  return nullptr;
}

}  // namespace longroll::web::campaign
