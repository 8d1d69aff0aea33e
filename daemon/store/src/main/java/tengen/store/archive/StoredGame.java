package tengen.store.archive;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.game.Position;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.record.Branch;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.RecordedMove;

/**
 * A game as stored in the archive.
 *
 * @param id 16 letters and digits
 * @param source the protocol of the session, {@code table}, {@link #PRIVATE_TABLE} or {@link
 *     #IMPORT}
 * @param owners the accounts of its players
 * @param start position without turns
 * @param startedMs milliseconds since 1970, UTC
 * @param endedMs milliseconds since 1970, UTC; empty if the game is not over
 * @param end the result; empty if the game is not over or the result is unknown
 * @param comment may have several lines
 * @param turns in playing order
 * @param branches of an imported file, or added on the page
 * @param file other properties of an imported file; {@link FileProperties#NONE} of other games
 */
public record StoredGame(
    String id,
    String source,
    GameOwners owners,
    Position start,
    StoredPlayer black,
    StoredPlayer white,
    long startedMs,
    OptionalLong endedMs,
    Optional<GameEnd> end,
    String comment,
    List<StoredTurn> turns,
    List<Branch> branches,
    FileProperties file) {
  /** Length of an id, in characters. */
  public static final int ID_LENGTH = 16;

  private static final Pattern ID = Pattern.compile("[0-9A-Za-z]{" + ID_LENGTH + "}");

  /** The source of an imported game. */
  public static final String IMPORT = "import";

  /** The source of a game at a private table. */
  public static final String PRIVATE_TABLE = "private table";

  public StoredGame {
    turns = List.copyOf(turns);
    branches = List.copyOf(branches);
    Branch.check(turns.size(), branches);
  }

  /** Returns whether a text has the form of an id. */
  public static boolean isId(String text) {
    return ID.matcher(text).matches();
  }

  /** Returns the moves of all branches. */
  public Stream<RecordedMove> branchMoves() {
    return branches.stream().flatMap(branch -> branch.moves().stream());
  }

  /**
   * Returns whether an account may see the game. Games without an owner are visible to all clients
   * without a login, except games at private tables.
   */
  public boolean isSeenBy(String account) {
    return isSeenBy(account, owners, source);
  }

  static boolean isSeenBy(String account, GameOwners owners, String source) {
    return owners.include(account) && !(account.isEmpty() && source.equals(PRIVATE_TABLE));
  }

  /** Returns the game with other owners, source and id. */
  public StoredGame of(GameOwners newOwners, String newSource, String newId) {
    return new StoredGame(
        newId, newSource, newOwners, start, black, white, startedMs, endedMs, end, comment, turns,
        branches, file);
  }

  /** Returns the game with another start time; all its times move accordingly. */
  public StoredGame begunAt(long otherMs) {
    long later = otherMs - startedMs;
    OptionalLong overMs =
        endedMs.isPresent() ? OptionalLong.of(endedMs.getAsLong() + later) : endedMs;
    List<StoredTurn> moved = turns.stream().map(turn -> turn.at(turn.atMs() + later)).toList();
    return new StoredGame(
        id, source, owners, start, black, white, otherMs, overMs, end, comment, moved, branches,
        file);
  }

  /** Returns the game with another player. */
  public StoredGame with(Side side, StoredPlayer player) {
    StoredPlayer first = side == Side.BLACK ? player : black;
    StoredPlayer second = side == Side.WHITE ? player : white;
    return new StoredGame(
        id, source, owners, start, first, second, startedMs, endedMs, end, comment, turns, branches,
        file);
  }

  /** Returns the game with the properties of its file. */
  public StoredGame with(FileProperties properties) {
    return new StoredGame(
        id,
        source,
        owners,
        start,
        black,
        white,
        startedMs,
        endedMs,
        end,
        comment,
        turns,
        branches,
        properties);
  }

  /** Returns the game with other turns, without branches, and not over. */
  public StoredGame with(List<StoredTurn> played) {
    return with(OptionalLong.empty(), Optional.empty(), comment, played, List.of());
  }

  /** Returns the game with other turns and branches, and the same result. */
  public StoredGame with(List<StoredTurn> all, List<Branch> alternatives) {
    return with(endedMs, end, comment, all, alternatives);
  }

  /** Returns the game with the comments and branches of another one with the same moves. */
  public StoredGame annotated(StoredGame notes) {
    List<StoredTurn> commented =
        IntStream.range(0, turns.size())
            .mapToObj(ply -> turns.get(ply).commented(notes.turns().get(ply).comment()))
            .toList();
    return with(endedMs, end, notes.comment(), commented, notes.branches());
  }

  /** Returns the game with a result. */
  public StoredGame ended(GameEnd how, long atMs) {
    return with(OptionalLong.of(atMs), Optional.of(how), comment, turns, branches);
  }

  private StoredGame with(
      OptionalLong overMs,
      Optional<GameEnd> how,
      String text,
      List<StoredTurn> all,
      List<Branch> alternatives) {
    return new StoredGame(
        id,
        source,
        owners,
        start,
        black,
        white,
        startedMs,
        overMs,
        how,
        text,
        all,
        alternatives,
        file);
  }

  /** Returns the position after all turns. */
  public Position position() {
    List<Turn> played = turns.stream().map(StoredTurn::turn).toList();
    Side next = played.isEmpty() ? start.toMove() : played.getLast().side().other();
    return new Position(start.rules(), start.setup(), played, next);
  }
}
