#include "tests/conform/toy/toy.h"

#include <algorithm>
#include <span>

#include "engine/core/text.h"
#include "engine/play/now.h"
#include "engine/play/redaction.h"
#include "engine/table/pile.h"

namespace longroll::toy {
namespace {

constexpr int kCards = 12;
enum PlaceId : Place { kDeck = 0, kHand = 2, kField = 4, kDiscard = 5, kPlaces = 6 };
enum TrackId { kTurn, kScore, kLimit = 3, kOpen, kTracks };
enum StepId : std::int16_t { kMatch, kDraw, kTurnStep, kWindow, kDuel, kSteps };  // draw: side, cards; duel: die
enum Do : Verb { kPlay, kChallenge, kLetPass, kOutcome };

constexpr std::string_view kPlaceIds[kPlaces] = {"usa.deck", "csa.deck", "usa.hand", "csa.hand", "field", "discard"};
constexpr std::string_view kTrackIds[kTracks] = {"turn", "usa.score", "csa.score", "limit", "open"};
constexpr std::string_view kStepIds[kSteps] = {"match", "draw", "turn", "window", "duel"};

std::string id_in(std::span<const std::string_view> ids, int i) {
  return i >= 0 && static_cast<std::size_t>(i) < ids.size() ? std::string(ids[static_cast<std::size_t>(i)]) : "?";
}

int strength(int kind) { return kind % 6 + 1; }
Seat phasing(const State& state) { return seat_of((state.track(kTurn) - 1) % 2); }
PieceId card_on_field(const State& state) { return nth_of_pile(state, kField, 0); }

bool is_visible(const State& state, PieceId id, Seat seat) {
  const Piece& piece = state.piece(id);
  return (is_player(seat) && piece.owner == index_of(seat)) || piece.up == 1 || piece.place == kDiscard ||
         state.track(kOpen) == 1;
}
bool is_visible_or_four(const State& state, PieceId id, Seat seat) {
  return is_visible(state, id, seat) || (state.piece(id).kind == 4 && state.piece(id).place == kField);
}
/// What is marked beside a hand its owner alone reads, unless cards lie open.
std::uint8_t hidden_ground(const State& state, Place place, Seat seat) {
  const bool is_others =
      (place == kHand || place == kHand + 1) && !(is_player(seat) && place == kHand + index_of(seat));
  return is_others && state.track(kOpen) == 0 ? 0xFF : 0;
}
/// A window is about the card that was played face down.
unsigned naming_locals(const Step& step) { return step.kind == kWindow ? 1U : 0U; }

class Toy final : public Game {
 public:
  explicit Toy(Flaw flaw) : flaw_(flaw) {
    info_ = {"toy",
             "Bluff",
             {{"short", "Short", {}, {}, true, 0x1234567890ABCDEFULL},
              {"long", "Long", {}, {}, true, 0xFEDCBA0987654321ULL}},
             {{"hand", "Hand", {"two", "three"}, {"Two", "Three"}, 0, "1.1"},
              {"cards", "Cards", {"hidden", "open"}, {"Hidden", "Open"}, 0, "1.2"}},
             1};
  }
  const GameInfo& info() const override { return info_; }

  State setup(const Setup& setup) const override {
    State state;
    state.tracks = {0, 0, 0, static_cast<std::int16_t>(setup.scenario == 0 ? 4 : 12),
                    static_cast<std::int16_t>(setup.options[1])};
    for (std::int16_t kind = 0; kind < kCards; ++kind) {
      state.pieces.push_back({kind, static_cast<Place>(kDeck + kind / 6), static_cast<std::int8_t>(kind / 6)});
    }
    const auto hand = static_cast<std::int16_t>(setup.options[0] + 2);
    state.stack = {{kMatch, {}}, {kDraw, {1, hand}}, {kDraw, {0, hand}}};
    state.ground.assign(kPlaces, 0);
    return state;
  }

  Seat to_act(const State& state) const override {
    switch (state.top().kind) {
      case kDraw:
      case kDuel:
        return Seat::Chance;
      case kTurnStep:
        return phasing(state);
      case kWindow:
        return other(phasing(state));
      default:
        return Seat::Nobody;
    }
  }

