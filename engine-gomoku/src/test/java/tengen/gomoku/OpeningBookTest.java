package tengen.gomoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.gomoku.WinRule;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.search.Goal;
import tengen.search.Restriction;
import tengen.search.SearchResult;
import tengen.support.games.Boards;
import tengen.support.games.Referees;

/**
 * Tests of the option {@code book}: which positions it answers, how, and which files it rejects.
 */
final class OpeningBookTest {
  private static final String RULES = WinRule.FREESTYLE.id();

  /** A move that no search would choose. */
  private static final Place BOOK_MOVE = new Place(1, 0);

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void write() throws Exception {
    file = folder.resolve("book.tsv");
    Files.write(
        file,
        List.of(
            "# one position", "gomoku-freestyle 15x15", "", "7,7 8,7 9,9 6,5\t1,0\t0.625\t1234"));
  }

  private Player player(String... options) {
    return options.length == 0
        ? Player.withOptions(Map.of("book", file.toString()))
        : Player.withOptions(Map.of("book", file.toString(), options[0], options[1]));
  }

  private static Position board(String black, String white) {
    return Position.start(RULES, Boards.board(15, black, white));
  }

  private static SearchResult answer(Player player, Position position) throws Exception {
    try (player) {
      return player.search(position, Goal.BEST_MOVE);
    }
  }

  @Test
  void theMoveIsAnsweredWithoutASearchAndWithItsWinRate() throws Exception {
    SearchResult result = answer(player(), board("7,7 9,9", "8,7 6,5"));
    assertThat(result.move()).isEqualTo(BOOK_MOVE);
    assertThat(result.last().nodes()).isZero();
    assertThat(result.last().lines().getFirst().score().asWinRate()).isEqualTo(0.625);
  }

  @Test
  void theOrderOfTheMovesDoesNotMatter() throws Exception {
    Position position = Position.start(RULES, Setup.Board.empty(15, 15));
    for (Place stone : Boards.points("9,9 6,5 7,7 8,7")) {
      position = position.play(stone);
    }
    assertThat(answer(player(), position).move()).isEqualTo(BOOK_MOVE);
  }

  @ParameterizedTest
  @CsvSource({
    "'7,7 9,9', '8,7 6,5', '1,0'",
    "'7,7 5,9', '6,7 8,5', '13,0'",
    "'7,7 9,5', '8,7 6,9', '1,14'",
    "'7,7 5,5', '6,7 8,9', '13,14'",
    "'7,7 9,9', '7,8 5,6', '0,1'",
    "'7,7 9,5', '7,6 5,8', '0,13'",
    "'7,7 5,9', '7,8 9,6', '14,1'",
    "'7,7 5,5', '7,6 9,8', '14,13'"
  })
  void anyImageOfThePositionIsInTheBook(String black, String white, String move) throws Exception {
    assertThat(answer(player(), board(black, white)).move()).isEqualTo(Boards.point(move));
  }

  @Test
  void otherPositionsAreSearched() throws Exception {
    List<Position> others =
        List.of(
            board("7,7 9,9", "8,7 6,6"),
            board("8,7 6,5", "7,7 9,9"),
            board("7,7 9,9", "8,7 6,5").withToMove(Side.WHITE),
            Position.start(WinRule.STANDARD.id(), Boards.board(15, "7,7 9,9", "8,7 6,5")));
    for (Position other : others) {
      assertThat(answer(player(), other).last().nodes()).isPositive();
    }
  }

  @Test
  void weakerLevelsIgnoreTheBook() throws Exception {
    SearchResult result = answer(player("level", "50"), board("7,7 9,9", "8,7 6,5"));
    assertThat(result.last().nodes()).isPositive();
  }

  @Test
  void analysisIgnoresTheBook() throws Exception {
    var two = new Goal.BestMove(2, List.of());
    var elsewhere =
        new Goal.BestMove(1, List.of(new Restriction(Side.BLACK, false, List.of(BOOK_MOVE), 1)));
    for (Goal goal : List.of(two, elsewhere)) {
      try (Player player = player()) {
        SearchResult result = player.search(board("7,7 9,9", "8,7 6,5"), goal);
        assertThat(result.last().nodes()).isPositive();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7,7",
        "7,7 8,7\t7,7\t0.5\t1",
        "7,7 15,7\t1,0\t0.5\t1",
        "7,7 8,7\t1,0\t1.5\t1",
        "7,100 108,8\t9,9\t0.5\t1",
        "7,7 8,7\t1,0\t0.5",
        "gomoku-freestyle 15"
      })
  void anInvalidLineIsReportedWithItsNumber(String line) throws Exception {
    Files.write(file, List.of("gomoku-freestyle 15x15", line));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OpeningBook.read(file.toString()))
        .withMessageStartingWith("book " + file + ": line 2: ");
  }

  @Test
  void aPositionBeforeAnyHeaderIsReported() throws Exception {
    Files.write(file, List.of("-\t7,7\t0.5\t1"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OpeningBook.read(file.toString()))
        .withMessageContaining("before any RULES");
  }

  @Test
  void aMissingFileIsReportedBeforeAnEngineIsCreated() {
    String missing = folder.resolve("none.tsv").toString();
    var settings = new EngineSettings(1, 1 << 20, 1, Map.of("book", missing));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new GomokuFactory().descriptor(settings))
        .withMessage("book " + missing + ": no such file");
  }

  @Test
  void noEngineIsCreatedWithAMissingFile() {
    var settings = new EngineSettings(1, 1 << 20, 1, Map.of("book", folder.toString()));
    assertThatExceptionOfType(EngineException.class)
        .isThrownBy(() -> new GomokuFactory().create(settings, Referees.host()))
        .withMessageContaining("no such file");
  }

  @Test
  void withoutAFileThereIsNoBook() {
    assertThat(OpeningBook.read("").isEmpty()).isTrue();
  }
}
