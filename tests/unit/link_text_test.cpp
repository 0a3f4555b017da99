// build: portable
#include "engine/record/link_text.h"

#include <gtest/gtest.h>

#include <chrono>

#include "engine/core/rng.h"
#include "engine/record/link_frame.h"

namespace longroll {
namespace {

/// A link of that many letters or a few less; nobody has to be able to play it.
std::string link_of(std::size_t letters, std::uint64_t seed) {
  Rng rng(seed);
  Bytes body(letters * 3 / 4 - 20);
  for (std::uint8_t& byte : body) {
    byte = static_cast<std::uint8_t>(rng.next());
  }
  return write_frame({LinkKind::Game, "toy", 1, 2, 3, {}}, body);
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
  return text;
}

/// `link` broken into lines of `width`, with `mark` at each end.
std::string in_lines(const std::string& link, std::size_t width, std::string_view mark) {
  std::string out;
  for (std::size_t at = 0; at < link.size(); at += width) {
    out += (at == 0 ? "" : std::string(mark)) + link.substr(at, width);
  }
  return out;
}

const std::string kHost = "https://example.org/some/folder/#";

struct Wrapping {
  const char* name;
  std::string text;
};

std::vector<Wrapping> wrappings(const std::string& link) {
  const std::string url = kHost + link;
  const std::string coded = replaced(replaced(replaced(url, ":", "%3A"), "/", "%2F"), "#", "%23");
  const std::string all_coded = replaced(coded, "=", "%3D");
  return {
      {"alone", link},
      {"with a hash", "#" + link},
      {"as an address", url},
      {"full stop", url + "."},
      {"comma", url + ","},
      {"bracket", "(" + url + ")"},
      {"angle", "<" + url + ">"},
      {"angle and words", "Open <" + url + "> and play"},
      {"quotation marks", "\"" + url + "\""},
      {"semicolon", url + ";"},
      {"exclamation mark", url + "!"},
      {"slash", url + "/"},
      {"bold", "*" + url + "*"},
      {"bold twice", "**" + url + "**"},
      {"slanted", "_" + url + "_"},
      {"slanted twice", "__" + url + "__"},
      {"struck out", "~" + url + "~"},
      {"code", "`" + url + "`"},
      {"a coded blank", url + "%20"},
      {"a coded end of line", url + "%0D%0A"},
      {"a blank that does not break", url + "\xC2\xA0"},
      {"the same in the address", "https://example.org/#" + link + "%C2%A0"},
      {"a letter without width behind", url + "\xE2\x80\x8B"},
      {"letters without width inside", in_lines(url, 40, "\xE2\x80\x8B")},
      {"a mark of byte order", "\xEF\xBB\xBF" + url},
      {"soft hyphens", in_lines(url, 30, "\xC2\xAD")},
      {"counted by a newsletter", url + "&utm_source=mail&utm_medium=x"},
      {"counted before", "https://example.org/?utm_source=a#" + link},
      {"counted by a chat", url + "?fbclid=IwAR0abcDEF_ghi"},
      {"equals sign coded", replaced(url, "=", "%3D")},
      {"equals sign coded twice", replaced(url, "=", "%253D")},
      {"markdown", "[my turn](" + url + ")"},
      {"markdown of the link itself", "[" + url + "](" + url + ")"},
      {"HTML", "<a href=\"" + url + "\">your turn</a>"},
      {"words behind", url + " your move, Bob"},
      {"words behind a full stop", url + ". your move"},
      {"words behind an end of line", url + "\n\nYour move\nBob"},
      {"words before", "Here it is: " + url},
      {"many words behind", url + " " + replaced(std::string(400, 'x'), "x", "and on ")},
      {"lines", in_lines(url, 60, "\n")},
      {"lines of another system", in_lines(url, 60, "\r\n")},
      {"lines and words", in_lines(url, 60, "\n") + "\nyour move"},
      {"lines that are quoted", "> " + in_lines(url, 60, "\n> ")},
      {"lines that were joined by a blank", in_lines(url, 60, " ")},
      {"soft line breaks", in_lines(replaced(url, "=", "=3D"), 60, "=\r\n")},
      {"soft line breaks, not coded", in_lines(url, 60, "=\n")},
      {"soft line breaks that a field has joined", in_lines(url, 60, "=")},
      {"Outlook", "https://eur01.safelinks.protection.outlook.com/?url=" + all_coded +
                      "&data=05%7C02%7Cbob%40example.org%7C0&sdata=AbC%3D&reserved=0"},
      {"Facebook", "https://l.facebook.com/l.php?u=" + all_coded + "&h=AT0_abc"},
      {"Google", "https://www.google.com/url?q=" + coded + "&sa=D&source=editors"},
      {"wrapped twice", "https://a.example/?u=" + replaced("https://b.example/?u=" + all_coded, "%", "%25")},
      {"two links", kHost + link_of(80, 99) + " and " + url},
  };
}

TEST(LinkText, EveryWrappingOfEveryLinkIsTakenOff) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const std::string link = link_of(60 + static_cast<std::size_t>(seed) * 23, seed);
    for (const Wrapping& wrapping : wrappings(link)) {
      const FoundLink found = find_link(wrapping.text);
      EXPECT_TRUE(found.is_sound) << wrapping.name;
      EXPECT_EQ(found.link, link) << wrapping.name << " " << seed;
    }
  }
}

TEST(LinkText, ALongGameInManyLinesIsFound) {
  const std::string link = link_of(40'000, 7);
  EXPECT_EQ(find_link(in_lines(kHost + link, 76, "\r\n")).link, link);
  EXPECT_EQ(find_link(in_lines(kHost + link, 76, "\r\n") + "\r\nYour move!").link, link);
}

TEST(LinkText, WhatIsDamagedIsGivenBackToBeMended) {
  std::string link = link_of(90, 3);
  link[30] = link[30] == 'A' ? 'B' : 'A';
  const FoundLink found = find_link("look: " + kHost + link + " bye");
  EXPECT_FALSE(found.is_sound);
  EXPECT_EQ(found.link, link);
  EXPECT_EQ(find_link("no link at all").link, "");
  EXPECT_EQ(find_link("").link, "");
  EXPECT_FALSE(find_link("https://example.org/?id=5").is_sound);
}

TEST(LinkText, NoTextTakesLong) {
  const auto begun = std::chrono::steady_clock::now();
  for (const char* piece : {"g=", "g= ", "g", "=", "p=A ", "%67%3D", "%25", "d=_", "\xE2\x80\x8B", "> "}) {
    std::string text;
    while (text.size() < 300'000) {
      text += piece;
    }
    EXPECT_FALSE(find_link(text).is_sound) << piece;
  }
  const std::string link = link_of(300, 5);
  EXPECT_EQ(find_link(std::string(100'000, '=') + " " + link).link, link);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(60));
}

}  // namespace
}  // namespace longroll