  void actions(const State& state, Actions& actions) const override {
    actions.clear();
    if (state.top().kind == kTurnStep && flaw_ != Flaw::DeadEnd) {
      for (PieceId id = 0; id < kCards; ++id) {
        if (state.piece(id).place == kHand + index_of(phasing(state))) {
          actions.push_back({kPlay, {id}});
        }
      }
    } else if (state.top().kind == kWindow) {
      actions = {{kChallenge, {}}, {kLetPass, {}}};
      for (std::int16_t n = 1; n <= 600 && flaw_ == Flaw::OffersTooMuch; ++n) {
        actions.push_back({kLetPass, {n}});
      }
    }
    if (flaw_ == Flaw::UnsortedActions) {
      std::reverse(actions.begin(), actions.end());
    }
  }

  Prompt prompt(const State& state) const override {
    Prompt prompt{
        to_act(state), "Turn " + std::to_string(state.track(kTurn)), "Play a card, or answer one.", "2.1", {}};
    Actions all;
    actions(state, all);
    for (const Action& action : all) {
      prompt.choices.push_back({action, flaw_ == Flaw::ForgetsLabel ? "" : text(state, action)});
    }
    return prompt;
  }

  Refusal refuse(const State& state, Seat seat, const Action& action) const override {
    if (!is_player(seat) || seat != to_act(state)) {
      return {"it is not your turn", "2.0"};
    }
    Actions all;
    actions(state, all);
    const bool listed = std::find(all.begin(), all.end(), action) != all.end();
    if (flaw_ == Flaw::RefusesLawful && action.args[0] == 3) {
      return {"three is unlucky", "9.9"};
    }
    if (flaw_ == Flaw::AllowsUnlawful && action.verb == kPlay && action.args[0] == 3) {
      return kLawful;
    }
    if (flaw_ == Flaw::RefusesBySecret && !listed && state.has_piece(action.args[0]) &&
        state.piece(action.args[0]).place == kField) {
      return {strength(state.piece(action.args[0]).kind) > 3 ? "that card is strong" : "that card is weak", "2.1"};
    }
    return listed ? kLawful : Refusal{"that card is not in your hand, or nothing asks for that now", "2.1"};
  }

  Chance chance(const State& state) const override {
    if (state.top().kind == kDuel) {
      return {Chance::Kind::Die, kOutcome, 6, 1, "3.1"};
    }
    return {Chance::Kind::Draw, kOutcome,
            static_cast<std::int16_t>(size_of_pile(state, static_cast<Place>(kDeck + state.top().locals[0]))), 1,
            "1.1"};
  }

  void apply(State& state, const Action& action, Events& events) const override {
    Now now(state, events);
    const Seat side = state.track(kTurn) > 0 ? phasing(state) : Seat::Union;
    switch (state.top().kind) {
      case kDraw:
        draw(now, action.args[0]);
        break;
      case kTurnStep:
        now.move(action.args[0], kField);
        now.mark_ground(static_cast<Place>(kHand + index_of(side)),
                        strength(state.piece(action.args[0]).kind) > 3 ? 1 : 0);
        now.begin(kWindow, action.args[0]);
        break;
      case kWindow:
        now.end();
        if (action.verb == kChallenge) {
          now.turn(card_on_field(state), 1);
          now.begin(kDuel);
        } else {
          score(now, side, 1);
        }
        break;
      case kDuel: {
        now.end();
        const int die = flaw_ == Flaw::Rolls ? 1 + rolls_++ % 6 : action.args[0] + 1;
        now.rolled(die, 6);
        score(now, die <= strength(state.piece(card_on_field(state)).kind) ? side : other(side), 2);
        break;
      }
      default:
        break;
    }
    if (flaw_ == Flaw::ForgetsEvent && side == Seat::Confederate) {
      state.tracks[kScore] = static_cast<std::int16_t>(state.tracks[kScore] + 1);
    }
    if (flaw_ == Flaw::KeepsSecretMemory && is_player(to_act(state))) {
      memory_ = !memory_;
      state.pieces[0].note = static_cast<std::int16_t>(state.pieces[0].note + (memory_ ? 1 : 0));
      if (memory_) {
        events.push_back(
            {EventKind::PieceNoted, {0, static_cast<std::int16_t>(state.pieces[0].note - 1), state.pieces[0].note}});
      }
    }
  }

