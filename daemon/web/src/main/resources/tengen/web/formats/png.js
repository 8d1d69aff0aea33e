/** Writes the drawing of the board as a PNG file. */

const PIXELS_OF_A_CELL = 48;

/** CSS properties that the picture needs as attributes, since it has no style sheet. */
const STYLED = ["stop-color", "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin",
  "paint-order", "opacity", "font-size", "font-family", "font-weight", "text-anchor", "dominant-baseline"];

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

/** Returns the board's background as SVG: its colours without the grain. */
function wood(board, { x, y, width, height }) {
  const [from, to] = getComputedStyle(board).backgroundImage.match(/rgba?\([^)]*\)/g);
  return `<linearGradient id="wood" x2="1" y2="0.5"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
    + `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#wood)"/>`;
}

/** Returns the drawing as an SVG file with the symbols of its stones and the background. */
function selfContained(drawing, width, height) {
  const copy = styledCopy(drawing);
  copy.insertAdjacentHTML("afterbegin", wood(drawing.closest(".board"), drawing.viewBox.baseVal));
  copy.prepend(styledCopy(document.querySelector(".defs defs")));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", width);
  copy.setAttribute("height", height);
  return new XMLSerializer().serializeToString(copy);
}

/** Returns the board that is shown as image/png. @returns {Promise<Blob>} */
export async function picture() {
  const drawing = document.querySelector(".board .drawing");
  const { width, height } = drawing.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * PIXELS_OF_A_CELL);
  canvas.height = Math.round(height * PIXELS_OF_A_CELL);
  const text = selfContained(drawing, canvas.width, canvas.height);
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  canvas.getContext("2d").drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
