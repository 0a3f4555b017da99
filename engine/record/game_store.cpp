// build: small
#include "engine/record/game_store.h"

#include <algorithm>

#include "engine/play/setup.h"
#include "engine/record/envelope.h"
#include "engine/record/link.h"
#include "engine/record/serialize.h"

namespace longroll {
namespace {

/// A stretch of a game's choices.
struct ChoicePart {
  std::uint64_t trace_before = 0;
  std::vector<Action> choices;
};

/// A State on the way.
struct StoredMoment {
  std::uint32_t plies = 0;
  std::uint32_t chances = 0;
  std::uint64_t trace = 0;
  State state;
};

/// A whole game in one piece.
struct GameFile {
  Journal journal;
  std::optional<State> start;
};

}  // namespace

template <class Archive>
void serialize(Archive& ar, std::optional<State>& state) {
  bool has = state.has_value();
  ar(has);
  if (has && !state) {
    state.emplace();
  }
  if (has) {
    ar(*state);
  }
}
template <class Archive>
void serialize(Archive& ar, StoredHead& head) {
  ar(head.title, head.line, head.who[0], head.who[1], head.when, head.is_over, head.plies, head.trace, head.beginning);
  serialize(ar, head.start);
}
template <class Archive>
void serialize(Archive& ar, ChoicePart& part) {
  ar(part.trace_before, part.choices);
}
template <class Archive>
void serialize(Archive& ar, StoredMoment& moment) {
  ar(moment.plies, moment.chances, moment.trace, moment.state);
}
template <class Archive>
void serialize(Archive& ar, GameFile& file) {
  ar(file.journal);
  serialize(ar, file.start);
}

namespace {

std::string key_of_part(const std::string& id, std::size_t part) {
  return std::string(GameStore::kParts) + id + "/" + std::to_string(part);
}
std::string key_of_moment(const std::string& id) { return std::string(GameStore::kMoments) + id; }

/// Bounds on the texts that we look at.
constexpr std::size_t kLongestHead = 400'000;  // ten thousand dictated rolls
constexpr std::size_t kLongestPart = 20'000;
constexpr std::size_t kLongestMoment = 200'000;
constexpr std::size_t kLongestWords = 300;
constexpr std::size_t kMaxParts = kMaxChoices / GameStore::kPart + 1;

/// The thing that a text of ours holds, or what is wrong with it.
template <class Thing>
Faults read_text(std::string_view text, std::size_t longest, Content content, Thing& thing,
                 Versions* versions = nullptr) {
  if (text.size() > longest) {
    return {{"file", "it is longer than any of ours"}};
  }
  const std::optional<Bytes> bytes = from_base64url(text);
  if (!bytes) {
    return {{"file", "this is not a saved game of Long Roll"}};
  }
  return unseal(*bytes, content, thing, versions);
}

Versions versions_of(const Journal& beginning) {
  return {beginning.rules_version, static_cast<std::uint32_t>(beginning.data_hash)};
}

template <class Thing>
std::string text_of(Content content, const Journal& beginning, const Thing& thing) {
  return to_base64url(seal(content, versions_of(beginning), thing));
}

Faults faults_of_head(const StoredHead& head, const std::string& where) {
  Faults faults;
  const Journal& beginning = head.beginning;
  for (const std::string* words :
       {&head.title, &head.line, &head.who[0], &head.who[1], &beginning.game, &beginning.scenario}) {
    if (words->size() > kLongestWords) {
      faults.push_back({where, "its words are longer than any of ours"});
    }
  }
  if (!beginning.choices.empty() || beginning.dictated.size() > kMaxDictated || head.plies > kMaxChoices) {
    faults.push_back({where, "it holds more than the head of a game"});
  }
  return faults;
}

Journal beginning_of(const Session& session) {
  Journal beginning = begin_journal(session.game(), session.setup(), session.seed());
  beginning.dictated = session.dictated();
  return beginning;
}

/// Why this game cannot begin what a head says; empty when it can.
Faults faults_of_beginning(const Game& game, const StoredHead& head) {
  const Result<Session> begun = Session::begin(game, head.beginning);
  if (!begun) {
    return begun.faults();
  }
  return head.start ? game.faults_of(*head.start) : Faults{};
}

/// Reads the snapshot, when there is one that stands on the way of the choices.
void read_moment(Shelf& shelf, const std::string& id, StoredGame& stored) {
  StoredMoment moment;
  const std::string text = shelf.get(key_of_moment(id)).value_or("");
  if (text.empty() || !read_text(text, kLongestMoment, Content::Moment, moment).empty() ||
      moment.plies % GameStore::kPart != 0 || moment.plies > stored.choices.size()) {
    return;
  }
  const std::size_t part = moment.plies / GameStore::kPart;
  const std::uint64_t there = part < stored.part_traces.size() ? stored.part_traces[part] : stored.head.trace;
  if (moment.trace == there) {
    stored.snapshot = Bookmark{std::move(moment.state), {}, moment.chances, moment.trace};
    const auto end = stored.choices.begin() + static_cast<std::ptrdiff_t>(moment.plies);
    stored.snapshot->choices.assign(stored.choices.begin(), end);
  }
}

}  // namespace

GameStore::GameStore(Shelf& shelf, std::string id, const StoredGame& stored)
    : shelf_(&shelf),
      id_(std::move(id)),
      title_(stored.head.title),
      known_(Known{stored.head.plies, stored.head.trace}),
      has_parts_(true),
      part_traces_(stored.part_traces) {
  if (stored.snapshot) {
    moment_at_ = stored.snapshot->choices.size();
    moment_trace_ = stored.snapshot->trace;
  }
}

void GameStore::rename(std::string id) {
  id_ = std::move(id);
  known_.reset();
  has_parts_ = false;
  moment_at_ = 0;
}

bool GameStore::is_parted(const Session& session) const {
  const std::optional<std::string> text = shelf_->get(key_of_head(id_));
  const Result<StoredHead> there = text ? read_head(*text, id_) : Result<StoredHead>(Fault{});
  return there && known_ != Known{there.value().plies, there.value().trace} && there.value().trace != session.trace();
}

std::uint64_t GameStore::trace_before(const Session& session, std::size_t part) const {
  const std::size_t n = part * kPart;
  return n >= session.first_ply() ? session.trace_at(n) : part_traces_[part];
}

std::size_t GameStore::first_part_that_differs(const Session& session) const {
  if (!has_parts_) {
    return 0;
  }
  if (known_ && known_->plies >= session.first_ply() && known_->plies <= session.ply_count() &&
      session.trace_at(known_->plies) == known_->trace) {
    return known_->plies / kPart;
  }
  std::size_t part = std::min(part_traces_.size(), session.ply_count() / kPart + 1);
  while (part > 0 && part_traces_[part - 1] != trace_before(session, part - 1)) {
    --part;
  }
  return part > 0 ? part - 1 : 0;
}

/// Writes the choices from that part on.
std::string GameStore::write_parts(const Session& session, std::size_t from) {
  const Journal beginning = beginning_of(session);
  const std::size_t parts = (session.ply_count() + kPart - 1) / kPart;
  std::vector<std::uint64_t> traces(part_traces_.begin(),
                                    part_traces_.begin() + static_cast<std::ptrdiff_t>(std::min(from, parts)));
  for (std::size_t part = from; part < parts; ++part) {
    ChoicePart written{trace_before(session, part), {}};
    const std::size_t end = std::min(session.ply_count(), (part + 1) * kPart);
    for (std::size_t n = part * kPart; n < end; ++n) {
      written.choices.push_back(session.choice(n));
    }
    if (std::string fault = shelf_->set(key_of_part(id_, part), text_of(Content::Choices, beginning, written));
        !fault.empty()) {
      return fault;
    }
    traces.push_back(written.trace_before);
  }
  for (std::size_t part = parts; has_parts_ && part < part_traces_.size(); ++part) {
    shelf_->remove(key_of_part(id_, part));
  }
  part_traces_ = std::move(traces);
  has_parts_ = true;
  return {};
}

/// Writes the State at the beginning of the last part, unless it stands there already.
std::string GameStore::write_moment(const Session& session) {
  const std::size_t n = session.ply_count() / kPart * kPart;
  if (n == 0 && moment_at_ > 0) {
    shelf_->remove(key_of_moment(id_));  // it was taken back
    moment_at_ = 0;
  }
  if (n == 0 || n < session.first_ply() || (moment_at_ == n && moment_trace_ == session.trace_at(n))) {
    return {};
  }
  const StoredMoment moment{static_cast<std::uint32_t>(n), session.chances_at(n), session.trace_at(n),
                            session.state_at(n)};
  std::string fault = shelf_->set(key_of_moment(id_), text_of(Content::Moment, beginning_of(session), moment));
  moment_at_ = fault.empty() ? n : 0;
  moment_trace_ = moment.trace;
  return fault;
}

std::string GameStore::save(const Session& session, StoredHead head) {
  if (!shelf_->get(key_of_head(id_))) {
    has_parts_ = false;  // somebody has removed it, or it is new
    moment_at_ = 0;
  }
  std::string fault = write_parts(session, first_part_that_differs(session));
  fault = fault.empty() ? write_moment(session) : fault;
  if (!fault.empty()) {
    has_parts_ = false;  // next time all of them are written
    return fault;
  }
  head.plies = static_cast<std::uint32_t>(session.ply_count());
  head.trace = session.trace();
  head.beginning = beginning_of(session);
  head.start = session.position();
  fault = shelf_->set(key_of_head(id_), text_of(Content::Head, head.beginning, head));
  if (fault.empty()) {
    known_ = {head.plies, head.trace};
  }
  return fault;
}

Result<StoredHead> read_head(std::string_view text, const std::string& id) {
  const std::string where = "saved game " + id;
  StoredHead head;
  if (Faults faults = read_text(text, kLongestHead, Content::Head, head); !faults.empty()) {
    return Fault{where, faults.front().what};
  }
  if (Faults faults = faults_of_head(head, where); !faults.empty()) {
    return faults;
  }
  return head;
}

Result<StoredGame> read_stored(Shelf& shelf, const std::string& id) {
  Result<StoredHead> head = read_head(shelf.get(GameStore::key_of_head(id)).value_or(""), id);
  if (!head) {
    return head.faults();
  }
  StoredGame stored{std::move(head).value(), {}, {}, std::nullopt};
  const bool can_trace = stored.head.beginning.dictated.empty();
  std::optional<std::uint64_t> trace;  // after the choices so far
  for (std::size_t n = 0; stored.choices.size() == n * GameStore::kPart && stored.choices.size() < stored.head.plies;
       ++n) {
    ChoicePart part;
    const std::string text = shelf.get(key_of_part(id, n)).value_or("");
    if (text.empty() || !read_text(text, kLongestPart, Content::Choices, part).empty() ||
        part.choices.size() > GameStore::kPart || (can_trace && trace && part.trace_before != *trace)) {
      break;
    }
    stored.part_traces.push_back(part.trace_before);
    trace = part.trace_before;
    for (const Action& action : part.choices) {
      trace = trace_after(*trace, action);
    }
    stored.choices.insert(stored.choices.end(), part.choices.begin(), part.choices.end());
  }
  if (stored.choices.size() < stored.head.plies) {
    return Fault{"saved game " + id,
                 "its decisions after the first " + std::to_string(stored.choices.size()) + " are missing or damaged"};
  }
  stored.choices.resize(stored.head.plies);
  read_moment(shelf, id, stored);
  return stored;
}

std::string rename_stored(Shelf& shelf, const std::string& id, std::string title) {
  Result<StoredHead> head = read_head(shelf.get(GameStore::key_of_head(id)).value_or(""), id);
  if (!head) {
    return head.faults().front().what;
  }
  head.value().title = title.size() > kLongestWords ? title.substr(0, kLongestWords) : std::move(title);
  return shelf.set(GameStore::key_of_head(id), text_of(Content::Head, head.value().beginning, head.value()));
}

std::string remove_stored(Shelf& shelf, const std::string& id) {
  const std::string fault = shelf.remove(GameStore::key_of_head(id));
  shelf.remove(key_of_moment(id));
  for (std::size_t part = 0; part < kMaxParts && shelf.get(key_of_part(id, part)); ++part) {
    shelf.remove(key_of_part(id, part));
  }
  return fault;
}

Result<Replay> replay_of(const Game& game, const StoredGame& stored, Replay::Unlawful unlawful) {
  if (Faults faults = faults_of_beginning(game, stored.head); !faults.empty()) {
    return faults;
  }
  const Journal& beginning = stored.head.beginning;
  if (stored.head.start) {
    return Replay(Session(game, setup_of(game, beginning), *stored.head.start, beginning.seed), stored.choices,
                  unlawful);
  }
  return Replay(Session::begin(game, beginning).value(), stored.choices, unlawful);
}

Result<TakenUp> take_up(const Game& game, const StoredGame& stored) {
  if (!stored.snapshot) {
    return Fault{"saved game", "it has no State on the way"};
  }
  Faults faults = faults_of_beginning(game, stored.head);
  if (faults.empty()) {
    faults = game.faults_of(stored.snapshot->state);
  }
  if (faults.empty() && game.to_act(stored.snapshot->state) == Seat::Chance) {
    faults.push_back({"saved game", "its State lies between a decision and its dice"});
  }
  if (!faults.empty()) {
    return faults;
  }
  const std::size_t from = stored.snapshot->choices.size();
  const Journal& beginning = stored.head.beginning;
  Session session = stored.head.start ? Session::resume(game, setup_of(game, beginning), *stored.head.start,
                                                        beginning.seed, *stored.snapshot)
                                      : Session::resume(game, beginning, *stored.snapshot);
  for (std::size_t n = from; n < stored.choices.size(); ++n) {
    if (session.submit(session.to_act(), stored.choices[n])) {
      return Fault{"choice " + std::to_string(n + 1), "cannot be done by these rules"};
    }
  }
  StoredGame before{stored.head, stored.snapshot->choices, {}, std::nullopt};
  Result<Replay> past = replay_of(game, before);
  if (!past) {
    return past.faults();
  }
  return TakenUp{std::move(session), std::move(past).value()};
}

std::string game_file(const StoredHead& head, const std::vector<Action>& choices) {
  GameFile file{head.beginning, head.start};
  file.journal.choices = choices;
  return std::string(kFilePrefix) + text_of(Content::Game, file.journal, file);
}

std::string game_file(const Session& session) {
  std::vector<Action> choices;
  choices.reserve(session.ply_count());
  for (std::size_t n = 0; n < session.ply_count(); ++n) {
    choices.push_back(session.choice(n));
  }
  StoredHead head;
  head.beginning = beginning_of(session);
  head.start = session.position();
  return game_file(head, choices);
}

Result<StoredGame> read_game_file(std::string_view text) {
  if (!text.starts_with(kFilePrefix)) {
    return Fault{"file", "this is not a saved game of Long Roll"};
  }
  GameFile file;
  if (Faults faults = read_text(text.substr(kFilePrefix.size()), kLongestArchive / 3 * 4, Content::Game, file);
      !faults.empty()) {
    return faults;
  }
  if (file.journal.choices.size() > kMaxChoices || file.journal.dictated.size() > kMaxDictated) {
    return Fault{"file", "the game is longer than any of ours"};
  }
  StoredGame stored;
  stored.choices = std::move(file.journal.choices);
  file.journal.choices.clear();
  stored.head.plies = static_cast<std::uint32_t>(stored.choices.size());
  stored.head.beginning = std::move(file.journal);
  stored.head.start = std::move(file.start);
  return stored;
}

}  // namespace longroll
