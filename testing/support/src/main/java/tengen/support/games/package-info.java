/** Positions, referees and checks of moves for the tests of engines. */
@org.jspecify.annotations.NullMarked
package tengen.support.games;
