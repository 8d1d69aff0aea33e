package tengen.protocol;

import java.util.Optional;
import tengen.protocol.json.Json;
import tengen.protocol.table.TableNews;
import tengen.search.Finding;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * An event that a session handles: a command, or news of what it asked its host.
 *
 * <p>Tickets number what one session asks of its host; an input whose ticket the session no longer
 * knows is without effect.
 *
 * @param <C> the protocol's commands
 */
public sealed interface SessionInput<C> {

  /**
   * The client sent a command.
   *
   * @param bytes how long it was on the wire: what it counts for while it waits
   */
  record Received<C>(C command, int bytes, long arrivedNanos) implements SessionInput<C> {}

  /**
   * A search reported.
   *
   * @param elapsedMs since its command arrived
   */
  record Progressed<C>(long ticket, SearchProgress progress, long elapsedMs)
      implements SessionInput<C> {}

  /**
   * A search has answered, with a move that is legal or fits the goal.
   *
   * @param elapsedMs since its command arrived
   */
  record Finished<C>(long ticket, SearchResult result, long elapsedMs) implements SessionInput<C> {}

  /** The engine has answered about a topic. */
  record Inspected<C>(long ticket, Finding finding) implements SessionInput<C> {}

  /** A search or an inspection could not be done; {@code reason} is one line. */
  record Failed<C>(long ticket, String reason) implements SessionInput<C> {}

  /**
   * A file has been read.
   *
   * @param bytes as ISO-8859-1; empty: it cannot be read, or is too long
   */
  record FileRead<C>(long ticket, Optional<String> bytes) implements SessionInput<C> {}

  /** The tables say this. It leaves the session as it is. */
  record FromTable<C>(TableNews news) implements SessionInput<C> {}

  /**
   * What there is of the games that were asked for.
   *
   * @param found as it is told to clients; empty: there is none
   */
  record GamesFound<C>(long ticket, Optional<Json.Fields> found) implements SessionInput<C> {}

  /** The host has time for the next command that waits: {@link Dialect#hasNext}. */
  record Continued<C>() implements SessionInput<C> {}

  /** The client will send no more: end of file, or a closed connection. */
  record Disconnected<C>() implements SessionInput<C> {}
}
