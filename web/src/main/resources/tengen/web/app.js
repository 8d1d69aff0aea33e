/** The whole page, from state and settings. */
import { h } from "preact";
import { Board } from "./board/board.js";
import { translator } from "./i18n/translate.js";
import { Analysis } from "./panels/analysis.js";
import { Dialog, Help, NewGame, Settings } from "./panels/dialog.js";
import { Graph } from "./panels/graph.js";
import { Login } from "./panels/login.js";
import { Players, standing } from "./panels/players.js";
import { Share, Tools } from "./panels/tools.js";
import { Steps, Tree } from "./panels/tree.js";
import { forGame } from "./settings.js";
import { moveName } from "./vertex.js";

function Header({ state, settings, t, act }) {
  const { language } = settings.get();
  const dialog = (name) => () => act({ type: "dialog", dialog: name });
  return h("header", {}, [
    h("h1", {}, ["Tengen", h("span", { lang: "zh", "aria-hidden": "true" }, " 天元")]),
    h("span", { class: "rules" }, state.game.text ?? state.game.rules),
    h("nav", {}, [
      h("button", { id: "language", onClick: () => settings.set({ language: language === "en" ? "zh" : "en" }) },
        language === "en" ? "中文" : "English"),
      h("button", { id: "settings", onClick: dialog("settings") }, t("settings")),
      h("button", { id: "help", onClick: dialog("help") }, t("help")),
      h("span", { class: `connection ${state.connection}`, id: "connection" }, t(state.connection)),
    ]),
  ]);
}

/** A game without a board: its text, and its moves as buttons. */
function TextGame({ state, t, act }) {
  const there = state.positions[state.at];
  return h("div", { class: "text-game" }, [
    h("p", { id: "position" }, there?.position ?? ""),
    h("div", { class: "buttons", role: "group", "aria-label": t("moves") },
      (there?.moves ?? []).map((move) =>
        h("button", { "data-move": move, onClick: () => act({ type: "play", move }) }, move))),
  ]);
}

function said({ message }, settings, state, t) {
  switch (message?.kind) {
    case "illegal":
      return `${moveName(message.move, state.game, settings.notation)}: ${t.named("reason", message.reason)}`;
    case "reviewed":
      return t("reviewed", { count: message.count });
    case "error":
    case "said":
      return message.text;
    default:
      return "";
  }
}

/** What a screen reader is told: moves, the end, and errors; never progress. */
function Live({ state, settings, t }) {
  const { side, move } = state.tree.nodes[state.at];
  const moved = move ? `${t(`stone.${side}`)} ${moveName(move, state.game, settings.notation)}` : "";
  const text = [said(state, settings, state, t), moved, standing(state, t)].filter(Boolean).join(". ");
  return h("div", { class: "hidden", role: "status", "aria-live": "polite" }, text);
}

const DIALOGS = { new: NewGame, settings: Settings, help: Help, share: Share };

export function App({ state, settings, act, logIn }) {
  const own = forGame(settings.get(), state.game.rules);
  const t = translator(own.language);
  const props = { state, settings: own, t, act };
  const dialog = DIALOGS[state.dialog];
  const plain = { state, t, act, settings: settings.get(), set: settings.set };
  return h("div", { class: "page" }, [
    h(Header, { state, settings, t, act }),
    h("main", {}, [
      state.connection === "locked" && h(Login, { t, logIn }),
      h("div", { class: "left" }, [
        state.game.text ? h(TextGame, props) : h(Board, props),
        own.input === "confirm" && state.ghost && !state.setup && h("div", { class: "buttons confirm" }, [
          h("button", { id: "cancel", onClick: () => act({ type: "ghost", ghost: null }) }, "✗"),
          h("b", {}, moveName(state.ghost, state.game, own.notation)),
          h("button", { id: "confirm", onClick: () => act({ type: "play", move: state.ghost }) }, "✓"),
        ]),
        h(Steps, props),
        h("p", { class: "said", id: "message" }, said(state, own, state, t)),
        h(Tools, props),
      ]),
      h("div", { class: "right" }, [h(Players, props), h(Analysis, props), h(Graph, props), h(Tree, props)]),
    ]),
    h(Live, props),
    dialog && h(Dialog, {
      key: state.dialog,
      title: t(`dialog.${state.dialog}`),
      t,
      close: () => act({ type: "dialog", dialog: null }),
    }, h(dialog, plain)),
  ]);
}
