/** Coin-turning games in one dimension and in more. */
package tengen.cgt.coins;
