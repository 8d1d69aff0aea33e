// Plays NoGo on 5x5 against a random player over a WebSocket: node play.mjs [ADDRESS]
// Node has WebSocket since version 22; version 20 needs the option --experimental-websocket.
const server = process.argv[2] ?? "ws://127.0.0.1:7380";
const socket = new WebSocket(`${server}/gtp`);
const waiting = [];
socket.onmessage = ({ data }) => waiting.shift()?.resolve(data);
socket.onclose = ({ code }) => waiting.forEach(({ reject }) => reject(new Error(`closed with ${code}`)));
await new Promise((resolve, reject) => {
  socket.onopen = resolve;
  socket.onerror = () => reject(new Error(`cannot connect to ${server}`));
});

/** Sends a GTP command and returns the text of its reply. */
async function gtp(command) {
  const reply = await new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    socket.send(command);
  });
  if (!reply.startsWith("=")) throw new Error(`${command}: ${reply.trim()}`);
  return reply.replace(/^= ?\n?/, "").trimEnd();
}

await gtp("tengen-engine nogo");
await gtp("boardsize 5");
await gtp("time_settings 0 1 10"); // 0.1 seconds for a move
for (let turn = 0; ; turn++) {
  const legal = (await gtp("tengen-moves")).split(/\s+/).filter(Boolean);
  if (legal.length === 0) break;
  const random = legal[Math.floor(Math.random() * legal.length)];
  const move = turn % 2 === 0 ? random : await gtp("genmove white");
  if (move === "resign") break;
  if (turn % 2 === 0) await gtp(`play black ${move}`);
  console.log(`${turn % 2 === 0 ? "Black" : "White"} plays ${move}`);
}
console.log(await gtp("showboard"));
console.log(`Result: ${await gtp("final_score")}`);
socket.close();
