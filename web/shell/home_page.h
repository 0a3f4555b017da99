#pragma once

#include <string>
#include <vector>

#include "web/shell/screen.h"
#include "web/views/home.h"

namespace longroll::web {

/// The home page as a screen.
class HomePage final : public Screen {
 public:
  HomePage() { data_.link = &link_; }
  HomePage(const HomePage&) = delete;
  HomePage& operator=(const HomePage&) = delete;

  /// The link that is typed into its field.
  std::string& link() { return link_; }

  /// Says something below the field of the link, until something else is done.
  void tell(std::string words) { data_.told = std::move(words); }
  /// The saved games, and what the browser says against storing.
  void put_saved(std::vector<ResumeRow> rows, std::string trouble);

  void build(const WindowSize& window, Commands& out) override;
  void draw(board::Canvas& canvas) override;
  void write_words(MirrorData& out) const override;

 private:
  std::string link_;
  HomeData data_;
  HomePicture picture_;
};

}  // namespace longroll::web
