/**
 * Partizan games, with their values by recursion over independent parts. Berlekamp, Conway, Guy,
 * Winning Ways; Conway, On Numbers and Games.
 */
package tengen.cgt.partizan;
