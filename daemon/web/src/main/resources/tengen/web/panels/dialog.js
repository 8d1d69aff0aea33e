/** The dialogs: new game, share, settings, help. One native dialog element shows all of them. */
import { h } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { enginePlayer, enginesFor, sidesOf } from "../engines.js";
import { CELL, focusNext } from "../focus.js";
import { boardGame } from "../game.js";
import { engineName, gameName } from "../names.js";
import { hasOpenings, playing, PROCEDURES } from "../opening.js";
import { Language } from "./language.js";
import { Account } from "./login.js";
import { Strength } from "./players.js";
import { isSizeThere, SizeReason } from "./size.js";

/** A dialog that is closed by its button, by Escape, or by a press outside it. */
export function Dialog({ title, close, t, children }) {
  const element = useRef(null);
  useEffect(() => {
    const dialog = element.current;
    dialog.showModal();
    // A closed dialog returns the focus to the element that opened it; a removed one loses the focus.
    return () => dialog.close();
  }, []);
  return h(
    "dialog",
    {
      ref: element,
      "aria-label": title,
      onClose: close,
      onClick: (event) => event.target === element.current && element.current.close(),
    },
    h("div", { class: "inside" }, [
      h("h2", {}, title),
      children,
      h("form", { method: "dialog" }, h("button", { class: "btn close" }, t("close"))),
    ]),
  );
}

/** Returns the rules that some engine plays, on a board or as text. */
function playable(state) {
  const played = new Set(
    (state.hello?.engines ?? []).flatMap((engine) => engine.games.map((game) => game.rules)),
  );
  return (state.hello?.rules ?? []).filter((rules) => played.has(rules.id));
}

/** Time controls to choose from; times of each side, in seconds. */
const CLOCKS = {
  none: {},
  "1+1": { mainTime: 60, increment: 1 },
  "5+3": { mainTime: 300, increment: 3 },
  "15+10": { mainTime: 900, increment: 10 },
  move30: { moveTime: 30 },
};

/** Returns the engine of the current game, against which a new one begins at the same strength. */
function seatedEngine({ players }) {
  return [players.W, players.B].find((player) => player.kind === "engine");
}

