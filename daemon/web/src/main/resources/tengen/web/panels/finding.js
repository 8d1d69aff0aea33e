/** The answer of an engine to the chosen topic, in the reader's words. */
import { h } from "preact";
import { finding } from "../topics.js";
import { shownLine } from "../playedLine.js";
import { Line } from "./line.js";
import { Proof } from "./proof.js";

const KINDS = { vcf: "fours", vct: "threes" };

/** Returns the kind of win that a topic searches for. */
function kind(name) {
  return KINDS[name.replace("strict-", "").replace("-shortest", "")];
}

function Win({ state, settings, t, act, read }) {
  const { toMove } = state.positions[state.at];
  const { name } = state.overlay;
  const line = shownLine(state);
  return [
    h("h2", { class: "small" }, t("finding.win", { side: t(`stone.${toMove}`), moves: read.count })),
    h("p", { class: "soft small" }, t(`finding.${kind(name)}`)),
    line ? h(Line, { state, settings, t, act })
      : h("button", { class: "btn", id: "show-line",
          onClick: () => act({ type: "playLine", moves: read.moves, title: "win" }) }, t("finding.show")),
  ];
}

function Threats({ state, t, act, read }) {
  const { name } = state.overlay;
  return read.kind === "none"
    ? h("p", {}, t(`finding.none.${kind(name)}`))
    : [h("p", {}, t("finding.unknown")),
       h("button", { class: "btn", id: "look-longer", onClick: () => act({ type: "lookLonger" }) }, t("finding.longer"))];
}

function Defences({ t, read }) {
  const { holding, replies } = read;
  const key = holding === replies ? "all" : holding === 0 ? "none" : 2 * holding > replies ? "most" : "few";
  return h("p", {}, t(`finding.defences.${key}`, { holding, replies, losing: replies - holding }));
}

/** The card below the candidates; nothing without a chosen topic. */
export function Finding({ state, settings, t, act }) {
  const name = state.overlay?.name;
  const read = finding(state);
  if (!name || (state.game.text && name === "value")) {
    return null;
  }
  const props = { state, settings, t, act, read };
  return h("section", { class: "card panel", id: "finding", "aria-label": t.named("topic", name) },
    !read ? h("p", { class: "soft" }, t("finding.looking"))
      : name === "proof" ? h(Proof, { ...props, text: read.text })
          : read.kind === "win" ? h(Win, props)
            : read.kind === "defences" ? h(Defences, props)
              : read.kind === "text" ? h("pre", { id: "finding-text" }, read.text)
                : h(Threats, props));
}
