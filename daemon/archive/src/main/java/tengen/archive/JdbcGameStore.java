package tengen.archive;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import tengen.host.log.LogDetails;
import tengen.store.archive.Change;
import tengen.store.archive.GameCount;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameSize;
import tengen.store.archive.GameStore;
import tengen.store.archive.GameSummary;
import tengen.store.archive.StoredGame;
import tengen.store.archive.UnreadableException;

/** Games accessed over a separate connection. Confined to one thread. */
final class JdbcGameStore implements GameStore {
  private static final System.Logger LOG = System.getLogger(JdbcGameStore.class.getName());

  private final Database database;
  private final LongPredicate room;
  private final Link link;
  private final GameRows games;
  private final TurnRows turns;
  private final BranchRows branches;
  private final FileRows files;
  private final DeletionRows deletions;

  private JdbcGameStore(Database database, Link link, LongPredicate room) {
    this.database = database;
    this.room = room;
    this.link = link;
    games = new GameRows(link);
    turns = new TurnRows(link);
    branches = new BranchRows(link);
    files = new FileRows(link);
    deletions = new DeletionRows(link);
  }

  /**
   * Connects.
   *
   * @param room reserves room for this many bytes; returns false if there is not enough
   * @throws IOException with a one-line message that names the database
   */
  static JdbcGameStore open(Database database, LongPredicate room) throws IOException {
    try {
      return new JdbcGameStore(database, database.connect(), room);
    } catch (SQLException | RuntimeException | LinkageError e) {
      throw new IOException(database.name() + ": " + database.reason(e), e);
    }
  }

  /** Returns whether the connection still answers. */
  boolean isAlive() {
    try {
      return link.isAlive();
    } catch (SQLException _) {
      return false;
    }
  }

  @Override
  public List<GameSummary> list(GameFilter filter, int maxGames) throws IOException {
    return checked(() -> GameRows.summaries(GameQuery.list(link, filter, maxGames)));
  }

  @Override
  public GameCount count(GameFilter filter, int maxGames) throws IOException {
    return checked(() -> GameQuery.count(link, filter, maxGames));
  }

  @Override
  public Optional<GameSize> size(String id) throws IOException {
    return checked(
        () -> {
          Optional<GameRows.StoredSize> game = games.storedSize(id);
          if (game.isEmpty()) {
            return Optional.empty();
          }
          TurnRows.StoredSize moves = turns.storedSize(id);
          long moveBytes = moves.moveBytes() + branches.bytes(id);
          long textBytes = game.get().textBytes() + moves.textBytes() + files.bytes(id);
          return Optional.of(
              GameSize.of(
                  game.get().source(),
                  game.get().owners(),
                  deletions.accounts(id),
                  moves.turns(),
                  moveBytes,
                  textBytes));
        });
  }

  @Override
  public Optional<StoredGame> find(String id) throws IOException {
    try {
      Optional<StoredGame> game = games.find(id);
      return game.isEmpty() ? game : Optional.of(whole(game.get()));
    } catch (RowFault | IllegalArgumentException e) {
      throw new UnreadableException("game " + id, e);
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  private StoredGame whole(StoredGame game) throws SQLException {
    return game.with(turns.of(game), branches.of(game)).with(files.of(game));
  }

  private void reserveRoom(StoredGame game) throws IOException {
    if (!room.test(Task.Write.bytes(new Change.OfGame(game, 0)))) {
      throw new IOException("the archive is full; raise archive.max-mib");
    }
  }

  @Override
  public boolean annotate(StoredGame game) throws IOException {
    reserveRoom(game);
    return checked(
        () ->
            link.transaction(
                () -> {
                  boolean isSame = games.comment(game);
                  if (isSame) {
                    turns.comment(game);
                    branches.put(game);
                  }
                  return isSame;
                }));
  }

  @Override
  public void put(StoredGame game) throws IOException {
    reserveRoom(game);
    checked(
        () ->
            link.transaction(
                () -> {
                  games.put(game);
                  var _ = games.comment(game);
                  turns.put(game, 0);
                  branches.put(game);
                  files.put(game);
                  return true;
                }));
  }

  @Override
  public boolean delete(String id) throws IOException {
    return checked(() -> link.transaction(() -> games.delete(List.of(id)) > 0));
  }

  @Override
  public boolean markDeleted(String id, List<String> owners) throws IOException {
    return each(owners, owner -> deletions.add(id, owner, link.clock().nowMs()));
  }

  @Override
  public boolean restore(String id, List<String> owners) throws IOException {
    return each(owners, owner -> deletions.remove(id, owner));
  }

  /** Makes a change for each owner of a game. Returns whether any of them changed something. */
  private boolean each(List<String> owners, OwnerChange change) throws IOException {
    return checked(
        () ->
            link.transaction(
                () -> {
                  boolean isAny = false;
                  for (String owner : owners) {
                    isAny |= change.isDone(owner);
                  }
                  return isAny;
                }));
  }

  /** Changes what an owner of a game has; returns false if there was nothing to change. */
  private interface OwnerChange {
    boolean isDone(String owner) throws SQLException;
  }

  private <T> T checked(Link.Work<T> work) throws IOException {
    try {
      return work.run();
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  private IOException failed(SQLException why) {
    return new IOException(database.name() + ": " + database.reason(why), why);
  }

  @Override
  public void close() {
    try {
      link.close();
    } catch (SQLException e) {
      String details =
          LogDetails.following("archive", database.name(), "error", database.reason(e));
      LOG.log(Level.WARNING, "archive connection not closed{0}", details);
    }
  }
}
