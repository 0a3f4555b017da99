#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "engine/ai/bot.h"
#include "engine/ai/playing.h"

namespace longroll {

/// How much a PortfolioBot thinks about one plan.
struct Foresight {
  int trials = 0;       ///< games played on in its head for each plan; 0: takes the first way without a thought
  int turns = 2;        ///< ends of turns it looks ahead to: 1 is the end of the present side's turn
  int decisions = 600;  ///< and at most this many plans
  bool by_lot = false;  ///< without trials: the way of each turn is drawn from the timid half, and is not the first
  /// Above 0: what it may do in its head for whole postures, in decisions times thousands of pieces on the table, which
  /// is about what time they take: where the game is long to its end, or many pieces take part, each trial ends sooner.
  int patience = 0;
  /// With patience: where trials would have fewer decisions than this, there are fewer of them, 2 at least.
  int least_length = 0;
  int ways = 0;  ///< above 0: it tries only the first of the Advisor's ways, this number of them
  /// With patience: where it has not used half of it, it doubles the trials of the better half of the plans, to this
  /// number at most. It looks closest where the end is near.
  int most_trials = 0;
  int lead = 0;  ///< by how much another way must be better than the first, in thousandths of a won game
  /// Decisions, dice too, that it makes in its head until it exchanges no more scripts, those for whole postures among
  /// them; with patience in its unit, times thousands of pieces.
  int effort = 0;
  int children = 0;  ///< plans at most that are bred from the best after that, within one and a half times the effort
};

/// For games whose turns are long rows of small decisions without luck between them: it plans a whole row, plays it on
/// in its head under the same luck as others, keeps the best and carries it out. While what it sees is what it planned,
/// it goes on without thinking again.
///
/// The plans: each way that the Advisor knows as a whole posture; then the best of them with the script of one group
/// exchanged at a time, kept when it ends better (portfolio greedy search, Churchill and Buro 2013); then children of
/// the best, each group with the script of either parent.
class PortfolioBot : public Bot {
 public:
  PortfolioBot(const Game& game, const Advisor& advisor, std::uint64_t seed, const Foresight& foresight)
      : game_(&game), advisor_(&advisor), playing_(game, advisor), seed_(seed), foresight_(foresight) {}

  void begin(const View& view, const Actions& lawful) override;
  bool think(int iterations) override;
  Action best() const override;

  /// What is being carried out, once it has decided: who follows which script.
  const Assignment& assignment() const { return candidates_.front().assignment; }
  /// Decisions that it has made in its head for that, those of dice too.
  std::int64_t spent() const { return spent_; }

 private:
  struct Candidate {
    std::vector<Action> line;
    Assignment assignment;
    std::int64_t sum = 0;
    std::vector<int> values;  // by trial
  };
  enum class Stage : std::uint8_t { Seeds, Exchange, Breed, Decided };

  bool goes_on_as_planned(const View& view);
  void find_candidates(const Actions& lawful);
  int way_by_lot() const;
  bool has_choice() const;
  void play_on(Candidate& candidate);
  void try_seed();
  int ways_to_try() const;
  int fitting_trials() const;
  std::int64_t in_decisions(int effort) const;
  std::int64_t patience() const;
  std::int64_t length_of_trial(int trials) const;
  std::int64_t merit(const Candidate& candidate) const;
  bool has_time_for_more() const;
  void halve();
  void rank_scripts();
  void end_seeds();
  bool next_challenger();
  bool next_exchange();
  bool next_child();
  bool challenge(const Assignment& assignment);
  void try_challenger();
  void settle_challenger(bool is_better);
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
  int trials_ = 0;                     // for each plan,
  std::int64_t length_ = 0;            // and how many decisions each has at most
  bool is_halved_ = false;             // the worse half of the plans is gone
  std::uint64_t luck_ = 0;
  std::optional<Assignment> chosen_;  // by which the present way was chosen, and
  int chosen_at_ = 0;                 // the turn for which (Advisor::clock)
  std::size_t next_ = 0;
  Stage stage_ = Stage::Decided;
  std::int64_t spent_ = 0;

  // Exchange and breeding.
  std::vector<Group> groups_;
  std::vector<int> scripts_;         // those to try, the most promising first
  std::size_t group_ = 0;            // whose script is exchanged next,
  std::size_t script_ = 0;           // for which of scripts_
  std::size_t unchanged_ = 0;        // groups in a row for which nothing better was found
  std::vector<Assignment> parents_;  // those that were the best before, then the postures
  int child_ = 0;
  std::optional<Candidate> challenger_;
};

/// A PortfolioBot, for callers that run before its code has come: on the page that code arrives with the first game
/// that plans (tools/lib/split.mjs). It may be called once there is an Advisor with a way to plan.
std::unique_ptr<Bot> make_portfolio_bot(const Game& game, const Advisor& advisor, std::uint64_t seed,
                                        const Foresight& foresight);

}  // namespace longroll
