package tengen.config;

import java.util.List;
import java.util.OptionalInt;

/**
 * The resources that all searches share.
 *
 * @param searchThreads number of threads, 1 to 1024; empty: one for each core
 * @param concurrentSearches maximum number of running searches, 1 to 1024
 * @param queue maximum number of waiting searches, 1 to 1,000,000
 * @param memoryMib memory for the tables of all engines in MiB, 1 to 1048576; empty: half of the
 *     heap, at most 1024
 */
public record PoolsConfig(
    OptionalInt searchThreads, int concurrentSearches, int queue, OptionalInt memoryMib) {
  public static final PoolsConfig DEFAULT =
      new PoolsConfig(OptionalInt.empty(), 2, 64, OptionalInt.empty());

  static final Key<PoolsConfig, OptionalInt> SEARCH_THREADS =
      new Key<>(
          "search-threads",
          Scalars.autoOr(1, 1024, "one per core"),
          PoolsConfig::searchThreads,
          "",
          "Threads for searches. A search takes as many as its engine has.");

  static final Key<PoolsConfig, Long> CONCURRENT_SEARCHES =
      new Key<>(
          "concurrent-searches",
          Scalars.whole(1, 1024),
          pools -> (long) pools.concurrentSearches(),
          "",
          "Maximum number of running searches.");

  static final Key<PoolsConfig, Long> QUEUE =
      new Key<>(
          "queue",
          Scalars.whole(1, 1_000_000),
          pools -> (long) pools.queue(),
          "",
          "Maximum number of waiting searches.");

  static final Key<PoolsConfig, OptionalInt> MEMORY =
      new Key<>(
          "memory-mib",
          Scalars.autoOr(1, 1_048_576, "half of the heap, 1024 at most"),
          PoolsConfig::memoryMib,
          "MiB",
          "Memory for the tables of all engines. Above it the engines that have been idle"
              + " longest are closed.");

  static final Section<PoolsConfig> SECTION =
      new Section<>(
          PoolsConfig.DEFAULT,
          List.of(SEARCH_THREADS, CONCURRENT_SEARCHES, QUEUE, MEMORY),
          in ->
              new PoolsConfig(
                  in.get(SEARCH_THREADS),
                  Math.toIntExact(in.get(CONCURRENT_SEARCHES)),
                  Math.toIntExact(in.get(QUEUE)),
                  in.get(MEMORY)));
}
