package tengen.app.stdio;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/** How long ago this process was started, the launcher's part of its life included. */
final class LaunchTime {
  private static final Path STAT = Path.of("/proc/self/stat");
  private static final Path UPTIME = Path.of("/proc/uptime");

  /** Of the kernel's clock ticks as user programs see them. */
  private static final long NANOS_PER_TICK = 10_000_000;

  /** {@code starttime} is the 22nd word of {@code stat}, the 20th behind the program's name. */
  private static final int START_WORD = 19;

  /** A start takes seconds at most; where it seems to take longer, the clocks do not fit. */
  private static final Duration MOST = Duration.ofSeconds(10);

  private LaunchTime() {}

  /** 0 where it cannot be told. */
  static long agoNanos() {
    long nanos = Files.isReadable(STAT) ? linux() : portable();
    return nanos > MOST.toNanos() ? 0 : Math.max(0, nanos);
  }

  /** In hundredths of a second: {@link ProcessHandle} knows whole ones of the boot's time alone. */
  private static long linux() {
    try {
      String stat = Files.readString(STAT);
      String[] words = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
      double uptimeSeconds = Double.parseDouble(Files.readString(UPTIME).split(" ", -1)[0]);
      return (long) (uptimeSeconds * 1e9) - Long.parseLong(words[START_WORD]) * NANOS_PER_TICK;
    } catch (IOException | RuntimeException _) {
      return 0;
    }
  }

  private static long portable() {
    return ProcessHandle.current()
        .info()
        .startInstant()
        .map(start -> Duration.between(start, Instant.now()).toNanos())
        .orElse(0L);
  }
}