  void choices(const Now& now, Actions& actions) const override {
    if (flaw_ != Flaw::KeepsOldList || is_first_list_) {
      Game::choices(now, old_list_);
      is_first_list_ = false;
    }
    actions = old_list_;
  }

  void act(Now& now, const Action& action) const override {
    const bool is_dropped = flaw_ == Flaw::SkipsUnderPen && action.verb == kLetPass;
    Game::act(now, is_dropped ? Action{kChallenge, {}} : action);
  }

  View view(const State& state, Seat seat) const override {
    Secrecy secrecy{.is_visible = is_visible, .naming_locals = naming_locals, .hidden_ground = hidden_ground};
    if (flaw_ == Flaw::NamesHidden) {
      secrecy.naming_locals = nullptr;
    } else if (flaw_ == Flaw::ShowsFace) {
      secrecy.is_visible = is_visible_or_four;
    } else if (flaw_ == Flaw::ShowsNote) {
      secrecy.hidden_ground = nullptr;
    }
    return redact(state, seat, secrecy);
  }

  std::optional<State> guess(const View& view, Rng& rng) const override {
    State state = view.seen;
    const bool is_unnamed = state.top().kind == kWindow && state.top().locals[0] == kUnseenPiece;
    for (std::int16_t owner = 0; owner < 2; ++owner) {
      if (view.seat != seat_of(owner) && state.track(kOpen) == 0) {
        state.ground[static_cast<std::size_t>(kHand + owner)] = static_cast<std::uint8_t>(rng.below(2));
      }
      std::vector<std::int16_t> kinds;
      for (std::int16_t id = 0; id < kCards; ++id) {
        if (state.pieces[static_cast<std::size_t>(id)].kind < 0 && id / 6 == owner) {
          kinds.push_back(id);
        }
      }
      for (const Hidden& hidden : view.hidden) {
        for (int i = 0; hidden.owner == owner && i < hidden.count; ++i) {
          if (kinds.empty()) {
            return std::nullopt;
          }
          const std::size_t at = flaw_ == Flaw::GuessesWrong ? 0 : rng.below(static_cast<std::uint32_t>(kinds.size()));
          const Place place = flaw_ == Flaw::GuessesWrong ? Place{kDeck} : hidden.place;
          state.piece(kinds[at]) = {kinds[at], place, static_cast<std::int8_t>(owner)};
          kinds.erase(kinds.begin() + static_cast<std::ptrdiff_t>(at));
        }
      }
    }
    if (is_unnamed && size_of_pile(state, kField) == 1) {
      state.stack.back().locals[0] = card_on_field(state);
    }
    return state;
  }

  bool reveals(const State& before, const Event& event, Seat) const override {
    if (flaw_ == Flaw::ForgetsToReveal) {
      return false;
    }
    return event.kind == EventKind::PieceTurned ||
           (event.kind == EventKind::PieceMoved && event.args[2] == kDiscard && before.piece(event.args[0]).up == 0);
  }

  std::string describe_event(const State& before, const Event& event, Seat reader) const override {
    switch (event.kind) {
      case EventKind::PieceMoved: {
        const Piece& piece = before.piece(event.args[0]);
        const bool known = (is_player(reader) && piece.owner == index_of(reader)) || piece.up == 1 ||
                           event.args[2] == kDiscard || before.track(kOpen) == 1 || flaw_ == Flaw::TellsHand;
        return (known ? kind_id(0, piece.kind) : "a card") + " goes to " + place_id(event.args[2]);
      }
      case EventKind::Rolled:
        return "the die shows " + std::to_string(event.args[0]);
      default:
        return "";
    }
  }

  std::string roll_summary(const State&, const Events& events) const override {
    for (const Event& event : events) {
      if (event.kind == EventKind::TrackSet && event.args[0] != kTurn) {
        return track_id(event.args[0]) + " +" + std::to_string(event.args[2] - event.args[1]);
      }
    }
    return "";
  }

  std::optional<Action> pass_of(const State& state) const override {
    return state.top().kind == kWindow ? std::optional<Action>({kLetPass, {}}) : std::nullopt;
  }

