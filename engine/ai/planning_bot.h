#pragma once
#include <optional>
#include <vector>

#include "engine/ai/bot.h"
#include "engine/ai/playing.h"

namespace longroll {

/// How much a PlanningBot thinks about one plan.
struct Foresight {
  int trials = 0;       ///< games played on in its head for each way; 0: takes the first way without a thought
  int turns = 2;        ///< ends of turns it looks ahead to: 1 is the end of the present side's turn
  int decisions = 600;  ///< and at most this many plans
  bool by_lot = false;  ///< without trials: the way of each turn is drawn from the timid half, and is not the first
};

/// For games whose turns are long rows of small decisions without luck between them: it plans a whole row in each of
/// the ways that the Advisor knows, plays each on in its head under the same luck, keeps the best and carries it out.
/// While what it sees is what it planned, it goes on without thinking again.
class PlanningBot : public Bot {
 public:
  PlanningBot(const Game& game, const Advisor& advisor, std::uint64_t seed, const Foresight& foresight)
      : game_(&game), advisor_(&advisor), playing_(game, advisor), seed_(seed), foresight_(foresight) {}

  void begin(const View& view, const Actions& lawful) override;
  bool think(int iterations) override;
  Action best() const override;

 private:
  struct Candidate {
    std::vector<Action> line;
    int way = 0;
    std::int64_t sum = 0;
  };

  bool goes_on_as_planned(const View& view);
  void find_candidates(const Actions& lawful);
  int way_by_lot() const;
  bool has_way() const;
  void play_on(Candidate& candidate, int trial);
  void halve();
  void decide();

  const Game* game_;
  const Advisor* advisor_;
  Playing playing_;
  std::uint64_t seed_;
  Foresight foresight_;
  View view_;
  State state_;                        // a guess of what is; all of it where nothing is hidden
  std::vector<Candidate> candidates_;  // best first, as far as is known
  std::size_t done_of_line_ = 0;       // actions of the best line that were carried out before
  std::uint64_t luck_ = 0;
  std::optional<int> way_;  // that was chosen, and
  int chosen_at_ = 0;       // the turn for which (Advisor::clock)
  std::size_t next_ = 0;
  int trial_ = 0;
  bool is_decided_ = true;
};

}  // namespace longroll
