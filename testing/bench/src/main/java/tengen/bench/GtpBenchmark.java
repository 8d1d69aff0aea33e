package tengen.bench;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import tengen.protocol.Line;
import tengen.protocol.gtp.GtpParser;
import tengen.protocol.gtp.GtpPrinter;
import tengen.protocol.gtp.GtpReply;

/** Parses and prints the GTP lines of a typical game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class GtpBenchmark {
  private static final int LINES = 8;
  private static final int REPLIES = 4;

  private final List<Line> lines =
      List.of(
          new Line("boardsize 15", 0),
          new Line("clear_board", 0),
          new Line("time_settings 300 5 1", 0),
          new Line("play B K10", 0),
          new Line("genmove w", 0),
          new Line("17 play white d4", 0),
          new Line("time_left b 293.5 0", 0),
          new Line("undo", 0));
  private final List<GtpReply> replies =
      List.of(
          new GtpReply.Success(OptionalInt.empty(), ""),
          new GtpReply.Success(OptionalInt.empty(), "K10"),
          new GtpReply.Success(OptionalInt.of(17), "Tengen"),
          new GtpReply.Failure(OptionalInt.empty(), "illegal move"));

  /** Parses a line to a command. */
  @Benchmark
  @OperationsPerInvocation(LINES)
  public void parseLine(Blackhole hole) {
    for (Line line : lines) {
      hole.consume(GtpParser.line(line));
    }
  }

  /** Prints a reply. */
  @Benchmark
  @OperationsPerInvocation(REPLIES)
  public void printReply(Blackhole hole) {
    for (GtpReply reply : replies) {
      hole.consume(GtpPrinter.reply(reply));
    }
  }
}
