package tengen.app.stdio;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/** Measures the time since this process was started, including the launcher's run time. */
final class LaunchTime {
  private static final Path STAT = Path.of("/proc/self/stat");
  private static final Path UPTIME = Path.of("/proc/uptime");

  /** Length of the kernel's clock tick as user programs see it, in nanoseconds. */
  private static final long NANOS_PER_TICK = 10_000_000;

  /**
   * Index of {@code starttime}, the 22nd word of {@code stat}, counted from the word after the
   * program's name.
   */
  private static final int START_WORD = 19;

  /** Maximum plausible start time. A larger value means that the clocks do not match. */
  private static final Duration MAX_START_TIME = Duration.ofSeconds(10);

  private LaunchTime() {}

  /** Returns the time since the start in nanoseconds, or 0 if it is unknown. */
  static long agoNanos() {
    long nanos = Files.isReadable(STAT) ? linuxNanos() : portableNanos();
    return nanos > MAX_START_TIME.toNanos() ? 0 : Math.max(0, nanos);
  }

  /**
   * Returns the time since the start with a resolution of 10 ms; {@link ProcessHandle} has only
   * whole seconds since the boot.
   */
  private static long linuxNanos() {
    try {
      String stat = Files.readString(STAT);
      String[] words = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
      double uptimeSeconds = Double.parseDouble(Files.readString(UPTIME).split(" ", -1)[0]);
      return (long) (uptimeSeconds * 1e9) - Long.parseLong(words[START_WORD]) * NANOS_PER_TICK;
    } catch (IOException | RuntimeException _) {
      return 0;
    }
  }

  private static long portableNanos() {
    return ProcessHandle.current()
        .info()
        .startInstant()
        .map(start -> Duration.between(start, Instant.now()).toNanos())
        .orElse(0L);
  }
}
