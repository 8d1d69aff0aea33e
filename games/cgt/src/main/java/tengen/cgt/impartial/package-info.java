/** Games in which both players have the same moves, and the theory of their values. */
package tengen.cgt.impartial;
