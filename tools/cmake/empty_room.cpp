// Stands in for a room that has no source yet.
