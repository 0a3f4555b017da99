// module: sheets
#include "web/shell/share_desk.h"

#include <algorithm>
#include <utility>

#include "engine/record/game_store.h"
#include "engine/record/link.h"
#include "web/shell/page.h"
#include "web/shell/qr.h"
#include "web/shell/saves.h"
#include "web/shell/seating.h"

namespace longroll::web {
namespace {

constexpr std::size_t kMaxLinked = 12'000;  ///< decisions: past them a link takes too long to write, and to send

/// What of a game is shared.
enum class Shared : std::uint8_t { Whole, WholeHere, UntilHere, Position };

struct SharedWords {
  Shared what;
  const char *title, *words;
};

constexpr const char* kOpenCards = " It shows both hands to the opener.";
constexpr SharedWords kLive[] = {
    {Shared::Whole, "The whole game",
     "Every decision and every die so far; it can be looked back over. The dice to come are fixed, too: the same "
     "decision brings the same dice."},
    {Shared::Position, "This position", "How things stand now, without the way there. Each opening throws new dice."}};
constexpr SharedWords kLookingBack[] = {
    {Shared::Position, "This moment",
     "How things stood at this moment, without the way there. Each opening throws new dice."},
    {Shared::UntilHere, "The game up to here",
     "The game as if it stood at this moment. The dice to come are fixed: the same decision brings the same dice."},
    {Shared::WholeHere, "The whole game, opened here",
     "Every decision and every die; it opens at this moment and can be looked through from there."},
    {Shared::Whole, "The whole game", "Every decision and every die; it opens at its end."}};

std::span<const SharedWords> ways_of(const GameModel& model) {
  const bool has_past = model.session().is_from_setup() && model.session().first_ply() == 0;
  if (model.is_replaying()) {
    return std::span(kLookingBack).first(has_past ? std::size(kLookingBack) : 1);
  }
  return has_past ? std::span(kLive) : std::span(kLive).last(1);
}

State state_shown(const GameModel& model) { return model.session().state_at(model.shown()); }

bool is_moment(Shared what) { return what == Shared::Position || what == Shared::UntilHere; }

LinkNote note_of(GameScreen& game, Shared what, bool is_level_fixed) {
  const GameModel& model = game.model();
  const State state = is_moment(what) ? state_shown(model) : model.session().state();
  LinkNote note = seats_told(model.match(), model.game().to_act(state), is_level_fixed);
  const bool is_all = what == Shared::Whole || what == Shared::WholeHere;
  if (is_all && (model.match().has_friend() || model.match().is_hot_seat())) {
    note.table = table_of(game.store().id());
  }
  if (what == Shared::WholeHere) {
    note.shown = static_cast<std::uint32_t>(model.shown());
  }
  return note;
}

/// Empty: it cannot be a link.
std::string link_of(GameScreen& game, Shared what, bool is_level_fixed) {
  const GameModel& model = game.model();
  const Session& session = model.session();
  const LinkNote note = note_of(game, what, is_level_fixed);
  if (what == Shared::Position) {
    return position_link(model.game(), model.match().setup, state_shown(model), note);
  }
  const std::size_t plies = what == Shared::UntilHere ? model.shown() : session.ply_count();
  if (plies > kMaxLinked) {
    return "";
  }
  if (what == Shared::UntilHere) {
    Session past = session;
    past.undo(session.ply_count() - plies);
    return game_link(past, note).value_or("");
  }
  return game_link(session, note).value_or("");
}

/// Who plays what at the other end.
std::string who_opens(const GameModel& model, const LinkNote& note, Seat to_act) {
  const auto who = seats_of_opener(note, to_act);
  if (!who) {
    return "The opener is asked which side he plays.";
  }
  Match match;
  match.who = *who;
  const bool is_between_two = match.has_friend();
  for (const Seat seat : {Seat::Union, Seat::Confederate}) {
    if (match.is_human(seat)) {
      return "The opener plays the " + std::string(name_of(seat)) + " side, " +
             (is_between_two ? "you the other." : "the computer the other.");
    }
  }
  return model.outcome().over ? "" : "Two computers play it.";
}

/// The computer's level, when one person plays against it.
std::string level_of(const Match& match) {
  for (const Seat seat : {Seat::Union, Seat::Confederate}) {
    if (match.is_human(other(seat)) && match.is_computer(seat)) {
      const Controller level = match.who[static_cast<std::size_t>(index_of(seat))];
      return level == Controller::Easy ? "Easy" : level == Controller::Hard ? "Hard" : "Normal";
    }
  }
  return "";
}

}  // namespace

void ShareDesk::fill_share(GameScreen& game, SheetData& sheet) const {
  const GameModel& model = game.model();
  ShareData& share = sheet.share;
  const auto ways = ways_of(model);
  share.what = std::clamp(share.what, 0, static_cast<int>(ways.size()) - 1);
  share.options.clear();
  const bool has_hands = game.scene().view->traits().ground == Area::Ground::Table;
  for (const SharedWords& way : ways) {
    share.options.push_back({way.title, std::string(way.words) + (has_hands ? kOpenCards : "")});
  }
  const Shared what = ways[static_cast<std::size_t>(share.what)].what;
  const Seat to_act = model.game().to_act(is_moment(what) ? state_shown(model) : model.session().state());
  share.level = is_player(to_act) ? level_of(model.match()) : "";
  const bool is_level_fixed = share.is_level_fixed && !share.level.empty();
  const std::string link = link_of(game, what, is_level_fixed);
  share.link = link.empty() ? "" : page::address() + "#" + link;
  share.who = is_player(to_act) ? who_opens(model, note_of(game, what, is_level_fixed), to_act) : "";
  share.copied.clear();
  share.qr = qr_of(share.link);
}

std::string ShareDesk::file_of(GameScreen& game, const ShareData& share) const {
  const std::string& link = share.link;
  return game.model().title() + "\n" + (link.empty() ? game_file(game.model().session()) : link) + "\n";
}

std::string ShareDesk::file_name_of(GameScreen& game) const {
  const GameModel& model = game.model();
  const GameInfo& info = model.game().info();
  std::string name =
      "long-roll-" + info.id + "-" + info.scenarios[static_cast<std::size_t>(model.match().setup.scenario)].id;
  if (model.outcome().over) {
    return name + "-end";
  }
  constexpr std::string_view kTurn = "turn ";
  const std::string& heading = model.prompt().heading;
  if (const std::size_t at = heading.find(kTurn); at != std::string::npos) {
    const std::size_t from = at + kTurn.size();
    const std::size_t end = std::min(heading.find_first_not_of("0123456789", from), heading.size());
    return end > from ? name + "-turn-" + heading.substr(from, end - from) : name;
  }
  return model.shown() == 0 ? name + "-start" : name + "-decision-" + std::to_string(model.shown());
}

}  // namespace longroll::web
