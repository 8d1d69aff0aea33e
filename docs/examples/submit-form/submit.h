// What a course's judge of NoGo on 9x9 wants of a bot: it is linked with the judge's main program.
// Points are row and column from 0, the row from the top.
#pragma once
#include <string>
#include <utility>

extern int ai_side;          // 0: Black, 1: White; set by the judge before init()
extern std::string ai_name;  // the bot's

void init();                                    // once, before the first move
void GetUpdate(std::pair<int, int> location);   // the opponent has played there
std::pair<int, int> Action();                   // the bot's move
