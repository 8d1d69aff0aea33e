/** Chinese: words by key, the daemon's sentences, and kinds of errors. Browsers load it when somebody reads Chinese. */
import { codes, reasons } from "./reasons.js";
import { zh } from "./zh.js";

export const chinese = { words: zh, sentences: reasons.zh, codes: codes.zh };