  Outcome outcome(const State& state) const override {
    if (to_act(state) != Seat::Nobody) {
      return {};
    }
    const int lead = state.track(kScore) - state.track(kScore + 1);
    return {true,
            lead == 0  ? Seat::Nobody
            : lead > 0 ? Seat::Union
                       : Seat::Confederate,
            "the higher score wins", "4.1"};
  }

  std::string text(const State&, const Action& action) const override {
    switch (action.verb) {
      case kPlay:
        return "play " + (flaw_ == Flaw::MumblesText ? "card" : kind_id(0, action.args[0]));
      case kChallenge:
        return "challenge";
      case kLetPass:
        return "pass";
      case kOutcome:
        return "outcome " + std::to_string(action.args[0]);
      default:
        return "?";
    }
  }
  std::optional<Action> parse(const State&, std::string_view text) const override {
    const auto words = words_of(text);
    if (words.size() == 2 && words[0] == "play") {
      const std::optional<int> kind = kind_of(0, words[1]);
      return kind ? std::optional<Action>({kPlay, {static_cast<std::int16_t>(*kind)}}) : std::nullopt;
    }
    if (text == "challenge" || text == "pass") {
      return Action{text == "pass" ? kLetPass : kChallenge, {}};
    }
    return std::nullopt;
  }

  std::string kind_id(int, int kind) const override {
    if (kind < 0 || kind >= kCards) {
      return "?";
    }
    return "toy." + std::string(id_of(seat_of(kind / 6))) + "." + std::to_string(strength(kind));
  }
  std::optional<int> kind_of(int, std::string_view id) const override {
    for (int kind = 0; kind < kCards; ++kind) {
      if (kind_id(0, kind) == id) {
        return kind;
      }
    }
    return std::nullopt;
  }
  std::string place_id(Place place) const override { return id_in(kPlaceIds, place); }
  std::string track_id(int track) const override { return id_in(kTrackIds, track); }
  std::string step_id(int step) const override { return id_in(kStepIds, step); }

  Faults faults_of(const State& state) const override {
    if (state.pieces.size() != kCards || state.tracks.size() != kTracks || state.stack.empty() ||
        state.stack.size() > 3 || state.ground.size() != kPlaces) {
      return {{"state", "twelve cards, five tracks, six places and one to three steps are wanted"}};
    }
    Faults faults;
    for (std::size_t i = 0; i < kPlaces; ++i) {
      if (state.ground[i] > (i == kField ? 2 : i == kHand || i == kHand + 1 ? 1 : 0)) {
        faults.push_back({"ground " + place_id(static_cast<Place>(i)), "nothing marks it so"});
      }
    }
    int on_field = 0;
    for (std::int16_t i = 0; i < kCards; ++i) {
      const Piece& piece = state.piece(i);
      const int side = i / 6;
      const bool fits = piece.place == kDeck + side || piece.place == kHand + side || piece.place == kField ||
                        piece.place == kDiscard;
      on_field += piece.place == kField ? 1 : 0;
      if (piece.kind != i || piece.owner != side || !fits || piece.up < 0 || piece.up > 1 || piece.marks != 0 ||
          piece.flags != 0 || (piece.note != 0 && flaw_ != Flaw::KeepsSecretMemory)) {
        faults.push_back({"piece " + std::to_string(i), "is not a card that can lie so"});
      }
    }
    check_steps(state, on_field, faults);
    return faults;
  }

 private:
  void draw(Now& now, int which) const {
    const Step draw = now.state().top();
    const auto side = static_cast<std::int16_t>(draw.locals[0]);
    now.move(nth_of_pile(now.state(), static_cast<Place>(kDeck + side), which), static_cast<Place>(kHand + side));
    if (draw.locals[1] > 1) {
      now.set_local(1, draw.locals[1] - 1);
      return;
    }
    now.end();
    if (now.state().top().kind == kMatch) {
      next_turn(now);
    }
  }

  void score(Now& now, Seat winner, int points) const {
    now.add(kScore + index_of(winner), points);
    now.mark_ground(kField, static_cast<unsigned>(index_of(winner)) + 1U);
    now.move(card_on_field(now.state()), kDiscard);
    next_turn(now);
  }

