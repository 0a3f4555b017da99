// build: portable
// The bits that every build must agree on: random numbers, hashes, JSON's bounds.
#include <gtest/gtest.h>

#include "engine/core/hash.h"
#include "engine/core/json_writer.h"
#include "engine/core/rng.h"
#include "engine/core/text.h"

namespace longroll {
namespace {

/// The published check values of PCG32: seed 42, sequence 54.
TEST(Rng, GivesTheReferenceNumbersOfPcg32) {
  Rng rng(42, 54);
  for (const std::uint32_t expected : {0xa15c02b7U, 0x7b47f409U, 0xba1d3330U, 0x83d2f293U, 0xbfa4784bU, 0xcbed606eU}) {
    EXPECT_EQ(rng.next(), expected);
  }
}

TEST(Rng, BelowIsEven) {
  Rng rng(7);
  int counts[6] = {};
  for (int i = 0; i < 60'000; ++i) {
    ++counts[rng.below(6)];
  }
  double chi_squared = 0;
  for (const int count : counts) {
    chi_squared += (count - 10'000.0) * (count - 10'000.0) / 10'000.0;
  }
  EXPECT_LT(chi_squared, 20.5);  // five degrees of freedom, one in a thousand
}

TEST(Rng, DrawsAreNumberedNotStreamed) {
  int counts[6] = {};
  int pairs[36] = {};
  for (std::uint32_t n = 0; n < 36'000; ++n) {
    ++counts[nth_draw(5, n, 6)];
    ++pairs[nth_draw(5, n, 6) * 6 + nth_draw(6, n, 6)];
  }
  for (const int count : counts) {
    EXPECT_NEAR(count, 6000, 350);
  }
  for (const int count : pairs) {
    EXPECT_NEAR(count, 1000, 160) << "neighbouring seeds are not alike";
  }
  EXPECT_EQ(nth_draw(5, 17, 6), nth_draw(5, 17, 6));
}

TEST(Hash, IsTheSameInEveryBuild) {
  EXPECT_EQ(hash_text(""), hash_text("", 0));
  EXPECT_NE(hash_text("a"), hash_text("b"));
  EXPECT_NE(hash_text("a"), hash_text("a", 1));
  std::string text;
  std::uint64_t chain = 0;
  for (int i = 0; i < 200; ++i) {
    chain = hash_text(text, chain);
    text += static_cast<char>('a' + i % 26);
  }
  EXPECT_EQ(chain, 8124703374424763774ULL);
}

TEST(Hash, EveryBitOfTheInputMatters) {
  std::vector<std::uint8_t> bytes(77);
  const std::uint64_t plain = hash_bytes(bytes);
  for (std::size_t at = 0; at < bytes.size() * 8; ++at) {
    bytes[at / 8] ^= static_cast<std::uint8_t>(1U << (at % 8));
    EXPECT_NE(hash_bytes(bytes), plain) << at;
    bytes[at / 8] = 0;
  }
}

TEST(Json, ReadsValuesAndKeepsTheirOrder) {
  const Result<Json> json = parse_json(R"({"b":[1,-2,"\u00e9"],"a":{"x":true,"y":null}})", "test");
  ASSERT_TRUE(json.ok());
  EXPECT_EQ(json.value().names, (std::vector<std::string>{"b", "a"}));
  EXPECT_EQ(json.value().find("b")->items[1].number, -2);
  EXPECT_EQ(json.value().find("b")->items[2].text, "\xC3\xA9");
  EXPECT_TRUE(json.value().find("a")->find("x")->truth);
  EXPECT_EQ(json.value().find("c"), nullptr);
}

TEST(Json, RefusesWhatIsNotJsonOrTooMuch) {
  for (const char* text : {"", "{", "[1,]", "[1] 2", "1.5", "1e3", "{\"a\":1,\"a\":2}", "nul", "\"\x01\"",
                           "99999999999999999999", "[\"\\ud800\"]"}) {
    EXPECT_FALSE(parse_json(text, "test").ok()) << text;
  }
  EXPECT_FALSE(parse_json(std::string(100'000, '['), "test").ok());
  EXPECT_TRUE(parse_json("[[[1]]]", "test", {.depth = 3}).ok());
  EXPECT_FALSE(parse_json("[[[[1]]]]", "test", {.depth = 3}).ok());
  EXPECT_FALSE(parse_json("[1,2,3]", "test", {.values = 3}).ok());
  EXPECT_FALSE(parse_json("[1,2,3]", "test", {.bytes = 6}).ok());
}

/// Names are looked up sorted where there are many: a hostile object must not take time by the square of its members.
TEST(Json, NamesAreOnceInObjectsOfAnySize) {
  for (const int members : {1, 31, 32, 33, 59'000}) {
    std::string text = "{";
    for (int i = 0; i < members; ++i) {
      text += "\"m" + std::to_string(i) + "\":0,";
    }
    EXPECT_TRUE(parse_json(text + "\"last\":1}", "").ok()) << members;
    for (const int again : {0, members / 2, members - 1}) {
      EXPECT_FALSE(parse_json(text + "\"m" + std::to_string(again) + "\":1}", "").ok()) << again << " of " << members;
    }
  }
}

TEST(Json, ReaderGathersEveryFault) {
  const Result<Json> json = parse_json(R"({"n":99,"t":5,"w":"red","extra":1})", "file");
  Faults faults;
  JsonReader reader(json.value(), "file", faults);
  EXPECT_EQ(reader.number("n", 0, 10), 0);
  EXPECT_EQ(reader.text("t"), "");
  EXPECT_EQ(reader.word("w", {"blue", "grey"}), -1);
  EXPECT_EQ(reader.text("missing"), "");
  reader.refuse_unknown();
  ASSERT_EQ(faults.size(), 5U);
  EXPECT_EQ(faults[0].where, "file.n");
  EXPECT_NE(faults[4].what.find("extra"), std::string::npos);
}

TEST(Json, QuotesWhatWouldBreakALine) {
  EXPECT_EQ(json_quote("a\"b\\c\n\x01"), "\"a\\\"b\\\\c\\n\\u0001\"");
  EXPECT_EQ(parse_json(json_quote("tab\t\x1F end"), "test").value().text, "tab\t\x1F end");
}

TEST(JsonWriter, WhatIsWrittenIsReadBack) {
  const std::vector<std::string> words{"a \"b\"", "c"};
  const std::string written = JsonObject()
                                  .text("name", "Bull\nRun")
                                  .number("plies", 18446744073709551615ULL)
                                  .truth("over", false)
                                  .raw("row", JsonArray().text("x,y").truth(true).raw("-1.5").done())
                                  .raw("words", json_list(words, json_quote))
                                  .raw("none", JsonArray().done())
                                  .done();
  EXPECT_EQ(written, R"({"name":"Bull\nRun","plies":18446744073709551615,"over":false,"row":["x,y",true,-1.5],)"
                     R"("words":["a \"b\"","c"],"none":[]})");
  EXPECT_EQ(JsonObject().done(), "{}");
  Faults faults;
  const Result<Json> read = parse_json(JsonObject().raw("words", json_list(words, json_quote)).done(), "test");
  ASSERT_TRUE(read);
  JsonReader list = JsonReader(read.value(), "test", faults).member("words", Json::Kind::List);
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list.json().items[0].text, words[0]);
  EXPECT_TRUE(faults.empty());
}

TEST(Text, ASentenceBeginsWithACapital) {
  EXPECT_EQ(capitalized("keyes crosses"), "Keyes crosses");
  EXPECT_EQ(capitalized("4th Alabama"), "4th Alabama");
  EXPECT_EQ(capitalized("\xC3\xA9lan"), "\xC3\xA9lan");  // letters outside ASCII stay
  EXPECT_EQ(capitalized(""), "");
}

TEST(Text, NumbersAreWholeAndAlone) {
  EXPECT_EQ(parse_int("-12"), -12);
  EXPECT_EQ(parse_u64("18446744073709551615"), 18446744073709551615ULL);
  for (const char* text : {"", " 1", "1 ", "1x", "+1", "2147483648", "0x10"}) {
    EXPECT_FALSE(parse_int(text)) << text;
  }
  EXPECT_FALSE(parse_u64("-1"));
  EXPECT_FALSE(parse_u64("18446744073709551616"));
  EXPECT_EQ(words_of("  move  a\tb ").size(), 3U);
}

}  // namespace
}  // namespace longroll
