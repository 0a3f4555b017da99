// build: portable
#include "web/shell/pack.h"

#include <gtest/gtest.h>

#include "engine/core/json.h"

namespace longroll::web {
namespace {

std::string written(const std::string& game, const DataFiles& files, std::uint32_t check) {
  std::string list;
  std::string texts;
  for (const auto& [path, text] : files) {
    list += (list.empty() ? "" : ",") + json_quote(path) + ":" + std::to_string(text.size());
    texts += text;
  }
  return R"({"format":"longroll-pack/2","game":)" + json_quote(game) + ",\"check\":" + std::to_string(check) +
         ",\"files\":{" + list + "}}\n" + texts;
}

const DataFiles& some_files() {
  static const DataFiles kFiles = {{"games/battles/a.json", "{\"hill\":\"Matthews’\"}\n"},
                                   {"games/battles/b.json", ""}};
  return kFiles;
}

TEST(Pack, GivesTheFilesBackByteForByte) {
  const Result<DataFiles> files = read_pack(written("battles", some_files(), check_of(some_files())), "battles");
  ASSERT_TRUE(files.ok()) << describe(files.faults());
  EXPECT_EQ(files.value(), some_files());
}

TEST(Pack, TheSiteAndThePageReckonOneCheckSum) {
  // tools/lib/site.mjs has the same sum in JavaScript; these figures are what it gives.
  EXPECT_EQ(check_of({}), 2166136261U);
  EXPECT_EQ(check_of({{"a", ""}}), 0x2EF3DB0CU);
}

TEST(Pack, NamesWhatIsWrong) {
  const std::string good = written("battles", some_files(), check_of(some_files()));
  const auto fault = [](const std::string& pack) {
    const Result<DataFiles> files = read_pack(pack, "battles");
    return files.ok() ? std::string("none") : files.faults().front().what;
  };
  EXPECT_EQ(fault(good), "none");
  EXPECT_NE(fault(good.substr(0, good.size() / 2)).find("cut off"), std::string::npos);
  EXPECT_NE(fault("<!doctype html><title>404</title>").find("damaged"), std::string::npos);
  EXPECT_NE(fault("").find("damaged"), std::string::npos);
  EXPECT_EQ(fault(written("dixie", some_files(), check_of(some_files()))), "what came is the data of dixie");
  std::string bent = good;
  bent.replace(bent.find("hill"), 4, "mill");
  EXPECT_NE(fault(bent).find("check sum"), std::string::npos);
  EXPECT_NE(fault(good + "x").find("cut off"), std::string::npos) << "more than its head tells";
  EXPECT_NE(fault(R"({"format":"longroll-pack/2","game":"battles","check":1,"files":{"a":-7}})"), "none");
  EXPECT_NE(fault(R"({"format":"longroll-pack/2","game":"battles","check":1,"files":{"a":99999999}})"), "none");
  EXPECT_NE(fault(R"({"format":"longroll-pack/2","game":"battles","check":1,"files":{"a":"b"}})"), "none");
  EXPECT_NE(fault(R"({"format":"longroll-pack/1","game":"battles","check":1,"files":{}})"), "none");
  EXPECT_NE(fault(R"({"format":"longroll-pack/2","game":"battles","check":1,"files":{},"more":1})"), "none");
}

}  // namespace
}  // namespace longroll::web
