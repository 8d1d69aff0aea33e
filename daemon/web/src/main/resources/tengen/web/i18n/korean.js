/** Korean, which browsers load when somebody reads it. */
import { files } from "./ko/files.js";
import { games } from "./ko/games.js";
import { names } from "./ko/names.js";
import { pictures } from "./ko/pictures.js";
import { play } from "./ko/play.js";
import { codes, sentences } from "./ko/reasons.js";
import { review } from "./ko/review.js";
import { screens } from "./ko/screens.js";

export const korean = { words: { ...play, ...review, ...screens, ...pictures, ...names, ...files, ...games }, sentences, codes };
