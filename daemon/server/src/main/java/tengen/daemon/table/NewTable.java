package tengen.daemon.table;

import java.util.EnumMap;
import java.util.Map;
import tengen.daemon.session.SessionContext;
import tengen.daemon.session.SessionHandle;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TableRole;
import tengen.store.archive.StoredSession;
import tengen.store.archive.TokenHash;

/**
 * A table about to be opened.
 *
 * @param head its entry in the archive, without events
 * @param first the event that opens it
 * @param tokens the tokens of the host and of each human player
 */
record NewTable(StoredSession head, TableEvent first, Map<TableRole, String> tokens) {
  private static final int ID_LENGTH = 16;

  /** Creates a table for a client, with a new id and new tokens. */
  static NewTable of(TableClient client, TableOpening opening, long nowMs) {
    Map<TableRole, String> tokens = tokens(opening);
    Map<TableRole, String> hashes = new EnumMap<>(TableRole.class);
    tokens.forEach((role, token) -> hashes.put(role, TokenHash.of(token)));
    var first =
        new TableEvent(1, nowMs, opening.control().start(), new TableEvent.Opened(opening, hashes));
    SessionContext context = client.context();
    TableOpener opener = client.opener();
    String id = TokenHash.of(SessionHandle.newToken()).substring(0, ID_LENGTH);
    var head =
        new StoredSession(
            id, StoredTables.PROTOCOL, context.listener(), opener.account(), opener.network());
    return new NewTable(head, first, tokens);
  }

  private static Map<TableRole, String> tokens(TableOpening opening) {
    Map<TableRole, String> tokens = new EnumMap<>(TableRole.class);
    tokens.put(TableRole.HOST, SessionHandle.newToken());
    if (opening.black().isHuman()) {
      tokens.put(TableRole.BLACK, SessionHandle.newToken());
    }
    if (opening.white().isHuman()) {
      tokens.put(TableRole.WHITE, SessionHandle.newToken());
    }
    return tokens;
  }
}
