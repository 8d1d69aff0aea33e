package tengen.store.archive;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tengen.game.Position;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.record.Branch;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.RecordedMove;

/**
 * A game as the archive keeps it.
 *
 * @param id 16 letters and digits
 * @param source the protocol over which it was played, {@code table}, {@link #PRIVATE_TABLE} or
 *     {@link #IMPORT}
 * @param owner the account that played it; empty: nobody had to log in
 * @param start where it began: without turns
 * @param startedMs since 1970, UTC
 * @param endedMs the same; empty: it is not over
 * @param end how it ended; empty: it is not over, or nobody told
 * @param comment of any number of lines
 * @param turns first one first
 * @param branches that its file had
 * @param file what else its file told
 */
public record KeptGame(
    String id,
    String source,
    String owner,
    Position start,
    KeptPlayer black,
    KeptPlayer white,
    long startedMs,
    OptionalLong endedMs,
    Optional<GameEnd> end,
    String comment,
    List<KeptTurn> turns,
    List<Branch> branches,
    KeptFile file) {
  /** Letters and digits of an id. */
  public static final int ID_LENGTH = 16;

  private static final Pattern ID = Pattern.compile("[0-9A-Za-z]{" + ID_LENGTH + "}");

  /** The source of a game that came from a file. */
  public static final String IMPORT = "import";

  /** The source of a game whose table only its players saw. */
  public static final String PRIVATE_TABLE = "private table";

  public KeptGame {
    turns = List.copyOf(turns);
    branches = List.copyOf(branches);
    Branch.check(turns.size(), branches);
  }

  /** Tells whether a text may be the id of a game. */
  public static boolean isId(String text) {
    return ID.matcher(text).matches();
  }

  /** The moves of all branches. */
  public Stream<RecordedMove> branchMoves() {
    return branches.stream().flatMap(branch -> branch.moves().stream());
  }

  /** A game that comes from no file. */
  public KeptGame(
      String id,
      String source,
      String owner,
      Position start,
      KeptPlayer black,
      KeptPlayer white,
      long startedMs,
      OptionalLong endedMs,
      Optional<GameEnd> end,
      String comment,
      List<KeptTurn> turns,
      List<Branch> branches) {
    this(
        id,
        source,
        owner,
        start,
        black,
        white,
        startedMs,
        endedMs,
        end,
        comment,
        turns,
        branches,
        KeptFile.NONE);
  }

  /**
   * Whether it is among the games of this account. Those of nobody's account are everybody's who
   * need not log in, but for what only the players of a table saw.
   */
  public boolean isSeenBy(String account) {
    return isSeenBy(account, owner, source);
  }

  static boolean isSeenBy(String account, String owner, String source) {
    return owner.equals(account) && !(account.isEmpty() && source.equals(PRIVATE_TABLE));
  }

  /** The same of this account and source, under this id. */
  public KeptGame of(String account, String newSource, String newId) {
    return new KeptGame(
        newId, newSource, account, start, black, white, startedMs, endedMs, end, comment, turns,
        branches, file);
  }

  /** The same, begun then: all its times are moved as far. */
  public KeptGame begunAt(long otherMs) {
    long later = otherMs - startedMs;
    OptionalLong overMs =
        endedMs.isPresent() ? OptionalLong.of(endedMs.getAsLong() + later) : endedMs;
    List<KeptTurn> moved = turns.stream().map(turn -> turn.at(turn.atMs() + later)).toList();
    return new KeptGame(
        id, source, owner, start, black, white, otherMs, overMs, end, comment, moved, branches,
        file);
  }

  /** The same with this player. */
  public KeptGame with(Side side, KeptPlayer player) {
    return new KeptGame(
        id,
        source,
        owner,
        start,
        side == Side.BLACK ? player : black,
        side == Side.WHITE ? player : white,
        startedMs,
        endedMs,
        end,
        comment,
        turns,
        branches,
        file);
  }

  /** The same after these turns, and not over. */
  public KeptGame with(List<KeptTurn> played) {
    return with(OptionalLong.empty(), Optional.empty(), played, List.of());
  }

  /** The same with these turns and branches, over or not as it is. */
  public KeptGame with(List<KeptTurn> all, List<Branch> alternatives) {
    return with(endedMs, end, all, alternatives);
  }

  /** Returns this game with what its file told. */
  public KeptGame with(KeptFile told) {
    return new KeptGame(
        id, source, owner, start, black, white, startedMs, endedMs, end, comment, turns, branches,
        told);
  }

  /** The same, over. */
  public KeptGame ended(GameEnd how, long atMs) {
    return with(OptionalLong.of(atMs), Optional.of(how), turns, branches);
  }

  private KeptGame with(
      OptionalLong overMs, Optional<GameEnd> how, List<KeptTurn> all, List<Branch> alternatives) {
    return new KeptGame(
        id,
        source,
        owner,
        start,
        black,
        white,
        startedMs,
        overMs,
        how,
        comment,
        all,
        alternatives,
        file);
  }

  /** Where it stands. */
  public Position position() {
    List<Turn> played = turns.stream().map(KeptTurn::turn).toList();
    Side next = played.isEmpty() ? start.toMove() : played.getLast().side().other();
    return new Position(start.rules(), start.setup(), played, next);
  }
}
