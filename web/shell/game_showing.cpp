// How what has been decided is brought on the screen: one decision after the other, at the player's pace, with what is
// told of it.
#include <algorithm>
#include <utility>

#include "web/shell/game_screen.h"
#include "web/shell/page.h"

namespace longroll::web {
namespace {

// ms, at normal speed:
constexpr double kReplayDwell = 350;   ///< for a decision of a replay at least
constexpr double kStillStep = 700;     ///< the same where nothing moves
constexpr double kLeastStep = 120;     ///< the same at any speed
constexpr double kMomentDwell = 1600;  ///< for a caption across the table
constexpr double kCardsDwell = 2200;   ///< for one with cards
constexpr double kFightDwell = 1900;   ///< to read what a fight of others led to

constexpr std::uint64_t kAsked = ~std::uint64_t{0};  ///< key: what may be chosen has been lit

}  // namespace

/// Brings what has been decided, or the next decision of a replay, on the screen: one a frame, or all that nobody wants
/// to wait for.
void GameScreen::show_decided() {
  bool goes_on = true;
  while (goes_on && (model_.has_unshown() || (scene_.replay_running && model_.is_replaying())) && now_ >= hold_until_ &&
         !motion_.is_active()) {
    show_one();
    follow_watch();
    goes_on = watch_.skips() || pace_.speed == Speed::AtOnce ||
              (pace_.speed != Speed::Slow && !model_.is_replaying() && watch_.haste(now_) <= 0);
    if (replay_until_ && model_.shown() >= *replay_until_) {
      const bool comes_back = model_.is_replaying();
      replay_until_.reset();
      if (comes_back) {
        seek(model_.session().ply_count());
      }
      open_digest(true);
    }
  }
  scene_.replay_running = scene_.replay_running && model_.is_replaying();
}

/// Counts what is watched; when the others' turn is over, what they did in it is gathered. Who begins a game with their
/// turn, and is asked in it for the first time, is told what they have done so far.
void GameScreen::follow_watch() {
  Reporter* reporter = scene_.capabilities.reporter;
  const Seat phasing = reporter != nullptr ? reporter->phasing() : Seat::Nobody;
  watch_.follow(model_, phasing, now_);
  if (const auto turn = watch_.take_turn(); turn && reporter != nullptr && turn->from >= model_.session().first_ply()) {
    sum_up(*turn, phasing == Seat::Union ? Seat::Confederate : Seat::Union);
    if (fight_at_ >= turn->from) {
      scene_.fight.reset();  // it is one of the lines now
    }
    page::sound("drum");  // the reader's turn
  } else if (!has_acted_ && model_.may_act() && is_player(phasing) && phasing != model_.reader() &&
             scene_.digest.until != model_.shown()) {
    sum_up({model_.session().first_ply(), model_.shown()}, phasing);
  }
}

void GameScreen::sum_up(const Watch::Span& turn, Seat side) {
  scene_.digest = {turn.from, turn.until, side, scene_.capabilities.reporter->digest(turn.from, turn.until)};
  open_digest(!lesson_);
}

/// When the very question that the reader has answered is asked again, what came between is said before it.
void GameScreen::tell_since() {
  scene_.since.clear();
  if (!model_.may_act() || model_.prompt().text != answered_) {
    return;
  }
  const auto log = model_.log();
  for (std::size_t i = log.size(); i-- > 0 && log[i].ply >= watch_.first() && scene_.since.empty();) {
    scene_.since = model_.session().ply(log[i].ply).seat != model_.reader() ? log[i].text : "";
  }
}

void GameScreen::show_one() {
  const auto told = [this] {
    const auto log = model_.log();
    return std::pair(log.size(), log.empty() ? 0 : log.back().text.size());
  };
  const auto told_before = told();
  const bool is_replay = model_.is_replaying();
  double longest = 0;  // of the decisions of an order, which are shown together
  const auto show = [&](const Happened& happened) {
    const bool is_own = !is_replay && model_.match().is_human(happened.ply.seat);
    if (is_own) {
      watch_.begin(model_, now_);
      has_acted_ = true;
      scene_.digest_open = false;
    } else if (passed_over_ && happened.n > *passed_over_) {
      scene_.notice.clear();  // it was about a question before this
      passed_over_.reset();
    }
    longest = std::max(longest, time_for(happened, is_own, told() != told_before, is_replay));
    hold_until_ = now_ + longest;
  };
  model_.show_next(show, is_replay ? 0 : order_end_);
  tell_since();
  if (model_.may_act() && !given_answer()) {
    motion_.start(kAsked, board::duration::kLit + board::duration::kBreath);
  }
  point_at_nothing();
  show_tip_ = false;
}

/// Has the view show it; ms until the next decision may come.
double GameScreen::time_for(const Happened& happened, bool is_own, bool is_told, bool is_replay) {
  const bool is_map = ground() == Area::Ground::Map;
  // What the reader cannot see (cards laid out face down) needs no time to be looked at.
  const bool is_unseen = !is_own && !is_replay && !is_map && !is_told;
  // Who begins a game with the others' turn wants to play: what they did is summed up.
  const bool is_before_first = !has_acted_ && !lesson_ && is_player(model_.reader());
  const bool is_skipped = !is_own && !is_replay && (watch_.skips() || is_before_first);
  // Who has asked for slow sees all of it slowly.
  const float haste = is_own || is_replay || pace_.speed == Speed::Slow ? 1 : watch_.haste(now_);
  const float factor = is_own ? 1 : is_unseen || is_skipped ? 0 : words_for(pace_.speed).factor * haste;
  motion_.set_pace(factor);
  double ms = view_ ? static_cast<double>(view_->show(happened, motion_)) : 0;
  motion_.set_pace(1);
  ms = std::max(ms, time_to_tell(happened, is_own, is_skipped || is_unseen));
  if (is_replay) {
    ms = std::max(ms, pace_.still ? kStillStep : kReplayDwell) * static_cast<double>(factor);
    return std::max(ms, kLeastStep);
  }
  // A map says itself how long its moves are to be seen.
  const double dwell = is_map || is_own || view_ == nullptr ? 0 : view_->traits().dwell;
  return pace_.still ? 0 : std::max(ms, dwell) * static_cast<double>(factor);
}

/// A fight sounds of dice, then near by or far off; a card is laid; ground that is taken brings the guns.
void GameScreen::sound(const Happened& happened, bool is_own, bool has_fight, bool has_moment) {
  if (pace_.speed == Speed::AtOnce && !is_own) {
    return;
  }
  if (has_fight) {
    page::sound("dice");
    page::sound(is_own ? "muskets" : "guns");
  } else if (has_moment) {
    page::sound("guns");
  } else if (ground() == Area::Ground::Table) {
    page::sound(happened.ply.barrier ? "dice" : "card");
  }
}

/// The banner of a fight, the caption of a moment; ms for which others' are to be read.
double GameScreen::time_to_tell(const Happened& happened, bool is_own, bool is_skipped) {
  Reporter* reporter = scene_.capabilities.reporter;
  if (reporter == nullptr) {
    if (!is_skipped) {
      sound(happened, is_own, false, false);
    }
    return 0;
  }
  double ms = 0;
  bool is_held = !is_own;  // what is one's own holds nothing up, but cards are to be read
  bool has_fight = false;
  if (std::optional<FightReport> fight = reporter->fight(happened)) {
    has_fight = true;
    scene_.fight = std::move(fight);
    fight_at_ = happened.n;
    fight_since_ = now_;
    ms = kFightDwell;
  } else if (is_own && happened.n == passed_over_) {  // the reader has not gone on yet: his last fight is to be read
    const double left = fight_since_ + kFightDwell * words_for(pace_.speed).factor - now_;
    is_held = scene_.fight && left > 0;
    ms = is_held ? left : 0;
  } else if (is_own) {
    scene_.fight.reset();
  }
  std::optional<Moment> moment = reporter->moment(happened);
  const bool has_moment = moment.has_value();
  if (moment && !is_skipped) {
    const double dwell = moment->cards.empty() ? kMomentDwell : kCardsDwell;
    const double pace = words_for(pace_.speed).factor;
    is_held = !moment->cards.empty();
    scene_.moment = std::move(moment);
    moment_until_ = now_ + dwell * (pace > 0 ? pace : 1);
    ms = std::max(ms, dwell);
  } else if (is_own) {
    scene_.moment.reset();
  }
  if (!is_skipped) {
    sound(happened, is_own, has_fight, has_moment);
  }
  return is_held ? ms : 0;
}

void GameScreen::see_again() {
  if (scene_.digest.until > model_.session().ply_count()) {
    return;
  }
  seek(scene_.digest.from);
  replay_until_ = scene_.digest.until;
  scene_.replay_running = true;
}

void GameScreen::show_digest_line(std::size_t line) {
  if (line < scene_.digest.lines.size() && scene_.capabilities.reporter != nullptr) {
    const DigestLine& wanted = scene_.digest.lines[line];
    scene_.fight = wanted.fight;
    if (wanted.target != kNoTarget) {
      scene_.capabilities.reporter->look_at(wanted.target);
    } else {
      show_place(wanted.ply);
    }
  }
}

void GameScreen::skip() {
  if (model_.is_replaying()) {
    seek(model_.session().ply_count());
  } else {
    watch_.skip();
    finish_motion();
  }
}

}  // namespace longroll::web
