#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/game.h"
#include "engine/play/odds.h"

namespace longroll {

/// One order for many pieces.
struct Order {
  enum class Kind : std::uint8_t {
    Together,  ///< all go to that very place: a stack stays a stack
    Column,    ///< along the road toward the place, as a column: the nearest first, the others close up behind it
    Near,      ///< each goes to the best place for it near that one, none in the way of another
    Attack,    ///< all who may do so join the attack on that place
    Shift,     ///< each goes as far and in the same direction as from `from` to that place, where the game can do it
    Charge,    ///< each goes beside that place and prepares to charge it, in games that have that; else as Near
  };
  Kind kind = Kind::Together;
  std::vector<PieceId> pieces{};  ///< at most kMaxOrdered are led; what is no piece is passed by
  Place to = kNowhere;
  Place from = kNowhere;  ///< of a shift
  bool operator==(const Order&) const = default;
};

/// The most pieces that one order leads; its parts leave out those after them.
constexpr std::size_t kMaxOrdered = 64;

/// What an order comes to, as decisions. It tells nothing that the player to act does not know: it is made on what he
/// knows, and it ends where Chance or the other player is to act.
struct OrderPlan {
  /// What one piece does.
  struct Part {
    PieceId piece = kNoPiece;
    /// From where it stands, both ends included, to where it will stand when all `actions` are done. One place: it
    /// stays. Empty: it is not on the map then. The way of a piece that comes on begins where it does so.
    std::vector<Place> way{};
    int cost = 0;               ///< of the way, as the game counts it
    std::size_t decisions = 0;  ///< of `actions` that are its own; of those that move as one the first has all
    bool halts = false;         ///< its move is under way and ends where it stands
    /// Dice are due on its way, its own or those of others that come first: from the end of `way` on, where it goes
    /// when they let it. It goes when the same order is planned again. Empty: none are.
    std::vector<Place> ahead{};
    int dice = 0;       ///< of its own way
    int passing = 100;  ///< percent that all of these let it go on
    /// Why it cannot do as ordered, empty when it can: what the rules say once all `actions` are done, or all but one
    /// that hands over, to the last of `tried`, the others of which are lawful then.
    Refusal refusal{};
    std::vector<Action> tried{};

    bool moves() const { return !halts && (decisions > 0 || way.size() > 1 || !ahead.empty()); }
    /// Where it will stand when all goes well; kNowhere: off the map.
    Place goal() const { return !ahead.empty() ? ahead.back() : way.empty() ? kNowhere : way.back(); }
    bool operator==(const Part&) const = default;
  };

  std::vector<Action> actions;  ///< in order: each is lawful when those before it are done
  std::vector<Part> parts;      ///< in the order of Order::pieces, each piece once
  /// After the last of `actions` Chance or the other player is to act. No action but the last leads there.
  bool hands_over = false;
  /// The decision that rolls the dice to which the order leads: the last of `actions`, or one that the player may make
  /// after them. Its exact chances, for all that the player knows.
  std::optional<Action> roll{};
  std::optional<Odds> odds{};

  bool operator==(const OrderPlan&) const = default;
};

/// The pieces that are led together with one of them.
enum class Ordered : std::uint8_t { Unit, Stack, Formation };

/// Turns one order for many pieces into a row of lawful decisions of one game. It decides nothing for good: it works on
/// a draft, asks the game's own rules, and rolls no dice. The same State and order have the same plan. Page, protocol
/// and bots command through it.
class Adjutant {
 public:
  virtual ~Adjutant() = default;

  /// The plan of an order by the player to act. `state` is what he may know of the game (View::seen). It may hold any
  /// pieces and places: those that cannot be ordered have refusals.
  virtual OrderPlan plan(const State& state, const Order& order) const = 0;

  /// The pieces that are led together with that one, itself among them, rising; empty: it cannot be ordered at all.
  virtual std::vector<PieceId> members(const State& state, PieceId piece, Ordered which) const = 0;

  /// What these are called: "I Corps, Hooker"; may be empty.
  virtual std::string title(const State& state, PieceId piece, Ordered which) const = 0;

  /// It plans shifts.
  virtual bool can_shift() const { return false; }
};

}  // namespace longroll
