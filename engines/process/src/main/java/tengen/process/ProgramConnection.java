package tengen.process;

import java.util.Optional;
import java.util.function.Consumer;
import tengen.engine.EngineException;

/** What is said to a program and what it says, with the last lines kept for a message. */
final class Talk {
  private static final int KEPT = 6;

  /** A program may print what it likes; so much of it reaches the operator's log. */
  private static final int MOST_LOGGED = 20;

  private final Child child;
  private final Consumer<String> log;
  private final Tail said = new Tail(KEPT);
  private int logged;

  Talk(Child child, Consumer<String> log) {
    this.child = child;
    this.log = log;
  }

  /** Says whole lines. */
  void say(String lines) throws ProgramFault {
    lines.lines().forEach(line -> said.add("> " + line));
    child.send(lines);
  }

  /** Drops what it said unasked, before a question. */
  void beginQuestion() {
    child.forget();
  }

  /** The next line, if one comes within this time. */
  Optional<String> hear(long atMostMs) throws ProgramFault, InterruptedException {
    Optional<String> line = child.nextLine(atMostMs);
    line.ifPresent(text -> said.add("< " + text));
    return line;
  }

  /**
   * The next line before the deadline.
   *
   * @throws ProgramFault SILENT: there was none
   */
  String hear(Deadline deadline) throws ProgramFault, InterruptedException {
    return hear(deadline.leftMs()).orElseThrow(Talk::silent);
  }

  /** It did not answer in time. */
  static ProgramFault silent() {
    return new ProgramFault(ProgramFault.Kind.SILENT, "did not answer in time");
  }

  /** It answered that it cannot. Clients are told that; what was said before is the operator's. */
  EngineException refusal(String answer) {
    log.accept("refused; last lines: " + this);
    return new EngineException(EngineException.Kind.REJECTED, "it says: " + answer);
  }

  /** Tells the operator of a line that means nothing. */
  void ignore(String line) {
    if (logged < MOST_LOGGED) {
      logged++;
      log.accept("ignored \"" + line + '"' + (logged == MOST_LOGGED ? "; and so on" : ""));
    }
  }

  /** The last lines said, {@code >} to the program, {@code <} from it. */
  @Override
  public String toString() {
    return said.toString();
  }
}
