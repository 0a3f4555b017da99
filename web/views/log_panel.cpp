#include <algorithm>
#include <array>

#include "imgui_internal.h"
#include "web/views/log_words.h"
#include "web/views/panels.h"
#include "web/views/place_shower.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Draws one line with its figures as bold numbers, wrapped, from the row at `top` on; returns the height. With a null
/// list it only measures.
float log_line(ImDrawList* list, ImVec2 at, float width, std::string_view words, bool newest, float top = 0) {
  const float tall = ui::scaled(22);
  float x = 0;
  float y = 0;
  std::size_t from = 0;
  while (from < words.size()) {
    std::size_t end = words.find(' ', from);
    end = end == std::string_view::npos ? words.size() : end;
    const std::string_view word = words.substr(from, end - from);
    std::size_t figures = 0;
    while (figures < word.size() && is_digit(word[figures])) {
      ++figures;
    }
    const bool number = figures > 0 && (figures == word.size() || word[figures] == ',' || word[figures] == '.' ||
                                        word[figures] == ':' || word[figures] == ';');
    const std::string_view head = number ? word.substr(0, figures) : std::string_view();
    const std::string_view rest = word.substr(head.size());
    const ui::Type plain = newest ? ui::Type::Strong : ui::Type::Body;
    const float wide = ui::measure(ui::Type::BigButton, head).x + ui::measure(plain, rest).x;
    const float space = ui::measure(plain, " ").x;
    if (x > 0 && x + wide > width) {
      x = 0;
      y += tall;
    }
    if (list != nullptr && at.y + y >= top) {
      if (!head.empty()) {
        ui::draw_text(list, {at.x + x, at.y + y + ui::scaled(1)}, ui::Type::BigButton, head, ui::theme().ink);
      }
      ui::draw_text(list, {at.x + x + ui::measure(ui::Type::BigButton, head).x, at.y + y}, plain, rest,
                    ui::theme().ink);
    }
    x += wide + space;
    from = end + 1;
  }
  return y + tall;
}

/// How tall each line of the log is, measured once for a width and a size of text.
class Heights {
 public:
  void begin(float width) {
    const float size = ui::scaled(22);
    if (width != width_ || size != size_) {
      width_ = width;
      size_ = size;
      known_.clear();
    }
  }
  /// `words`: what is shown of it, in the same way each time.
  float of(std::size_t index, const LogLine& line, float width, bool newest, const auto& words) {
    if (newest) {
      return log_line(nullptr, {}, width, words(line.text), newest);
    }
    if (known_.size() <= index) {
      known_.resize(index + 1);
    }
    Known& known = known_[index];
    if (known.hash != line.hash) {
      known = {line.hash, log_line(nullptr, {}, width, words(line.text), newest)};
    }
    return known.height;
  }

 private:
  struct Known {
    std::uint64_t hash = 0;  // of its words
    float height = 0;
  };
  float width_ = 0, size_ = 0;
  std::vector<Known> known_;
};

/// One of the two lists: in the column, and on the sheet.
struct LogList {
  Heights heights;
  std::size_t told = 0;
  std::string notice;
  float height = 0;     // of the window part that it fills
  int last_frame = -2;  // in which it was drawn
  int settling = 0;     // a scrollbar that appears makes the lines wrap anew: the end is found in the frame after
  bool is_at_end = true;
};

/// Goes to the newest line when there is one, when the list is opened, and when its room changes while that is in
/// sight.
void follow_newest(LogList& list, const Scene& scene) {
  const float height = ImGui::GetWindowHeight();
  const int frame = ImGui::GetFrameCount();
  const bool is_opened = list.last_frame != frame - 1;
  const bool is_new = list.told != scene.model->log().size() || list.notice != scene.notice + scene.news;
  if (is_opened || is_new || (list.is_at_end && list.height != height)) {
    list.settling = 3;
  }
  list.told = scene.model->log().size();
  list.notice = scene.notice + scene.news;
  list.height = height;
  list.last_frame = frame;
  if (list.settling > 0) {
    --list.settling;
    list.is_at_end = true;
    ui::state().wants_frame = list.settling > 0;
    ImGui::SetScrollHereY(1.0F);
  } else {
    list.is_at_end = ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 2;
  }
}

/// Can a press on the line point at something on the table?
bool has_place(const Scene& scene, const LogLine& line) {
  const Session& session = scene.model->session();
  const PlaceShower* shower = scene.capabilities.place_shower;
  return shower != nullptr && !scene.model->is_curtain_down() && line.ply >= session.first_ply() &&
         line.ply < session.ply_count() && shower->has_place(session.ply(line.ply));
}

/// The line as something that can be pressed: it shows its place, or else opens the whole log.
void press_line(const Scene& scene, LogPlace where, std::size_t i, ImVec2 size, Commands& out) {
  const LogLine& line = scene.model->log()[i];
  const bool is_sheet = where == LogPlace::Sheet;
  if (is_sheet && !has_place(scene, line)) {
    ImGui::Dummy(size);
    return;
  }
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ui::Touched touched = ui::press_area("log-line:" + std::to_string(i), line.text, size, is_sheet);
  if (touched.hovered) {
    ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    ImGui::GetWindowDrawList()->AddRectFilled({at.x, at.y - 1}, {at.x + size.x, at.y + size.y + 2},
                                              ui::col(ui::theme().inset), 3);
  }
  if (touched.pressed) {
    has_place(scene, line) ? out.push_back(commands::ShowPlace{static_cast<int>(line.ply)})
                           : out.push_back(commands::OpenSheet{Sheet::Log});
  }
}

