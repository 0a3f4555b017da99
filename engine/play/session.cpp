// build: small
#include "engine/play/session.h"

#include <algorithm>

#include "engine/play/redaction.h"
#include "engine/play/setup.h"

namespace longroll {
namespace {

/// Does the other player know a piece that `seat` does not? Then whether he is asked can hang on it.
bool hides_something_from(const Game& game, const State& state, Seat seat) {
  return is_player(seat) && shows_more(game.view(state, other(seat)), game.view(state, seat));
}

}  // namespace

Session::Session(const Game& game, const Setup& setup, std::uint64_t seed)
    : game_(&game), setup_(setup), start_(game.setup(setup)), state_(start_), luck_(seed) {
  bool barrier = false;
  let_chance_act(opening_, barrier);
}

Session::Session(const Game& game, const Setup& setup, State position, std::uint64_t seed)
    : game_(&game), setup_(setup), from_setup_(false), start_(std::move(position)), state_(start_), luck_(seed) {
  bool barrier = false;
  let_chance_act(opening_, barrier);
}

Session::Session(const Game& game, const Journal& header, State start)
    : game_(&game),
      setup_(setup_of(game, header)),
      start_(std::move(start)),
      state_(start_),
      luck_(header.seed),
      dictated_(header.dictated) {
  bool barrier = false;
  let_chance_act(opening_, barrier);
}

Result<Session> Session::replay(const Game& game, const Journal& journal) {
  Faults faults;
  const GameInfo& info = game.info();
  if (journal.game != info.id) {
    faults.push_back({"game", "this is a game of \"" + journal.game + "\""});
    return faults;
  }
  if (journal.rules_version != info.rules_version) {
    faults.push_back({"rules", "made with rules version " + std::to_string(journal.rules_version) +
                                   "; this is version " + std::to_string(info.rules_version)});
  }
  const Setup setup = setup_of(game, journal);
  if (setup.scenario >= 0 && journal.data_hash != info.scenarios[static_cast<std::size_t>(setup.scenario)].data_hash) {
    faults.push_back({"data", "made with other cards or maps than these"});
  }
  const Faults misfits = faults_of_setup(game, setup);
  faults.insert(faults.end(), misfits.begin(), misfits.end());
  if (!faults.empty()) {
    return faults;
  }
  Session session(game, journal, game.setup(setup));
  for (std::size_t i = 0; i < journal.choices.size(); ++i) {
    const Refusal refusal = session.submit(session.to_act(), journal.choices[i]);
    if (refusal) {
      return Fault{"choice " + std::to_string(i + 1), std::string(refusal.reason)};
    }
  }
  return session;
}

void Session::let_chance_act(Events& events, bool& barrier) {
  while (game_->to_act(state_) == Seat::Chance) {
    const Chance chance = game_->chance(state_);
    LR_CHECK(chance.ways > 0, "luck has at least one way");
    const auto known = std::lower_bound(dictated_.begin(), dictated_.end(), chances_,
                                        [](const Dictated& entry, std::uint32_t n) { return entry.n < n; });
    int outcome = 0;
    if (known != dictated_.end() && known->n == chances_ && known->outcome >= 0 && known->outcome < chance.ways) {
      outcome = known->outcome;
    } else {
      const Luck::Pick pick = luck_.pick(chance, chances_);
      outcome = pick.outcome;
      if (pick.dictated) {
        dictated_.insert(known, {chances_, static_cast<std::int16_t>(outcome)});
      }
    }
    ++chances_;
    barrier = true;
    game_->apply(state_, chance.outcome(outcome), events);
  }
}

Refusal Session::submit(Seat seat, const Action& action) {
  if (const Refusal refusal = game_->refuse(state_, seat, action)) {
    return refusal;
  }
  play(action);
  return kLawful;
}

void Session::play(const Action& lawful) {
  Ply ply{to_act(), lawful, {}, chances_, false};
  State shown = state_;
  game_->apply(state_, lawful, ply.events);
  for (const Event& event : ply.events) {
    ply.barrier = ply.barrier || game_->reveals(shown, event, ply.seat);
    enact(shown, event);
  }
  let_chance_act(ply.events, ply.barrier);
  ply.barrier = ply.barrier || (to_act() != ply.seat && hides_something_from(*game_, state_, ply.seat));
  plies_.push_back(std::move(ply));
}

State Session::state_at(std::size_t n) const {
  LR_CHECK(n <= plies_.size(), "no such ply");
  // Backwards from now or forwards from the start, whichever is nearer: events go both ways.
  if (n * 2 > plies_.size()) {
    State state = state_;
    for (std::size_t i = plies_.size(); i > n; --i) {
      const Events& events = plies_[i - 1].events;
      std::for_each(events.rbegin(), events.rend(), [&](const Event& event) { retract(state, event); });
    }
    return state;
  }
  State state = start_;
  const auto play = [&](const Events& events) {
    for (const Event& event : events) {
      enact(state, event);
    }
  };
  play(opening_);
  for (std::size_t i = 0; i < n; ++i) {
    play(plies_[i].events);
  }
  return state;
}

bool Session::can_undo(Seat seat) const {
  return !plies_.empty() && plies_.back().seat == seat && !plies_.back().barrier;
}

void Session::undo(std::size_t n) {
  LR_CHECK(n <= plies_.size(), "no such ply");
  const std::size_t left = plies_.size() - n;
  state_ = state_at(left);
  if (n > 0) {
    chances_ = plies_[left].chances_before;
  }
  plies_.resize(left);
  std::erase_if(dictated_, [&](const Dictated& entry) { return entry.n >= chances_; });
}

std::optional<Journal> Session::journal() const {
  if (!from_setup_) {
    return std::nullopt;
  }
  Journal journal = begin_journal(*game_, setup_, luck_.seed());
  for (const Ply& ply : plies_) {
    journal.choices.push_back(ply.action);
  }
  journal.dictated = dictated_;
  return journal;
}

}  // namespace longroll
