// bench long: what saving, undoing, seeking and opening cost in a game of tens of thousands of decisions.
#include <algorithm>
#include <cstdio>
#include <map>

#include "engine/games/battles/game.h"
#include "engine/play/log_book.h"
#include "engine/record/game_store.h"
#include "tools/longroll/commands.h"

namespace longroll::tool {
namespace {

class MapShelf : public Shelf {
 public:
  std::optional<std::string> get(const std::string& key) override {
    const auto at = texts_.find(key);
    return at == texts_.end() ? std::nullopt : std::optional(at->second);
  }
  std::string set(const std::string& key, const std::string& text) override { return texts_[key] = text, ""; }
  std::string remove(const std::string& key) override { return texts_.erase(key), ""; }
  std::size_t characters() const {
    std::size_t sum = 0;
    for (const auto& [key, text] : texts_) {
      sum += key.size() + text.size();
    }
    return sum;
  }

 private:
  std::map<std::string, std::string> texts_;
};

/// Antietam on a day of sixty turns, the most that a scenario may have.
Result<LoadedGame> long_day(const Arguments& arguments) {
  return battles::load([read = asset_reader(arguments)](std::string_view path) -> Result<std::string> {
    Result<std::string> text = read(path);
    const std::string_view turns = "\"turns\": [";
    const std::size_t at = text ? text.value().find(turns) : std::string::npos;
    if (at == std::string::npos || path.find("antietam") == std::string_view::npos) {
      return text;
    }
    std::string more;
    for (int n = 0; n < 47; ++n) {
      more += "{\"label\": \"later\"}, ";
    }
    return text.value().insert(at + turns.size(), more);
  });
}

/// Milliseconds of the processor's work.
template <class Work>
double milliseconds_of(const Work& work) {
  const std::uint64_t start = worked_nanoseconds();
  work();
  return static_cast<double>(worked_nanoseconds() - start) / 1e6;
}

class Times {
 public:
  void add(double ms) { all_.push_back(ms); }
  void print(const char* what, double budget) {
    if (all_.empty()) {
      std::printf("%-34s the game is over\n", what);
      return;
    }
    std::sort(all_.begin(), all_.end());
    const double most = all_.back();
    std::printf("%-34s %8.3f / %8.3f / %8.3f ms (median, 99 of 100, most of %zu)  [at most %.0f: %s]\n", what,
                all_[all_.size() / 2], all_[(all_.size() - 1) * 99 / 100], most, all_.size(), budget,
                most <= budget ? "met" : "MISSED");
  }

 private:
  std::vector<double> all_;
};

/// The game as the page shows a moment of it: what is seen, what is asked, what has been told.
struct Screen {
  LogBook log{Seat::Union, [](const State&, const Event&) { return Seat::Nobody; }, 0};
  View view;
  Prompt prompt;

