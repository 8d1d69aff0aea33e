/** What a person asked of a table while the connection is lost: it is sent when the connection is back. */
import { moveName } from "./vertex.js";

/** Returns the move that waits for the connection; null: none. */
export function pendingMove({ connection, table }) {
  return connection !== "ready" && table?.ask?.op === "play" ? table.ask.move : null;
}

/** Returns what waits for the connection, in words; "": nothing. */
export function pendingText({ connection, table, game }, settings, t) {
  const asked = connection === "ready" ? null : table?.ask;
  if (!asked) {
    return "";
  }
  return asked.op === "play"
    ? t("pending.move", { move: moveName(asked.move, game, settings.notation) })
    : t("pending.other");
}
