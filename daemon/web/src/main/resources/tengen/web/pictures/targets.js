/** Room around the pressable rectangles of a picture, so that small ones can be made large enough for a finger. */

/** Share of a side in a direction below which it counts as none. */
const NONE = 1e-6;

/** Largest growth of a side, in cells. */
const MAX_GROWTH = 2;

/** Returns the directions of a rectangle's width and height. */
function axesOf({ turn }) {
  const angle = (turn * Math.PI) / 180;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return [{ x, y }, { x: -y, y: x }];
}

/** Returns the share of a rectangle's width or height in a direction. @param side its axis */
function share(side, axis) {
  const part = Math.abs(side.x * axis.x + side.y * axis.y);
  return part < NONE ? 0 : part;
}

/** Returns half of a rectangle's extent in a direction. */
function reach({ area, axes: [wide, high] }, axis) {
  return (share(wide, axis) * area.width + share(high, axis) * area.height) / 2;
}

/** Returns the distance of two rectangles in a direction; negative if they overlap there. */
function gap(one, other, axis) {
  const apart = Math.abs((one.area.x - other.area.x) * axis.x + (one.area.y - other.area.y) * axis.y);
  return apart - reach(one, axis) - reach(other, axis);
}

/** Returns whether two rectangles may reach each other. */
function isNear(one, other) {
  const near = one.radius + other.radius;
  return Math.abs(one.area.x - other.area.x) < near && Math.abs(one.area.y - other.area.y) < near;
}

/** Limits a rectangle's growth to its half of a gap. */
function limit({ area, axes: [wide, high], room }, distance, axis) {
  const [across, along] = [share(wide, axis), share(high, axis)];
  const part = across && along ? distance / 2 : distance;
  room.width = across ? Math.min(room.width, area.width + part / across) : room.width;
  room.height = along ? Math.min(room.height, area.height + part / along) : room.height;
}

/**
 * Returns the largest sizes to which rectangles can grow around their centres without reaching those of other choices.
 * Two rectangles share the gap between them, in the direction in which it is widest.
 *
 * @param choices with their hits
 * @returns {Map<object, {width: number, height: number}>} by hit
 */
export function roomOf(choices) {
  const all = choices.flatMap((choice) => choice.hits.map((area) => ({
    choice,
    area,
    axes: axesOf(area),
    radius: Math.hypot(area.width, area.height) / 2 + MAX_GROWTH,
    room: { width: area.width + MAX_GROWTH, height: area.height + MAX_GROWTH },
  })));
  all.forEach((one, index) => {
    for (let at = index + 1; at < all.length; at++) {
      const other = all[at];
      if (other.choice !== one.choice && isNear(one, other)) {
        const axes = [...one.axes, ...other.axes];
        const gaps = axes.map((axis) => gap(one, other, axis));
        const widest = Math.max(...gaps);
        const axis = axes[gaps.indexOf(widest)];
        [one, other].forEach((each) => limit(each, Math.max(0, widest), axis));
      }
    }
  });
  return new Map(all.map(({ area, room }) => [area, room]));
}
