#include "engine/core/text.h"
#include "web/games/battles/adapter.h"
#include "web/games/battles/words.h"
#include "web/hexgame/panels/sheets.h"
#include "web/views/panels.h"

/// The battle in words: points, what is owed, the attack with its odds, what a way costs.
namespace longroll::web::battles {

std::vector<std::string> BattlesAdapter::standing_in_words() const {
  const bt::Field now = in_.field();
  const bt::Standing standing = bt::standing(now);
  std::vector<std::string> out;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const auto i = static_cast<std::size_t>(index_of(side));
    out.push_back(std::string(longroll::name_of(side)) + ": " + std::to_string(standing.of(side)) +
                  " victory points, " + std::to_string(standing.losses[i]) + " for losses and " +
                  std::to_string(standing.ground[i]) + " for ground");
  }
  out.push_back(verdict_words(standing));
  for (const bt::Duty& duty : attack_.owed()) {
    out.push_back("Still owed: " + attack_.owed_in_words(duty));
  }
  return out;
}

std::string BattlesAdapter::cost_in_words(HexId hex) const {
  if (in_.taken() == kNoPiece || in_.choices().find(action_of(bt::verbs::Go{hex})) == nullptr) {
    return "";
  }
  const UnitMove::Cost way = move_.cost_to(hex);
  return halves_text(way.spent) + " of " + halves_text(way.spent + way.left) + " points" +
         (way.stops ? ", must stop there" : "");
}

std::vector<std::string> AttackPanel::in_words() const {
  std::vector<std::string> out;
  if (!assault_) {
    return out;
  }
  const bt::Reckoning& r = assault_->reckoning;
  const auto line = [&](std::string words, const std::vector<bt::UnitStrength>& units, const Assault* attacks) {
    for (const bt::UnitStrength& unit : units) {
      const std::string why = why_strength(unit, attacks);
      words += (&unit == &units.front() ? ": " : ", ") + in_.counter(unit.unit).name + " " +
               std::to_string(unit.strength) + (why.empty() ? "" : " (" + why + ")");
    }
    out.push_back(std::move(words));
  };
  line("Attackers", r.attackers, &*assault_);
  line("Defenders", r.defenders, nullptr);
  const bt::Chart& chart = in_.field().chart();
  std::string odds = "Odds: " + std::to_string(r.attack) + " to " + std::to_string(r.defence) + ", " +
                     bt::odds_text(chart, r.level_before);
  for (const bt::Hindrance& shift : r.shifts) {
    odds += ", " + std::string(bt::name_of(shift.cause)) + " " + columns_text(shift.columns);
  }
  out.push_back(odds + ", so " + bt::odds_text(chart, r.level));
  out.push_back("Chances: " + odds_in_words(faces_of(chart, *assault_)));
  return out;
}

std::string AttackPanel::prospects(const Action& action) const {
  const auto roll = read<bt::verbs::Resolve>(action);
  const auto report = roll ? bt::report_of(in_.field(), roll->columns, {}) : std::nullopt;
  return report ? odds_in_words(faces_of(in_.field().chart(), *report)) : "";
}

}  // namespace longroll::web::battles
