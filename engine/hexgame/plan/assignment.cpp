// build: small
#include "engine/hexgame/plan/assignment.h"

#include <cstdint>
#include <limits>

#include "engine/core/check.h"

namespace longroll::hexgame {
namespace {

/// The Hungarian method with potentials: workers are added one by one, each by the cheapest row of exchanges. Entry 0
/// of each list is nobody.
class Assignment {
 public:
  explicit Assignment(const JobCosts& costs)
      : costs_(costs),
        jobs_(costs.empty() ? 0 : costs.front().size()),
        of_worker_(costs.size() + 1, 0),
        of_job_(jobs_ + 1, 0),
        worker_(jobs_ + 1, 0),
        before_(jobs_ + 1, 0) {
    LR_CHECK(costs.size() <= jobs_ || costs.empty(), "a job for each worker");
    for (std::size_t worker = 1; worker <= costs.size(); ++worker) {
      add(worker);
    }
  }

  std::vector<std::size_t> jobs() const {
    std::vector<std::size_t> out(costs_.size(), 0);
    for (std::size_t job = 1; job <= jobs_; ++job) {
      if (worker_[job] != 0) {
        out[worker_[job] - 1] = job - 1;
      }
    }
    return out;
  }

 private:
  void add(std::size_t worker) {
    constexpr std::int64_t kEndless = std::numeric_limits<std::int64_t>::max();
    worker_[0] = worker;
    std::vector<std::int64_t> least(jobs_ + 1, kEndless);
    std::vector<bool> is_used(jobs_ + 1, false);
    std::size_t at = 0;
    do {
      is_used[at] = true;
      const std::size_t now = worker_[at];
      std::int64_t step = kEndless;
      std::size_t next = 0;
      for (std::size_t job = 1; job <= jobs_; ++job) {
        if (is_used[job]) {
          continue;
        }
        const std::int64_t cost = costs_[now - 1][job - 1] - of_worker_[now] - of_job_[job];
        if (cost < least[job]) {
          least[job] = cost;
          before_[job] = at;
        }
        if (least[job] < step) {
          step = least[job];
          next = job;
        }
      }
      for (std::size_t job = 0; job <= jobs_; ++job) {
        if (is_used[job]) {
          of_worker_[worker_[job]] += step;
          of_job_[job] -= step;
        } else {
          least[job] -= step;
        }
      }
      at = next;
    } while (worker_[at] != 0);
    for (; at != 0; at = before_[at]) {
      worker_[at] = worker_[before_[at]];
    }
  }

  const JobCosts& costs_;
  std::size_t jobs_;
  std::vector<std::int64_t> of_worker_, of_job_;  // potentials
  std::vector<std::size_t> worker_;               // of a job
  std::vector<std::size_t> before_;               // the job before it in the row of exchanges
};

}  // namespace

std::vector<std::size_t> assign_jobs(const JobCosts& costs) { return Assignment(costs).jobs(); }

}  // namespace longroll::hexgame
