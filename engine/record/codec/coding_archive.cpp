// build: small
#include "engine/record/codec/coding_archive.h"

#include <algorithm>

#include "engine/record/codec/choice_coder.h"
#include "engine/record/codec/ground_model.h"
#include "engine/record/codec/map_models.h"
#include "engine/record/codec/setup_coding.h"

namespace longroll {

struct CodingMemory {
  const Game* game = nullptr;  // null: a State alone is coded
  Setup setup{};
  Extent extent{};
  LinkFormat format = LinkFormat::Plain;

  // Of a State.
  State start{};
  std::optional<MapModels> map{};  // of the two whichever fits the game
  std::optional<CardModels> cards{};
  Bit has_more_locals = Bit::foreseen(false);
  StateSizes sizes{};
  Row row{};

  // Of a journal.
  NumberModel count{}, gap{}, outcome{};
  std::uint32_t last_roll = 0;
  std::size_t rolls = 0;

  void begin_state(const State& begun, const Pools& pools) {
    start = begun;
    if (pools[0].empty() && pools[1].empty()) {
      map.emplace(start, format);
    } else {
      cards.emplace(start, pools);
    }
  }
  /// The State of a link is compared with the set-up from which it was played.
  void begin_state() {
    if (game != nullptr) {
      begin_state(game->setup(setup), {game->pool(setup, Seat::Union), game->pool(setup, Seat::Confederate)});
    }
  }
  /// What `code` does with the models of this game's States.
  template <class Code>
  auto with_models(const Code& code) {
    return cards ? code(*cards) : code(*map);
  }
};

namespace {

std::unique_ptr<CodingMemory> memory_of_game(const Game& game, const Setup& setup, const Extent& extent,
                                             LinkFormat format) {
  auto memory = std::make_unique<CodingMemory>();
  memory->game = &game;
  memory->setup = setup;
  memory->setup.options.resize(game.info().options.size());
  memory->extent = extent;
  memory->format = format;
  return memory;
}

std::unique_ptr<CodingMemory> memory_of_state(const State& start, const Pools& pools, LinkFormat format) {
  auto memory = std::make_unique<CodingMemory>();
  memory->format = format;
  memory->begin_state(start, pools);
  return memory;
}

Setup unset(int scenario) { return {scenario, {}}; }

}  // namespace

template <class Archive>
CodingArchive<Archive>::CodingArchive(std::unique_ptr<CodingMemory> memory) : memory_(std::move(memory)) {}
template <class Archive>
CodingArchive<Archive>::~CodingArchive() = default;

template <class Archive>
void CodingArchive<Archive>::code_sizes(const State& state) {
  CodingMemory& memory = *memory_;
  memory.sizes = {state.pieces.size(), state.tracks.size(), state.stack.size()};
  bool is_good = true;
  if constexpr (Archive::is_loading::value) {
    if (self().failed()) {
      return;
    }
    is_good = memory.with_models([&](auto& models) { return models.code_sizes(self(), memory.sizes, {}); });
    if (!is_good) {
      memory.sizes = {};
      self().fail();
    }
  } else {
    memory.begin_state();
    const std::vector<Row> rows = RowArchive().rows_of(state.pieces);
    is_good = memory.with_models([&](auto& models) { return models.code_sizes(self(), memory.sizes, rows); });
    LR_CHECK(is_good, "a State is of bounded size");
  }
}

template <class Archive>
void CodingArchive<Archive>::code_row() {
  memory_->with_models([&](auto& models) { models.code_piece(self(), memory_->row); });
}

template <class Archive>
void CodingArchive<Archive>::code_tracks(std::vector<std::int16_t>& tracks) {
  tracks.resize(memory_->sizes.tracks);
  if (!tracks.empty()) {
    memory_->with_models([&](auto& models) { models.code_tracks(self(), tracks); });
  }
}

/// A game keeps as many marks as it set up.
template <class Archive>
void CodingArchive<Archive>::code_ground(std::vector<std::uint8_t>& ground) {
  if (ground.empty()) {
    ground.resize(memory_->start.ground.size());
  }
  const std::optional<MapModels>& map = memory_->map;
  GroundModel().code(self(), memory_->start.ground, ground, map ? map->held() : std::span<const std::uint8_t>());
}

template <class Archive>
void CodingArchive<Archive>::code_step_kind(std::int16_t& kind) {
  memory_->with_models([&](auto& models) { models.code_step_kind(self(), kind); });
}

template <class Archive>
void CodingArchive<Archive>::code_locals(std::array<std::int16_t, kLocals>& locals) {
  const bool has_more = self().answer(Step{0, locals}.has_more_locals(), memory_->has_more_locals);
  for (std::size_t i = 0; i < (has_more ? kLocals : kUsualLocals); ++i) {
    memory_->with_models([&](auto& models) { models.code_local(self(), i, locals[i]); });
  }
}

template <class Archive>
void CodingArchive<Archive>::code_options(std::vector<int>& options) {
  if constexpr (!Archive::is_loading::value) {
    memory_->setup.options = options;
  }
  longroll::code_options(self(), memory_->game->info(), memory_->setup);
  options = memory_->setup.options;
}

template <class Archive>
void CodingArchive<Archive>::code_decks(std::array<std::vector<std::int16_t>, 2>& decks) {
  if constexpr (!Archive::is_loading::value) {
    memory_->setup.decks = decks;
  }
  longroll::code_decks(self(), *memory_->game, memory_->setup);
  decks = memory_->setup.decks;
}

template <class Archive>
void CodingArchive<Archive>::code_kinds(std::vector<std::int16_t>& kinds) {
  code_gaps(self(), kinds);
}

template <class Archive>
void CodingArchive<Archive>::code_seat(Seat& seat) {
  seat = seat_of(static_cast<int>(self().choose(seat == Seat::Union ? 0 : 1, 2)));
}

/// Of a battleline.
template <class Archive>
void CodingArchive<Archive>::code_columns(int& columns) {
  columns = self().choose(columns == 5 ? 1 : 0, 2) == 1 ? 5 : 3;
}

template <class Archive>
void CodingArchive<Archive>::code_seed(std::uint64_t& seed) {
  std::size_t length = 0;
  while (length < 8 && (seed >> (8 * length)) != 0) {
    ++length;
  }
  length = self().choose(length, 9);
  std::uint64_t coded = 0;
  for (std::size_t i = 0; i < length; ++i) {
    coded |= std::uint64_t{self().choose((seed >> (8 * i)) & 0xFFU, 256)} << (8 * i);
  }
  seed = coded;
}

/// A game that is over has as many choices as it has: they are not counted.
template <class Archive>
void CodingArchive<Archive>::code_extent() {
  Bit is_over;
  Extent& extent = memory_->extent;
  extent.is_over = self().answer(extent.is_over, is_over);
  if (!extent.is_over) {
    extent.choices = self().count(extent.choices, memory_->count);
  }
}

template <class Archive>
void CodingArchive<Archive>::code_roll_count(std::size_t& rolls) {
  rolls = self().count(static_cast<std::uint32_t>(rolls), memory_->count);
}

template <class Archive>
void CodingArchive<Archive>::code_roll_number(std::uint32_t& n) {
  CodingMemory& memory = *memory_;
  const std::uint32_t gap = self().count(n - memory.last_roll, memory.gap);
  n = memory.last_roll + gap;
  if constexpr (Archive::is_loading::value) {
    if (n < memory.last_roll || (memory.rolls > 0 && gap == 0)) {
      self().fail();
    }
  }
  memory.last_roll = n;
  ++memory.rolls;
}

template <class Archive>
void CodingArchive<Archive>::code_outcome(std::int16_t& outcome) {
  outcome = static_cast<std::int16_t>(self().number(outcome, memory_->outcome));
}

template class CodingArchive<CodingOutputArchive>;
template class CodingArchive<CodingInputArchive>;

CodingOutputArchive::CodingOutputArchive(const Game& game, int scenario, const Extent& extent, LinkFormat format)
    : cereal::OutputArchive<CodingOutputArchive>(this),
      CodingArchive<CodingOutputArchive>(memory_of_game(game, unset(scenario), extent, format)) {}

CodingOutputArchive::CodingOutputArchive(const Session& played)
    : CodingOutputArchive(played.game(), played.setup().scenario,
                          {static_cast<std::uint32_t>(played.ply_count()), played.to_act() == Seat::Nobody}) {
  played_ = &played;
}

CodingOutputArchive::CodingOutputArchive(const State& start, const Pools& pools, LinkFormat format)
    : cereal::OutputArchive<CodingOutputArchive>(this),
      CodingArchive<CodingOutputArchive>(memory_of_state(start, pools, format)) {}

void CodingOutputArchive::code_member(Meaning meaning, int value) { memory_->row[meaning] = value; }

void CodingOutputArchive::code_choices(const Journal& journal) {
  if (played_ == nullptr) {
    return;
  }
  const Game& game = *memory_->game;
  ChoiceCoder choices(game);
  Actions actions;
  State state = played_->state_at(0);
  Events events;  // which what has been read of the State follows (Game::choices)
  Now now(state, events);
  for (std::size_t i = 0; i < journal.choices.size(); ++i) {
    now.trim_events();
    game.choices(now, actions);
    const auto at = std::lower_bound(actions.begin(), actions.end(), journal.choices[i]);
    LR_CHECK(at != actions.end() && *at == journal.choices[i], "a session holds lawful choices");
    choices.code(*this, state, actions, static_cast<std::size_t>(at - actions.begin()));
    for (const Event& event : played_->ply(i).events) {
      enact(state, event);
      events.push_back(event);
    }
  }
}

CodingInputArchive::CodingInputArchive(const Game& game, int scenario, std::span<const std::uint8_t> body,
                                       LinkFormat format)
    : cereal::InputArchive<CodingInputArchive>(this),
      CodingArchive<CodingInputArchive>(memory_of_game(game, unset(scenario), {}, format)),
      in_(body) {}

CodingInputArchive::CodingInputArchive(const State& start, const Pools& pools, std::span<const std::uint8_t> body,
                                       LinkFormat format)
    : cereal::InputArchive<CodingInputArchive>(this),
      CodingArchive<CodingInputArchive>(memory_of_state(start, pools, format)),
      in_(body) {}

const Setup& CodingInputArchive::setup() const { return memory_->setup; }
const Extent& CodingInputArchive::extent() const { return memory_->extent; }
int CodingInputArchive::member(Meaning meaning) const { return memory_->row[meaning]; }
std::size_t CodingInputArchive::size_of(const Piece*) const { return memory_->sizes.pieces; }
std::size_t CodingInputArchive::size_of(const Step*) const { return memory_->sizes.steps; }

std::size_t CodingInputArchive::size_of(const Dictated*) {
  std::size_t rolls = 0;
  code_roll_count(rolls);
  failed_ = failed_ || rolls > kMaxDictated;
  return failed_ ? 0 : rolls;
}

void CodingInputArchive::tell(std::string& id, Meaning meaning) const {
  const GameInfo& info = memory_->game->info();
  id = meaning == Meaning::Game ? info.id : info.scenarios[static_cast<std::size_t>(setup().scenario)].id;
}
void CodingInputArchive::tell(std::uint32_t& rules, Meaning) const { rules = memory_->game->info().rules_version; }
void CodingInputArchive::tell(std::uint64_t& data_hash, Meaning) const {
  data_hash = memory_->game->info().scenarios[static_cast<std::size_t>(setup().scenario)].data_hash;
}

/// The set-up has been read: without a fault, a State begins from it.
void CodingInputArchive::check_set_up() {
  if (memory_->game == nullptr) {
    return;
  }
  faults_ = faults_of_setup(*memory_->game, setup());
  if (faults_.empty()) {
    memory_->begin_state();
  } else {
    fail();
  }
}

/// Plays the game, and writes it again as it is read.
void CodingInputArchive::code_choices(const Journal& beginning) {
  const Game& game = *memory_->game;
  // A game that is over does not say how many it has: a longer one is stopped before its end, and that is no link.
  const std::size_t most = extent().is_over ? most_choices_ : extent().choices;
  if (failed_ || most > most_choices_ || !faults_of_setup(game, setup()).empty()) {
    fail();
    return;
  }
  Result<Session> begun = Session::replay(game, beginning);
  if (!begun) {
    faults_ = begun.faults();
    fail();
    return;
  }
  session_ = std::move(begun).value();
  CodingOutputArchive again(game, setup().scenario, extent());
  Journal same = beginning;
  again(same);
  struct Echo {
    CodingInputArchive& in;
    CodingOutputArchive& again;
    std::size_t pick(std::size_t, std::span<const std::uint32_t> weights) {
      return again.pick(in.pick(0, weights), weights);
    }
  } echo{*this, again};
  ChoiceCoder choices(game);
  Actions actions;
  Session::Pen pen(*session_);
  for (std::size_t i = 0; i < most && !(stops_when_spent_ && in_.is_spent()); ++i) {
    const State& state = session_->state();
    pen.choices(actions);
    if (actions.empty()) {
      break;
    }
    const Action& action = actions[choices.code(echo, state, actions, 0)];
    choices_->push_back(action);
    pen.play(action);
  }
  again_ = again.finish();
}

}  // namespace longroll
