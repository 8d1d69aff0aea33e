package tengen.app.doctor;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import tengen.config.TengenConfig;
import tengen.daemon.HeapBudget;

/** Checks of the machine's memory, of the limit of open files, and of the locale. */
final class MachineCheck {
  private static final String MEMORY = "memory";
  private static final String FILES = "open files";
  private static final String LOCALE = "locale";

  private static final boolean IS_WINDOWS = System.getProperty("os.name", "").startsWith("Windows");

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

  /** Checks the encoding of file names and output, which the locale sets outside Windows. */
  static CheckResult locale() {
    return locale(System.getProperty("sun.jnu.encoding", ""));
  }

  /** Returns the result for an encoding. */
  static CheckResult locale(String encoding) {
    String text = "names of files and text are in " + encoding;
    return encoding.equals("UTF-8") || IS_WINDOWS
        ? CheckResult.ok(LOCALE, text)
        : CheckResult.note(
            LOCALE, text + "; other characters become '?'", "set LC_ALL=C.UTF-8 for Tengen");
  }

  private static OperatingSystemMXBean system() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  }
}
