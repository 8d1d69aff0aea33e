package tengen.app.doctor;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import tengen.config.TengenConfig;
import tengen.daemon.HeapBudget;

/** Checks of the machine's memory and of the limit of open files. */
final class MachineCheck {
  private static final String MEMORY = "memory";
  private static final String FILES = "open files";

  private MachineCheck() {}

  /** Compares the daemon's heap with the memory of this machine or control group. */
  static CheckResult memory(HeapBudget heap, TengenConfig config) {
    long heapMib = heap.heapBytes() >> 20;
    long machineMib = system().getTotalMemorySize() >> 20;
    String text =
        String.format(
            Locale.ROOT,
            "heap of %d MiB, with %d MiB for engine tables; the machine or its control group has"
                + " %d MiB",
            heapMib,
            heap.tablesMib(config.pools()),
            machineMib);
    return heapMib < machineMib
        ? CheckResult.ok(MEMORY, text)
        : CheckResult.problem(
            MEMORY, text, "lower -Xmx or -XX:MaxRAMPercentage in config/serve.jvm");
  }

  /**
   * Compares the limit of open files with the number of sessions. The JVM raises its limit to the
   * hard one.
   */
  static CheckResult files(TengenConfig config) {
    return system() instanceof UnixOperatingSystemMXBean unix
        ? files(unix.getMaxFileDescriptorCount(), unix.getOpenFileDescriptorCount(), config)
        : CheckResult.ok(FILES, "no limit");
  }

  /**
   * Returns the result for a limit.
   *
   * @param own number of files that a process has open without clients
   */
  static CheckResult files(long limit, long own, TengenConfig config) {
    int sessions = config.limits().sessions();
    String text =
        String.format(Locale.ROOT, "at most %d; limits.sessions needs %d", limit, sessions + own);
    return limit >= sessions + own
        ? CheckResult.ok(FILES, text)
        : CheckResult.problem(
            FILES, text, "raise `ulimit -n` or LimitNOFILE=, or lower limits.sessions");
  }

  private static OperatingSystemMXBean system() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  }
}
