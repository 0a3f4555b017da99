#pragma once
#include "engine/ai/bot.h"
#include "engine/ai/playing.h"
#include "engine/ai/tree.h"

namespace longroll {

/// How much and how deep a SearchBot thinks about one decision.
struct Effort {
  int iterations = 1000;   ///< games played on in its head
  int turns = 2;           ///< ends of turns it looks ahead to: 1 is the end of the present side's turn
  int decisions = 400;     ///< and at most this many decisions
  double curiosity = 0.3;  ///< weight of promise and novelty against experience, below the first decision
  double trust = 150;      ///< in the Advisor's weights: thousandths for each doubling, after one trial
  int candidates = 24;     ///< at most so many first decisions are compared, the most promising of every kind
  int share = 1000;        ///< and at most so many iterations for each of them: a choice of two needs fewer
};

/// Information-set tree search for one observer (Cowling, Powley, Whitehouse 2012): each iteration guesses a State that
/// the View allows, walks down one tree shared by all guesses, plays on by the Advisor's weights to the end of a turn,
/// and remembers how that stood. The first decision is chosen by sequential halving (Karnin, Koren, Somekh 2013): all
/// candidates are tried under the same guesses and the same luck, and the worse half is dropped again and again. The
/// tree below holds the seat's own decisions of this turn, selected by PUCT with the Advisor's weights as the prior;
/// the opponent plays by weight, for one who chose by what the guesses show would be a clairvoyant.
class SearchBot : public Bot {
 public:
  SearchBot(const Game& game, const Advisor& advisor, std::uint64_t seed, const Effort& effort)
      : game_(&game), playing_(game, advisor), seed_(seed), effort_(effort) {}

  void begin(const View& view, const Actions& lawful) override;
  bool think(int iterations) override;
  Action best() const override;

  /// For tests and notes: what it has learnt, and how many iterations it took.
  const Tree& tree() const { return tree_; }
  int iterations() const { return done_; }

 private:
  /// An action that may still be chosen.
  struct Candidate {
    Action action;
    Tree::NodeId node = Tree::kNone;
    int weight = 0;
    std::int64_t claim = 0;  // to be thought about at all
  };

  static constexpr int kNoTrial = -1;

  void find_candidates();
  void keep_the_most_promising();
  bool start_trial(int trial);
  void iterate(const Candidate& candidate, int trial);
  bool descend();
  void halve();
  double merit_of(const Candidate& candidate) const;

  const Game* game_;
  Playing playing_;
  std::uint64_t seed_;
  Effort effort_;
  View view_;
  Actions lawful_;
  std::uint64_t luck_ = 0;             // seeds guesses and luck of every trial
  std::vector<Candidate> candidates_;  // best first, as far as is known
  std::size_t next_ = 0;
  int trial_ = 0;        // how often each candidate has been tried
  int until_trial_ = 0;  // the round ends when all have been tried so often
  int rounds_left_ = 0;
  int iterations_ = 0;  // in all, for this decision
  int done_ = 0;
  std::optional<State> guess_;  // of the trial under way
  int guessed_ = kNoTrial;
  Tree tree_;
  std::vector<Tree::NodeId> path_;
};

}  // namespace longroll
