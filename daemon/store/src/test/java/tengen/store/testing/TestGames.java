package tengen.store.testing;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.record.GameEnd;
import tengen.search.Score;
import tengen.store.archive.FileProperties;
import tengen.store.archive.GameOwners;
import tengen.store.archive.StoredEvaluation;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredPlayer;
import tengen.store.archive.StoredTurn;

/** Games for tests of archives. */
public final class TestGames {
  /** A game of NoGo by an engine, without an account. */
  public static final StoredGame NOGO =
      game("aaaaaaaaaaaaaaaa", "gtp", "", "nogo", 3, 1000)
          .with(
              List.of(
                  new StoredTurn(turn(Side.BLACK, 1, 1), 2000, Optional.empty()),
                  new StoredTurn(turn(Side.WHITE, 0, 2), 3000, Optional.of(thought()))))
          .ended(new GameEnd(Optional.of(Side.WHITE), GameEnd.Manner.RESIGNED), 4000);

  /** An unfinished game of Gomoku at a table. */
  public static final StoredGame GOMOKU =
      game("bbbbbbbbbbbbbbbb", "table", "", "gomoku-renju", 15, 5000);

  /** An unfinished game at a private table. */
  public static final StoredGame PRIVATE =
      game("cccccccccccccccc", StoredGame.PRIVATE_TABLE, "", "nogo", 3, 6000);

  /** A game owned by an account. */
  public static final StoredGame ALICES =
      game("dddddddddddddddd", StoredGame.PRIVATE_TABLE, "alice", "nogo", 3, 7000);

  /** All of these games. */
  public static final List<StoredGame> ALL = List.of(NOGO, GOMOKU, PRIVATE, ALICES);

  private TestGames() {}

  private static StoredEvaluation thought() {
    return new StoredEvaluation(
        40, Optional.of(new Score.Win(OptionalInt.of(7))), 90, 5, List.of(new Place(0, 2)));
  }

  private static Turn turn(Side side, int x, int y) {
    return new Turn(side, new Place(x, y));
  }

  private static StoredGame game(
      String id, String source, String owner, String rules, int size, long startedMs) {
    List<StoredTurn> turns =
        IntStream.range(0, 2)
            .mapToObj(
                i -> new StoredTurn(turn(Side.values()[i], i, i), startedMs + i, Optional.empty()))
            .toList();
    return new StoredGame(
        id,
        source,
        GameOwners.of(owner),
        new Position(rules, Setup.Board.empty(size, size), List.of(), Side.BLACK),
        new StoredPlayer("Ann", "", ""),
        new StoredPlayer("engine", "engine", "level=20\nthreads=1"),
        startedMs,
        OptionalLong.empty(),
        Optional.empty(),
        "",
        turns,
        List.of(),
        FileProperties.NONE);
  }
}
