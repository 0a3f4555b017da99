#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "web/shell/mirror.h"
#include "web/views/panels.h"

namespace longroll::web {

/// What the mirror says of a game besides question and controls: the table, what has changed, every choice. Made once a
/// decision that asks the reader; what others do meanwhile costs nothing.
class TableTeller {
 public:
  /// Brings it up to the moment on the screen.
  void read(const Scene& scene);
  /// Somebody plays by the mirror: choices are told with their costs and chances.
  void hear() {
    is_heard_ = true;
    forget();
  }
  /// Another game begins.
  void forget() { revision_ = kNever; }

  /// Every choice of the reader, while he is asked.
  const std::vector<MirrorData::Button>& actions() const { return actions_; }
  /// The table as JSON: [[heading, [line, ...]], ...].
  const std::string& table() const { return table_; }
  /// What came since the reader's last decision, in a sentence or two; empty while others decide.
  const std::string& news() const { return news_; }
  /// What the next roll is made of; empty: nobody is about to roll.
  const std::string& at_stake() const { return at_stake_; }

 private:
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};
  void tell(const Scene& scene);
  void add_prospects(const Scene& scene);

  bool is_heard_ = false;
  std::uint64_t revision_ = kNever;
  std::size_t told_prospects_ = 0;  ///< choices whose prospects are among `actions_`
  std::vector<MirrorData::Button> actions_;
  std::vector<const Choice*> choices_;  ///< of the prompt at that revision, in the order of `actions_`
  std::string table_, news_, at_stake_;
};

}  // namespace longroll::web
