/** Tuning of an engine's options by matches: SPSA and simulated annealing. */
package tengen.arena.tune;
