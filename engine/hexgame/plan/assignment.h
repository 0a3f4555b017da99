#pragma once
#include <vector>

namespace longroll::hexgame {

/// What it costs to give a job to a worker; kBarred: it may not be given to him.
using JobCosts = std::vector<std::vector<int>>;
constexpr int kBarred = 1'000'000;

/// Gives each worker, a row of `costs`, one job, a column, so that the sum is the least. There are at least as many
/// jobs as workers. A worker for whom nothing was left has a job that is barred to him.
std::vector<std::size_t> assign_jobs(const JobCosts& costs);

}  // namespace longroll::hexgame
