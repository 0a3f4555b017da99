#include "web/shell/links_controller.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/core/text.h"
#include "engine/play/setup.h"
#include "engine/record/game_store.h"
#include "engine/record/link.h"
#include "engine/record/link_text.h"
#include "engine/record/other_rules.h"
#include "web/views/help_text.h"

namespace longroll::web {
namespace {

constexpr std::size_t kMaxTyped = 70'000;

}  // namespace

void LinksController::refuse(const Faults& faults) const {
  std::vector<std::string> lines{"Your own games are untouched."};
  if (!home_->link().empty()) {
    lines.emplace_back("What came stands in the field of the home page, where it can be mended.");
  }
  for (const Fault& fault : faults) {
    std::string words = capitalized(fault.what);
    if (words.ends_with('.')) {
      words.pop_back();
    }
    lines.push_back(words + (fault.where.empty() || fault.where == "link" ? "." : " (" + fault.where + ")."));
  }
  if (lines.size() > 8) {
    lines.resize(8);
  }
  screens_->show_failure("This link cannot be opened.", lines);
}

void LinksController::open(std::string_view text) {
  if (is_all_saved(text)) {
    saves_->take_in(text);
    return;
  }
  for (const std::string_view word : words_of(text)) {
    if (word.starts_with(kFilePrefix)) {
      open_file(word);
      return;
    }
  }
  if (const std::size_t at = text.rfind(kSavedPrefix);
      at != std::string_view::npos && (at == 0 || text[at - 1] == '#')) {
    const auto words = words_of(text.substr(at + kSavedPrefix.size()));
    open_saved(std::string(words.empty() ? "" : words.front()));
    return;
  }
  const FoundLink found = find_link(text);
  if (!found.is_sound) {
    home_->link() = text.substr(0, kMaxTyped);  // to be mended by hand
  }
  open_link(found.link.empty() ? std::string(text.substr(0, kMaxTyped)) : found.link);
}

void LinksController::open_saved(const std::string& id) {
  if (SavesController::has(id)) {
    saves_->resume(id);
    return;
  }
  page::set_fragment("");
  screens_->show_failure("This game is not kept here.",
                         {"The address is of a game that another browser keeps, or that was removed.",
                          "Who has the game can press Share and send its link, which opens everywhere."});
}

bool LinksController::paste(std::string_view text) {
  const bool has_file = text.find(kFilePrefix) != std::string_view::npos;
  if (!has_file && find_link(text).link.empty()) {
    return false;
  }
  open(text);
  return true;
}

void LinksController::open_link(const std::string& link) {
  const auto on_error = [this](const Faults& faults) {
    page::set_fragment("");
    refuse(faults);
  };
  const Result<LinkHeader> header = read_link_header(link);
  if (!header) {
    on_error(header.faults());
    return;
  }
  // Until the game is on the screen the link stays in the address: a page that is loaded again tries again.
  packs_->with_battle(
      header.value().game, [link](const Game& game) { return scenario_of_link(game, link); },
      [this, link, kind = header.value().kind](const LoadedGame& loaded) { open_linked(loaded, link, kind); },
      on_error);
}

void LinksController::open_linked(const LoadedGame& loaded, const std::string& link, LinkKind kind) {
  if (kind == LinkKind::Deck) {
    page::set_fragment("");
    const Result<DeckSheet> sheet = open_deck_link(*loaded.game, link);
    if (!sheet) {
      refuse(sheet.faults());
      return;
    }
    home_->link().clear();
    decks_->show_linked_deck(loaded, sheet.value(), [this](const Faults& misfits) { refuse(misfits); });
    return;
  }
  if (is_of_other_rules(*loaded.game, link)) {
    Result<Session> seen = look_at_link(*loaded.game, link, page::random());
    page::set_fragment("");
    if (seen) {
      home_->link().clear();
      saves_->show_of_other_rules(loaded, std::move(seen).value());
    } else {
      refuse(longroll::open_link(*loaded.game, link, 0).faults());
    }
    return;
  }
  Result<Session> opened = longroll::open_link(*loaded.game, link, page::random());
  if (opened) {
    linked_ = link;
    show(loaded, std::move(opened).value(), read_link_header(link).value().note);
  } else {
    page::set_fragment("");
    refuse(opened.faults());
  }
}

void LinksController::open_file(std::string_view text) {
  Result<StoredGame> read = read_game_file(text);
  if (!read) {
    refuse(read.faults());
    return;
  }
  const auto stored = std::make_shared<const StoredGame>(std::move(read).value());
  const auto on_error = [this](const Faults& faults) { refuse(faults); };
  packs_->with_battle(
      stored->head.beginning.game,
      [stored](const Game& game) { return find_scenario(game, stored->head.beginning.scenario); },
      [this, stored](const LoadedGame& loaded) {
        const bool is_of_others = is_of_other_rules(*loaded.game, *stored);
        Result<Replay> replay = is_of_others ? look_at_stored(*loaded.game, *stored) : replay_of(*loaded.game, *stored);
        if (!replay) {
          refuse(replay.faults());
          return;
        }
        replays_->run("the game", std::move(replay).value(), [this, &loaded, is_of_others](Result<Session> session) {
          if (session && is_of_others) {
            saves_->show_of_other_rules(loaded, std::move(session).value());
          } else if (session) {
            show(loaded, std::move(session).value(), {});
          } else {
            refuse(session.faults());
          }
        });
      },
      on_error);
}

/// The same link twice is the same game. That of a position has fresh dice each time.
LinksController::Kept LinksController::find_kept(const Session& session, const LinkNote& note) {
  saves_->refresh();
  Kept best;
  for (const SavedGame& one : saves_->all()) {
    if (!one.faults.empty()) {
      continue;
    }
    const StoredHead& head = one.head;
    const bool is_same =
        head.trace == session.trace() ||
        (head.plies == 0 && session.ply_count() == 0 && !session.is_from_setup() && head.start == session.position());
    const bool is_of_table = note.table != 0 && session.is_from_setup() && table_of(one.id) == note.table;
    if (!is_same && !is_of_table) {
      continue;
    }
    Result<StoredGame> stored = read_stored(local_storage(), one.id);
    if (!stored) {
      continue;
    }
    const auto& choices = stored.value().choices;
    const auto goes_with = [&] {
      for (std::size_t n = 0; n < session.ply_count() && n < choices.size(); ++n) {
        if (choices[n] != session.choice(n)) {
          return false;
        }
      }
      return head.beginning.seed == session.seed();
    };
    const bool goes_on = head.plies <= session.ply_count() && session.trace_at(head.plies) == head.trace;
    const Kept::Kin kin = is_same ? Kept::Same : goes_on ? Kept::GoesOn : goes_with() ? Kept::Older : Kept::Parted;
    if (kin > best.kin) {
      best = {kin, one.id, std::move(stored).value()};
    }
  }
  return best;
}

void LinksController::show(const LoadedGame& loaded, Session session, const LinkNote& note) {
  home_->link().clear();
  if (const Kept kept = find_kept(session, note); kept.kin != Kept::Stranger) {
    show_kept(loaded, std::move(session), note, kept);
    return;
  }
  const std::optional<Controllers> who = seats_of_opener(note, session.to_act());
  if (!who) {
    ask_who(loaded, std::move(session), note);
    return;
  }
  show_strange(loaded, std::move(session), note, *who, "");
}

/// Goes on in the game that is kept here; the player stays on his side.
void LinksController::show_kept(const LoadedGame& loaded, Session session, const LinkNote& note, const Kept& kept) {
  const StoredHead& head = kept.stored.head;
  const Controllers who = seats_after_answer(controllers_of(head), note);
  if (kept.kin == Kept::Older) {
    saves_->resume(kept.id, "This link is of an earlier moment of your game, which has gone on since.");
    return;
  }
  if (kept.kin == Kept::Parted) {
    show_strange(loaded, std::move(session), note, who,
                 "This answer does not go on from the game that you have: one of you has taken something back. It is "
                 "opened as a game of its own; yours is kept as it is. ");
    return;
  }
  const std::size_t more = session.ply_count() - (kept.kin == Kept::Same ? session.ply_count() : head.plies);
  const std::size_t end = session.ply_count();
  Match match{loaded.game->info().id, session.setup(), session.seed(), who};
  table_->show_game(loaded, std::move(session), match, GameStore(local_storage(), kept.id, kept.stored), {},
                    end - more);
  if (more > 0) {
    table_->tell("Your friend has answered with " + count_words(more, "decision", "decisions") + ". " +
                 seats_in_words(who));
  }
  if (note.shown && *note.shown < end) {
    table_->look_back(*note.shown);
  }
}

void LinksController::show_strange(const LoadedGame& loaded, Session session, const LinkNote& note,
                                   const Controllers& who, std::string news) {
  const Match match{loaded.game->info().id, session.setup(), session.seed(), who};
  const std::size_t end = session.ply_count();
  const bool is_over = !is_player(session.to_act());
  table_->show_game(loaded, std::move(session), match, GameStore(local_storage(), fresh_game_id(note.table)), {}, {});
  table_->tell(is_over ? news : news + seats_in_words(who));
  if (note.shown && *note.shown < end) {
    table_->look_back(*note.shown);
  }
}

void LinksController::ask_who(const LoadedGame& loaded, Session session, const LinkNote& note) {
  const Game& game = *loaded.game;
  const std::string battle = game.info().scenarios[static_cast<std::size_t>(session.setup().scenario)].title;
  const Outcome outcome = game.outcome(session.state());
  screens_->go_home();
  screens_->sheet().join_words = "This link is of a game between two persons: " + game.info().title + ", " + battle +
                                 ". " + (outcome.over ? outcome.title() : game.prompt(session.state()).heading) +
                                 ". The computer plays for nobody.";
  page::set_fragment(linked_);  // loaded again, the page asks again
  waiting_.emplace(Waiting{&loaded, std::move(session), note});
  screens_->open_sheet(Sheet::Join, 0);
}

void LinksController::join(commands::JoinAs as) {
  if (waiting_) {
    Waiting game = std::move(*waiting_);
    waiting_.reset();
    show_strange(*game.loaded, std::move(game.session), game.note, seats_as(game.note, as), "");
  }
}

}  // namespace longroll::web
