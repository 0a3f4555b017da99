#include "tools/longroll/players.h"

#include <cstdio>

#include "engine/ai/drilled_bot.h"
#include "engine/ai/planned/portfolio_bot.h"
#include "engine/games/dixie/eval.h"
#include "engine/games/dixie/game.h"
#include "tools/longroll/partners/partner.h"

namespace longroll::tool {
namespace {

/// "plan:8:4:30000:6:0:0:0:0:0": one that plans, with its trials, turns, effort, children, patience, ways, least
/// length, most trials and lead (Foresight); null for others.
std::unique_ptr<Bot> make_planner(std::string_view name, const Table& table, std::uint64_t seed) {
  Foresight foresight;
  const std::string text(name);
  const int read = std::sscanf(text.c_str(), "plan:%d:%d:%d:%d:%d:%d:%d:%d:%d", &foresight.trials, &foresight.turns,
                               &foresight.effort, &foresight.children, &foresight.patience, &foresight.ways,
                               &foresight.least_length, &foresight.most_trials, &foresight.lead);
  if (read < 2 || table.loaded.advisor->way_count() == 0) {
    return nullptr;
  }
  foresight.decisions = 800;
  return std::make_unique<PortfolioBot>(table.game(), *table.loaded.advisor, seed, foresight);
}

/// One that searches by the drill of Dixie, also where no level does.
class FittedBot : public Bot {
 public:
  FittedBot(const dixie::Dixie& game, std::uint64_t seed, const Effort& effort)
      : advisor_(make_drilled_advisor(game)), bot_(game, *advisor_, seed, effort) {}

  void begin(const View& view, const Actions& lawful) override { bot_.begin(view, lawful); }
  bool think(int iterations) override { return bot_.think(iterations); }
  Action best() const override { return bot_.best(); }

 private:
  std::unique_ptr<Advisor> advisor_;
  SearchBot bot_;
};

/// "search:1600:8:100:12:128:200": one that searches, with its iterations, turns, trust, candidates, share and
/// curiosity in hundredths (Effort), and with the Advisor's drill where there is one; "plain:..." is the same without
/// the drill, "fitted:..." by the drill's judgement in every battle of Dixie. Null for others.
std::unique_ptr<Bot> make_searcher(std::string_view name, const Table& table, std::uint64_t seed) {
  Effort effort;
  int curiosity = 30;
  int trust = 150;
  const bool is_plain = name.starts_with("plain:");
  const auto* dixie = name.starts_with("fitted:") ? dynamic_cast<const dixie::Dixie*>(&table.game()) : nullptr;
  if (!is_plain && dixie == nullptr && !name.starts_with("search:")) {
    return nullptr;
  }
  const std::string numbers(name.substr(name.find(':') + 1));
  const int read = std::sscanf(numbers.c_str(), "%d:%d:%d:%d:%d:%d", &effort.iterations, &effort.turns, &trust,
                               &effort.candidates, &effort.share, &curiosity);
  if (read < 2 || table.loaded.advisor->way_count() > 0) {
    return nullptr;
  }
  effort.trust = trust;
  effort.curiosity = curiosity / 100.0;
  if (dixie != nullptr) {
    return std::make_unique<FittedBot>(*dixie, seed, effort);
  }
  if (is_plain) {
    return std::make_unique<SearchBot>(table.game(), *table.loaded.advisor, seed, effort);
  }
  return std::make_unique<DrilledBot>(table.game(), *table.loaded.advisor, seed, effort, effort);
}

}  // namespace

std::unique_ptr<Bot> make_player(std::string_view name, const Table& table, std::uint64_t seed) {
  if (std::unique_ptr<Bot> planner = make_planner(name, table, seed)) {
    return planner;
  }
  if (std::unique_ptr<Bot> searcher = make_searcher(name, table, seed)) {
    return searcher;
  }
  std::unique_ptr<Bot> level = make_bot(name, table.game(), *table.loaded.advisor, seed);
  return level != nullptr ? std::move(level) : partners::make_partner(name, table.game());
}

}  // namespace longroll::tool
