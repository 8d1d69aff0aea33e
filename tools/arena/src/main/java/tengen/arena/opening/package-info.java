/** Openings of matches, from files or drawn at random. */
package tengen.arena.opening;
