package tengen.daemon.session;

import java.util.function.Consumer;
import tengen.daemon.access.SessionQuotas;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;

/** Where sessions come to the tables, whose games go on without them. Any thread may call. */
public interface TableDesk {

  /**
   * Lets a session in.
   *
   * @param context of the session, whose engines it may seat
   * @param quotas that bound the searches of its tables
   * @param ear hears what it is told, on any thread; must return at once
   */
  Visitor enter(SessionContext context, SessionQuotas quotas, Consumer<TableNews> ear);

  /** A session at the tables. */
  interface Visitor {
    /** Asks for something; what it is told comes to its ear. */
    void ask(TableRequest request);

    /**
     * Whether it may ask for more now. If not, it may be so again with each thing that it is told.
     */
    boolean isReady();

    /** Says that the session has done with one thing that it was told. */
    void taken();

    /** Hears no more. */
    void leave();
  }
}
