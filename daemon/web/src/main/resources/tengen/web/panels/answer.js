/** An engine's answer to the chosen topic in the reader's words. Loaded when it is shown first. */
import { h } from "preact";
import { useEffect } from "preact/hooks";
import { shownLine } from "../playedLine.js";
import { Line } from "./line.js";
import { Proof } from "./proof.js";
import { POINT_CARDS } from "./pointcards.js";

/** Cards by the kind of an answer. */
const CARDS = {
  win: Win,
  defences: Defences,
  text: Foreign,
  none: Undecided,
  unknown: Undecided,
  ...POINT_CARDS,
};

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

/** Tells that there is no win, or offers a longer search. */
function Undecided({ state, t, act, read }) {
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

/** The text of another program's topic, which the page cannot translate. */
function Foreign({ t, read }) {
  return [
    h("p", { class: "soft small" }, t("finding.said")),
    h("pre", { id: "said" }, read.text),
  ];
}

/** Matches a phone, where the answer stands below the edge of the candidates' panel. */
const PHONE = "(max-width: 899px), (max-height: 500px)";

/**
 * The answer. On a phone it scrolls itself into view when it comes or grows.
 *
 * @param {object} props read: the answer, as `findings.js` reads it; null: there is none yet
 */
export function Answer(props) {
  const { state, t, read } = props;
  const { name } = state.overlay;
  const isLine = shownLine(state) !== null;
  useEffect(() => {
    if (matchMedia(PHONE).matches) {
      document.querySelector("#finding").scrollIntoView({ block: "nearest" });
    }
  }, [name, !read, isLine]);
  if (!read) {
    return h("p", { class: "soft" }, t("finding.looking"));
  }
  return name === "proof" ? h(Proof, { ...props, text: read.text }) : h(CARDS[read.kind], props);
}
