/**
 * Code that all engines share: random numbers, node limits, helper threads, the mark of hot paths.
 * Knows no game.
 */
package tengen.common;
