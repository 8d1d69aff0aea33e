/** Statistics of matches: scores, Elo, SPRT, latency. Functions of results only. */
package tengen.arena.stats;
