package tengen.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.arena.PlayedGames;
import tengen.arena.Players;
import tengen.arena.game.GameOutcome;
import tengen.arena.game.GameResult;
import tengen.arena.game.Opening;
import tengen.arena.game.PlayedMove;
import tengen.arena.game.Reason;
import tengen.game.Move.Place;
import tengen.game.Side;
import tengen.game.Turn;

/** Tests of results as PGN and of training samples. */
final class GameTextFileTest {
  @TempDir Path folder;

  @Test
  void aFileHasTheGamesBeforeAndEachGameAtOnce() throws Exception {
    Path file = Files.writeString(folder.resolve("games"), "an older match");
    Stream<GameResult> before = Stream.of(PlayedGames.game(1, "a", "b", 'B'));
    try (GameTextFile games = GameTextFile.create(file, game -> game.number() + "\n", before)) {
      assertThat(file).content().isEqualTo("1\n");
      games.add(PlayedGames.game(2, "b", "a", 'W'));
      assertThat(file).content().isEqualTo("1\n2\n");
    }
  }

  @Test
  void aGameIsTagsAndItsResult() {
    GameOutcome late = GameOutcome.won(Side.BLACK, Reason.TIME, "512 ms of 300");
    assertThat(PgnText.of(PlayedGames.game(3, "my \"new\" one", "c:\\old", late)))
        .isEqualTo(
            """
            [Event "gomoku-freestyle"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "2.3"]
            [White "c:\\\\old"]
            [Black "my \\"new\\" one"]
            [Result "0-1"]
            [Opening "empty"]
            [PlyCount "2"]
            [Termination "time forfeit"]

            0-1

            """);
  }

  @ParameterizedTest
  @CsvSource({"B, 0-1", "W, 1-0", "=, 1/2-1/2"})
  void aResultIsFromTheViewOfWhite(char winner, String result) {
    assertThat(PgnText.of(PlayedGames.game(1, "a", "b", winner)))
        .contains("[Result \"" + result + "\"]", "\n\n" + result + "\n");
  }

  @ParameterizedTest
  @CsvSource({"B, 0, 2", "W, 2, 0", "=, 1, 1"})
  void eachMoveIsASampleForTheSideToMove(char winner, int white, int black) {
    Opening empty = Players.empty("gomoku-freestyle", 15);
    var opening = new Opening("one stone", empty.position().play(new Place(7, 7)));
    GameResult game = PlayedGames.game(1, "a", "b", winner);
    List<PlayedMove> moves =
        List.of(move(Side.WHITE, new Place(0, 14)), move(Side.BLACK, new Place(14, 0)));
    GameResult played = new GameResult(1, 1, "a", "b", opening, moves, 0, game.outcome());

    assertThat(SampleText.of(played)).isEqualTo("h8,a15," + white + "\nh8a15,o1," + black + "\n");
  }

  private static PlayedMove move(Side side, Place point) {
    return new PlayedMove(new Turn(side, point), Optional.empty(), 0, 0, 1);
  }

  @ParameterizedTest
  @EnumSource(
      value = Reason.class,
      names = {"TIME", "ILLEGAL_MOVE", "CRASH"})
  void forfeitedGamesHaveNoSamples(Reason reason) {
    GameOutcome outcome = GameOutcome.won(Side.BLACK, reason, "why");
    assertThat(SampleText.of(PlayedGames.game(1, "a", "b", outcome))).isEmpty();
  }
}
