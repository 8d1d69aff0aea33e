package tengen.bench;

import java.util.List;
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
import tengen.game.Move.Place;
import tengen.protocol.Line;
import tengen.protocol.gomocup.GomocupCommand;
import tengen.protocol.gomocup.GomocupParser;
import tengen.protocol.gomocup.GomocupPrinter;
import tengen.protocol.gomocup.GomocupReply;
import tengen.protocol.gomocup.GomocupReplyParser;

/** Parses and prints the Gomocup lines of a typical game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class GomocupBenchmark {
  private static final int LINES = 8;
  private static final int REPLIES = 4;

  private final List<Line> lines =
      List.of(
          new Line("START 15", 0),
          new Line("INFO timeout_turn 5000", 0),
          new Line("INFO time_left 293500", 0),
          new Line("BEGIN", 0),
          new Line("TURN 7,8\r", 0),
          new Line("BOARD", 0),
          new Line("10,12,2", 0),
          new Line("DONE", 0));
  private final List<GomocupCommand> commands = commands(lines);
  private final List<GomocupReply> replies =
      List.of(
          new GomocupReply.Ok(),
          new GomocupReply.Moves(List.of(new Place(7, 8))),
          new GomocupReply.Message("depth 6-8 nodes 120000 pv 7,8 8,8 9,9"),
          new GomocupReply.Failure("TURN 7,8: occupied"));
  private final List<String> printed = printed(replies);

  /**
   * Returns the commands. Checks that each line is one command and that its print parses to the
   * same command.
   */
  private static List<GomocupCommand> commands(List<Line> lines) {
    var commands = lines.stream().flatMap(line -> GomocupParser.parse(line).stream()).toList();
    String text = String.join("", commands.stream().map(GomocupPrinter::print).toList());
    var again = text.lines().flatMap(line -> GomocupParser.parse(new Line(line, 0)).stream());
    if (commands.size() != LINES || !again.toList().equals(commands)) {
      throw new IllegalStateException("read " + commands + ", printed " + text);
    }
    return commands;
  }

  private static List<String> printed(List<GomocupReply> replies) {
    var printed = replies.stream().map(GomocupReply::line).toList();
    if (!printed.stream().map(GomocupReplyParser::parse).toList().equals(replies)) {
      throw new IllegalStateException("printed " + printed);
    }
    return printed;
  }

  /** Parses a line to its commands. */
  @Benchmark
  @OperationsPerInvocation(LINES)
  public void parseLine(Blackhole hole) {
    for (Line line : lines) {
      hole.consume(GomocupParser.parse(line));
    }
  }

  /** Prints a command as a line, as a manager does. */
  @Benchmark
  @OperationsPerInvocation(LINES)
  public void printLine(Blackhole hole) {
    for (GomocupCommand command : commands) {
      hole.consume(GomocupPrinter.print(command));
    }
  }

  /** Prints a reply. */
  @Benchmark
  @OperationsPerInvocation(REPLIES)
  public void printReply(Blackhole hole) {
    for (GomocupReply reply : replies) {
      hole.consume(reply.line());
    }
  }

  /** Parses an engine's line to a reply, as a manager does. */
  @Benchmark
  @OperationsPerInvocation(REPLIES)
  public void parseReply(Blackhole hole) {
    for (String line : printed) {
      hole.consume(GomocupReplyParser.parse(line));
    }
  }
}
