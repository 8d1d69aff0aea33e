// A judge to try a bot by hand: reads the bot's side, 0 or 1, and then the opponent's moves, row
// and column from 0, one a line; prints the bot's.
#include "submit.h"

#include <iostream>

int ai_side;

int main() {
  if (!(std::cin >> ai_side)) return 1;
  init();
  int row, column;
  bool mine = ai_side == 0;
  while (mine || std::cin >> row >> column) {
    if (!mine) GetUpdate({row, column});
    auto [x, y] = Action();
    std::cout << x << ' ' << y << std::endl;
    mine = false;
  }
}
