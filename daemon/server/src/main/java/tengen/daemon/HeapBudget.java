package tengen.daemon;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.config.ConfigPath;
import tengen.config.PoolsConfig;
import tengen.config.TengenConfig;
import tengen.host.EngineRegistry;

/**
 * How a JVM's heap is divided: the tables of engines, what clients may fill, and the rest.
 *
 * @param heapBytes the most that it grows to
 */
public record HeapBudget(long heapBytes) {
  /** The part of the heap that is the rest at least. A guess. */
  private static final double REST = 0.25;

  /** The least that the rest is: sessions, searches, garbage. A guess. */
  private static final long LEAST_REST_MIB = 48;

  private static final double AUTO = 0.5;

  private static final long MOST_AUTO_MIB = 1024;

  private static final int BUFFER_PART = 8;

  /** Part of what clients may fill that open tables may take beside it. */
  private static final int OPEN_TABLES_PART = 4;

  private static final ConfigPath BUFFER = ConfigPath.of("limits", "buffer-mib");
  private static final ConfigPath POOL = ConfigPath.of("pools", "memory-mib");

  /** That of this JVM. */
  public static HeapBudget ofThisJvm() {
    return new HeapBudget(Runtime.getRuntime().maxMemory());
  }

  private long heapMib() {
    return heapBytes >> 20;
  }

  /** The most that the tables can have. */
  long mostMib() {
    long rest = Math.max(LEAST_REST_MIB, (long) Math.ceil(REST * heapMib()));
    return Math.max(1, heapMib() - rest);
  }

  /** What the tables of this configuration have. */
  long tablesMib(PoolsConfig pools) {
    return pools
        .memoryMib()
        .orElse((int) Math.clamp((long) (AUTO * heapMib()), 1, Math.min(MOST_AUTO_MIB, mostMib())));
  }

  /** Why the tables do not fit. */
  public Optional<EngineRegistry.Fault> fault(PoolsConfig pools) {
    return tablesMib(pools) <= mostMib()
        ? Optional.empty()
        : Optional.of(new EngineRegistry.Fault(POOL, objection(pools)));
  }

  /** What clients may fill together. */
  long bufferBytes(TengenConfig config) {
    OptionalInt mib = config.limits().bufferMib();
    long auto = Math.min(heapBytes / BUFFER_PART, mostBufferMib(config.pools()) << 20);
    return mib.isPresent() ? (long) mib.getAsInt() << 20 : auto;
  }

  /** Bytes that games at open tables may take, beside {@link #bufferBytes}. */
  long openTablesBytes(TengenConfig config) {
    return bufferBytes(config) / OPEN_TABLES_PART;
  }

  /** Half of what the tables leave. */
  private long mostBufferMib(PoolsConfig pools) {
    return Math.max(1, (heapMib() - tablesMib(pools)) / 2);
  }

  /** Why what clients may fill does not fit. */
  public Optional<EngineRegistry.Fault> bufferFault(TengenConfig config) {
    long mib = bufferBytes(config) >> 20;
    long most = mostBufferMib(config.pools());
    return mib <= most
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
                    + String.format(Locale.ROOT, " auto, or %d at most, or another heap", most)));
  }

  private String objection(PoolsConfig pools) {
    return String.format(
            Locale.ROOT,
            "%s is %d and does not fit into the JVM's heap of %d MiB; auto, or %d at most, or"
                + " another heap",
            POOL,
            tablesMib(pools),
            heapMib(),
            mostMib())
        + " (-Xmx or -XX:MaxRAMPercentage in config/serve.jvm, config/stdio.jvm)";
  }
}
