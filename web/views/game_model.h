#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/play/adjutant.h"
#include "engine/play/log_book.h"
#include "engine/play/odds.h"
#include "engine/play/session.h"
#include "web/views/match.h"

namespace longroll::web {

/// A decision that the screen is about to show, with everything an animation needs. Only valid during the call.
struct Happened {
  std::size_t n;       ///< which decision of the game, from 0
  const Ply& ply;      ///< what was decided and every event that came of it, dice included
  const View& before;  ///< what the reader saw until now
  const View& after;   ///< what the reader sees from now on; GameModel::view() is this already
};

/// A game under way as the page shows it: the Session, who plays, through whose eyes we look, and which moment is on
/// the screen. The screen may lag behind the session (decisions of the computer are shown one by one) and may be
/// anywhere in its past (the scrubber). Knows neither SDL nor ImGui.
class GameModel {
 public:
  /// `game` and `adjutant` must outlive the model. The opening and the first `seen` decisions count as shown; none
  /// given: all so far.
  GameModel(const Game& game, Session session, Match match, const Adjutant* adjutant = nullptr,
            std::optional<std::size_t> seen = {});

  const Game& game() const { return *game_; }
  const Session& session() const { return session_; }
  /// Of a game in which many pieces can be ordered at once; else null.
  const Adjutant* adjutant() const { return adjutant_; }
  const Match& match() const { return match_; }
  std::string title() const;  ///< "Dixie: First Bull Run"

  // --- the moment on the screen ---
  /// Whose eyes. Nobody while the curtain is down or when two computers play: then only what both may know is shown.
  Seat reader() const;
  /// What the reader may know at the moment shown. Draw from this and from nothing else.
  const View& view() const { return view_; }
  /// What is asked at the moment shown. Its choices are the player's own: show them only when may_act().
  const Prompt& prompt() const { return prompt_; }
  Outcome outcome() const { return game_->outcome(shown_state_); }
  /// The game has been decided, whatever moment is on the screen: nothing is hidden any more.
  bool is_over() const { return game_->outcome(session_.state()).over; }
  /// Number of decisions made at the moment shown.
  std::size_t shown() const { return shown_; }
  bool is_replaying() const { return replaying_; }
  /// Everything that was decided is shown and we are not replaying.
  bool is_live() const { return !replaying_ && shown_ == session_.ply_count(); }
  /// The reader is asked and may answer now.
  bool may_act() const { return is_live() && reader() == session_.to_act() && match_.is_human(reader()); }
  /// The computer is to decide and everything so far has been shown.
  bool is_waiting_for_bot() const;
  /// A friend is to decide, who sits elsewhere, and everything so far has been shown.
  bool is_waiting_for_friend() const { return is_live() && match_.is_friend(session_.to_act()); }
  /// The computer is to decide and not too far ahead of the screen: it may think while its last decisions are shown.
  bool may_bot_think() const;

  /// Told for the reader, oldest first, up to the moment shown. Of a long game that has just been opened, the latest
  /// lines only, until catch_up() has told the rest.
  std::span<const LogLine> log() const;
  /// Whether the log lacks lines that catch_up() can tell.
  bool is_behind() const;
  /// Tells so many plies of the log that were left out.
  void catch_up(std::size_t plies);

  // --- questions about an answer that might be given now ---
  /// Why the reader may not do this now; empty when he may.
  Refusal refuse(const Action& action) const;
  /// Exact odds of the roll that a lawful action of the prompt leads to; null when it leads to none. Kept until the
  /// next decision. Only while may_act().
  const Odds* odds(const Action& action);
  /// odds() would answer without working them out.
  bool knows_odds(const Action& action) const { return odds_.contains(action); }

