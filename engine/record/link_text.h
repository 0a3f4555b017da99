#pragma once
#include <string>
#include <string_view>

namespace longroll {

/// A link that was found in a text.
struct FoundLink {
  std::string link;       ///< "g=...": as read_link_header takes it; empty: there is nothing like a link
  bool is_sound = false;  ///< its check sum is right, whatever it is a link to
};

/// Finds the link in what came through chats and letters: they put brackets, marks and words around it, break its line,
/// hide letters without width in it, write %3D for = or wrap it into a link of their own. The check sum says which
/// reading is right; of several links the last one is taken. The work is bounded whatever the text: at most
/// kLongestText characters are looked at, and a link in pieces is found when it has at most 64 of them or at most 64
/// words follow.
FoundLink find_link(std::string_view text);

constexpr std::size_t kLongestText = 200'000;

}  // namespace longroll
