package tengen.config;

import java.util.OptionalInt;

/**
 * What all searches share.
 *
 * @param searchThreads 1 to 1024; empty: one per core
 * @param concurrentSearches 1 to 1024
 * @param queue searches that may wait, 1 to 1,000,000
 * @param memoryMib for the tables of all engines together, 1 to 1048576; empty: half of the heap,
 *     1024 at most
 */
public record PoolsConfig(
    OptionalInt searchThreads, int concurrentSearches, int queue, OptionalInt memoryMib) {
  public static final PoolsConfig DEFAULT =
      new PoolsConfig(OptionalInt.empty(), 2, 64, OptionalInt.empty());
}
