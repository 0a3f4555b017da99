#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ai/bot.h"
#include "engine/play/registry.h"
#include "engine/play/session.h"

namespace longroll {

/// What the protocol asks of whoever runs it: the engine has no files, no clock and no chance seeds of its own.
struct ProtocolHost {
  const std::vector<GameEntry>* games = nullptr;  ///< the games that are offered
  AssetReader read;
  std::function<std::uint64_t()> milliseconds;  ///< any clock; without one `bot ms=N` thinks to its end
  std::function<std::uint64_t()> fresh_seed;    ///< for games begun without a seed; without it, 1
  std::uint64_t most_leaves = 50'000'000;       ///< of perft
  int most_iterations = 1'000'000;              ///< of a bot's thinking
  int most_playouts = 20;                       ///< of `signature`, for each way to set up
};

/// The line protocol: a command a line in, one line of JSON out. A terminal, a test, a third-party bot or the page's
/// worker drives any game through it. No line, however hostile, makes it crash, hang or allocate without bound.
///
///     games                                   every game, scenario and option
///     new <game>/<scenario> [seed=N] [option=value ...]
///     prompt                                  who is asked what, and every lawful answer
///     do <action text> | do #<index>          what came of it, or {"refused": {reason, rule}}
///     why <action text>                       the refusal, without trying
///     dice 3 5 1 ...                          the next dice show these, then the seed decides again
///     odds <action text>                      exact distribution of the roll that the action leads to
///     order <how> <hex> <unit> ...            one order for many units, as decisions: nothing is done yet.
///                                             How: together, column, near, attack; a unit is NAME, stack:NAME
///                                             or formation:NAME
///     undo [N] | go <ply>                     go also goes forward again, until something else is done
///     journal | link | position | file
///     open <link or file>
///     place <game> <archive>                  a position as the page's worker is handed it (record/archive.h,
///                                             base64url)
///     state [seat] | load <json> | hash
///     bot <level> [seat] [ms=N] [iterations=N] [seed=N]
///                                             the action that it chooses; it is shown view(seat) only
///     perft <depth> | playout [seed=N] | signature
///     reader <seat> | reader all              answers from now on hold only what that seat may know
///     quit
class Protocol {
 public:
  struct Command {
    std::string_view name;
    bool needs_game;
    bool tells_all;  ///< holds what a reader may not know
    std::string (Protocol::*run)(std::string_view rest);
  };
  /// Every command there is.
  static std::span<const Command> every_command();
  /// Those of a program that only thinks for the computer, as the page's worker does: `new`, `do`, `place` and `bot`.
  /// A program that names no others is linked without what they need.
  static std::span<const Command> thinking_commands();

  /// Understands every command.
  explicit Protocol(ProtocolHost host);
  /// Understands these commands, which outlive it.
  Protocol(ProtocolHost host, std::span<const Command> commands);
  ~Protocol();

  /// The answer to one line, without a line end in it.
  std::string answer(std::string_view line);

  bool finished() const { return finished_; }

  /// The game under way, for a terminal that draws it; null before `new`, `open` or `load`.
  const Session* session() const { return session_ ? &*session_ : nullptr; }

 private:
  using Words = std::vector<std::string_view>;
  std::string games(std::string_view rest);
  std::string begin(std::string_view rest);
  std::string prompt(std::string_view rest);
  std::string act(std::string_view rest);
  std::string why(std::string_view rest);
  std::string dice(std::string_view rest);
  std::string odds(std::string_view rest);
  std::string order(std::string_view rest);
  std::string undo(std::string_view rest);
  std::string go(std::string_view rest);
  std::string journal(std::string_view rest);
  std::string link(std::string_view rest);
  std::string position(std::string_view rest);
  std::string open(std::string_view rest);
  std::string open_file(std::string_view text);
  std::string file(std::string_view rest);
  std::string place(std::string_view rest);
  std::string state(std::string_view rest);
  std::string load(std::string_view rest);
  std::string hash(std::string_view rest);
  std::string bot(std::string_view rest);
  std::string row_after(const Action& first, std::uint64_t most_decisions, std::uint64_t ms, std::uint64_t iterations);
  Action think(const State& state, const Actions& lawful, std::uint64_t ms, std::uint64_t iterations);
  std::string count_ways(std::string_view rest);
  std::string playout(std::string_view rest);
  std::string signature(std::string_view rest);
  std::string reader(std::string_view rest);
  std::string quit(std::string_view rest);

  /// The loaded game of that id, kept; null with `faults` when there is none.
  const LoadedGame* loaded(std::string_view id, Faults& faults);
  void sit_down(const LoadedGame& game, Session session);
  /// The action that the words mean, by text or #index; empty with an error to answer.
  std::optional<Action> meant(std::string_view words, std::string& error) const;
  std::string told(const Ply& ply, State before) const;
  std::string where_we_are() const;
  std::uint64_t fresh_seed() const { return host_.fresh_seed ? host_.fresh_seed() : 1; }

  ProtocolHost host_;
  std::span<const Command> commands_;
  std::map<std::string, LoadedGame, std::less<>> loaded_;
  const LoadedGame* table_ = nullptr;
  std::optional<Session> session_;
  std::optional<Session> line_;  // the longest game that `go` can go forward to; empty when session_ is it
  std::optional<Seat> reader_;   // empty: told everything
  std::unique_ptr<Bot> bot_;     // who decided last: it may have a plan to go on with
  std::string bot_is_;           // its game, level and seed
  bool finished_ = false;
};

}  // namespace longroll
