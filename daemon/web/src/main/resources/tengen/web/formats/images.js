/** Pictures of games to save. Browsers load them when somebody saves one. */
import { animation } from "./animation.js";
import { picture } from "./png.js";

export { animation, picture };
