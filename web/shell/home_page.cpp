#include "web/shell/home_page.h"

#include <utility>

namespace longroll::web {

void HomePage::put_saved(std::vector<ResumeRow> rows, std::string trouble) {
  data_.rows = std::move(rows);
  data_.trouble = std::move(trouble);
  data_.told.clear();
}

void HomePage::build(const WindowSize& window, Commands& out) {
  data_.width = window.width;
  data_.height = window.height;
  data_.rim_top = window.rims.top;
  data_.rim_bottom = window.rims.bottom;
  picture_ = draw_home(data_, out);
}

void HomePage::draw(board::Canvas& canvas) {
  for (const PosterPlace& poster : picture_.posters) {
    board::draw_poster(canvas, poster.sheet);
    board::draw_poster_art(canvas, poster.place, poster.art);
  }
  for (const PosterWords& words : picture_.words) {
    canvas.text(words.at, words.words, words.style);
  }
}

void HomePage::write_words(MirrorData& out) const {
  out.status =
      "Home page. " + (data_.rows.empty() ? "No saved games." : std::to_string(data_.rows.size()) + " saved games.");
  out.notice = data_.told.empty() ? data_.trouble : data_.told;
  for (const ResumeRow& row : data_.rows) {
    out.text += row.title + ", " + row.line + (row.detail.empty() ? "" : ", " + row.detail) + ". ";
  }
}

}  // namespace longroll::web
