/** The whole page, drawn from state and settings. */
import { h } from "preact";
import { CELL } from "./focus.js";
import { translator } from "./i18n/translate.js";
import { Live } from "./pages/live.js";
import { Announcements, Play } from "./pages/play.js";
import { Games } from "./pages/stored.js";
import { TimeWarning } from "./panels/bars.js";
import { Dialog, Help, Settings } from "./panels/dialog.js";
import { Header, Menu } from "./panels/header.js";
import { Invite, NewGame } from "./panels/later.js";
import { Login } from "./panels/login.js";
import { More } from "./panels/more.js";
import { Offline } from "./panels/offline.js";
import { Seats } from "./panels/players.js";
import { Toast } from "./panels/toast.js";
import { Choose, Share } from "./panels/tools.js";
import { forGame } from "./settings.js";

/** The screens by name. */
const PAGES = { board: Play, games: Games, live: Live };

const DIALOGS = { new: NewGame, invite: Invite, settings: Settings, help: Help, share: Share, choose: Choose, menu: Menu, more: More, players: Seats };

function toBoard(event) {
  event.preventDefault();
  document.querySelector(CELL)?.focus();
}

export function App({ state, settings, act, logIn, retry }) {
  const own = forGame(settings.get(), state.game.rules);
  const t = translator(own.language);
  const props = { state, settings: own, t, act };
  const dialog = DIALOGS[state.dialog];
  const plain = { state, t, act, settings: settings.get(), set: settings.set };
  return h("div", { class: "shell" }, [
    state.page === "board" && state.connection !== "locked" && h("a", { class: "skip", href: "#board", onClick: toBoard }, t("skip")),
    h(Header, { state, settings, t, act }),
    h("main", {}, [
      state.connection === "locked" ? h(Login, { t, logIn }) : h(PAGES[state.page], props),
    ]),
    h(Announcements, props),
    h(TimeWarning, props),
    h(Offline, { connection: state.connection, isFirst: state.connections === 0, t, retry }),
    h(Toast, props),
    dialog && h(Dialog, {
      key: state.dialog,
      name: state.dialog,
      title: t(`dialog.${state.dialog}`),
      t,
      close: () => act({ type: "closed", dialog: state.dialog }),
    }, h(dialog, plain)),
  ]);
}
