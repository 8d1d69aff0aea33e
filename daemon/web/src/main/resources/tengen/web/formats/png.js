/** The drawing of the board as a picture. */

const PIXELS_OF_A_CELL = 48;

/** What the page's style sheet says of a drawing, which a picture does not have. */
const STYLED = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin",
  "paint-order", "opacity", "font-size", "font-family", "font-weight", "text-anchor", "dominant-baseline"];

/** A copy that looks the same without any style sheet. */
function selfContained(drawing, width, height) {
  const copy = drawing.cloneNode(true);
  const copies = copy.querySelectorAll("*");
  drawing.querySelectorAll("*").forEach((element, index) => {
    const style = getComputedStyle(element);
    STYLED.forEach((name) => copies[index].setAttribute(name, style.getPropertyValue(name)));
    copies[index].removeAttribute("style");
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", width);
  copy.setAttribute("height", height);
  return new XMLSerializer().serializeToString(copy);
}

/** @returns {Promise<Blob>} the board that is shown, as image/png */
export async function picture() {
  const drawing = document.querySelector(".board .drawing");
  const { width, height } = drawing.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  canvas.width = width * PIXELS_OF_A_CELL;
  canvas.height = height * PIXELS_OF_A_CELL;
  const text = selfContained(drawing, canvas.width, canvas.height);
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  canvas.getContext("2d").drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
