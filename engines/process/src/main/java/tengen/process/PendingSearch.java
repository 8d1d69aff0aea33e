package tengen.process;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.search.SearchControl;

/**
 * A running search of a program: sends the stop when it is due, and fails if no answer follows in
 * time.
 */
final class PendingSearch {
  /** Interval between two checks for a stop, in milliseconds. */
  private static final long POLL_MS = 5;

  /** Tells the program to answer now, if its protocol supports that. */
  interface Stop {
    void request() throws ProgramException;
  }

  private final ProgramConnection connection;
  private final SearchControl control;
  private final Stop stop;
  private final long replyMs;

  /** Deadline of the answer; null until the stop was sent. */
  private @Nullable Deadline deadline;

  /**
   * Creates the wait for a search that begins now.
   *
   * @param replyMs milliseconds to wait for the answer after the stop
   */
  PendingSearch(ProgramConnection connection, SearchControl control, Stop stop, long replyMs) {
    this.connection = connection;
    this.control = control;
    this.stop = stop;
    this.replyMs = replyMs;
  }

  /**
   * Waits up to {@value #POLL_MS} ms for the program's next line; empty if none has arrived by
   * then. Sends the stop first if it is due.
   *
   * @param nodes nodes that the program has reported so far
   * @throws ProgramException if the answer is overdue after the stop, or the program has failed
   */
  Optional<String> receive(long nodes) throws ProgramException, InterruptedException {
    if (deadline == null && control.shouldStop(nodes)) {
      deadline = Deadline.in(replyMs);
      stop.request();
    } else if (deadline != null && deadline.leftMs() == 0) {
      throw ProgramConnection.timeout();
    }
    return connection.receive(POLL_MS);
  }
}
