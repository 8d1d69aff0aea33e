/**
 * The referees of Gomoku and NoGo. Written for correctness, not speed; no engine's board belongs
 * here.
 */
package tengen.rules;
