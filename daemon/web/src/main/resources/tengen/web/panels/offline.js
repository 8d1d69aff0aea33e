/** Tells that there is no connection, and reconnects on request. Nothing is shown while the page is connected. */
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Length of the longest interruption that is not shown, in milliseconds. */
const SHORT_MS = 1000;

/** Time after which the page stops promising to reconnect soon, in milliseconds. */
const LONG_MS = 30000;

const BROKEN = ["lost", "connecting"];

/** @param {object} props isFirst: the page has not been connected yet */
export function Offline({ connection, isFirst, t, retry }) {
  const [length, setLength] = useState("short");
  const isBroken = BROKEN.includes(connection);
  useEffect(() => {
    const later = (ms, name) => setTimeout(() => setLength(name), ms);
    const timers = isBroken ? [later(SHORT_MS, "some"), later(LONG_MS, "long")] : [];
    return () => {
      timers.forEach(clearTimeout);
      setLength("short");
    };
  }, [isBroken]);
  return isBroken && length !== "short" && h("div", { class: "offline" },
    h("div", { class: "toast", id: "offline", role: "status" }, [
      h("span", { class: "spin", "aria-hidden": "true" }),
      h("span", {}, t(length === "long" ? "offline.long" : isFirst ? "offline.first" : "offline")),
      h("button", { class: "btn", id: "try-now", onClick: retry }, t("offline.try")),
    ]));
}