/// The notice stands among the latest lines already: an answer that was made without asking.
bool is_in_log(const Scene& scene) {
  constexpr std::size_t kLatest = 4;
  const std::span<const LogLine> log = scene.model->log();
  const std::span<const LogLine> latest = log.last(std::min(kLatest, log.size()));
  return std::any_of(latest.begin(), latest.end(), [&](const LogLine& line) { return line.text == scene.notice; });
}

/// Below the lines: what was refused, or else who plays, or what the link has brought.
void draw_notice(const Scene& scene, float width) {
  const bool is_notice = !scene.notice.empty();
  if ((!is_notice && scene.news.empty()) || (is_notice && is_in_log(scene))) {
    return;
  }
  const std::string rule = is_notice ? scene.notice_rule : "";
  if (!rule.empty()) {  // else something has passed by itself
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ui::draw_icon(ImGui::GetWindowDrawList(), board::Icon::No, {at.x + ui::scaled(8), at.y + ui::scaled(11)}, 16,
                  ui::theme().ink2);
    ui::move_to(at.x + ui::scaled(24), at.y);
  }
  ui::paragraph(ui::Type::Note, (is_notice ? scene.notice : scene.news) + (rule.empty() ? "" : " [" + rule + "]"),
                ui::theme().ink2, width);
  ui::cite(ImGui::GetItemRectMin(), ImGui::GetItemRectSize(), rule);
}

}  // namespace

void draw_log(const Scene& scene, LogPlace where, Commands& out) {
  static std::array<LogList, 2> lists;
  LogList& shown = lists[where == LogPlace::Sheet ? 1 : 0];
  const std::span<const LogLine> log = scene.model->log();
  const float width = ui::line_left() - ui::scaled(24) - 4;
  const ImRect clip = ImGui::GetCurrentWindow()->ClipRect;
  ImDrawList* list = ImGui::GetWindowDrawList();
  const bool has_notice = !scene.notice.empty() || !scene.news.empty();
  if (log.empty() && !has_notice) {
    ui::paragraph(ui::Type::Note, "Nothing has happened yet. What both sides do is told here, the newest last.",
                  ui::theme().ink2);
  }
  const auto words = [&](const std::string& line) { return where == LogPlace::Sheet ? line : in_column(line); };
  shown.heights.begin(width);
  const float gap = ImGui::GetStyle().ItemSpacing.y - ui::scaled(4);
  float skipped = 0;  // of lines out of sight, which ImGui need not hear of one by one
  const auto skip = [&] {
    if (skipped > 0) {
      ImGui::Dummy({width, skipped - ImGui::GetStyle().ItemSpacing.y});
      skipped = 0;
    }
  };
  for (std::size_t i = 0; i < log.size(); ++i) {
    const bool newest = i + 1 == log.size();
    const float height = shown.heights.of(i, log[i], width, newest, words);
    const float top = ImGui::GetCursorScreenPos().y + skipped;
    // Above what is newest no row of letters is shown in half.
    const bool is_cut = shown.is_at_end && top < clip.Min.y - 1;
    if (top + height < clip.Min.y || top > clip.Max.y) {
      skipped += height + gap;
      continue;
    }
    skip();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    press_line(scene, where, i, {ui::line_left(), height - ui::scaled(4)}, out);
    if (is_player(log[i].seat) && !is_cut) {
      ui::draw_badge(list, log[i].seat, {at.x + ui::scaled(8), at.y + ui::scaled(11)}, ui::scaled(12),
                     ui::theme().mark(log[i].seat == Seat::Union ? board::Side::Union : board::Side::Confederate));
    }
    log_line(list, {at.x + ui::scaled(24), at.y}, width, words(log[i].text), newest, is_cut ? clip.Min.y - 1 : 0);
  }
  skip();
  draw_notice(scene, width);
  follow_newest(shown, scene);
}

std::string_view log_title(const Scene& scene) {
  return (scene.view != nullptr ? scene.view->traits() : ViewTraits{}).log_title;
}

void draw_log_panel(const Scene& scene, Commands& out) {
  const board::Rect& r = scene.layout->log;
  ui::begin_panel({.id = "##log", .rect = r});
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float size = ui::scaled(ui::state().touch ? 44 : 28);
  const float wide = ui::line_left();
  // The heading opens the log as well as its picture does.
  if (ui::press_area("log-heading", log_title(scene), {wide - size, ui::scaled(26)}, false).pressed) {
    out.push_back(commands::OpenSheet{Sheet::Log});
  }
  ui::move_to(at.x + wide - size, at.y - (size - ui::scaled(18)) / 2);
  if (ui::button({.id = "log",
                  .icon = static_cast<int>(board::Icon::Log),
                  .tip = "The whole log (L)",
                  .kind = ui::ButtonKind::Bare,
                  .size = {size, size}})) {
    out.push_back(commands::OpenSheet{Sheet::Log});
  }
  ui::move_to(at.x + wide - 2 * size - ui::scaled(6), at.y - (size - ui::scaled(18)) / 2);
  if (!scene.digest.lines.empty() && ui::button({.id = "digest",
                                                 .icon = static_cast<int>(board::Icon::Eye),
                                                 .tip = "What the other side did (D)",
                                                 .kind = ui::ButtonKind::Bare,
                                                 .size = {size, size}})) {
    out.push_back(commands::OfGame::OpenDigest);
  }
  ui::move_to(at.x, at.y);
  ui::heading(log_title(scene));
  ui::begin_scroll("##log-lines");
  draw_log(scene, LogPlace::Panel, out);
  ui::end_scroll();
  ui::end_panel();
}

}  // namespace longroll::web
