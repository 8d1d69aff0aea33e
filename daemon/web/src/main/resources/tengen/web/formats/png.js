/** Writes the drawing of a board, or the picture of a game without one, as a PNG file. */

const PIXELS_OF_A_CELL = 48;

/** Length of the longer side of a picture of few cells, in pixels. */
const MIN_PIXELS = 760;

/** Space around the picture of a game without a board, in its units. */
const MARGIN = 0.4;

/** CSS properties that the picture needs as attributes, since it has no style sheet. */
const STYLED = ["stop-color", "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin",
  "stroke-opacity", "paint-order", "opacity", "visibility", "font-size", "font-family", "font-weight", "text-anchor", "dominant-baseline"];

/** Copies an element with its styles as attributes. */
function styledCopy(original) {
  const copy = original.cloneNode(true);
  const copies = copy.querySelectorAll("*");
  original.querySelectorAll("*").forEach((element, index) => {
    const style = getComputedStyle(element);
    STYLED.forEach((name) => copies[index].setAttribute(name, style.getPropertyValue(name)));
    copies[index].removeAttribute("style");
  });
  return copy;
}

/** Returns the background of a picture without a board. */
function plain(card, { x, y, width, height }) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${getComputedStyle(card).backgroundColor}"/>`;
}

/** Returns the board's background as SVG: its colours without the grain. */
function wood(board, { x, y, width, height }) {
  const [from, to] = getComputedStyle(board).backgroundImage.match(/rgba?\([^)]*\)/g);
  return `<linearGradient id="wood" x2="1" y2="0.5"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
    + `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#wood)"/>`;
}

/** Returns the drawing as an SVG file with the symbols of its stones and the background. */
function selfContained(drawing, box, scale) {
  const board = drawing.closest(".board");
  const copy = styledCopy(drawing);
  copy.querySelector(".adds")?.remove();
  copy.insertAdjacentHTML("afterbegin", board ? wood(board, box) : plain(drawing.closest(".pic"), box));
  copy.prepend(styledCopy(document.querySelector(".defs defs")));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", [box.x, box.y, box.width, box.height].join(" "));
  copy.setAttribute("width", box.width * scale);
  copy.setAttribute("height", box.height * scale);
  return new XMLSerializer().serializeToString(copy);
}

/** Returns the board or the picture that is shown as image/png. @returns {Promise<Blob>} */
export async function picture() {
  const drawing = document.querySelector(".board .drawing, .scene > svg");
  const margin = drawing.closest(".board") ? 0 : MARGIN;
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const box = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  const scale = Math.max(PIXELS_OF_A_CELL, MIN_PIXELS / Math.max(box.width, box.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(box.width * scale);
  canvas.height = Math.round(box.height * scale);
  const text = selfContained(drawing, box, scale);
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
