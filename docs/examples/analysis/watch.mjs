// Watches a search of Gomoku think, over TCP: node watch.mjs [port]
import net from "node:net";
import readline from "node:readline";

const socket = net.connect(Number(process.argv[2] ?? 7300), "127.0.0.1");
const query = {
  id: "q1", rules: "gomoku-renju", boardXSize: 15, boardYSize: 15,
  moves: [["B", "H8"], ["W", "J9"], ["B", "G9"]],
  lines: 3, maxVisits: 200000, reportDuringSearchEvery: 0.1,
};
socket.write(JSON.stringify(query) + "\n");
for await (const line of readline.createInterface({ input: socket })) {
  const reply = JSON.parse(line);
  if (reply.error) throw new Error(reply.error);
  const candidates = reply.moveInfos.map((info) => `${info.move} ${Math.round(100 * info.winrate)} %`);
  console.log(`${reply.rootInfo.visits} positions: ${candidates.join(", ")}`);
  if (!reply.isDuringSearch) socket.end();
}
