#include "web/shell/game_controller.h"

#include <algorithm>
#include <utility>

#include "engine/play/setup.h"
#include "web/shell/address.h"
#include "web/shell/saves.h"
#include "web/shell/seating.h"
#include "web/views/catalogue.h"
#include "web/views/fight_banner.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

constexpr std::size_t kMirroredLines = 200;  ///< of the log, the newest

}  // namespace

void GameController::play_now(std::string_view words) {
  const std::size_t slash = std::min(words.find('/'), words.size());
  const std::string id(words.substr(0, slash));
  const std::string scenario(words.substr(std::min(slash + 1, words.size())));
  packs_->with_game(
      id,
      [this, id, scenario](const LoadedGame& loaded) {
        const int battle = scenario.empty() ? 0 : find_scenario(*loaded.game, scenario);
        if (battle < 0) {
          screens_->show_failure("This battle cannot be played here.", left_out(loaded.faults));
          return;
        }
        Match match{id, standard_setup(*loaded.game), page::random(), {Controller::Human, Controller::Normal}};
        match.setup.scenario = battle;
        begin(match, Seating::PlayerDecidesFirst);
      },
      {});
}

void GameController::learn(const std::string& file) {
  const Result<std::string> words = packs_->read("lessons/" + file + ".json");
  const std::string id = file.substr(0, file.find('-'));
  const std::string pack = id + "-notes";
  if (!words && !packs_->is_here(id)) {  // what is fetched with the game has its lessons
    packs_->with_game(id, [this, file](const LoadedGame&) { learn(file); }, {});
    return;
  }
  if (!words && !packs_->has_pack(pack)) {
    packs_->fetch({pack, "the lesson", "words", [this, file] { learn(file); }});
    return;
  }
  const Result<LessonText> lesson = words ? read_lesson(words.value(), file) : Result<LessonText>(words.faults());
  if (!lesson) {
    screens_->show_failure("This lesson cannot be given.", fault_lines(lesson.faults()));
    return;
  }
  packs_->with_battle(
      lesson.value().game, [battle = lesson.value().scenario](const Game& game) { return find_scenario(game, battle); },
      [this, text = lesson.value()](const LoadedGame& loaded) {
        Result<Session> session = Lesson::start(text, *loaded.game);
        if (!session) {
          screens_->show_failure("This lesson cannot be given.", fault_lines(session.faults()));
          return;
        }
        Match match{text.game, session.value().setup(), text.seed, {Controller::Easy, Controller::Easy}};
        match.who[static_cast<std::size_t>(index_of(text.side))] = Controller::Human;
        show_new_game(loaded, std::move(session).value(), match);
        game_->teach(text);
      },
      {});
}

void GameController::begin(Match match) { begin(std::move(match), Seating::AsTheMatchSays); }

void GameController::begin(Match match, Seating seating) {
  packs_->with_battle(
      match.game, [battle = match.setup.scenario](const Game&) { return battle; },
      [this, match, seating](const LoadedGame& loaded) {
        if (const Faults faults = faults_of_setup(*loaded.game, match.setup); !faults.empty()) {
          screens_->show_failure("This battle cannot begin.", fault_lines(faults));
          return;
        }
        Session session(*loaded.game, match.setup, match.seed);
        if (seating == Seating::AsTheMatchSays) {
          show_new_game(loaded, std::move(session), match);
          return;
        }
        Match seated = match;
        if (!match.is_human(session.to_act())) {
          std::swap(seated.who[0], seated.who[1]);
        }
        show_new_game(loaded, std::move(session), seated);
        // Nobody has chosen the side; and this notice stands where storage trouble would be said.
        tell(seats_in_words(seated.who) + (trouble_.empty() ? "" : " " + trouble_));
      },
      {});
}

void GameController::show_new_game(const LoadedGame& loaded, Session session, Match match) {
  show_game(loaded, std::move(session), std::move(match), GameStore(local_storage(), fresh_game_id()), {}, {});
}

void GameController::show_game(const LoadedGame& loaded, Session session, Match match, GameStore store,
                               std::optional<Replay> past, std::optional<std::size_t> seen) {
  screens_->close_sheet();
  teller_.forget();
  game_ = std::make_unique<GameScreen>(loaded, std::move(session), std::move(match), std::move(store), std::move(past),
                                       seen);
  screens_->show(*this);
  is_end_told_ = game_->model().is_over();
  is_banner_read_ = false;
  banner_.clear();
  apart_note_.clear();
  fragment_.clear();
  set_current_game(game_->store().id());
  answers_.take_up(game_->store().id(), game_->scene().capabilities.advance_answers);
  save();
}

void GameController::update(double now, const Pace& pace) {
  if (game_->update(now, pace)) {
    save();
    screens_->request_frames(2);
  }
  answers_.follow(game_->store().id(), game_->scene().capabilities.advance_answers);
  tell_end();
}

