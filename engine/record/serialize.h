#pragma once
#include <cereal/types/array.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include "engine/play/session.h"
#include "engine/record/bounded_archive.h"

/// How State and Journal, and what they consist of, are written and read: one function a type, for every archive.
namespace longroll {

template <class Archive>
void serialize(Archive& ar, Piece& piece) {
  ar(piece.kind, piece.place, piece.owner, piece.up, piece.marks, piece.flags, piece.note);
}
template <class Archive>
void serialize(Archive& ar, Step& step) {
  ar(step.kind);
  for (std::int16_t& local : step.locals) {
    ar(local);
  }
}
template <class Archive>
void serialize(Archive& ar, State& state) {
  ar(state.pieces, state.tracks, state.stack);
  if (is_since(ar, ArchiveFormat::Ground)) {
    ar(state.ground);
  }
}
template <class Archive>
void serialize(Archive& ar, Action& action) {
  ar(action.verb);
  for (std::int16_t& arg : action.args) {
    ar(arg);
  }
}
template <class Archive>
void serialize(Archive& ar, Dictated& roll) {
  ar(roll.n, roll.outcome);
}
template <class Archive>
void serialize(Archive& ar, Journal& journal) {
  ar(journal.game, journal.scenario, journal.options, journal.decks, journal.seed, journal.rules_version,
     journal.data_hash, journal.choices, journal.dictated);
}

}  // namespace longroll
