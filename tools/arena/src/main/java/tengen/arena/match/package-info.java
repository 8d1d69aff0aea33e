/** Matches: contestants, schedule, results and how to continue an interrupted one. */
package tengen.arena.match;
