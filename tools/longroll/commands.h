#pragma once
#include "tools/longroll/arguments.h"

/// The commands of the command line, each in a file of its name. What they return is the program's exit code.
namespace longroll::tool {

int serve(const Arguments& arguments);
int play(const Arguments& arguments);
int perft(const Arguments& arguments);
int playout(const Arguments& arguments);
int playthrough(const Arguments& arguments);
int bench(const Arguments& arguments);
int bench_long(const Arguments& arguments);
int lengths(const Arguments& arguments);
int signature(const Arguments& arguments);
int soak(const Arguments& arguments);
int tournament(const Arguments& arguments);
int points(const Arguments& arguments);
int judge(const Arguments& arguments);
int stances(const Arguments& arguments);
int check(const Arguments& arguments);

}  // namespace longroll::tool
