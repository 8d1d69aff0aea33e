package tengen.daemon.session;

import java.util.function.Consumer;
import tengen.daemon.access.SessionQuotas;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;

/** The tables, whose games continue without their sessions. Thread-safe. */
public interface TableDesk {

  /**
   * Registers a session.
   *
   * @param context of the session, whose engines it may seat
   * @param quotas limit the searches of its tables
   * @param ear receives news on any thread; must return immediately
   */
  Visitor enter(SessionContext context, SessionQuotas quotas, Consumer<TableNews> ear);

  /** A session's access to the tables. */
  interface Visitor {
    /** Sends a request; its results arrive as news. */
    void ask(TableRequest request);

    /**
     * Returns whether another request is accepted now. If false, this may change after each piece
     * of news.
     */
    boolean isReady();

    /** Acknowledges one piece of news as processed. */
    void taken();

    /** Ends the access; no more news arrives. */
    void leave();
  }
}
