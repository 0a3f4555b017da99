#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "web/views/game_view.h"

namespace longroll::web {

/// A fight that a decision has settled, as the banner at its place tells it (fight_banner.h).
struct FightReport {
  std::int32_t target = kNoTarget;  ///< where it was: an id of the view
  Seat attacker = Seat::Nobody;
  std::string title;      ///< "Burnside against Evans"
  std::string odds;       ///< "6 to 3, at 2:1"; may be empty
  std::vector<int> dice;  ///< as they fell
  std::string result;     ///< in words: "The defenders retreat"
  std::string losses;     ///< "Lost: Evans"; empty when nobody was
  int die_sides = 6;      ///< 6, shown as pips, or 10, a numeral
};

/// A line of what others did in their turn (digest.h).
struct DigestLine {
  enum class Kind : std::uint8_t { Fight, Loss, Ground, Card, Arrival, Move };
  Kind kind = Kind::Move;
  std::size_t ply = 0;                 ///< the decision that it came of
  std::string text;                    ///< "Evans and Bee to Henry house"
  std::int32_t target = kNoTarget;     ///< where: an id of the view
  std::optional<FightReport> fight{};  ///< shown again when the line is pressed
  int count = 1;                       ///< how many moves it tells of

  /// Where units went is told in plain type, and not read aloud: there is too much of it.
  bool is_of_units() const { return kind == Kind::Arrival || kind == Kind::Move; }
};

/// Something that deserves a caption across the table for a moment: ground that is taken, nightfall.
struct Moment {
  std::string title;  ///< "Night falls"
  std::string words;  ///< one line more; may be empty
  Seat side = Seat::Nobody;
  std::vector<std::int32_t> cards{};  ///< ids of the view: shown large below it (Reporter::show_cards)
};

/// Tells the page what a decision meant, besides its line in the log. The page draws what is told, the same for every
/// game.
class Reporter {
 public:
  /// The fight that this decision settled, when it settled one. Called when the decision has come on the screen.
  virtual std::optional<FightReport> fight(const Happened& /*happened*/) { return {}; }

  /// What was decided from the decision `from` to the one before `until`, in the order in which it is read: fights,
  /// then losses, ground, cards and moves.
  virtual std::vector<DigestLine> digest(std::size_t /*from*/, std::size_t /*until*/) const { return {}; }

  /// What deserves a caption of that decision, which has just come on the screen.
  virtual std::optional<Moment> moment(const Happened& /*happened*/) { return {}; }

  /// Draws these cards side by side at the top of `within`, as large as they fit.
  virtual void show_cards(board::Canvas& /*canvas*/, std::span<const std::int32_t> /*cards*/,
                          board::Rect /*within*/) const {}

  /// The dice of the last fight are rolling on the table: its banner waits until they lie.
  virtual bool is_rolling(const board::Motion& /*motion*/) const { return false; }
  /// Whether the banner of a fight is shown, which tells its dice.
  virtual void keep_told(bool /*is_told*/) {}

  /// Brings that target into sight and marks it, until the reader points at something.
  virtual void look_at(std::int32_t /*target*/) {}

  /// Where that target is drawn now; empty when it is not in sight.
  virtual std::optional<board::Rect> place_of(std::int32_t /*target*/) const { return {}; }

  /// Where a replay goes by phases and fights: the last moment before (`by` -1), or the first after (1), `n` decisions
  /// at which a phase or a fight has begun, else the start or the end of the game. Empty: the game has no such steps.
  virtual std::optional<std::size_t> landmark(std::size_t /*n*/, int /*by*/) const { return {}; }

  /// Whose turn it is at the moment shown; Nobody: the game has no turns of one side.
  virtual Seat phasing() const { return Seat::Nobody; }

 protected:
  ~Reporter() = default;
};

}  // namespace longroll::web
