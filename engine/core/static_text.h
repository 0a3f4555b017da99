#pragma once
#include <string_view>

namespace longroll {

/// A text that is written in the program: one pointer, where a string_view is two words and is measured wherever one is
/// made of a literal. The rules write some thousand of them, and most are never read.
class StaticText {
 public:
  constexpr StaticText() = default;
  /// A literal. None is empty.
  constexpr StaticText(const char* literal) : text_(literal) {}  // NOLINT: a literal is such a text
  constexpr bool empty() const { return text_ == nullptr; }
  constexpr operator std::string_view() const {  // NOLINT: it is read as any text is
    return empty() ? std::string_view() : std::string_view(text_);
  }
  friend constexpr bool operator==(StaticText a, StaticText b) { return std::string_view(a) == std::string_view(b); }

 private:
  const char* text_ = nullptr;
};

}  // namespace longroll