export function NewGame({ state, t, act, settings, set }) {
  const rules = playable(state);
  const [chosen, setChosen] = useState(state.game.rules);
  const [size, setSize] = useState(state.game.text ? 15 : state.game.width);
  const usual = rules.find((each) => each.id === chosen);
  const [text, setText] = useState(state.game.text ?? "");
  const isText = Boolean(usual?.game);
  const [clock, setClock] = useState(Object.hasOwn(CLOCKS, settings.clock) ? settings.clock : "none");
  const [isPrivate, setPrivate] = useState(false);
  const [opponent, setOpponent] = useState(seatedEngine(state) ?? enginePlayer(null));
  const [procedure, setProcedure] = useState("none");
  const opening = hasOpenings(usual) ? procedure : "none";
  const able = playing(enginesFor(state, chosen, size, size), chosen, opening).map(({ id }) => id);
  const engine = able.includes(opponent.engine) ? opponent.engine : able[0];
  const player = { ...opponent, engine };
  const sides = sidesOf(state, chosen);
  const isThere = isText || isSizeThere(state, chosen, size);

  function start(side) {
    const game = isText
      ? { ...boardGame(chosen, 0, 0), text: text || usual.game }
      : boardGame(chosen, size, size);
    const players = {
      B: side === "W" || side === "none" ? player : { kind: "human" },
      W: side === "B" || side === "none" ? player : { kind: "human" },
    };
    const isKept = side !== "both" || clock !== "none" || isPrivate || opening !== "none";
    act(isKept
      ? { type: "table", game, players, clock: CLOCKS[clock], isPrivate, opening }
      : { type: "begin", game, players });
    set({ clock });
    focusNext(CELL);
  }

  function pick(id) {
    const next = rules.find((each) => each.id === id);
    setChosen(id);
    setText(next.game ?? "");
    setSize(next.boardXSize ?? size);
  }

  const starter = (id, side, isAble) =>
    h("button", { class: "btn", id, disabled: !isAble, onClick: () => start(side) }, t(`play.${side}`));

  return h("div", {}, [
    h("label", {}, [
      t("rules"),
      h("select", { class: "field", id: "rules", value: chosen, onChange: (event) => pick(event.target.value) },
        rules.map((each) => h("option", { key: each.id, value: each.id }, gameName(each.id, t)))),
    ]),
    isText
      ? h("label", {}, [t("game"), h("input", { class: "field", id: "text", value: text, onInput: (event) => setText(event.target.value) })])
      : h("label", {}, [
          t("size"),
          h("input", { class: "field", id: "size", type: "number", ...sides, value: size,
            onInput: (event) => setSize(Number(event.target.value)) }),
        ]),
    !isText && h(SizeReason, { state, rules: chosen, size, t }),
    hasOpenings(usual) && h("label", {}, [
      t("opening"),
      h("select", { class: "field", id: "opening-procedure", value: procedure, onChange: (event) => setProcedure(event.target.value) },
        PROCEDURES.map((each) => h("option", { value: each }, t(`opening.${each}`)))),
    ]),
    engine && h("div", { class: "row" }, [
      h("label", {}, [
        t("engine"),
        h("select", { class: "field", id: "opponent", value: engine,
          onChange: (event) => setOpponent({ ...player, engine: event.target.value }) },
          able.map((id) => h("option", { key: id, value: id }, engineName(id, t)))),
      ]),
      h(Strength, { state, player, where: "new", t, set: setOpponent }),
    ]),
    h("label", {}, [
      t("clock"),
      h("select", { class: "field", id: "clock", value: clock, onChange: (event) => setClock(event.target.value) },
        Object.keys(CLOCKS).map((name) => h("option", { value: name }, t(`clock.${name}`)))),
    ]),
    h("label", {}, [
      h("input", { id: "private", type: "checkbox", checked: isPrivate,
        onChange: (event) => setPrivate(event.target.checked) }),
      t("table.private"),
    ]),
    h("div", { class: "buttons" }, [
      starter("start-black", "B", isThere && engine),
      starter("start-white", "W", isThere && engine),
      starter("start-engines", "none", isThere && engine),
      starter("start-both", "both", isThere),
      h("button", { class: "btn", id: "start-friend", onClick: () => act({ type: "dialog", dialog: "invite" }) }, t("play.friend")),
    ]),
  ]);
}

const CHOICES = {
  notation: ["auto", "letters", "gtp", "piskvork", "off"],
  numbers: ["none", "ten", "all"],
  input: ["direct", "confirm"],
  theme: ["auto", "light", "dark"],
  board: ["wood", "flat"],
};

export function Settings({ settings, set, t }) {
  return h("div", {}, [
    h("label", { key: "language" }, [
      t("language"),
      h(Language, { id: "settings-language", look: "field", language: settings.language, set, t }),
    ]),
    Object.entries(CHOICES).map(([name, values]) =>
      h("label", { key: name }, [
        t(`settings.${name}`),
        h("select", { class: "field", id: `settings-${name}`, value: settings[name],
          onChange: (event) => set({ [name]: event.target.value }) },
          values.map((value) => h("option", { value }, t(`settings.${name}.${value}`)))),
      ])),
    h("label", {}, [
      h("input", { id: "settings-sound", type: "checkbox", checked: settings.sound,
        onChange: (event) => set({ sound: event.target.checked }) }),
      t("settings.sound"),
    ]),
    h("label", {}, [
      h("input", { type: "checkbox", checked: settings.nextOnly,
        onChange: (event) => set({ nextOnly: event.target.checked }) }),
      t("settings.nextOnly"),
    ]),
    h(Account, { t }),
  ]);
}

const KEYS = ["← →", ", .", "Home End", "[ ]", "Space", "h", "b B", "n", "u", "i", "r", "t", "1 … 9", "Esc", "?"];

export function Help({ t }) {
  return h("div", {}, [
    h("p", {}, t("help.play")),
    h("p", {}, t("help.marks")),
    h("dl", {}, KEYS.map((key) => [h("dt", {}, key), h("dd", {}, t(`key.${key}`))])),
  ]);
}
