/** The start screen's column: opponent, colour, and links to all other screens. */
import { h } from "preact";
import { CELL, focusNext } from "../focus.js";
import { icon } from "../icons.js";
import { levelName, levelText, sizedName } from "../names.js";
import { Colour } from "../panels/colour.js";
import { Resume } from "../panels/resume.js";
import { LEVELS, stopOf } from "../screens.js";

/** Returns the position of the slider's thumb, whose width is 26 px. */
function thumbAt(stop) {
  return `calc(13px + ${stop} * (100% - 26px) / ${LEVELS.length - 1})`;
}

function Level({ level, t, act }) {
  const stop = stopOf(level);
  return h("div", { class: "level" }, [
    h("div", { class: "name" }, h("label", { for: "level", class: "soft small" }, t("opponent"))),
    h("div", { class: "name" }, [
      h("b", {}, levelName(level, t)),
      h("span", { class: "soft small" }, t(`level.${stop}.line`)),
    ]),
    h("input", { id: "level", type: "range", min: 0, max: LEVELS.length - 1, value: stop,
      "aria-valuetext": levelText(level, t), style: { "--at": thumbAt(stop) },
      onInput: (event) => act({ type: "start", change: { level: LEVELS[event.target.value] } }) }),
    h("div", { class: "ticks", "aria-hidden": "true" }, LEVELS.map((each) => h("i", { key: each }))),
    h("div", { class: "ends", "aria-hidden": "true" }, [
      h("span", {}, levelName(LEVELS[0], t)), h("span", {}, levelName(LEVELS.at(-1), t))]),
  ]);
}

/** Links to another screen; a button if the screen has no address. A phone shows the count instead of the line. */
function Tile({ name, picture, title, line, count, href, onClick }) {
  return h(href ? "a" : "button", { class: "tile", id: `tile-${name}`, "data-count": count || undefined, href, onClick }, [
    icon(picture), h("span", {}, [h("b", {}, title), h("small", {}, line)])]);
}

export function Home({ state, settings, t, act }) {
  const { start, game } = state;

  function play() {
    act({ type: "playEngine", chance: Math.random() });
    focusNext(CELL);
  }

  const live = state.live.answered >= 0 ? t("tile.live.count", { count: state.live.rows.length }) : t("tile.live.line");
  return h("aside", { class: "side start", "aria-label": t("home") }, [
    h("div", { class: "greeting" }, [
      h("h1", {}, t("home.title")),
      h("p", { class: "soft" }, t(`home.line.${start.side}`)),
    ]),
    h(Resume, { state, settings, t, act }),
    h("form", { class: "card engine", "aria-label": t("play.engine"), onSubmit: (event) => {
      event.preventDefault();
      play();
    } }, [
      h(Level, { level: start.level, t, act }),
      h(Colour, { name: "side", side: start.side, t, choose: (side) => act({ type: "start", change: { side } }) }),
      h("button", { class: "btn primary big wide", id: "play-engine" }, t("play.engine")),
      h("div", { class: "rules-line" }, [
        h("span", {}, `${sizedName(game, t)} · ${t("home.noClock")}`),
        h("button", { class: "link tap", type: "button", id: "new",
          onClick: () => act({ type: "dialog", dialog: "new" }) }, t("change")),
      ]),
    ]),
    h("nav", { class: "tiles", "aria-label": t("home.more") }, [
      h(Tile, { name: "friend", picture: "link", title: t("play.friend"), line: t("tile.friend.line"),
        onClick: () => act({ type: "dialog", dialog: "invite" }) }),
      h(Tile, { name: "analyse", picture: "analyse", title: t("screen.analyse"), line: t("tile.analyse.line"), href: "#/analyse" }),
      h(Tile, { name: "live", picture: "watch", title: t("tile.live"), line: live, count: state.live.rows.length, href: "#/live" }),
      h(Tile, { name: "games", picture: "games", title: t("screen.games"), line: t("tile.games.line"), href: "#/games" }),
    ]),
  ]);
}
