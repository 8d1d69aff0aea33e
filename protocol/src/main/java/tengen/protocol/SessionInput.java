package tengen.protocol;

import java.util.Optional;
import tengen.protocol.json.Json;
import tengen.protocol.table.TableNews;
import tengen.search.Finding;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * An input of a session: a command, or a result of an effect.
 *
 * <p>Tickets number a session's requests to its host. Inputs with a ticket that the session does
 * not know any more have no effect.
 *
 * @param <C> the protocol's commands
 */
public sealed interface SessionInput<C> {

  /**
   * The client sent a command.
   *
   * @param bytes its length on the wire, which counts while it is queued
   */
  record Received<C>(C command, int bytes, long arrivedNanos) implements SessionInput<C> {}

  /**
   * A search reported progress.
   *
   * @param elapsedMs since its command arrived
   */
  record Progressed<C>(long ticket, SearchProgress progress, long elapsedMs)
      implements SessionInput<C> {}

  /**
   * A search has ended with a move that is legal or fits the goal.
   *
   * @param elapsedMs since its command arrived
   */
  record Finished<C>(long ticket, SearchResult result, long elapsedMs) implements SessionInput<C> {}

  /** The engine has answered about a topic. */
  record Inspected<C>(long ticket, Finding finding) implements SessionInput<C> {}

  /**
   * A search or an inspection failed.
   *
   * @param reason one line
   */
  record Failed<C>(long ticket, String reason) implements SessionInput<C> {}

  /**
   * A file has been read.
   *
   * @param bytes as ISO-8859-1; empty if the file is unreadable or too long
   */
  record FileRead<C>(long ticket, Optional<String> bytes) implements SessionInput<C> {}

  /** The tables sent a message. Does not change the session's state. */
  record FromTable<C>(TableNews news) implements SessionInput<C> {}

  /**
   * The stored games have been queried.
   *
   * @param found the answer as clients get it; empty if there is no such game
   */
  record GamesFound<C>(long ticket, Optional<Json.Fields> found) implements SessionInput<C> {}

  /** The host is ready for the next queued command: {@link SessionMachine#hasNext}. */
  record Continued<C>() implements SessionInput<C> {}

  /** The client will send no more: end of file, or a closed connection. */
  record Disconnected<C>() implements SessionInput<C> {}
}
