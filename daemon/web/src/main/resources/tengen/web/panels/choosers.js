/** The dialogs in which a game is chosen. They are one script, which is loaded when the first of them is opened. */
import { NewGame } from "./newgame.js";
import { Invite } from "./newinvite.js";

export { Invite, NewGame };
