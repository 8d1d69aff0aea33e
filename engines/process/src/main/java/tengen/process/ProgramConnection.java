package tengen.process;

import java.util.Optional;
import java.util.function.Consumer;
import tengen.engine.EngineException;

/**
 * The connection to a program, which keeps the last lines in both directions for error messages.
 */
final class ProgramConnection {
  private static final int MAX_RECENT_LINES = 6;

  /** Maximum number of unexpected lines that are passed on to the operator's log. */
  private static final int MAX_LOGGED_LINES = 20;

  private final ChildProcess child;
  private final Consumer<String> log;
  private final RecentLines recent = new RecentLines(MAX_RECENT_LINES);
  private int logged;

  ProgramConnection(ChildProcess child, Consumer<String> log) {
    this.child = child;
    this.log = log;
  }

  /** Sends whole lines. */
  void send(String lines) throws ProgramException {
    lines.lines().forEach(line -> recent.add("> " + line));
    child.send(lines);
  }

  /** Discards the lines received so far, before a new command. */
  void discardInput() {
    child.discardLines();
  }

  /** Returns the next line, if one arrives within this time. */
  Optional<String> receive(long atMostMs) throws ProgramException, InterruptedException {
    Optional<String> line = child.nextLine(atMostMs);
    line.ifPresent(text -> recent.add("< " + text));
    return line;
  }

  /**
   * Returns the next line before the deadline.
   *
   * @throws ProgramException TIMED_OUT if none arrived
   */
  String receive(Deadline deadline) throws ProgramException, InterruptedException {
    return receive(deadline.leftMs()).orElseThrow(ProgramConnection::timeout);
  }

  /** Returns the exception for a program that did not answer in time. */
  static ProgramException timeout() {
    return new ProgramException(ProgramException.Kind.TIMED_OUT, "did not answer in time");
  }

  /**
   * Returns the exception for an error reply, which clients see; logs the last lines for the
   * operator.
   */
  EngineException rejection(String answer) {
    log.accept("rejected a command; last lines: " + this);
    return new EngineException(EngineException.Kind.REJECTED, "the program answered: " + answer);
  }

  /** Logs a line that has no meaning in the protocol. */
  void ignore(String line) {
    if (logged < MAX_LOGGED_LINES) {
      logged++;
      log.accept("ignored \"" + line + '"' + (logged == MAX_LOGGED_LINES ? "; and so on" : ""));
    }
  }

  /** Returns the last lines, {@code >} sent and {@code <} received. */
  @Override
  public String toString() {
    return recent.toString();
  }
}
