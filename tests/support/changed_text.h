#pragma once
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <string_view>

/// Readers of data under test: a file without a fault is changed at one place, and the reader must say what is wrong.
namespace longroll::test {

/// The text with the first `from` replaced; a test failure when it has none.
inline std::string changed(std::string_view whole, std::string_view from, std::string_view to) {
  std::string text(whole);
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

/// `faults_of` gives the faults that the reader finds in a text, described. Each call changes one place of `whole` and
/// expects `what` among them.
class ChangedText {
 public:
  ChangedText(std::string_view whole, std::function<std::string(std::string_view)> faults_of)
      : whole_(whole), faults_of_(std::move(faults_of)) {}

  void tells(std::string_view from, std::string_view to, std::string_view what) const {
    const std::string faults = faults_of_(changed(whole_, from, to));
    EXPECT_NE(faults.find(what), std::string::npos) << to << " gave\n" << faults;
  }

 private:
  std::string whole_;
  std::function<std::string(std::string_view)> faults_of_;
};

}  // namespace longroll::test
