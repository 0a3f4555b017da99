#pragma once
#include <array>
#include <vector>

#include "engine/record/serialize.h"

namespace longroll {

/// The meanings of what a Piece may hand over: those before Count.
constexpr std::size_t kPieceMeanings = static_cast<std::size_t>(Meaning::Count);

/// A piece as its members, by what they mean.
class Row {
 public:
  int& operator[](Meaning meaning) { return values_[static_cast<std::size_t>(meaning)]; }
  int operator[](Meaning meaning) const { return values_[static_cast<std::size_t>(meaning)]; }

 private:
  std::array<int, kPieceMeanings> values_{};
};

/// cereal's archive that gathers the rows of pieces.
class RowArchive : public cereal::OutputArchive<RowArchive> {
 public:
  RowArchive() : cereal::OutputArchive<RowArchive>(this) {}

  Row row_of(const Piece& piece) {
    row_ = {};
    (*this)(piece);
    return row_;
  }
  std::vector<Row> rows_of(const std::vector<Piece>& pieces) {
    std::vector<Row> rows;
    for (const Piece& piece : pieces) {
      rows.push_back(row_of(piece));
    }
    return rows;
  }
  void gather(Meaning meaning, int value) { row_[meaning] = value; }

 private:
  Row row_;
};

template <class T>
void serialize(RowArchive& ar, cereal::NameValuePair<T>& member) {
  ar(member.value);
}
template <class T>
void serialize(RowArchive& ar, OptionalMember<T>& optional) {
  ar(optional.member.value);
}
template <Meaning kMeaning, class T>
void serialize(RowArchive& ar, Meant<kMeaning, T>& meant) {
  static_assert(kMeaning < Meaning::Count, "what a piece may hand over");
  ar.gather(kMeaning, meant.value);
}

}  // namespace longroll
