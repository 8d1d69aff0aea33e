package tengen.figures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Time that each thread of a process was runnable without getting a core, from Linux's {@code
 * schedstat}. Such waits come from the machine's load.
 *
 * @param nanos by the thread's folder in {@code /proc}
 */
record CoreWaits(Map<Path, Long> nanos) {

  static CoreWaits of(long pid) throws IOException {
    try (Stream<Path> threads = Files.list(Path.of("/proc/" + pid + "/task"))) {
      return new CoreWaits(threads.collect(Collectors.toMap(thread -> thread, CoreWaits::waited)));
    }
  }

  private static long waited(Path thread) {
    try {
      return Long.parseLong(Files.readString(thread.resolve("schedstat")).split(" ", -1)[1]);
    } catch (IOException _) {
      // The thread has ended.
      return 0;
    }
  }

  /** Returns the longest wait of any thread since {@code before}, in nanoseconds. */
  long longestNanosSince(CoreWaits before) {
    return nanos.entrySet().stream()
        .mapToLong(now -> now.getValue() - before.nanos.getOrDefault(now.getKey(), 0L))
        .max()
        .orElse(0);
  }
}
