/** A picture on the page: its drawing, a button for each choice, and a line of text below. */
import { h } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { complete, offered, without } from "./choices.js";
import { spoken } from "./current.js";
import { nearest } from "./nearest.js";
import { roomOf } from "./targets.js";
import { Words } from "./words.js";

/** Size to which a smaller rectangle grows if it has the room. */
const TARGET = "44px";

/** Size in pixels below which a choice needs two presses: the first shows the move, the second plays it. */
const SMALL = 40;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Draws a shape. @param fades classes by the keys of shapes */
export function Shape({ each, fades, t }) {
  const { tag, attributes, content, key } = each;
  const fade = key !== null && fades[key];
  const inner = Array.isArray(content)
    ? content[0]?.tag
      ? content.map((child, index) => h(Shape, { key: index, each: child, fades, t }))
      : spoken(content, t)
    : content;
  return h(tag, fade ? { ...attributes, class: `${attributes.class ?? ""} ${fade}` } : attributes, inner);
}

/** Returns the style of a pressable rectangle, in percent of the picture. @param room the sizes to which it may grow */
function style({ x, y, width, height, turn }, room, scene) {
  const part = (value, whole) => `${(100 * value) / whole}%`;
  const least = (value, whole) => `min(${TARGET}, ${part(value, whole)})`;
  return {
    left: part(x, scene.width),
    top: part(y, scene.height),
    width: part(width, scene.width),
    height: part(height, scene.height),
    minWidth: least(room.width, scene.width),
    minHeight: least(room.height, scene.height),
    transform: `translate(-50%, -50%) rotate(${turn}deg)`,
  };
}

/** Moves the focus to the picture when the focused button disappears. */
function useFocus(group) {
  const had = group.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    const isGone = had && !group.current.contains(document.activeElement);
    if (isGone || (had && document.activeElement === group.current)) {
      (group.current.querySelector('.hit[tabindex="0"]') ?? group.current).focus();
    }
  });
}

/** A pressable rectangle of a choice. The first one has the name and the focus; others are for pointers only. */
function Hit({ choice, area, room, index, scene, isTabStop, pressed, name, on }) {
  const named = index === 0
    ? {
        "aria-label": name,
        ...(choice.play ? { "data-move": choice.play.move } : { "data-choice": choice.id, "aria-pressed": String(pressed) }),
        tabIndex: isTabStop ? 0 : -1,
      }
    : { "aria-hidden": "true", tabIndex: -1 };
  return h("button", {
    class: pressed ? "hit pressed" : "hit",
    type: "button",
    style: style(area, room, scene),
    ...named,
    onClick: (event) => on.press(choice, event.pointerType === "touch", area),
    onPointerEnter: (event) => event.pointerType !== "touch" && on.point(choice.id),
    onPointerLeave: () => on.point(null),
    onFocus: (event) => event.target.matches(":focus-visible") && on.point(choice.id),
    onBlur: () => on.point(null),
  });
}

/**
 * The picture of a position.
 *
 * @param node name of the position; choices made at another are forgotten
 * @param isDisabled whether nobody may move now
 * @param isValued whether values of parts are shown
 * @param hint the text below while no choice is pointed at
 */
export function Stage({ scene, node, isDisabled, isValued, hint, settings, t, play }) {
  const fresh = { node, chosen: [], pointed: null, armed: null };
  const [saved, setSaved] = useState(fresh);
  const local = saved.node === node ? saved : fresh;
  const change = (fields) => setSaved({ ...local, ...fields });
  const group = useRef(null);
  useFocus(group);

  const open = isDisabled ? [] : offered(scene, local.chosen);
  const taken = local.chosen.map((id) => ({ ...scene.choices.get(id), play: null }));
  const shown = [...taken, ...open].filter(({ hits }) => hits.length);
  const pointed = scene.choices.get(local.armed ?? local.pointed);
  const lit = [...taken, ...(pointed && !isDisabled && !local.chosen.includes(pointed.id) ? [pointed] : [])];
  const fades = Object.assign({}, ...lit.map((choice) => choice.fades));

  function isSmall(area) {
    return (Math.min(area.width, area.height) * group.current.clientWidth) / scene.width < SMALL;
  }

  function press(choice, isTouch, area) {
    const isAsked = (isTouch && isSmall(area)) || (settings.input === "confirm" && choice.play);
    if (isAsked && local.armed !== choice.id) {
      change({ armed: choice.id });
    } else if (choice.play) {
      play(choice.play.move);
    } else {
      const chosen = local.chosen.includes(choice.id) ? without(local.chosen, choice.id) : [...local.chosen, choice.id];
      change({ chosen, armed: null, pointed: null });
    }
  }

  function walk(event) {
    const buttons = [...group.current.querySelectorAll(".hit[aria-label]")];
    const from = shown[buttons.indexOf(event.target)];
    const next = ARROWS[event.key] && from && nearest(from, shown, ARROWS[event.key]);
    if (next) {
      event.preventDefault();
      event.stopPropagation();
      buttons[shown.indexOf(next)].focus();
    }
    if (event.key === "Escape" && (local.chosen.length || local.armed)) {
      event.stopPropagation();
      change({ chosen: [], armed: null });
    }
  }

  const nameOf = (choice) => spoken(choice.play ? choice.play.name : choice.name, t);
  const on = { press, point: (id) => id !== local.pointed && change({ pointed: id }) };
  const stop = shown.find(({ id }) => id === local.pointed) ?? shown[0];
  const rooms = roomOf(shown);
  const hitsOf = (choice) => choice.hits.map((area, index) =>
    h(Hit, {
      key: `${choice.id}#${index}`, choice, area, room: rooms.get(area), index, scene, on,
      isTabStop: choice === stop, pressed: local.chosen.includes(choice.id), name: nameOf(choice),
    }));
  return h("div", { class: isValued ? "picture valued" : "picture" }, [
    h("div", { class: "pic" },
      h("div", {
        class: "scene", role: "group", ref: group, tabIndex: -1, "aria-label": spoken(scene.spoken, t),
        style: { "--ratio": scene.width / scene.height, "--units": scene.width }, onKeyDown: walk,
      }, [
        h("svg", { viewBox: `0 0 ${scene.width} ${scene.height}`, "aria-hidden": "true" }, [
          scene.shapes.map((each, index) => h(Shape, { key: index, each, fades, t })),
          h("g", { class: "adds" }, lit.flatMap(({ adds }) => adds).map((each, index) => h(Shape, { key: index, each, fades: {}, t }))),
        ]),
        shown.flatMap(hitsOf),
      ])),
    h(Words, {
      t, hint, open, play,
      armed: local.armed && open.find(({ id }) => id === local.armed),
      asked: taken.at(-1)?.ask,
      chosen: taken,
      done: complete(scene, local.chosen),
      pointed: pointed && !isDisabled ? nameOf(open.find(({ id }) => id === pointed.id) ?? pointed) : "",
      sure: (choice) => press(choice, false, choice.hits[0]),
      cancel: () => change({ chosen: [], armed: null, pointed: null }),
    }),
  ]);
}
