package tengen.app.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.output.CommandException;
import tengen.arena.game.GameOutcome;
import tengen.arena.game.GameResult;
import tengen.arena.game.Opening;
import tengen.arena.game.Reason;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;

/** Tests of the files of a match that goes on. */
final class MatchOutputsTest {
  @TempDir private Path folder;

  private static GameResult game(int number, Optional<Side> winner) {
    Position start = Position.start("gomoku-freestyle", Setup.Board.empty(15, 15));
    return new GameResult(
        number,
        1,
        "mine",
        "theirs",
        new Opening("empty board", start),
        List.of(),
        0,
        new GameOutcome(winner, Reason.RESIGNED, "gave up"));
  }

  @Test
  void boardsThatFilesCannotHoldAreRejected() throws CommandException {
    Position large = Position.start("large", Setup.Board.empty(9, 26));
    var records = new MatchOutputs();
    records.records = folder;
    var samples = new MatchOutputs();
    samples.samples = folder.resolve("samples.csv");
    String rest = " needs a board of at most 25 points a side; this one has 9x26";

    records.check(Position.start("large", Setup.Board.empty(25, 25)));
    assertThatThrownBy(() -> records.check(large)).hasMessage("tengen: --records" + rest);
    assertThatThrownBy(() -> samples.check(large)).hasMessage("tengen: --samples" + rest);
  }

  @Test
  void gamesBeforeGetTheRecordsThatTheyLack() throws IOException {
    var outputs = new MatchOutputs();
    outputs.records = folder;
    outputs.lossesOnly = true;
    Path first = Files.writeString(folder.resolve("0001-mine-theirs.sgf"), "kept");

    outputs
        .open(
            "gomoku",
            "mine",
            () ->
                Stream.of(
                    game(1, Optional.of(Side.WHITE)),
                    game(2, Optional.of(Side.WHITE)),
                    game(3, Optional.of(Side.BLACK))))
        .close();

    assertThat(first).hasContent("kept");
    assertThat(folder.toFile().list())
        .containsExactlyInAnyOrder(
            "0001-mine-theirs.sgf", "0002-mine-theirs.psq", "0002-mine-theirs.sgf");
  }
}
