package tengen.figures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Resources of a server's process. Requires Linux.
 *
 * @param heapBytes live bytes after a garbage collection
 */
record Footprint(long heapBytes, long threads, long descriptors, long residentKib) {
  /** Total of a class histogram: instances, then bytes. */
  private static final Pattern HEAP_BYTES = Pattern.compile("Total +\\d+ +(\\d+)");

  /** Measures the current resources. */
  static Footprint of(LoopbackServer server) throws IOException {
    Path folder = Path.of("/proc", Long.toString(server.process().pid()));
    List<String> status = Files.readAllLines(folder.resolve("status"));
    String[] descriptors = folder.resolve("fd").toFile().list();
    return new Footprint(
        find(HEAP_BYTES, server.jcmd("GC.class_histogram")),
        find(Pattern.compile("Threads:\\s+(\\d+)"), status),
        descriptors == null ? 0 : Arrays.stream(descriptors).count(),
        find(Pattern.compile("VmRSS:\\s+(\\d+) kB"), status));
  }

  /** Returns the machine's load averages. */
  static String load() throws IOException {
    return Files.readString(Path.of("/proc/loadavg")).strip();
  }

  /** Returns the first number matched in the lines. */
  static long find(Pattern number, List<String> lines) throws IOException {
    return lines.stream()
        .map(number::matcher)
        .filter(matcher -> matcher.find())
        .mapToLong(matcher -> Long.parseLong(matcher.group(1)))
        .findFirst()
        .orElseThrow(() -> new IOException("no number for " + number));
  }

  @Override
  public String toString() {
    return "%,d KiB of heap, %d threads, %d descriptors, %,d KiB resident"
        .formatted(heapBytes >> 10, threads, descriptors, residentKib);
  }
}
