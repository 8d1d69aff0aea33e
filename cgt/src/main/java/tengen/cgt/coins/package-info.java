/** Coin-turning games in one dimension and in two. */
package tengen.cgt.coins;
