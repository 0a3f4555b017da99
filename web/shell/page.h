#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The browser, as C++ sees it: everything that web/page/glue.js does for the program. Texts are UTF-8.
namespace longroll::web::page {

/// What the browser tells (web/page/glue.js).
struct BrowserEvent {
  enum class Kind : std::uint8_t {
    Ask,           ///< a question of globalThis.longroll; name: what is asked, text: about what
    Wake,          ///< the timer of wake_in
    Action,        ///< a choice was pressed in the mirror; text: the action
    Press,         ///< a control was pressed in the mirror; text: its id
    Focus,         ///< a control of the mirror has the keyboard; text: its id
    Heard,         ///< the keyboard is in the mirror: somebody plays by it
    Help,          ///< the key for help
    Tab,           ///< the keyboard leaves a field; text: "on" or "back"
    Fragment,      ///< the link in the address changed; text: the link
    Back,          ///< the browser's Back was pressed while something was open
    Stored,        ///< another tab has stored something
    Paste,         ///< text: what was pasted
    File,          ///< text: a file that the player chose
    FileRefused,   ///< text: why it cannot be read
    Field,         ///< name: a text field, text: what is in it now
    Enter,         ///< Enter in a field; text: the field
    Pack,          ///< name: a pack of data that has come, text: the pack
    PackProgress,  ///< text: "name got whole"
    PackFailed,    ///< name: a pack, text: why it did not come
    Media,         ///< what the system prefers has changed
    Copied,        ///< text: "yes" when the clipboard took it
    Worker,        ///< text: a line of the worker
    WorkerFailed,
    Kept,  ///< text: how far keep_all is: "got whole" in bytes, or "failed" and why
    Other  ///< the picture may be out of date: the window was resized or lost the keyboard
  };
  Kind kind = Kind::Other;
  std::string_view name{};
  std::string_view text{};
};
/// Hears all of it. Set once, at the start.
using Listener = std::function<void(const BrowserEvent& event)>;
void set_listener(Listener listener);

// --- the picture ---
/// Asks for one call of `draw` at the browser's next frame. Asking twice gives one.
void request_frame(void (*draw)(double ms));
/// Whether a frame was asked for and has not been drawn yet.
bool is_frame_due();
/// ms by a clock that never goes back: the one that frames are told.
double now();
/// Wakes the listener after so many ms.
void wake_in(double ms);
void count_frame(std::uint64_t frames);
void ready();
/// Takes the picture away and shows a plain page with these words.
void stop(std::string_view title, std::string_view text);
void set_title(std::string_view title);

/// What the system prefers and can do.
struct Media {
  bool dark = false, still = false, touch = false, can_share = false;
};
Media media();
void set_theme(std::string_view id);
/// Unusable rims of the screen in CSS px.
struct Rims {
  float top = 0, right = 0, bottom = 0, left = 0;
};
Rims rims();
/// Seconds since 1970 by the wall clock, and the seconds that local time is ahead.
struct Clock {
  std::int64_t now = 0, zone = 0;
};
Clock clock();
/// 32 random bits from the system, for a new game's seed.
std::uint32_t random();

// --- links and sharing ---
std::string fragment();
void set_fragment(std::string_view fragment);
/// Whether something is open that the browser's Back shall close (the listener hears Back).
void guard(bool is_open);
/// Whether the page lies in a frame of another.
bool is_framed();
/// The page's address without its fragment.
std::string address();
void copy(std::string_view text);
/// A file of the site in a window of its own.
void open(std::string_view name);
void share(std::string_view title, std::string_view url);
/// Saves that part of what was drawn in this frame as a PNG file; CSS px.
void save_picture(std::string_view name, float x, float y, float w, float h);

// --- storage ---
/// What the browser says against storing: "QuotaExceededError", "SecurityError"; empty when all went well.
using StorageFault = std::string;
struct Stored {
  std::optional<std::string> value;
  StorageFault fault;
};
Stored get(std::string_view key);
StorageFault set(std::string_view key, std::string_view value);
StorageFault remove(std::string_view key);
/// Every key with that prefix, one a line.
Stored keys(std::string_view prefix);

// --- sound ---
/// "off", "soft" or "loud". What makes the sounds is fetched with the first one that is not off.
void set_volume(std::string_view id);
/// One of web/page/sound.js: "card", "dice", "drum", "guns", "muskets".
void sound(std::string_view name);
/// Ends what still sounds.
void quiet();

// --- files, fields, fonts ---
void download(std::string_view name, std::string_view text);
void pick_file();
/// The text fields that are on the screen, as JSON: [[id, x, y, w, h, size, label, hint, value], ...].
void set_fields(const std::string& json);
/// The keyboard goes to that field; the listener hears Tab when it leaves.
void focus_field(std::string_view id);
void add_font(const char* family, int weight, bool italic, std::span<const std::uint8_t> bytes);

// --- the data of games that the page does not carry ---
/// Fetches it; the listener hears PackProgress, then Pack or PackFailed.
/// `again`: past every cache.
enum class Fetch : std::uint8_t { First, Again };
void fetch_pack(std::string_view game, Fetch how);
/// Keeps the data and the code of all games for the time without a network; the listener hears Kept.
void keep_all();

// --- worker and mirror ---
bool start_worker();
void post(std::string_view line);
void stop_worker();
void set_mirror(const std::string& json);
/// The table in words: [[heading, [line, ...]], ...].
void set_table(const std::string& json);
void answer(std::string_view text);

}  // namespace longroll::web::page
