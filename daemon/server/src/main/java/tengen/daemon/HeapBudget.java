package tengen.daemon;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.config.ConfigPath;
import tengen.config.PoolsConfig;
import tengen.config.TengenConfig;
import tengen.host.EngineRegistry;

/**
 * The division of the JVM's heap between engine tables, client data and the rest.
 *
 * @param heapBytes maximum heap
 */
public record HeapBudget(long heapBytes) {
  /** Minimum fraction of the heap for the rest. An estimate. */
  private static final double REST_FRACTION = 0.25;

  /** Minimum size of the rest (sessions, searches, garbage), in MiB. An estimate. */
  private static final long MIN_REST_MIB = 48;

  /** Fraction of the heap for engine tables, unless the configuration sets their size. */
  private static final double DEFAULT_TABLES_FRACTION = 0.5;

  /** Maximum of that size, in MiB. */
  private static final long MAX_DEFAULT_TABLES_MIB = 1024;

  /** The heap divided by this is the default limit for clients' input and output. */
  private static final int BUFFER_DIVISOR = 8;

  /** The limit for open tables is the client data's limit divided by this, in addition to it. */
  private static final int OPEN_TABLES_DIVISOR = 4;

  private static final ConfigPath BUFFER = ConfigPath.of("limits", "buffer-mib");
  private static final ConfigPath POOL = ConfigPath.of("pools", "memory-mib");

  /** Returns the budget of this JVM. */
  public static HeapBudget ofThisJvm() {
    return new HeapBudget(Runtime.getRuntime().maxMemory());
  }

  private long heapMib() {
    return heapBytes >> 20;
  }

  /** Returns the maximum size of engine tables, in MiB. */
  long maxMib() {
    long rest = Math.max(MIN_REST_MIB, (long) Math.ceil(REST_FRACTION * heapMib()));
    return Math.max(1, heapMib() - rest);
  }

  /** Returns the size of engine tables in a configuration, in MiB. */
  public long tablesMib(PoolsConfig pools) {
    return pools
        .memoryMib()
        .orElse(
            (int)
                Math.clamp(
                    (long) (DEFAULT_TABLES_FRACTION * heapMib()),
                    1,
                    Math.min(MAX_DEFAULT_TABLES_MIB, maxMib())));
  }

  /** Returns the error if the engine tables do not fit. */
  public Optional<EngineRegistry.Fault> fault(PoolsConfig pools) {
    return tablesMib(pools) <= maxMib()
        ? Optional.empty()
        : Optional.of(new EngineRegistry.Fault(POOL, objection(pools)));
  }

  /** Returns the limit of all clients' data, in bytes. */
  long bufferBytes(TengenConfig config) {
    OptionalInt mib = config.limits().bufferMib();
    long auto = Math.min(heapBytes / BUFFER_DIVISOR, maxBufferMib(config.pools()) << 20);
    return mib.isPresent() ? (long) mib.getAsInt() << 20 : auto;
  }

  /** Returns the limit of games at open tables, in bytes, in addition to {@link #bufferBytes}. */
  long openTablesBytes(TengenConfig config) {
    return bufferBytes(config) / OPEN_TABLES_DIVISOR;
  }

  /** Returns half of what the engine tables leave, in MiB. */
  private long maxBufferMib(PoolsConfig pools) {
    return Math.max(1, (heapMib() - tablesMib(pools)) / 2);
  }

  /** Returns the error if the clients' data does not fit. */
  public Optional<EngineRegistry.Fault> bufferFault(TengenConfig config) {
    long mib = bufferBytes(config) >> 20;
    long max = maxBufferMib(config.pools());
    return mib <= max
        ? Optional.empty()
        : Optional.of(
            new EngineRegistry.Fault(
                BUFFER,
                String.format(
                        Locale.ROOT,
                        "%s is %d and does not fit into what the tables leave of the JVM's heap of"
                            + " %d MiB;",
                        BUFFER,
                        mib,
                        heapMib())
                    + String.format(Locale.ROOT, " auto, or %d at most, or another heap", max)));
  }

  private String objection(PoolsConfig pools) {
    return String.format(
            Locale.ROOT,
            "%s is %d and does not fit into the JVM's heap of %d MiB; auto, or %d at most, or"
                + " another heap",
            POOL,
            tablesMib(pools),
            heapMib(),
            maxMib())
        + " (-Xmx or -XX:MaxRAMPercentage in config/serve.jvm, config/stdio.jvm)";
  }
}
