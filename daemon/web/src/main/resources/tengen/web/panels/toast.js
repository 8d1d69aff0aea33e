/** A message about what was just done, which can be undone for a while. */
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";

const TOAST_MS = 8000;

/** Shows one message at a time. It stays while the pointer or the focus is on it. */
export function Toast({ state, t, act }) {
  const { toast } = state;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => setHeld(false), [toast]);
  useEffect(() => {
    const timer = toast && !isHeld ? setTimeout(() => act({ type: "toast", toast: null }), TOAST_MS) : 0;
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return h("div", { class: "toastbox", role: "status" }, toast && h("div", {
    class: "toast",
    id: "toast",
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocusIn: () => setHeld(true),
    onFocusOut: () => setHeld(false),
  }, [
    h("span", {}, [t(toast.key, withReason(toast.values, t)), toast.fault && t.message(toast.fault)].filter(Boolean).join(" ")),
    toast.undo && h("button", { class: "btn", id: "undo", onClick: () => act(toast.undo) }, t("undo")),
  ]));
}

/** Returns the values of a message, a reason of the daemon in the reader's language. */
function withReason({ reason, ...values }, t) {
  return reason ? { ...values, reason: t.message(reason) } : values;
}
