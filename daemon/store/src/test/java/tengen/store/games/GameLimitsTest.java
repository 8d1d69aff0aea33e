package tengen.store.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.record.Branch;
import tengen.protocol.record.RecordedMove;
import tengen.search.Score;
import tengen.search.Variation;
import tengen.store.archive.FileProperties;
import tengen.store.archive.StoredEvaluation;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredPlayer;
import tengen.store.archive.StoredTurn;
import tengen.store.testing.TestGames;

class GameLimitsTest {
  private static final Turn TURN = new Turn(Side.BLACK, new Place(0, 0));
  private static final int MEBIBYTE = 1 << 20;

  private static StoredGame game(Setup setup, String comment) {
    StoredGame some = TestGames.GOMOKU;
    return new StoredGame(
        some.id(),
        some.source(),
        some.owners(),
        Position.start("nim", setup),
        some.black(),
        some.white(),
        some.startedMs(),
        some.endedMs(),
        some.end(),
        comment,
        List.of(),
        List.of(),
        FileProperties.NONE);
  }

  private static StoredGame game(String comment) {
    return game(Setup.Board.empty(15, 15), comment);
  }

  private static StoredTurn turn(String comment) {
    return new StoredTurn(TURN, 0, Optional.empty(), comment, "");
  }

  private static RecordedMove move(String comment) {
    return new RecordedMove(TURN, comment, OptionalDouble.empty(), OptionalLong.empty());
  }

  private static List<StoredTurn> turns(int count) {
    return Collections.nCopies(count, turn(""));
  }

  private static Optional<String> objection(StoredGame game) {
    return GameLimits.objection(game);
  }

  @Test
  void movesOfBranchesCountToo() {
    List<Branch> branches = List.of(new Branch(0, 0, Collections.nCopies(4_000, move(""))));

    assertThat(objection(game("").with(turns(10_000)))).isEmpty();
    assertThat(objection(game("").with(turns(10_001)))).contains("more than 10000 moves");
    assertThat(objection(game("").with(turns(6_000), branches))).isEmpty();
    assertThat(objection(game("").with(turns(6_001), branches))).contains("more than 10000 moves");
  }

  @Test
  void aGameBeginsWithATextOfBoundedLength() {
    assertThat(objection(game(new Setup.Text("1".repeat(65_536)), ""))).isEmpty();
    assertThat(objection(game(new Setup.Text("1".repeat(65_537)), "")))
        .contains("begins with a text of more than 65536 characters");
  }

  @ParameterizedTest
  @CsvSource({"c, 1", "é, 2", "注, 3", "\uD83D\uDE00, 4"})
  void allCommentsTogetherAreBoundedInBytes(String character, int bytes) {
    String quarter = character.repeat(MEBIBYTE / 4 / bytes);
    StoredGame full =
        game(quarter + quarter.substring(character.length()))
            .with(List.of(turn(quarter)), List.of(new Branch(0, 0, List.of(move(quarter)))));
    assertThat(objection(full)).isEmpty();

    StoredGame over =
        full.with(List.of(turn(quarter + character), turn(character.repeat(2))), full.branches());
    assertThat(objection(over)).contains("comments of more than 1048576 bytes");
  }

  @Test
  void namesAndOptionsOfPlayersAreBounded() {
    String name = "n".repeat(1024);
    String options = "o".repeat(16_384);
    StoredGame game = game("").with(Side.WHITE, new StoredPlayer(name, name, options));
    assertThat(objection(game)).isEmpty();

    assertThat(objection(game.with(Side.WHITE, new StoredPlayer(name + "n", "", ""))))
        .contains("a player's name of more than 1024 bytes");
    assertThat(objection(game.with(Side.BLACK, new StoredPlayer("", name + "n", ""))))
        .contains("a player's name of more than 1024 bytes");
    assertThat(objection(game.with(Side.BLACK, new StoredPlayer("", "", options + "o"))))
        .contains("a player's options of more than 16384 bytes");
  }

  @Test
  void theDateOfAFileIsBounded() {
    String date = "d".repeat(1024);
    assertThat(objection(game("").with(new FileProperties(Optional.of(date), "")))).isEmpty();
    assertThat(objection(game("").with(new FileProperties(Optional.of(date + "d"), ""))))
        .contains("a date of more than 1024 bytes");
  }

  @Test
  void movesAndVariationsAreBoundedInBytes() {
    var half = new Move.Text("1".repeat(MEBIBYTE / 2));
    var thought = new StoredEvaluation(0, Optional.empty(), 0, 0, List.of(half));
    var turn = new StoredTurn(new Turn(Side.BLACK, half), 0, Optional.of(thought));

    assertThat(objection(game("").with(List.of(turn)))).isEmpty();
    assertThat(objection(game("").with(List.of(turn, turn("")))))
        .contains("moves and variations of more than 1048576 bytes");
  }

  @Test
  void variationsAreStoredUpToALength() {
    var line =
        new Variation(
            new Score.Win(OptionalInt.empty()),
            Collections.nCopies(1_000_000, new Move.Pass()),
            1,
            1,
            1,
            OptionalDouble.empty());

    assertThat(StoredEvaluation.of(0, 0, Optional.of(line)).line()).hasSize(100);
  }

  @Test
  void optionsThatAreTooLongAreLeftOut() {
    assertThat(StoredPlayer.engine("nogo", Map.of("level", "20")).options()).isEqualTo("level=20");
    assertThat(StoredPlayer.engine("nogo", Map.of("level", "0".repeat(16_384))).options())
        .isEmpty();
  }
}
