package tengen.figures;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * Measures the first move of a new process while other programs keep each core busy. Requires
 * Linux.
 */
final class FirstMoves {
  private static final double NANOS_PER_MS = 1e6;

  private final List<String> command;
  private final long turnMs;
  private final long[] startMs;
  private final long[] moveNanos;

  private FirstMoves(List<String> command, int processes, long turnMs) {
    this.command = command;
    this.turnMs = turnMs;
    startMs = new long[processes];
    moveNanos = new long[processes];
  }

  /**
   * Arguments: the distribution's folder, the number of processes, milliseconds per move, the nice
   * value and number per core of busy programs.
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    String brain = Path.of(arguments[0]).toAbsolutePath() + "/bin/pbrain-tengen";
    var moves =
        new FirstMoves(
            List.of("nice", "-n", arguments[3], brain),
            Integer.parseInt(arguments[1]),
            Long.parseLong(arguments[2]));
    System.out.println("load " + Footprint.load());
    List<Process> busy = new ArrayList<>();
    try {
      int programs = Integer.parseInt(arguments[4]) * Runtime.getRuntime().availableProcessors();
      while (busy.size() < programs) {
        busy.add(new ProcessBuilder("sh", "-c", "while :; do :; done").start());
      }
      moves.play();
    } finally {
      busy.forEach(Process::destroyForcibly);
    }
    moves.print();
  }

  private void play() throws IOException, InterruptedException {
    for (int i = 0; i < moveNanos.length; i++) {
      var builder = new ProcessBuilder(command).redirectErrorStream(true);
      builder.environment().put("TENGEN_TRAIN", "never");
      long startNanos = System.nanoTime();
      Process process = builder.start();
      var client = new LineClient(process.getInputStream(), process.getOutputStream());
      client.ask("START 15\n");
      startMs[i] = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
      client.send("INFO timeout_match 0\nINFO timeout_turn " + turnMs + "\n");
      long askedNanos = System.nanoTime();
      client.ask(i % 2 == 0 ? "BEGIN\n" : "TURN 7,7\n");
      moveNanos[i] = System.nanoTime() - askedNanos;
      client.send("END\n");
      process.waitFor();
    }
  }

  private void print() {
    Arrays.sort(startMs);
    Arrays.sort(moveNanos);
    long late =
        Arrays.stream(moveNanos)
            .filter(each -> each > TimeUnit.MILLISECONDS.toNanos(turnMs))
            .count();
    System.out.printf(
        Locale.ROOT,
        "%s: %d processes, %d first moves above %d ms; median %.1f, most %.1f ms; start to OK:"
            + " median %d, most %d ms%n",
        command,
        moveNanos.length,
        late,
        turnMs,
        moveNanos[moveNanos.length / 2] / NANOS_PER_MS,
        moveNanos[moveNanos.length - 1] / NANOS_PER_MS,
        startMs[startMs.length / 2],
        startMs[startMs.length - 1]);
  }
}
