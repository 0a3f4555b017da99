#pragma once

#include <string>
#include <vector>

namespace longroll::web {

/// A chart of the game's rules, with what counts now lit.
struct ShownChart {
  struct Row {
    std::vector<std::string> cells;
    bool is_lit = false;
  };
  static constexpr int kNoColumn = -1;

  std::string name{};               ///< on its tab: "Results"
  std::string title{};              ///< "Combat results table"
  std::string rule{};               ///< "8.6"
  std::vector<std::string> head{};  ///< what stands over the columns; empty: nothing does
  std::vector<Row> rows{};
  int lit_column = kNoColumn;
  bool is_grid = false;       ///< short cells: where there is little room columns may become rows, or the table several
  std::vector<Row> legend{};  ///< signs and what they mean
};

/// Charts that the player can look at whenever he likes (from odds, the menu and help, or with T), and what he may be
/// told of the position when he asks why.
class Reference {
 public:
  /// Empty while their words have not been fetched.
  virtual std::vector<ShownChart> charts() const = 0;
  virtual bool has_charts() const = 0;
  /// The chart that belongs to what is asked now.
  virtual int chart_now() const { return 0; }
  /// Draws that picture of a page of help over the line (HelpPage::pictures).
  virtual void draw_picture(const std::string& /*id*/) const {}
  /// What of the position brings about the question that is asked, each a sentence.
  virtual std::vector<std::string> facts() const { return {}; }

 protected:
  ~Reference() = default;
};

}  // namespace longroll::web
