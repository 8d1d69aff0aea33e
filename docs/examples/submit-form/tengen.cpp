// A bot in the judge's form with Tengen behind it: each call becomes a command of GTP to a process
// of its own. The environment names the program: TENGEN=/path/to/bin/tengen.
#include "submit.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>

std::string ai_name = "Tengen";

namespace {
const int N = 9;
const std::string COLUMNS = "ABCDEFGHJ";  // GTP has no column I
bool taken[N][N];
FILE* to;
FILE* from;

// The answer to a command. A bot without its engine cannot go on.
std::string ask(const std::string& command) {
  std::fprintf(to, "%s\n", command.c_str());
  std::fflush(to);
  std::string answer;
  char line[1024];
  while (std::fgets(line, sizeof line, from) && line[0] != '\n') answer += line;
  if (answer.compare(0, 2, "= ") != 0) {
    std::fprintf(stderr, "%s: %s\n", command.c_str(), answer.c_str());
    std::exit(1);
  }
  return answer.substr(2, answer.find('\n') - 2);
}

std::string side(bool mine) { return (ai_side == 0) == mine ? "b " : "w "; }

std::pair<int, int> neverSayDie() {
  for (int i = 0; i < N * N; i++)
    if (!taken[i / N][i % N]) return {i / N, i % N};
  return {0, 0};
}
}  // namespace

void init() {
  const char* program = std::getenv("TENGEN");
  int in[2], out[2];
  if (!program || pipe(in) || pipe(out)) std::exit(1);
  if (fork() == 0) {
    dup2(in[0], 0);
    dup2(out[1], 1);
    close(in[1]);
    close(out[0]);
    execl(program, program, "stdio", "--protocol", "gtp", "--engine", "nogo", (char*)nullptr);
    _exit(127);
  }
  close(in[0]);
  close(out[1]);
  to = fdopen(in[1], "w");
  from = fdopen(out[0], "r");
  ask("boardsize 9");
  ask("time_settings 0 1 1");  // the judge's second a move
}

void GetUpdate(std::pair<int, int> location) {
  taken[location.first][location.second] = true;
  ask("play " + side(false) + COLUMNS[location.second] + std::to_string(N - location.first));
}

std::pair<int, int> Action() {
  std::string vertex = ask("genmove " + side(true));
  std::pair<int, int> move = vertex == "resign"
      ? neverSayDie()
      : std::make_pair(N - (vertex[1] - '0'), (int)COLUMNS.find(vertex[0]));
  taken[move.first][move.second] = true;
  return move;
}
