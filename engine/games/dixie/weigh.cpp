#include "engine/games/dixie/weigh.h"

#include "engine/games/dixie/verbs.h"
#include "engine/games/dixie/weigher.h"

namespace longroll::dixie {
namespace {

/// Two cards that are alike in every way that counts, so that only one of them needs to be thought about.
bool are_alike(const Field& field, PieceId a, PieceId b) {
  const CardFacts& one = field.card(a);
  const CardFacts& two = field.card(b);
  const Piece& here = field.piece(a);
  const Piece& there = field.piece(b);
  return one.is_troop() && one.type == two.type && one.value == two.value && one.fire_short == two.fire_short &&
         one.fire_long == two.fire_long && one.morale == two.morale && one.corps == two.corps &&
         one.division == two.division && one.is_horse == two.is_horse && here.place == there.place &&
         here.marks == there.marks && here.flags == there.flags && here.up == there.up;
}

/// Are all cards to be thought about that this could be done with?
bool is_each_different(Do verb) {
  return verb == Do::Finish || verb == Do::Pass || verb == Do::Play || verb == Do::Lay || verb == Do::Melee ||
         verb == Do::FightOn || verb == Do::Disengage || verb == Do::Decoy || verb == Do::Unmask;
}

/// Finds actions that are the same as one before, but for a card that is alike. They are asked about in their order,
/// in which those of one card stand together: so cards are compared, not actions.
class Repeats {
 public:
  Repeats(const Field& field, const Actions& actions) : field_(field), actions_(actions) { runs_.reserve(32); }

  bool is_repeated(std::size_t which) {
    const Action& action = actions_[which];
    if (is_each_different(static_cast<Do>(action.verb))) {
      return false;
    }
    if (which == 0 || actions_[which - 1].verb != action.verb) {
      runs_.clear();
    }
    const PieceId card = verbs::card_of(action);
    if (runs_.empty() || runs_.back().card != card) {
      begin_run(card, which);
    }
    runs_.back().end = which + 1;
    for (int run = runs_.back().alike; run != kNone; run = run_at(run).alike) {
      if (has_same(run_at(run), action)) {
        return true;
      }
    }
    return false;
  }

 private:
  static constexpr int kNone = -1;

  /// The actions of one verb and card.
  struct Run {
    PieceId card;
    int alike;  // the last run before with a card that is alike
    std::size_t begin, end;
  };

  const Run& run_at(int run) const { return runs_[static_cast<std::size_t>(run)]; }

  void begin_run(PieceId card, std::size_t first) {
    int alike = static_cast<int>(runs_.size()) - 1;
    while (alike != kNone && !are_alike(field_, run_at(alike).card, card)) {
      --alike;
    }
    runs_.push_back({card, alike, first, first});
  }

  bool has_same(const Run& run, const Action& action) const {
    const Action same = verbs::with_card(action, run.card);
    for (std::size_t i = run.begin; i < run.end; ++i) {
      if (actions_[i] == same) {
        return true;
      }
    }
    return false;
  }

  const Field& field_;
  const Actions& actions_;
  std::vector<Run> runs_;
};

}  // namespace

void weigh(const Field& field, const Actions& actions, const Conduct& conduct, std::vector<int>& weights) {
  const Weigher weigher(field, conduct);
  Repeats repeats(field, actions);
  weights.resize(actions.size());
  for (std::size_t i = 0; i < actions.size(); ++i) {
    weights[i] = repeats.is_repeated(i) ? 1 : weigher.weight(actions[i]);
  }
}

}  // namespace longroll::dixie