  void show(const Session& session, std::size_t n) {
    const State state = session.state_at(n);
    log.follow(session);
    log.tell(session, n);
    log.show(n);
    view = session.game().view(state, Seat::Union);
    prompt = session.game().prompt(state);
  }
};

/// Plays at random up to that many decisions, and seldom ends a phase, so that the day is long.
void play_on(Session& session, Rng& rng, std::size_t decisions) {
  Actions lawful;
  while (session.ply_count() < decisions && is_player(session.to_act())) {
    session.game().actions(session.state(), lawful);
    const auto pick = [&] { return lawful[rng.below(static_cast<std::uint32_t>(lawful.size()))]; };
    Action action = pick();
    for (int again = 0; again < 24 && action.args == std::array<std::int16_t, 4>{}; ++again) {
      action = pick();
    }
    session.play(action);
  }
}

/// Decisions that are saved and undone before any is counted. As WebAssembly node compiles each function when it is
/// first called and again when it is called often, and counts that as our work; a page has saved long before decision
/// 20,000.
constexpr int kWarmUp = 600;

void measure_saving(Session& session, GameStore& store, Screen& screen, Rng& rng) {
  Times save;
  Times undo;
  for (int n = 0; n < kWarmUp + 600 && is_player(session.to_act()); ++n) {
    if (n == kWarmUp) {
      save = undo = Times();
    }
    play_on(session, rng, session.ply_count() + 1);
    save.add(milliseconds_of([&] {
      if (!store.is_parted(session)) {
        StoredHead head;
        head.title = "Antietam";
        head.line = session.game().prompt(session.state()).heading;
        store.save(session, std::move(head));
      }
    }));
    screen.show(session, session.ply_count());
    Session& undone = session;
    const Action last = session.ply(session.ply_count() - 1).action;
    undo.add(milliseconds_of([&] {
      undone.undo(1);
      screen.show(undone, undone.ply_count());
    }));
    session.play(last);
  }
  std::printf("(the first %d saved and undone are not counted: node compiles meanwhile)\n", kWarmUp);
  save.print("saving a decision", 2);
  undo.print("undoing a decision", 10);
}

void measure_seeking(const Session& session, Screen& screen) {
  Rng rng(1);
  Times seek;
  for (int n = 0; n < 300; ++n) {
    const std::size_t to = rng.below(static_cast<std::uint32_t>(session.ply_count() + 1));
    seek.add(milliseconds_of([&] { screen.show(session, to); }));
  }
  seek.print("jump of the scrubber", 50);
}

bool measure_opening(const Session& session, MapShelf& shelf) {
  const Game& game = session.game();
  std::optional<TakenUp> taken;
  Times playable;
  playable.add(milliseconds_of([&] {
    const Result<StoredGame> stored = read_stored(shelf, "1-1");
    Result<TakenUp> result = take_up(game, stored.value());
    taken.emplace(std::move(result).value());
    Screen recent;
    recent.log = LogBook(
        Seat::Union, [](const State&, const Event&) { return Seat::Nobody; }, taken->session.first_ply());
    recent.show(taken->session, taken->session.ply_count());
  }));
  playable.print("a stored game is playable", 500);
  Times slice;
  double whole = 0;
  for (bool more = true; more;) {
    const double ms = milliseconds_of([&] { more = taken->past->step(32); });
    slice.add(ms);
    whole += ms;
  }
  slice.print("  a slice of its past", 50);
  const bool is_adopted = taken->session.adopt(taken->past->take().value());
  std::printf("  its whole past                   %8.0f ms (%s)\n", whole, is_adopted ? "adopted" : "FAILED");

  const std::string file = game_file(session);
  bool opened = false;
  Times file_time;
  file_time.add(milliseconds_of([&] {
    const Result<StoredGame> read = read_game_file(file);
    Result<Replay> replay = replay_of(game, read.value());
    Result<Session> again = replay.value().take();
    opened = again && again.value().trace() == session.trace();
  }));
  file_time.print("opening a file", 2000);
  std::printf("  a file of %zu characters (%s); %zu in storage\n", file.size(), opened ? "opened" : "FAILED",
              shelf.characters());
  return is_adopted && opened;
}

}  // namespace

int bench_long(const Arguments& arguments) {
  const Result<LoadedGame> loaded = long_day(arguments);
  if (!loaded) {
    std::printf("%s\n", describe(loaded.faults()).c_str());
    return 1;
  }
  const Game& game = *loaded.value().game;
  Setup setup = standard_setup(game);
  setup.scenario = find_scenario(game, "antietam");
  Session session(game, setup, arguments.number("seed", 1));
  Rng rng(arguments.number("seed", 1));
  play_on(session, rng, static_cast<std::size_t>(arguments.number("decisions", 20'000)));
  std::printf("== Antietam on a day of sixty turns, %zu decisions\n", session.ply_count());
  MapShelf shelf;
  GameStore store(shelf, "1-1");
  Screen screen;
  std::printf("telling the whole log              %8.0f ms, once\n",
              milliseconds_of([&] { screen.show(session, session.ply_count()); }));
  store.save(session, {});
  measure_saving(session, store, screen, rng);
  measure_seeking(session, screen);
  return measure_opening(session, shelf) ? 0 : 1;
}

}  // namespace longroll::tool
