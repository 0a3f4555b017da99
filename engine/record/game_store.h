#pragma once
#include <array>
#include <memory>

#include "engine/play/replay.h"
#include "engine/play/session.h"

namespace longroll {

/// Texts by their keys, such as the browser's local storage. Anybody may have written what is read.
class Shelf {
 public:
  virtual ~Shelf() = default;
  virtual std::optional<std::string> get(const std::string& key) = 0;
  /// What is said against it; empty when all went well.
  virtual std::string set(const std::string& key, const std::string& text) = 0;
  virtual std::string remove(const std::string& key) = 0;
};

/// What a list of stored games says of one, and how it began.
struct StoredHead {
  std::string title;               ///< "Dixie: First Bull Run"
  std::string line;                ///< where it stands: "Union turn 3 - combat"
  std::array<std::string, 2> who;  ///< ids of the controllers, by index_of(Seat)
  std::int64_t when = 0;           ///< seconds since 1970
  bool is_over = false;
  std::uint32_t plies = 0;
  std::uint64_t trace = 0;     ///< Session::trace()
  Journal beginning;           ///< without choices
  std::optional<State> start;  ///< of a game that began from a position
};

/// A whole game as it is stored or kept as a file.
struct StoredGame {
  StoredHead head;
  std::vector<Action> choices;
  std::vector<std::uint64_t> part_traces;  ///< trace before each part of the choices
  std::optional<Bookmark> snapshot;        ///< its choices are left out
};

/// Keeps one game on a shelf: its head, its choices in parts, and a State every few hundred decisions from which it can
/// go on at once. A decision more writes the head and the last part, however long the game is.
class GameStore {
 public:
  static constexpr std::size_t kPart = 256;  ///< choices a part, and from one snapshot to the next

  /// `id`: letters, digits and dashes.
  GameStore(Shelf& shelf, std::string id) : shelf_(&shelf), id_(std::move(id)) {}
  /// Goes on with a game that was read from the shelf.
  GameStore(Shelf& shelf, std::string id, const StoredGame& stored);

  const std::string& id() const { return id_; }
  /// The title under which it was read from the shelf; empty: it is new.
  const std::string& title() const { return title_; }

  /// Whether the shelf holds another game under our id than the one that we wrote or read: somebody else plays it on.
  bool is_parted(const Session& session) const;
  /// From now on the game has this id; what stands on the shelf stays.
  void rename(std::string id);

  /// Writes what has changed since the last time. `head` says the words of the list; the rest of it is filled in here.
  /// What the shelf says against it; empty when all went well.
  std::string save(const Session& session, StoredHead head);

  static std::string key_of_head(const std::string& id) { return std::string(kHeads) + id; }
  static constexpr std::string_view kHeads = "longroll/game/";
  static constexpr std::string_view kParts = "longroll/part/";      ///< id/number
  static constexpr std::string_view kMoments = "longroll/moment/";  ///< id

 private:
  /// What the head on the shelf said when we wrote or read it.
  struct Known {
    std::uint32_t plies = 0;
    std::uint64_t trace = 0;
    bool operator==(const Known&) const = default;
  };

  std::string write_parts(const Session& session, std::size_t from);
  std::string write_moment(const Session& session);
  std::uint64_t trace_before(const Session& session, std::size_t part) const;
  std::size_t first_part_that_differs(const Session& session) const;

  Shelf* shelf_;
  std::string id_;
  std::string title_;
  std::optional<Known> known_;
  bool has_parts_ = false;                  // those on the shelf are as part_traces_ says
  std::vector<std::uint64_t> part_traces_;  // trace before each part
  std::size_t moment_at_ = 0;               // of the snapshot on the shelf; 0: there is none
  std::uint64_t moment_trace_ = 0;
};

/// Reads the head of a stored game. Bounded before anything is allocated; every fault is named.
Result<StoredHead> read_head(std::string_view text, const std::string& id);

/// Reads a whole stored game. A part that does not go on where the one before ends is not believed, nor a snapshot that
/// does not stand on the way; take_up() and replay_of() ask the game about all else.
Result<StoredGame> read_stored(Shelf& shelf, const std::string& id);

/// Gives a stored game another title. What the shelf says against it; empty when all went well.
std::string rename_stored(Shelf& shelf, const std::string& id, std::string title);

/// Takes a game off the shelf.
std::string remove_stored(Shelf& shelf, const std::string& id);

/// A game that has been taken up. It can be played at once; `past` tells how it came so far, a slice at a time, for
/// Session::adopt.
struct TakenUp {
  Session session;
  std::optional<Replay> past;
};
/// From its snapshot. Faults: it has none that fits, or its later choices are not lawful: Replay it from the start.
Result<TakenUp> take_up(const Game& game, const StoredGame& stored);

/// Begins to play a stored game or a file from its start.
Result<Replay> replay_of(const Game& game, const StoredGame& stored,
                         Replay::Unlawful unlawful = Replay::Unlawful::Refuse);

/// A whole game as a text for a file: "f=" and letters, whatever its length.
std::string game_file(const StoredHead& head, const std::vector<Action>& choices);
std::string game_file(const Session& session);
/// Back again: a game without a snapshot, whose head has no words.
Result<StoredGame> read_game_file(std::string_view text);
constexpr std::string_view kFilePrefix = "f=";

}  // namespace longroll
