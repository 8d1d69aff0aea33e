#!/usr/bin/env python3
"""Black's chances along a game of NoGo: python3 winrates.py [bin/tengen]"""
import json, subprocess, sys

program = sys.argv[1] if len(sys.argv) > 1 else "bin/tengen"
tengen = subprocess.Popen(
    [program, "stdio", "--protocol", "analysis", "--engine", "nogo"],
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
moves = [["B", "E5"], ["W", "E6"], ["B", "C3"], ["W", "G7"]]
query = {"id": "game", "rules": "nogo", "boardXSize": 9, "boardYSize": 9, "moves": moves,
         "analyzeTurns": list(range(len(moves) + 1)), "maxVisits": 2000}
print(json.dumps(query), file=tengen.stdin)
tengen.stdin.close()  # Nothing more to ask: it ends when all is answered.
ends = {}
for line in tengen.stdout:
    reply = json.loads(line)
    if "error" in reply:
        sys.exit(reply["error"])
    ends[reply["turnNumber"]] = reply["moveInfos"][0]
for turn, best in sorted(ends.items()):
    print(f"turn {turn}: {best['winrate']:.0%} for Black; best is {' '.join(best['pv'][:4])}")