  /// Ends the turn under way, if any, and begins the next while the game lasts and its side has a card.
  void next_turn(Now& now) const {
    if (now.state().top().kind == kTurnStep) {
      now.end();
    }
    if (flaw_ == Flaw::NeverEnds && size_of_pile(now.state(), kDiscard) > 0) {
      now.move(nth_of_pile(now.state(), kDiscard, 0), kHand);
      now.begin(kTurnStep);
      return;
    }
    if (now.state().track(kTurn) >= now.state().track(kLimit)) {
      return;
    }
    now.add(kTurn, 1);
    const int side = index_of(phasing(now.state()));
    if (size_of_pile(now.state(), static_cast<Place>(kHand + side)) == 0) {
      return;
    }
    now.begin(kTurnStep);
    if (size_of_pile(now.state(), static_cast<Place>(kDeck + side)) > 0) {
      now.begin(kDraw, side, 1);
    }
  }

  void check_steps(const State& state, int on_field, Faults& faults) const {
    for (const int score : {+kScore, kScore + 1}) {
      if (state.track(score) < 0 || state.track(score) > 100) {
        faults.push_back({track_id(score), "is not a score"});
      }
    }
    if (state.track(kTurn) < 0 || state.track(kTurn) > 12 || (state.track(kLimit) != 4 && state.track(kLimit) != 12) ||
        state.track(kOpen) < 0 || state.track(kOpen) > 1) {
      faults.push_back({"tracks", "turn, limit or open is out of range"});
    }
    bool good = state.stack[0].kind == kMatch;
    for (std::size_t i = 1; i < state.stack.size(); ++i) {
      const Step& step = state.stack[i];
      const int inside = state.stack[i - 1].kind;
      const bool dealing = state.stack[1].kind == kDraw;
      good = good &&
             (step.kind == kTurnStep ? i == 1 && state.track(kTurn) > 0
              : step.kind == kDraw   ? (dealing ? state.track(kTurn) == 0 : step.locals[0] == index_of(phasing(state)))
                                     : step.kind > kTurnStep && step.kind < kSteps && inside == kTurnStep);
      if (step.kind == kDraw) {
        good = good && step.locals[0] >= 0 && step.locals[0] <= 1 && step.locals[1] >= 1 &&
               step.locals[1] <= size_of_pile(state, static_cast<Place>(kDeck + step.locals[0]));
      }
    }
    if (!good || (state.stack.size() == 3 && state.stack[1].kind == kDraw &&
                  state.stack[1].locals[0] == state.stack[2].locals[0])) {
      faults.push_back({"stack", "these steps do not follow one another"});
      return;
    }
    if (state.top().kind == kWindow && on_field == 1 && state.top().locals[0] != card_on_field(state)) {
      faults.push_back({"window", "it is about the card on the field"});
    }
    const int wanted = state.top().kind == kWindow || state.top().kind == kDuel ? 1 : 0;
    if (on_field != wanted) {
      faults.push_back({"field", "one card lies here while it is answered, else none"});
    }
    if (state.top().kind == kTurnStep &&
        size_of_pile(state, static_cast<Place>(kHand + index_of(phasing(state)))) == 0) {
      faults.push_back({"hand", "who is to play has a card"});
    }
  }

  Flaw flaw_;
  GameInfo info_;
  mutable int rolls_ = 0;  // only the flawed variants use these
  mutable bool memory_ = false;
  mutable Actions old_list_;
  mutable bool is_first_list_ = true;
};

}  // namespace

std::unique_ptr<Game> make_toy(Flaw flaw) { return std::make_unique<Toy>(flaw); }

const std::vector<GameEntry>& toy_games() {
  struct ToyAdvisor final : Advisor {
    int evaluate(const State& state, Seat seat) const override {
      const int lead = state.track(kScore) - state.track(kScore + 1);
      return std::clamp((seat == Seat::Union ? lead : -lead) * 50, -1000, 1000);
    }
    void weigh(const State&, const Actions& actions, std::vector<int>& weights) const override {
      weights.assign(actions.size(), 1);
    }
  };
  static const std::vector<GameEntry> games = {{"toy", [](const AssetReader&) -> Result<LoadedGame> {
                                                  return LoadedGame{make_toy(), std::make_unique<ToyAdvisor>()};
                                                }}};
  return games;
}

}  // namespace longroll::toy
