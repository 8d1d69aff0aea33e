/**
 * Values of short partizan games: exact, in canonical form, interned. Conway, On Numbers and Games;
 * Siegel, Combinatorial Game Theory (2013), chapter II.
 */
package tengen.cgt.value;
