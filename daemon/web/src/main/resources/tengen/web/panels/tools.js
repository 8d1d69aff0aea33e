/** Tools beside the game: setting stones up, files, links, typed commands. */
import { h } from "preact";
import { useState } from "preact/hooks";
import { percent } from "../board/board.js";
import { opened } from "../droppedFiles.js";
import { knownInfos } from "../evaluations.js";
import { CELL, focusNext } from "../focus.js";
import { formatsFor, OPENED } from "../formats/formats.js";
import { boardGame } from "../game.js";
import { sizedName } from "../names.js";
import { line, link } from "../route.js";
import { pathTo } from "../tree.js";
import { fromGomocalc, moveName, shown, typed } from "../vertex.js";
import { CopiedLink } from "./link.js";
import { standing } from "./players.js";
import { Transforms } from "./transforms.js";

/** Shows the tools to put stones on the board, in place of the actions. */
export function Setup({ state, t, act }) {
  const { setup } = state;
  const change = (fields) => act({ type: "setup", setup: { ...setup, ...fields } });
  const tool = (name) =>
    h("button", { class: "btn", "data-tool": name, "aria-pressed": String(setup.tool === name),
      onClick: () => change({ tool: name }) }, t(`setup.${name}`));
  return h("div", { class: "actions setup", role: "group", "aria-label": t("setup") }, [
    ["B", "W", "N", "erase"].map(tool),
    h(Transforms, { stones: setup.stones, size: state.game, t, take: (stones) => change({ stones }) }),
    h("label", {}, [
      t("setup.first"),
      h("select", { class: "field", id: "setup-first", value: setup.first, onChange: (event) => change({ first: event.target.value }) },
        ["B", "W"].map((side) => h("option", { value: side }, t(`stone.${side}`)))),
    ]),
    h("button", { class: "btn", id: "setup-done", onClick: () => {
      const { rules, width, height } = state.game;
      act({ type: "begin", game: boardGame(rules, width, height, setup.stones, setup.first) });
      focusNext(CELL);
    } }, t("setup.done")),
    h("button", { class: "btn", id: "setup-cancel", onClick: () => {
      act({ type: "setup", setup: null });
      focusNext("#setup, #more");
    } }, t("cancel")),
  ]);
}

/**
 * Returns whether a move is legal. The daemon lists only the first moves of a position with very many and checks
 * others itself.
 */
function isNamed(position, words) {
  return position?.moves?.includes(words) || (position?.moreMoves && /\d/.test(words));
}

/** A field for commands that do not need a visible board: a point, undo, eval, best, board. */
function Command({ state, settings, t, act }) {
  const [text, setText] = useState("");

  function answer(message) {
    act({ type: "message", message: { kind: "text", text: message } });
  }

  function run(event) {
    event.preventDefault();
    setText("");
    const words = text.trim();
    const position = state.positions[state.at];
    const vertex = state.game.text
      ? isNamed(position, words) && words
      : typed(words, settings.notation, state.game.width, state.game.height);
    const best = knownInfos(state)[0];
    const known = best ? t.list([moveName(best.move, state.game, settings.notation, t), percent(best, position.toMove)]) : t("unknown");
    const commands = {
      undo: () => act({ type: "takeBack" }),
      eval: () => answer(known),
      best: () => answer(known),
      board: () => answer(boardText(state, settings, t)),
    };
    if (vertex) {
      act({ type: "play", move: vertex });
    } else {
      (Object.hasOwn(commands, words) ? commands[words] : () => answer(t("command.unknown", { text: words })))();
    }
  }

  return h("form", { class: "command", onSubmit: run }, [
    h("label", {}, [t("command"), h("input", { class: "field", id: "command", value: text, autocomplete: "off",
      placeholder: "H8, undo, eval, board", onInput: (event) => setText(event.target.value) })]),
  ]);
}

function boardText(state, settings, t) {
  const stones = state.positions[state.at]?.stones ?? [];
  const side = (name) =>
    t.labelled(t(`stone.${name}`), stones.filter(([each]) => each === name)
      .map(([, vertex]) => shown(vertex, settings.notation, state.game.height)).join(" "));
  return t.sentences([side("B"), side("W"), standing(state, t)]);
}

/** Lists the games of a file with several. */
export function Choose({ state, t, act }) {
  return h("ol", { class: "choice" }, state.readings.map((reading, index) =>
    h("li", { key: index }, reading.game
      ? h("button", { class: "btn", "data-game": index + 1, onClick: () => {
          act({ type: "loaded", ...reading });
          focusNext(CELL);
        } }, nameOf(reading, t))
      : t.message(reading.fault))));
}

/** Returns a game's description, such as "Ann – Bob, gomoku-renju 15×15, 23 moves". */
function nameOf({ game, at, tree, names = { B: "", W: "" } }, t) {
  const players = names.B || names.W ? `${names.B || "?"} – ${names.W || "?"}` : "";
  const board = sizedName(game, t);
  return t.list([players, board, t("choose.moves", { count: pathTo(tree, at).length - 1 })]);
}

export function Tools({ state, settings, t, act }) {
  async function load(event) {
    const files = [...event.target.files];
    event.target.value = "";
    act(await opened(files, state));
  }

  if (state.setup) {
    return null;
  }
  const position = state.positions[state.at];

  function begin() {
    act({ type: "setup", setup: { tool: "B", first: position?.toMove ?? "B", stones: position?.stones ?? [] } });
    focusNext("[data-tool]");
  }

  return h("div", { class: "tools" }, [
    h("div", { class: "buttons" }, [
      !state.game.text && h("button", { class: "btn", id: "setup", onClick: begin }, t("setup")),
      h("label", { class: "btn file" }, [t("open"), h("input", { id: "open", type: "file", accept: OPENED, onChange: load })]),
    ]),
    h("div", { class: "buttons", role: "group", "aria-label": t("save") }, [
      h("span", { class: "soft small", "aria-hidden": "true" }, t("save")),
      formatsFor(state).map((name) =>
        h("button", { class: "btn", "data-save": name, disabled: Boolean(state.saving), "aria-busy": String(state.saving === name),
          onClick: () => act({ type: "save", name }) }, name.toUpperCase())),
      state.game.text && h("span", { class: "soft small" }, t("save.board")),
    ]),
    h(Command, { state, settings, t, act }),
  ]);
}

/** Shows the game's link, and a field for gomocalc's strings. */
export function Share({ state, t, act }) {
  const [text, setText] = useState("");
  const { width, height, rules } = state.game;
  const vertices = fromGomocalc(text, width, height);
  return h("div", {}, [
    h(CopiedLink, { id: "link", label: t("link"), copy: t("invite.copy"), url: link(state), t }),
    !state.game.text && [
      h("label", { for: "gomocalc", class: "soft small" }, t("gomocalc")),
      h("div", { class: "share-link" }, [
        h("input", { class: "field", id: "gomocalc", value: text, onInput: (event) => setText(event.target.value) }),
        h("button", { class: "btn", id: "gomocalc-open", disabled: !vertices?.length, onClick: () => {
          act({ type: "loaded", ...line(boardGame(rules, width, height), vertices) });
          focusNext(CELL);
        } }, t("open")),
      ]),
    ],
  ]);
}
