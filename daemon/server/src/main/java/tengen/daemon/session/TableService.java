package tengen.daemon.session;

import java.util.function.Consumer;
import tengen.daemon.access.SessionQuotas;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;

/** The tables, whose games continue without their sessions. Thread-safe. */
public interface TableService {

  /**
   * Registers a session.
   *
   * @param context of the session, whose engines it may seat
   * @param quotas limit the searches of its tables
   * @param listener receives news on any thread; must return immediately
   */
  Access connect(SessionContext context, SessionQuotas quotas, Consumer<TableNews> listener);

  /** A session's access to the tables. */
  interface Access {
    /** Sends a request; its results arrive as news. */
    void ask(TableRequest request);

    /**
     * Returns whether another request is accepted now. If false, this may change after each piece
     * of news.
     */
    boolean isReady();

    /** Acknowledges one piece of news as processed. */
    void taken();

    /** Tells whether the session's client is connected. A session may wait for its client. */
    void setConnected(boolean isConnected);

    /** Ends the access; no more news arrives. */
    void close();
  }
}