/// The sheet of the result opens by itself once, when what ended the battle has been shown.
void GameController::tell_end() {
  const GameModel& model = game_->model();
  const bool is_over = model.is_over();
  if (is_over && !is_end_told_ && (!model.is_live() || game_->is_moving())) {
    return;
  }
  if (is_over && !is_end_told_ && game_->scene().lesson == nullptr) {
    screens_->open_sheet(Sheet::End, 0);
    screens_->request_frames(2);
  }
  is_end_told_ = is_over;
}

void GameController::save() {
  const GameModel& model = game_->model();
  GameStore& store = game_->store();
  if (store.is_parted(model.session())) {
    store.rename(fresh_game_id());
    set_current_game(store.id());
    apart_note_ =
        "This game has been played on in another tab or window, and is kept as it stands there. What you do here is "
        "kept "
        "as a game of its own.";
    is_banner_read_ = false;
  }
  StoredHead head = list_words_of(model.session(), model.match(), page::clock().now);
  head.title = store.title().empty() ? head.title : store.title();  // the player's own name for it
  const std::string fault = store.save(model.session(), std::move(head));
  const bool is_forbidden = !fault.empty() && fault != "QuotaExceededError";
  trouble_ = is_forbidden ? storage_words(fault) : "";
  banner_ = fault.empty() || is_forbidden ? apart_note_ : storage_words(fault);
  keep_address(fault.empty());
}

void GameController::keep_address(bool is_kept) {
  constexpr std::size_t kMaxDecisions = 1500;  // a link of more takes too long to be made at every decision
  if (!is_kept && game_->model().session().ply_count() > kMaxDecisions) {
    return;
  }
  std::string fragment = is_kept ? std::string(kSavedPrefix) + game_->store().id() : fragment_of(*game_);
  if (fragment != fragment_) {
    page::set_fragment(fragment);
    fragment_ = std::move(fragment);
  }
}

void GameController::branch() {
  if (game_->model().is_replaying()) {
    game_->store().rename(fresh_game_id());  // the game as it went stays saved under its own name
    game_->branch();
    save();
  }
}

void GameController::build(const WindowSize& window, Commands& out) {
  // Under the curtain the panels have one size: not even that tells what the other player looked at.
  const float needs = game_->model().is_curtain_down() ? 0 : inspector_needs();
  game_->arrange(lay_out_game(window.width, window.height, ui::state().text_scale, ui::state().touch, window.rims.top,
                              window.rims.bottom, needs, game_->ground()));
  game_->draw_panels(out);
  if (has_banner()) {
    draw_banner(window);
  }
}

void GameController::draw_banner(const WindowSize& window) {
  const float w = std::min(ui::scaled(560), window.width - 24);
  const float left = (window.width - w) / 2;
  const float top = window.height * 0.3F;
  const float line = w - ui::scaled(110);
  const float h = ui::paragraph_height(ui::Type::Body, banner_, line) + ui::scaled(28);
  ui::begin_panel({.id = "##banner", .rect = {left, top, w, h}});
  ui::paragraph(ui::Type::Body, banner_, ui::theme().ink, line);
  ui::move_to((window.width + w) / 2 - ui::scaled(76), top + ui::scaled(12));
  is_banner_read_ = ui::button({.id = "banner-read", .label = "OK"});
  ui::end_panel();
}

void GameController::write_words(MirrorData& out) const {
  GameModel& model = game_->model();
  const Scene& scene = game_->scene();
  const Asked asked = asked_of(scene);
  out.title = model.title();
  out.status = asked.heading;
  out.prompt = (scene.since.empty() ? "" : scene.since + " ") + asked.text;
  out.rule = asked.rule;
  out.notice = has_banner()            ? banner_
               : !scene.notice.empty() ? scene.notice
               : scene.news.empty()    ? trouble_
                                       : scene.news;
  if (!scene.notice_rule.empty() && out.notice == scene.notice && !out.notice.empty()) {
    out.notice += " [" + scene.notice_rule + "]";
  }
  teller_.read(scene);
  out.actions = teller_.actions();
  out.table = teller_.table();
  out.news = teller_.news();
  if (scene.lesson != nullptr) {
    for (const std::string& words : lesson_words(scene)) {
      out.text += words + " ";
    }
  }
  if (scene.digest_open) {
    out.text += in_words(scene.digest) + " ";
  }
  if (scene.moment) {
    out.text += scene.moment->title + ". " + (scene.moment->words.empty() ? "" : scene.moment->words + ". ");
  }
  if (scene.fight) {
    out.text += in_words(*scene.fight) + " ";
  }
  out.text += ui::state().told;
  if (!teller_.at_stake().empty()) {
    out.text += (ui::state().told.empty() ? "" : " ") + teller_.at_stake();
  }
  const std::span<const LogLine> log = model.log();
  for (const LogLine& line : log.last(std::min(log.size(), kMirroredLines))) {
    out.log.push_back(line.text);
  }
}

}  // namespace longroll::web