  // --- decisions ---
  /// Decides for whoever is to act. On a refusal nothing changes.
  Refusal submit(const Action& action);
  /// The decisions of one order: one undo takes them back, as far as no die has fallen. The first that is refused ends
  /// the row, and so does another's turn.
  void submit_row(std::span<const Action> actions);
  /// An answer to a question without content: one undo takes it back together with the decision before. `words` stand
  /// in the log of who made it as long as this model does; no record has them.
  void submit_empty(const Action& action, const std::string& words);
  /// Brings the next decision that is not shown yet on the screen, or at once all before `until`; nothing when there is
  /// none. In a replay it is the next of the past, and the last of them leaves the replay. `then` may read each.
  template <class Then>
  bool show_next(Then&& then, std::size_t until = 0) {
    if (shown_ >= session_.ply_count()) {
      return false;
    }
    const View before = view_;
    const std::size_t first = shown_;
    const std::size_t last = std::clamp(until, first + 1, session_.ply_count());
    replaying_ = replaying_ && last < session_.ply_count();
    show(last);
    for (std::size_t n = first; n < last; ++n) {
      then(Happened{n, session_.ply(n), before, view_});
    }
    return true;
  }
  bool has_unshown() const { return !replaying_ && shown_ < session_.ply_count(); }

  /// Also what has been decided a moment ago and has not been shown yet.
  bool can_undo() const { return !replaying_ && match_.is_human(reader()) && session_.can_undo(reader()); }
  bool can_redo() const { return !undone_.empty() && is_live(); }
  /// Takes back the last decision, or all of the last order.
  void undo();
  /// Takes back that number of decisions, one by one.
  void take_back(int decisions);
  void redo();

  // --- replay ---
  /// Shows the game after `n` decisions, without changing it. Going to the last leaves replay.
  void seek(std::size_t n);
  /// Makes the moment shown the present: later decisions are gone from this model (the caller has saved them).
  void branch();

  /// Brings the decisions before session().first_ply() to a game that was taken up from a snapshot. False, and nothing
  /// changes, when `past` does not lead there.
  bool adopt(Session past);

  /// Hands the seats to others, in the middle of a game.
  void set_controllers(std::array<Controller, 2> who);

  // --- hot seat ---
  /// The table is hidden until the player to act says that he sits there.
  bool is_curtain_down() const { return curtain_; }
  void lift_curtain();

  /// Grows with every change of anything above: cheap to compare, for redrawing and for the mirror.
  std::uint64_t revision() const { return revision_; }

 private:
  void show(std::size_t n);
  void refresh();
  /// What one reader has been told: the latest plies, and until they are whole the same from the beginning.
  struct Told {
    std::optional<LogBook> latest;
    std::optional<LogBook> whole;
  };
  /// The reader's entry in told_.
  std::size_t reader_index() const { return is_player(reader()) ? static_cast<std::size_t>(index_of(reader())) : 2; }
  LogBook book_from(std::size_t first) const;
  void tell_log();
  void drop_curtain_if_needed();
  void take_seats();

  const Game* game_;
  Session session_;
  Match match_;
  std::size_t shown_ = 0;
  bool replaying_ = false;
  bool curtain_ = false;
  Seat reader_ = Seat::Nobody;
  State shown_state_;
  View view_;
  Prompt prompt_;
  std::array<Told, 3> told_;  // Union, Confederate, nobody
  std::map<Action, std::optional<Odds>> odds_;
  /// Decisions that one undo takes back together: from `first` to before `end`.
  struct Row {
    std::size_t first = 0;
    std::size_t end = 0;
  };
  void take_back_to(std::size_t first);

  const Adjutant* adjutant_ = nullptr;
  /// Answers to questions without content by their number, and what is said of them. The books of the log read it.
  using Empty = std::map<std::size_t, std::pair<Action, std::string>>;
  std::shared_ptr<Empty> empty_ = std::make_shared<Empty>();
  std::vector<Row> rows_;                    // in their order
  std::vector<std::vector<Action>> undone_;  // the last undo last; what it took back in the order of play
  std::uint64_t revision_ = 0;
};

}  // namespace longroll::web
