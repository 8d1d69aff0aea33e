package tengen.daemon.table;

import java.util.EnumMap;
import java.util.Map;
import tengen.daemon.session.SessionContext;
import tengen.daemon.session.SessionHandle;
import tengen.game.Side;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableSeat;
import tengen.store.archive.StoredSession;
import tengen.store.archive.TokenHash;

/**
 * A table about to be opened.
 *
 * @param head its entry in the archive, without events
 * @param first the event that opens it
 * @param tokens the tokens of the host, of each person, and of guests
 */
record NewTable(StoredSession head, TableEvent first, Map<TableRole, String> tokens) {
  private static final int ID_LENGTH = 16;

  /** Creates a table for a client, with a new id and new tokens. */
  static NewTable of(TableClient client, TableOpening opening, long nowMs) {
    Map<TableRole, String> tokens = tokens(opening);
    Map<TableRole, String> hashes = new EnumMap<>(TableRole.class);
    tokens.forEach((role, token) -> hashes.put(role, TokenHash.of(token)));
    var first =
        new TableEvent(
            1, nowMs, opening.control().start(), new TableEvent.Opened(opening, hashes, ""));
    SessionContext context = client.context();
    TableOpener opener = client.opener();
    var head =
        new StoredSession(
            newId(), StoredTables.PROTOCOL, context.listener(), opener.account(), opener.network());
    return new NewTable(head, first, tokens);
  }

  /** Creates the table of a rematch, whose tokens are those of the game before. */
  static NewTable rematch(StoredSession before, TableEvent.Opened opened, long nowMs) {
    var head =
        new StoredSession(
            newId(), before.protocol(), before.listener(), before.owner(), before.client());
    var first = new TableEvent(1, nowMs, opened.opening().control().start(), opened);
    return new NewTable(head, first, Map.of());
  }

  private static String newId() {
    return TokenHash.of(SessionHandle.newToken()).substring(0, ID_LENGTH);
  }

  private static Map<TableRole, String> tokens(TableOpening opening) {
    Map<TableRole, String> tokens = new EnumMap<>(TableRole.class);
    tokens.put(TableRole.HOST, SessionHandle.newToken());
    for (Side side : Side.values()) {
      TablePlayer player = opening.player(side);
      if (player.seat() == TableSeat.INVITE) {
        tokens.put(TableRole.INVITE, SessionHandle.newToken());
      } else if (player.isHuman() && !player.seat().isFree()) {
        tokens.put(TableRole.playing(side), SessionHandle.newToken());
      }
    }
    if (opening.isMatch() && opening.isPrivate()) {
      tokens.put(TableRole.WATCH, SessionHandle.newToken());
    }
    return tokens;
  }
}
