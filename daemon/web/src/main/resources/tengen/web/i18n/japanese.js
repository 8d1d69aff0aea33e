/** Japanese, which browsers load when somebody reads it. */
import { files } from "./ja/files.js";
import { games } from "./ja/games.js";
import { names } from "./ja/names.js";
import { pictures } from "./ja/pictures.js";
import { play } from "./ja/play.js";
import { codes, sentences } from "./ja/reasons.js";
import { review } from "./ja/review.js";
import { screens } from "./ja/screens.js";

export const japanese = { words: { ...play, ...review, ...screens, ...pictures, ...names, ...files, ...games }, sentences, codes };
