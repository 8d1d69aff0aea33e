/** Compact coding of stored games: an adaptive range coder, and an order of points to code by. */
package tengen.gomoku.shard;
