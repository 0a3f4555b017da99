#include "tools/longroll/players.h"

#include <cstdio>

#include "engine/ai/drilled_bot.h"
#include "engine/ai/planned/portfolio_bot.h"
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

/// "search:1600:8:100:12:128:200": one that searches, with its iterations, turns, trust, candidates, share and
/// curiosity in hundredths (Effort), and with the Advisor's drill where there is one; "plain:..." is the same without
/// the drill, "fitted:..." by Advisor::fitted. Null for others.
std::unique_ptr<Bot> make_searcher(std::string_view name, const Table& table, std::uint64_t seed) {
  Effort effort;
  int curiosity = 30;
  int trust = 150;
  const bool is_plain = name.starts_with("plain:");
  const bool is_fitted = name.starts_with("fitted:");
  if (!is_plain && !is_fitted && !name.starts_with("search:")) {
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
  if (is_plain || is_fitted) {
    const Advisor& plain = *table.loaded.advisor;
    return std::make_unique<SearchBot>(table.game(), is_fitted ? plain.fitted() : plain, seed, effort);
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
