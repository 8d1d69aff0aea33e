/**
 * The engine {@code cgt}: referees, perfect play and values of combinatorial games and their sums.
 */
package tengen.cgt.play;
