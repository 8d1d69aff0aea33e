package tengen.process;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.search.SearchControl;

/** A program's search as it is waited for: told to stop when it is time, given up later. */
final class Thinking {
  /** How often a stop is looked for. */
  private static final long POLL_MS = 5;

  /** Tells the program to answer now, if it has ears for that. */
  interface Stop {
    void tell() throws ProgramFault;
  }

  private final Talk talk;
  private final SearchControl control;
  private final Stop stop;
  private final long replyMs;

  /** Null until it is told to stop. */
  private @Nullable Deadline deadline;

  /**
   * A search that begins now.
   *
   * @param replyMs how long after its stop an answer is waited for
   */
  Thinking(Talk talk, SearchControl control, Stop stop, long replyMs) {
    this.talk = talk;
    this.control = control;
    this.stop = stop;
    this.replyMs = replyMs;
  }

  /**
   * The next line, if one has come.
   *
   * @param nodes what the program has spent, as far as it says
   */
  Optional<String> hear(long nodes) throws ProgramFault, InterruptedException {
    if (deadline == null && control.shouldStop(nodes)) {
      deadline = Deadline.in(replyMs);
      stop.tell();
    } else if (deadline != null && deadline.leftMs() == 0) {
      throw Talk.silent();
    }
    return talk.hear(POLL_MS);
  }
}
