#include "web/shell/message_page.h"

namespace longroll::web {

void MessagePage::set_progress(float progress) {
  if (data_.progress >= 0) {
    data_.progress = progress;
  }
}

void MessagePage::build(const WindowSize& window, Commands& out) {
  data_.window = window.rect();
  draw_message(data_, out);
}

/// What is under way is a status, what went wrong an alert.
void MessagePage::write_words(MirrorData& out) const {
  if (data_.progress >= 0) {
    out.status = data_.title + ": " + std::to_string(static_cast<int>(data_.progress * 10) * 10) + "%.";
    return;
  }
  out.notice = data_.title;
  for (const std::string& line : data_.lines) {
    out.notice += " " + line;
  }
}

}  // namespace longroll::web
