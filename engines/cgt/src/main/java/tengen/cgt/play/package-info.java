/** The engine {@code cgt}: referees, perfect play and values of combinatorial games and sums. */
package tengen.cgt.play;
