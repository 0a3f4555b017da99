// build: small
#include "engine/record/link_text.h"

#include <algorithm>
#include <vector>

#include "engine/record/link_frame.h"

namespace longroll {
namespace {

constexpr std::size_t kMaxTried = 64;           // ends of pieces, from the first and from the last
constexpr std::size_t kMaxLetters = 8'000'000;  // whose check sums are computed, in all

bool is_letter(char letter) {
  return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
         letter == '-' || letter == '_';
}

/// What breaks a link into pieces without ending it: blanks, ends of lines, marks of quotation and of broken lines.
bool is_break(char letter) {
  return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n' || letter == '=' || letter == '>';
}

void replace_all(std::string& text, std::string_view what, std::string_view by) {
  std::string out;
  std::size_t from = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, from)) {
    out.append(text, from, at - from).append(by);
    from = at + what.size();
  }
  if (from > 0) {
    text = out.append(text, from);
  }
}

/// Without letters that have no width; every blank is plain.
std::string plain(std::string_view text) {
  std::string out(text.substr(0, kLongestText));
  for (const std::string_view hidden : {"\xE2\x80\x8B", "\xE2\x80\x8C", "\xE2\x80\x8D", "\xE2\x80\x8E", "\xE2\x80\x8F",
                                        "\xE2\x81\xA0", "\xEF\xBB\xBF", "\xC2\xAD"}) {
    replace_all(out, hidden, "");
  }
  for (const std::string_view blank : {"\xC2\xA0", "\xE2\x80\xAF", "\xE2\x80\xA8"}) {
    replace_all(out, blank, " ");
  }
  return out;
}

int digit_of(char letter) {
  return letter >= '0' && letter <= '9'   ? letter - '0'
         : letter >= 'A' && letter <= 'F' ? letter - 'A' + 10
         : letter >= 'a' && letter <= 'f' ? letter - 'a' + 10
                                          : -1;
}

/// %3D and the like as what they stand for.
std::string decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int high = text[i] == '%' && i + 2 < text.size() ? digit_of(text[i + 1]) : -1;
    const int low = high >= 0 ? digit_of(text[i + 2]) : -1;
    out += low >= 0 ? static_cast<char>(high * 16 + low) : text[i];
    i += low >= 0 ? 2 : 0;
  }
  return out;
}

/// Looks through one reading of a text.
class Search {
 public:
  /// `letters`: that may still be looked at.
  Search(std::string_view text, std::size_t& letters) : text_(text), letters_(&letters) {}

  /// Of the last link whose check sum is right; otherwise of the last thing like a link.
  FoundLink run() {
    FoundLink best;
    for (std::size_t at = text_.rfind('='); at != std::string_view::npos && at > 0 && *letters_ > 0;
         at = text_.rfind('=', at - 1)) {
      const char kind = text_[at - 1];
      if (kind != 'g' && kind != 'p' && kind != 'd') {
        continue;
      }
      read(at + 1);
      const std::string head{kind, '='};
      if (std::optional<std::string> sound = first_sound(head)) {
        return {std::move(*sound), true};
      }
      if (best.link.empty() && !ends_.empty() && (at == 1 || !is_letter(text_[at - 2]))) {
        best.link = head + letters_read_.substr(0, ends_.front());
      }
    }
    return best;
  }

 private:
  /// Reads letters on from there, over breaks, and notes where the pieces end.
  void read(std::size_t from) {
    const std::size_t begun = from;
    letters_read_.clear();
    ends_.clear();
    bool is_broken = false;
    for (; from < text_.size() && letters_read_.size() < kLongestLink; ++from) {
      const char letter = text_[from];
      if (is_letter(letter)) {
        letters_read_ += letter;
        is_broken = false;
      } else if (is_break(letter)) {
        if (!is_broken && !letters_read_.empty()) {
          ends_.push_back(letters_read_.size());
        }
        is_broken = true;
      } else {
        break;
      }
    }
    *letters_ -= std::min(*letters_, from - begun);
    if (!letters_read_.empty() && (ends_.empty() || ends_.back() != letters_read_.size())) {
      ends_.push_back(letters_read_.size());
    }
  }

  std::optional<std::string> first_sound(const std::string& head) {
    for (std::size_t i = 0; i < ends_.size(); ++i) {
      if (i >= kMaxTried && i + kMaxTried < ends_.size()) {
        continue;
      }
      // Chats mark what is slanted by letters that may be ours.
      std::size_t end = ends_[i];
      for (int marks = 0; marks < 4 && end > 0 && *letters_ > 0; ++marks) {
        std::string link = head + letters_read_.substr(0, end);
        *letters_ -= std::min(*letters_, link.size());
        if (is_sound(link)) {
          return link;
        }
        if (letters_read_[end - 1] != '_' && letters_read_[end - 1] != '-') {
          break;
        }
        --end;
      }
    }
    return std::nullopt;
  }

  std::string_view text_;
  std::size_t* letters_;
  std::string letters_read_;
  std::vector<std::size_t> ends_;  // of pieces, in letters_read_
};

}  // namespace

FoundLink find_link(std::string_view text) {
  std::string as_written = plain(text);
  std::string broken = as_written;
  replace_all(broken, "=\r\n", "");
  replace_all(broken, "=\n", "");
  replace_all(broken, "=3D", "=");  // as letters are sent that have nothing but ASCII
  std::string once = plain(decoded(as_written));
  std::string twice = plain(decoded(once));
  std::size_t letters = kMaxLetters;
  FoundLink best;
  for (const std::string* reading : {&as_written, &once, &twice, &broken}) {
    FoundLink found = Search(*reading, letters).run();
    if (found.is_sound) {
      return found;
    }
    if (best.link.empty()) {
      best = std::move(found);
    }
  }
  return best;
}

}  // namespace longroll
