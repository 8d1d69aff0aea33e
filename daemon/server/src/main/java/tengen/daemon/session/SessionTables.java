package tengen.daemon.session;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tengen.daemon.access.SessionQuotas;
import tengen.protocol.SessionInput;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;

/**
 * The requests of one session to the tables, and their news. Confined to the session's loop.
 *
 * @param <C> the protocol's commands
 */
final class SessionTables<C> {
  private final SessionContext context;
  private final SessionQuotas quotas;
  private final Executor loop;
  private final Consumer<SessionInput<C>> session;

  /** Created on the first request; null until then. */
  private TableService.@Nullable Access access;

  /**
   * Creates the tables of a session that has made no request.
   *
   * @param quotas limits shared with other sessions
   * @param session receives news, on the loop
   */
  SessionTables(
      SessionContext context,
      SessionQuotas quotas,
      Executor loop,
      Consumer<SessionInput<C>> session) {
    this.context = context;
    this.quotas = quotas;
    this.loop = loop;
    this.session = session;
  }

  /** Returns whether the tables accept another request now. */
  boolean isReady() {
    return access == null || access.isReady();
  }

  /** Handles the loss and the return of the client of a session that waits for it. */
  void setConnected(boolean isConnected) {
    if (access != null) {
      access.setConnected(isConnected);
    }
  }

  /**
   * Forwards a request to the tables. Skips it during a replay, because tables continue while a
   * session is away.
   */
  void ask(TableRequest request, boolean isReplaying) {
    if (access == null) {
      access = context.tables().connect(context, quotas, news -> loop.execute(() -> receive(news)));
    }
    if (!isReplaying) {
      access.ask(request);
    }
  }

  private void receive(TableNews news) {
    if (access != null) {
      access.taken();
    }
    session.accept(new SessionInput.FromTable<>(news));
  }

  /** Ends the session's access to its tables, which stay open. */
  void close() {
    if (access != null) {
      access.close();
    }
  }
}
