/** Positions, rules and move checks for the tests of engines. */
@org.jspecify.annotations.NullMarked
package tengen.support.games;
