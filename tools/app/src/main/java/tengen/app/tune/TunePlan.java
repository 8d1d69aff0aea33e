package tengen.app.tune;

import tengen.arena.tune.TuneMatch;
import tengen.arena.tune.Tuning;

/**
 * A tuning that can be played.
 *
 * @param steps of it
 * @param text everything that its values depend on, but how many steps there are
 */
record TunePlan(Tuning tuning, TuneMatch duel, int steps, String text) {}
