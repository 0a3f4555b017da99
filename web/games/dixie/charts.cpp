#include "web/games/dixie/dixie_view.h"

/// The charts of the help file (rule_help.h) with what counts now lit.
namespace longroll::web::dixie {
namespace {

/// The charts by the rules that they are of.
constexpr const char* kTurn = "5.0";
constexpr const char* kFirepower = "7.2";
constexpr const char* kMorale = "6.0";
constexpr const char* kMoves = "8.0";
constexpr const char* kGround = "10.3";

/// The chart that a phase is played by.
const char* rule_of(dx::Phase phase) {
  switch (phase) {
    case dx::Phase::Morale:
      return kMorale;
    case dx::Phase::Combat:
      return kFirepower;
    case dx::Phase::Move:
      return kMoves;
    default:
      return kTurn;
  }
}

}  // namespace

/// The firepower of the shot that is chosen, or that was fired last; 0: none.
int DixieView::firepower_now() const {
  const dx::Field field = game().field(seen());
  if (field.is_deploying() || model_.outcome().over) {
    return 0;
  }
  if (is_known(chosen_) && !choices().of(chosen_).empty() && step() == dx::StepKind::CombatPhase) {
    return dx::shot_of(field, chosen_, 0, {}).firepower;
  }
  return roll_ && roll_->is_fire ? roll_->limit : 0;
}

std::vector<ShownChart> DixieView::charts() const {
  std::vector<ShownChart> out = charts_;
  const dx::Field field = game().field(seen());
  const int firepower = firepower_now();
  for (ShownChart& chart : out) {
    for (std::size_t i = 0; i < chart.rows.size(); ++i) {
      const bool is_phase =
          chart.rule == kTurn && !field.is_deploying() && static_cast<std::size_t>(field.phase()) == i + 1;
      const bool is_fire = chart.rule == kFirepower && firepower > 0 && static_cast<std::size_t>(firepower) == i + 1;
      chart.rows[i].is_lit = is_phase || is_fire;
    }
  }
  return out;
}

int DixieView::chart_now() const {
  const dx::Field field = game().field(seen());
  const std::string_view wanted = field.is_deploying() ? kGround : rule_of(field.phase());
  for (std::size_t i = 0; i < charts_.size(); ++i) {
    if (charts_[i].rule == wanted) {
      return static_cast<int>(i);
    }
  }
  return 0;
}

}  // namespace longroll::web::dixie
