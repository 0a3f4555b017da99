#include "imgui_internal.h"
#include "web/views/panels.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Draws one line with its figures as bold numbers, wrapped; returns the height. With a null list it only measures.
float log_line(ImDrawList* list, ImVec2 at, float width, std::string_view words, bool newest) {
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
    if (list != nullptr) {
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
  float of(std::size_t index, const LogLine& line, float width, bool newest) {
    if (newest) {
      return log_line(nullptr, {}, width, line.text, newest);
    }
    if (known_.size() <= index) {
      known_.resize(index + 1);
    }
    Known& known = known_[index];
    if (known.hash != line.hash) {
      known = {line.hash, log_line(nullptr, {}, width, line.text, newest)};
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

}  // namespace

void draw_log(const Scene& scene) {
  const std::span<const LogLine> log = scene.model->log();
  const float width = ui::line_left() - ui::scaled(24) - 4;
  const ImRect clip = ImGui::GetCurrentWindow()->ClipRect;
  ImDrawList* list = ImGui::GetWindowDrawList();
  if (log.empty()) {
    ui::paragraph(ui::Type::Note, "Nothing has happened yet. What both sides do is told here, the newest last.",
                  ui::theme().ink2);
  }
  static Heights heights;
  heights.begin(width);
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
    const float height = heights.of(i, log[i], width, newest);
    const float top = ImGui::GetCursorScreenPos().y + skipped;
    if (top + height < clip.Min.y || top > clip.Max.y) {
      skipped += height + gap;
      continue;
    }
    skip();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (is_player(log[i].seat)) {
      ui::draw_badge(list, log[i].seat, {at.x + ui::scaled(8), at.y + ui::scaled(11)}, ui::scaled(12),
                     ui::theme().mark(log[i].seat == Seat::Union ? board::Side::Union : board::Side::Confederate));
    }
    log_line(list, {at.x + ui::scaled(24), at.y}, width, log[i].text, newest);
    ImGui::Dummy({width, height - ui::scaled(4)});
  }
  skip();
  if (!scene.notice.empty()) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ui::draw_icon(list, board::Icon::No, {at.x + ui::scaled(8), at.y + ui::scaled(11)}, 16, ui::theme().ink2);
    ui::move_to(at.x + ui::scaled(24), at.y);
    ui::paragraph(ui::Type::Note, scene.notice + (scene.notice_rule.empty() ? "" : " [" + scene.notice_rule + "]"),
                  ui::theme().ink2, width);
    ui::cite(ImGui::GetItemRectMin(), ImGui::GetItemRectSize(), scene.notice_rule);
  }
  // The newest line stays in sight unless the reader has scrolled up.
  static std::size_t told = 0;
  static std::string last_notice;
  static int settling = 0;  // a scrollbar that appears makes the lines wrap anew: the end is found in the frame after
  if (told != log.size() || last_notice != scene.notice) {
    told = log.size();
    last_notice = scene.notice;
    settling = 2;
  }
  if (settling > 0) {
    --settling;
    ImGui::SetScrollHereY(1.0F);
  }
}

void draw_log_panel(const Scene& scene, Commands& out) {
  const board::Rect& r = scene.layout->log;
  ui::begin_panel({.id = "##log", .rect = r});
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ui::heading("The day so far");
  const ImVec2 after = ImGui::GetCursorScreenPos();
  const float size = ui::scaled(28);
  ui::move_to(at.x + ui::line_left() - size, at.y - ui::scaled(5));
  if (scene.model->may_act() && ui::button({.id = "choices-list",
                                            .icon = static_cast<int>(board::Icon::Log),
                                            .tip = "Every choice you have",
                                            .kind = ui::ButtonKind::Bare,
                                            .size = {size, size}})) {
    out.push_back(commands::OpenSheet{Sheet::Choices});
  }
  ui::move_to(after.x, after.y);
  ui::begin_scroll("##log-lines");
  draw_log(scene);
  ui::end_scroll();
  ui::end_panel();
}

void draw_inspector_panel(const Scene& scene, Commands& out) {
  ui::begin_panel({.id = "##inspector", .rect = scene.layout->inspector});
  ui::begin_scroll("##inspector-body");
  if (scene.view != nullptr && !scene.model->is_curtain_down()) {
    ui::state().heading.clear();
    ask(scene.view->draw_inspector(), out);
    ui::tell_of(ui::state().heading);
  } else if (scene.model->is_curtain_down()) {
    ui::heading("Covered");
    ui::paragraph(ui::Type::Note, "Nobody's cards are shown until the next player has sat down.", ui::theme().ink2);
  } else if (scene.view == nullptr) {
    ui::heading("Your choices");
    draw_choices(scene, out);
  }
  ui::end_scroll();
  ui::end_panel();
}

}  // namespace longroll::web
