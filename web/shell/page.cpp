#include "web/shell/page.h"

#include <emscripten.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/core/text.h"
#include "web/shell/numbers.h"

EM_JS_DEPS(longroll_page, "$UTF8ToString,$stringToNewUTF8");

// Every name that is read from outside is quoted: closure renames the others.
EM_JS(char*, lr_page_ask, (const char* what, const char* a, const char* b), {
  const answer = Module["page"][UTF8ToString(what)](UTF8ToString(a), UTF8ToString(b));
  return answer ? stringToNewUTF8(String(answer)) : 0;
});

EM_JS(void, lr_page_font, (const char* family, int weight, int italic, const std::uint8_t* at, std::size_t size), {
  Module["page"]["font"](UTF8ToString(family), String(weight), italic ? "italic" : "normal",
                         HEAPU8.slice(at, at + size));
});

namespace longroll::web::page {
namespace {

Listener& listener() {
  static Listener instance;
  return instance;
}

std::string ask(const char* what, std::string_view a = {}, std::string_view b = {}) {
  const std::string first(a);
  const std::string second(b);
  char* answer = lr_page_ask(what, first.c_str(), second.c_str());
  std::string text = answer == nullptr ? "" : answer;
  std::free(answer);
  return text;
}

/// glue.js marks a value with '=' and an error with '!'.
Stored stored(std::string answer) {
  if (answer.starts_with('=')) {
    return {answer.substr(1), {}};
  }
  return {std::nullopt, answer.starts_with('!') ? answer.substr(1) : ""};
}

/// An event by the word that glue.js has for it. Of some the first line of the text is a name.
BrowserEvent read_event(std::string_view word, std::string_view text) {
  using Kind = BrowserEvent::Kind;
  struct Row {
    std::string_view word;
    Kind kind;
    bool has_name = false;
  };
  constexpr Row kRows[] = {{"ask", Kind::Ask, true},
                           {"wake", Kind::Wake},
                           {"action", Kind::Action},
                           {"do", Kind::Press},
                           {"focus", Kind::Focus},
                           {"heard", Kind::Heard},
                           {"help", Kind::Help},
                           {"tab", Kind::Tab},
                           {"fragment", Kind::Fragment},
                           {"back", Kind::Back},
                           {"stored", Kind::Stored},
                           {"paste", Kind::Paste},
                           {"file", Kind::File},
                           {"file-refused", Kind::FileRefused},
                           {"field", Kind::Field, true},
                           {"enter", Kind::Enter},
                           {"pack", Kind::Pack, true},
                           {"pack-progress", Kind::PackProgress},
                           {"pack-failed", Kind::PackFailed, true},
                           {"media", Kind::Media},
                           {"copied", Kind::Copied},
                           {"worker", Kind::Worker},
                           {"worker-failed", Kind::WorkerFailed},
                           {"kept", Kind::Kept}};
  for (const Row& row : kRows) {
    if (row.word == word) {
      const std::size_t line = row.has_name ? std::min(text.find('\n'), text.size()) : 0;
      return {row.kind, text.substr(0, line), row.has_name ? text.substr(std::min(line + 1, text.size())) : text};
    }
  }
  return {};
}

bool g_frame_asked = false;
void (*g_draw)(double) = nullptr;

}  // namespace

void set_listener(Listener heard_by) { listener() = std::move(heard_by); }

void dispatch(std::string_view kind, std::string_view text) {
  if (listener()) {
    listener()(read_event(kind, text));
  }
}

void request_frame(void (*draw)(double ms)) {
  g_draw = draw;
  if (g_frame_asked) {
    return;
  }
  g_frame_asked = true;
  emscripten_request_animation_frame(
      [](double ms, void*) {
        g_frame_asked = false;
        g_draw(ms);
        return EM_FALSE;
      },
      nullptr);
}

bool is_frame_due() { return g_frame_asked; }

double now() { return emscripten_performance_now(); }
void wake_in(double ms) { ask("wait", tenths_of(static_cast<float>(ms))); }
void count_frame(std::uint64_t frames) { ask("drawn", std::to_string(frames)); }
void ready() { ask("ready"); }
void stop(std::string_view title, std::string_view text) { ask("stop", title, text); }
void set_title(std::string_view title) { ask("title", title); }

Media media() {
  Media all;
  const std::string answer = ask("media");
  for (const std::string_view word : words_of(answer)) {
    all.dark |= word == "dark";
    all.still |= word == "still";
    all.touch |= word == "touch";
    all.can_share |= word == "share";
  }
  return all;
}

void set_theme(std::string_view id) { ask("theme", id); }
void set_volume(std::string_view id) { ask("volume", id); }
void sound(std::string_view name) { ask("sound", name); }
void quiet() { ask("quiet"); }

Rims rims() {
  const std::string answer = ask("rims");
  const auto words = words_of(answer);
  const auto px = [&](std::size_t n) { return n < words.size() ? pixels_of(words[n]) : 0; };
  return {px(0), px(1), px(2), px(3)};
}

Clock clock() {
  const std::string answer = ask("clock");
  const auto words = words_of(answer);
  const auto number = [&](std::size_t n) {
    return n < words.size() ? std::strtoll(std::string(words[n]).c_str(), nullptr, 10) : 0;
  };
  return {number(0), number(1)};
}

std::uint32_t random() { return static_cast<std::uint32_t>(parse_u64(ask("random")).value_or(1)); }

std::string fragment() { return ask("fragment"); }
void set_fragment(std::string_view fragment) { ask("setFragment", fragment); }
void guard(bool is_open) { ask("guard", is_open ? "yes" : ""); }
bool is_framed() { return !ask("framed").empty(); }
std::string address() { return ask("address"); }
void copy(std::string_view text) { ask("copy", text); }
void open(std::string_view name) { ask("open", name); }
void share(std::string_view title, std::string_view url) { ask("share", title, url); }

Stored get(std::string_view key) { return stored(ask("get", key)); }

void save_picture(std::string_view name, float x, float y, float w, float h) {
  std::string place;
  for (const float px : {x, y, w, h}) {
    place += std::to_string(static_cast<int>(px)) + " ";
  }
  ask("savePicture", name, place);
}

StorageFault set(std::string_view key, std::string_view value) { return stored(ask("set", key, value)).fault; }
StorageFault remove(std::string_view key) { return stored(ask("remove", key)).fault; }
Stored keys(std::string_view prefix) { return stored(ask("keys", prefix)); }

void download(std::string_view name, std::string_view text) { ask("download", name, text); }
void pick_file() { ask("pickFile"); }
void set_fields(const std::string& json) { ask("fields", json); }
void focus_field(std::string_view id) { ask("focusField", id); }

void add_font(const char* family, int weight, bool italic, std::span<const std::uint8_t> bytes) {
  lr_page_font(family, weight, italic ? 1 : 0, bytes.data(), bytes.size());
}

void fetch_pack(std::string_view game, Fetch how) { ask("fetchPack", game, how == Fetch::Again ? "again" : ""); }

void keep_all() { ask("keepAll"); }

bool start_worker() { return !ask("startWorker").empty(); }
void post(std::string_view line) { ask("post", line); }
void stop_worker() { ask("stopWorker"); }
void set_mirror(const std::string& json) { ask("mirror", json); }
void set_table(const std::string& json) { ask("table", json); }
void answer(std::string_view text) { ask("answered", text); }

}  // namespace longroll::web::page

extern "C" EMSCRIPTEN_KEEPALIVE void lr_event(const char* kind, const char* text) {
  longroll::web::page::dispatch(kind, text);
}
