package tengen.app.tune;

import tengen.arena.tune.TuneMatch;
import tengen.arena.tune.Tuning;

/**
 * A tuning ready to be run.
 *
 * @param steps number of steps
 * @param text everything that its values depend on, except the number of steps
 */
record TunePlan(Tuning tuning, TuneMatch duel, int steps, String text) {}
