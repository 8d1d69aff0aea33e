package tengen.daemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.record.GameEnd;
import tengen.store.archive.GameOwners;
import tengen.store.archive.StoredEvaluation;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredPlayer;
import tengen.store.archive.StoredTurn;
import tengen.store.testing.MemoryArchive;

class GameRecorderTest {
  private static final StoredPlayer ENGINE = new StoredPlayer("gomoku", "gomoku", "threads=1");
  private static final Place A = new Place(0, 0);
  private static final Place B = new Place(1, 0);
  private static final Place C = new Place(2, 0);
  private static final Place D = new Place(3, 0);
  private static final Position START =
      Position.start("gomoku-freestyle", Setup.Board.empty(15, 15));

  private final MemoryArchive archive = new MemoryArchive();
  private final MemoryArchive.Access access = archive.access();
  private final GameRecorder gameRecorder =
      new GameRecorder(new Recorder(access, Runnable::run), "gtp", "alice", GameIds.atRandom());

  private Position at = START;
  private long now = 1000;

  private static StoredEvaluation thought(Move move) {
    return new StoredEvaluation(7, Optional.empty(), 100, 3, List.of(move));
  }

  private void play(Move move) {
    setPosition(at.play(move));
  }

  private void search(Move move) {
    gameRecorder.moveFound(at.toMove(), move, ENGINE, thought(move));
    play(move);
  }

  private void setPosition(Position position) {
    at = position;
    gameRecorder.positionChanged(at, now++);
  }

  private static List<Move> moves(StoredGame game) {
    return game.turns().stream().map(StoredTurn::turn).map(Turn::move).toList();
  }

  @Test
  void aGameThatIsTooLongToBeStoredGoesOnWithoutTheArchive() {
    setPosition(Position.start("nim", new Setup.Text("1 ".repeat(40_000))));
    play(A);
    search(B);
    assertThat(archive.games()).isEmpty();

    setPosition(Position.start("nim", new Setup.Text("1 ".repeat(30_000))));
    play(A);
    search(B);
    assertThat(archive.games()).hasSize(1);
  }

  @Test
  void gamesAreStoredFromTheFirstEngineMove() {
    setPosition(START);
    play(A);
    assertThat(archive.games()).isEmpty();

    search(B);

    StoredGame game = archive.games().getFirst();
    assertThat(game.source()).isEqualTo("gtp");
    assertThat(game.owners()).isEqualTo(GameOwners.of("alice"));
    assertThat(game.id()).matches("[0-9a-f]{16}");
    assertThat(game.start()).isEqualTo(START);
    assertThat(game.position()).isEqualTo(at);
    assertThat(game.black()).isEqualTo(StoredPlayer.UNKNOWN);
    assertThat(game.white()).isEqualTo(ENGINE);
    assertThat(game.turns().get(0).thought()).isEmpty();
    assertThat(game.turns().get(1).thought()).contains(thought(B));
    assertThat(game.startedMs()).isEqualTo(1000);
    assertThat(game.endedMs()).isEmpty();
  }

  @Test
  void anEnginesFirstMoveAloneIsNoGame() {
    setPosition(START);
    search(A);
    assertThat(archive.games()).isEmpty();

    play(B);

    assertThat(moves(archive.games().getFirst())).containsExactly(A, B);
  }

  @Test
  void undoneMovesAreRemoved() {
    setPosition(START);
    play(A);
    search(B);
    play(C);

    setPosition(at.undo().orElseThrow());
    play(D);

    assertThat(archive.games()).hasSize(1);
    assertThat(moves(archive.games().getFirst())).containsExactly(A, B, D);
    assertThat(archive.games().getFirst().turns().get(1).thought()).isPresent();
  }

  @Test
  void anEmptyBoardBeginsAnotherGame() {
    setPosition(START);
    play(A);
    search(B);
    setPosition(START);
    play(A);
    search(C);

    assertThat(archive.games())
        .extracting(GameRecorderTest::moves)
        .containsExactly(List.of(A, B), List.of(A, C));
    assertThat(archive.games()).extracting(StoredGame::id).doesNotHaveDuplicates();
  }

  /** Sets up the same game again before a move, as some clients do. */
  @Test
  void repeatedSetupsContinueTheGame() {
    setPosition(START);
    play(A);
    search(B);
    setPosition(START);
    play(A);
    play(B);
    play(C);
    search(D);

    assertThat(archive.games()).hasSize(1);
    assertThat(moves(archive.games().getFirst())).containsExactly(A, B, C, D);
    assertThat(archive.games().getFirst().turns().get(1).thought()).contains(thought(B));
  }

  @Test
  void analysedPositionsAreNotStoredAsGames() {
    setPosition(START);
    play(A);
    play(B);
    play(C);

    assertThat(archive.games()).isEmpty();
  }

  @Test
  void theEndIsStoredUntilTheLastMoveIsTakenBack() {
    setPosition(START);
    play(A);
    search(B);
    GameEnd end = GameEnd.resigned(Side.BLACK);

    gameRecorder.ended(end, 5000);
    assertThat(archive.games().getFirst().end()).contains(end);
    assertThat(archive.games().getFirst().endedMs()).isEqualTo(OptionalLong.of(5000));

    setPosition(at.undo().orElseThrow());
    play(C);
    assertThat(archive.games().getFirst().end()).isEmpty();
  }

  @Test
  void anEnginesAnswerThatIsNotPlayedLeavesNoTrace() {
    setPosition(START);
    play(A);
    gameRecorder.moveFound(Side.WHITE, B, ENGINE, thought(B));
    play(C);
    play(D);

    assertThat(archive.games()).isEmpty();
  }
}
