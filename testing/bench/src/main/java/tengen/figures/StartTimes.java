package tengen.figures;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Measures the time from the start of a process to its first reply, alternating with a JVM that
 * does nothing, and the memory of a session while it searches. Requires Linux.
 */
public final class StartTimes {
  private static final int RUNS = 20;

  /** Programs to start. The first one is the baseline. */
  private final List<Start> starts;

  private StartTimes(List<Start> starts) {
    this.starts = starts;
  }

  /** Prints the times of a distribution, whose folder is the argument. */
  public static void main(String[] arguments) throws Exception {
    Path home = Path.of(arguments[0]).toRealPath();
    String brain = home.resolve("bin/pbrain-tengen").toString();
    String tengen = home.resolve("bin/tengen").toString();
    String java = Path.of(System.getProperty("java.home", ""), "bin", "java").toString();
    Path classes =
        Path.of(StartTimes.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    System.out.println("load " + Footprint.load());
    try (var any = LoopbackServer.tengen(home);
        var web = LoopbackServer.tengen(home, "http")) {
      any.connect().ask("name\n");
      web.connectWeb("/gtp").close();
      measure(
          brain, tengen, List.of(java, "-cp", classes.toString(), Line.class.getName()), any, web);
    }
    thinking(brain);
  }

  private static void measure(
      String brain, String tengen, List<String> line, LoopbackServer any, LoopbackServer web)
      throws IOException, InterruptedException {
    new StartTimes(
            List.of(
                new Start("a class that prints a line", "", line),
                new Start("java -version", "", List.of(line.getFirst(), "-version")),
                new Start("pbrain-tengen: ABOUT", "ABOUT\n", List.of(brain)),
                new Start(
                    "tengen stdio, nogo: name",
                    "name\n",
                    List.of(tengen, "stdio", "--protocol", "gtp", "--engine", "nogo")),
                new Start(
                    "tengen connect: name",
                    "name\n",
                    List.of(tengen, "connect", "127.0.0.1:" + any.port())),
                new Start(
                    "tengen connect: ABOUT",
                    "ABOUT\n",
                    List.of(tengen, "connect", "127.0.0.1:" + any.port())),
                new Start(
                    "tengen connect --ws: name",
                    "name\n",
                    List.of(tengen, "connect", "127.0.0.1:" + web.port(), "--ws"))))
        .measure();
  }

  private void measure() throws IOException, InterruptedException {
    long[][] nanos = new long[starts.size()][RUNS];
    for (int run = 0; run < RUNS; run++) {
      for (int i = 0; i < nanos.length; i++) {
        nanos[i][run] = starts.get(i).firstLineNanos();
      }
    }
    System.out.printf(Locale.ROOT, "%-34s %9s %9s %6s%n", "", "median", "minimum", "ratio");
    double bare = median(nanos[0]);
    for (int i = 0; i < nanos.length; i++) {
      double median = median(nanos[i]);
      System.out.printf(
          Locale.ROOT,
          "%-34s %6.0f ms %6.0f ms %6.2f%n",
          starts.get(i).name(),
          median / 1e6,
          nanos[i][0] / 1e6,
          median / bare);
    }
  }

  private static double median(long[] nanos) {
    Arrays.sort(nanos);
    return (nanos[(nanos.length - 1) / 2] + nanos[nanos.length / 2]) / 2.0;
  }

  private static void thinking(String brain) throws IOException, InterruptedException {
    List<String> lines =
        List.of(
            "START 20",
            "INFO timeout_turn 10000",
            "BOARD",
            "9,9,1",
            "10,10,2",
            "10,9,1",
            "8,9,2",
            "DONE");
    Process process = start(List.of(brain));
    try (var out = process.outputWriter(StandardCharsets.ISO_8859_1);
        BufferedReader in = process.inputReader(StandardCharsets.ISO_8859_1)) {
      out.write(String.join("\n", lines) + "\n");
      out.flush();
      if (in.lines().noneMatch(line -> line.matches("[0-9]+,[0-9]+"))) {
        throw new IOException("no move came");
      }
      for (String line : Files.readAllLines(Path.of("/proc/" + process.pid() + "/status"))) {
        if (line.startsWith("VmHWM") || line.startsWith("VmRSS")) {
          System.out.println("pbrain-tengen after a search of 10 s: " + line);
        }
      }
      out.write("END\n");
      out.flush();
      process.waitFor();
    }
  }

  private static Process start(List<String> command) throws IOException {
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("TENGEN_TRAIN", "never");
    return builder.start();
  }

  /** The baseline program. */
  static final class Line {
    private Line() {}

    /** Prints one line and ends. */
    public static void main(String[] arguments) {
      System.out.println("started");
    }
  }

  /**
   * A program with its command line.
   *
   * @param input everything sent before its first line
   */
  private record Start(String name, String input, List<String> command) {
    long firstLineNanos() throws IOException, InterruptedException {
      long began = System.nanoTime();
      Process process = start(command);
      long taken;
      try (BufferedReader in = process.inputReader(StandardCharsets.ISO_8859_1);
          var out = process.outputWriter(StandardCharsets.ISO_8859_1)) {
        out.write(input);
        out.flush();
        if (in.readLine() == null) {
          throw new IOException(name + " said nothing");
        }
        taken = System.nanoTime() - began;
      }
      process.waitFor();
      return taken;
    }
  }
}
