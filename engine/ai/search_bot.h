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
  double curiosity = 1.0;  ///< weight of promise and novelty against experience
};

/// Information-set tree search for one observer (Cowling, Powley, Whitehouse 2012): each iteration guesses a State that
/// the View allows, walks down one tree shared by all guesses, plays on by the Advisor's weights to the end of a turn,
/// and remembers how that stood. Dice are thrown afresh each time, so a node averages over them. Selection is PUCT: the
/// Advisor's weights are the prior.
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
  void iterate();
  void play_on(int until);
  bool has_decided() const;

  const Game* game_;
  Playing playing_;
  std::uint64_t seed_;
  Effort effort_;
  View view_;
  Actions lawful_;
  Rng rng_;
  int done_ = 0;
  bool is_obvious_ = false;  // only one action is worth a thought
  Tree tree_;
  std::vector<Tree::NodeId> path_;
};

}  // namespace longroll
