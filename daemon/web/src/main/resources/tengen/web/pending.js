/** The person's request to a table that waits for a lost connection. */
import { moveName } from "./vertex.js";

/** Returns the move that waits for the connection, or null. */
export function pendingMove({ connection, table }) {
  return connection !== "ready" && table?.ask?.op === "play" ? table.ask.move : null;
}

/** Returns the waiting request in words; "" without one. */
export function pendingText({ connection, table, game }, settings, t) {
  const asked = connection === "ready" ? null : table?.ask;
  if (!asked) {
    return "";
  }
  return asked.op === "play"
    ? t("pending.move", { move: moveName(asked.move, game, settings.notation, t) })
    : t("pending.other");
}
