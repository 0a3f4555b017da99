// The notes of an edition as the inspector reads them.
#include <gtest/gtest.h>

#include "assets/embedded.h"
#include "web/games/dixie/notes.h"

namespace longroll::web::dixie {
namespace {

constexpr std::string_view kTwo = R"({"edition": "bull-run", "format": 2, "notes": {
  "dixie.usa.1": {"line": "A general."},
  "dixie.usa.2": {"line": "A battery.", "commander": "Capt. Hill", "strength": 90, "guns_text": "6x 6-pdr",
                  "estimated": true, "casualties": "2k 3w"}}})";

TEST(Notes, TellWhatTheFileTells) {
  Notes notes;
  EXPECT_TRUE(notes.is_empty());
  notes.read(kTwo);
  ASSERT_NE(notes.find("dixie.usa.1"), nullptr);
  EXPECT_EQ(notes.find("dixie.usa.1")->line, "A general.");
  EXPECT_EQ(notes.find("dixie.usa.1")->strength, 0);
  const Note* battery = notes.find("dixie.usa.2");
  ASSERT_NE(battery, nullptr);
  EXPECT_EQ(battery->commander, "Capt. Hill");
  EXPECT_EQ(battery->strength, 90);
  EXPECT_TRUE(battery->is_estimated);
  EXPECT_EQ(battery->guns, "6x 6-pdr");
  EXPECT_EQ(battery->casualties, "2k 3w");
  EXPECT_EQ(notes.find("dixie.usa.3"), nullptr);
}

TEST(Notes, StayAsTheyWereWhenAFileIsNotWhole) {
  Notes notes;
  notes.read(kTwo);
  notes.read(kTwo.substr(0, kTwo.size() / 2));
  notes.read(R"({"edition": "bull-run", "format": 2, "notes": {"dixie.usa.1": {"word": "?"}}})");
  notes.read("null");
  ASSERT_NE(notes.find("dixie.usa.1"), nullptr);
  EXPECT_EQ(notes.find("dixie.usa.1")->line, "A general.");
}

TEST(Notes, OfBullRunAreReadWhole) {
  Notes notes;
  notes.read(find_embedded_text(embedded_data(), "games/dixie/bull-run-notes.json"));
  ASSERT_NE(notes.find("dixie.csa.108"), nullptr);
  EXPECT_FALSE(notes.find("dixie.csa.108")->line.empty());
}

}  // namespace
}  // namespace longroll::web::dixie
