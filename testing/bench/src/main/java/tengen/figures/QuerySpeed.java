package tengen.figures;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Compares the engine's speed in many short JSON queries, all sent at once, with one long query.
 * Runs both in turn in one process on standard streams.
 */
final class QuerySpeed {
  private static final int ROUNDS = 5;
  private static final Pattern ROOT_VISITS =
      Pattern.compile("\"rootInfo\":\\{[^}]*\"visits\":(\\d+)");

  private final Writer out;
  private final BufferedReader in;
  private final String position;
  private int ids;

  private QuerySpeed(Process process, String position) {
    this.out = process.outputWriter(StandardCharsets.US_ASCII);
    this.in = process.inputReader(StandardCharsets.US_ASCII);
    this.position = position;
  }

  /**
   * Prints both speeds. Arguments: the distribution's folder, the number of queries, and the visits
   * per query.
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    String tengen = Path.of(arguments[0], "bin", "tengen").toString();
    int queries = Integer.parseInt(arguments[1]);
    int visits = Integer.parseInt(arguments[2]);
    compare(tengen, "nogo", 9, "[\"B\",\"E5\"],[\"W\",\"C3\"]", queries, visits);
    compare(
        tengen,
        "gomoku-freestyle",
        15,
        "[\"B\",\"H8\"],[\"W\",\"J9\"],[\"B\",\"G6\"],[\"W\",\"F10\"]",
        queries,
        visits);
  }

  private static void compare(
      String tengen, String rules, int side, String moves, int queries, int visits)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(tengen, "stdio", "--protocol", "analysis")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String position =
        "\"rules\":\"%s\",\"boardXSize\":%d,\"boardYSize\":%d,\"moves\":[%s],\"lines\":1"
            .formatted(rules, side, side, moves);
    new QuerySpeed(process, position).compare(rules, queries, visits);
    process.waitFor();
  }

  private void compare(String rules, int queries, int visits) throws IOException {
    // Lets the JIT compile both ways before the measurement.
    perSecond(queries / 10, visits);
    perSecond(1, queries * visits / 10);
    for (int round = 0; round < ROUNDS; round++) {
      double one = perSecond(1, queries * visits / 10);
      double many = perSecond(queries, visits);
      System.out.printf(
          Locale.ROOT,
          "%s: one query %.0f visits/s, %d queries of %d %.0f visits/s (%.0f queries/s), ratio"
              + " %.2f%n",
          rules,
          one,
          queries,
          visits,
          many,
          many / visits,
          many / one);
    }
    out.close();
  }

  private double perSecond(int queries, int visits) throws IOException {
    long began = System.nanoTime();
    // Limits the queries in flight, since the session stops reading when too much output is
    // pending.
    Thread writer = Thread.ofVirtual().start(() -> write(queries, visits));
    long sum = 0;
    for (int i = 0; i < queries; i++) {
      Matcher root = ROOT_VISITS.matcher(String.valueOf(in.readLine()));
      if (!root.find()) {
        throw new IOException("not an answer");
      }
      sum += Long.parseLong(root.group(1));
    }
    double seconds = (System.nanoTime() - began) / 1e9;
    joined(writer);
    return sum / seconds;
  }

  private static void joined(Thread writer) throws IOException {
    try {
      writer.join();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  private void write(int queries, int visits) {
    try {
      for (int i = 0; i < queries; i++) {
        out.write("{\"id\":\"%d\",%s,\"maxVisits\":%d}\n".formatted(ids++, position, visits));
      }
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
