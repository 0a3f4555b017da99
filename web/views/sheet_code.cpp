// The sheets, the set-up page and the words of a lesson, whose code may not have come yet: held as addresses, and
// called only here.
#include "web/views/sheet_code.h"

#include "web/views/game_code.h"
#include "web/views/lesson.h"
#include "web/views/panels.h"
#include "web/views/ui.h"

namespace longroll::web {

/// Not constant, and seen by every file, so that no compiler turns a call by the address into a call of the function.
struct SheetCode {
  void (*draw_sheet)(const SheetData& data, Commands& out);
  NewGamePicture (*draw_new_game)(NewGameData& data, Commands& out);
  std::vector<std::string> (*lesson_words)(const Scene& scene);
  void (*draw_lesson)(const Scene& scene, Commands& out);
  void (*show_lesson_choice)(const Scene& scene);
  void (*draw_lesson_panel)(const Scene& scene, Commands& out);
  void (*draw_lesson_rings)(const Scene& scene);
};
extern SheetCode g_sheet_code;
SheetCode g_sheet_code{sheets::draw_sheet,       sheets::draw_new_game,      sheets::lesson_words,
                       sheets::draw_lesson,      sheets::show_lesson_choice, sheets::draw_lesson_panel,
                       sheets::draw_lesson_rings};

namespace {

std::string& words() {
  static std::string instance;
  return instance;
}

void draw_wait(MessageData message, Commands& out) {
  message.title = message.title.empty() ? "One moment" : message.title;
  message.lines = {words().empty() ? std::string("This part of the page is fetched once and then kept on this device.")
                                   : "This part of the page could not be fetched. " + words()};
  draw_message(message, out);
}

}  // namespace

void tell_of_sheet_code(std::string why) { words() = std::move(why); }

void draw_sheet(const SheetData& data, Commands& out) {
  if (data.open == Sheet::None) {
    return;
  }
  if (is_code_here(kSheetCode)) {
    g_sheet_code.draw_sheet(data, out);
    return;
  }
  ui::scrim(data.window);
  MessageData message;
  message.window = data.window;
  message.can_close = true;
  message.can_go_home =
      data.scene != nullptr && !words().empty();  // while it comes, a key meant for the sheet must not leave the game
  draw_wait(std::move(message), out);
}

NewGamePicture draw_new_game(NewGameData& data, Commands& out) {
  if (is_code_here(kSheetCode)) {
    return g_sheet_code.draw_new_game(data, out);
  }
  MessageData message;
  message.window = data.window;
  message.title = "Setting up " + data.info().title;
  draw_wait(std::move(message), out);
  return {};
}

std::vector<std::string> lesson_words(const Scene& scene) {
  return is_code_here(kSheetCode) ? g_sheet_code.lesson_words(scene) : std::vector<std::string>{};
}

void draw_lesson(const Scene& scene, Commands& out) {
  if (is_code_here(kSheetCode)) {
    g_sheet_code.draw_lesson(scene, out);
  }
}

bool lesson_speaks(const Scene& scene) {
  return scene.lesson != nullptr && scene.model->may_act() && scene.lesson->is_followed() && !scene.lesson->is_done() &&
         scene.lesson->step() != nullptr;
}

void show_lesson_choice(const Scene& scene) {
  if (is_code_here(kSheetCode)) {
    g_sheet_code.show_lesson_choice(scene);
  }
}

void draw_lesson_panel(const Scene& scene, Commands& out) {
  if (is_code_here(kSheetCode)) {
    g_sheet_code.draw_lesson_panel(scene, out);
  }
}

void draw_lesson_rings(const Scene& scene) {
  if (is_code_here(kSheetCode)) {
    g_sheet_code.draw_lesson_rings(scene);
  }
}

}  // namespace longroll::web
