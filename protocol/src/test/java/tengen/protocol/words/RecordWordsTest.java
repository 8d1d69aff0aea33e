package tengen.protocol.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.search.Score;

class RecordWordsTest {
  private static final MoveWords WORDS = new MoveWords(15, 15);

  static Stream<Move> moves() {
    return Stream.of(
        new Place(7, 7),
        new Place(0, 14),
        new Place(40, 2),
        new Place(-1, 3),
        new Move.Places(List.of()),
        new Move.Places(List.of(new Place(7, 7))),
        new Move.Places(List.of(new Place(7, 7), new Place(8, 6))),
        new Move.Text(""),
        new Move.Text("pass"),
        new Move.Text("H8"),
        new Move.Text("2:a1 = +50 % é\n"),
        new Move.Pass(),
        new Move.Swap(),
        new Move.Resign());
  }

  @ParameterizedTest
  @MethodSource("moves")
  void aMoveIsReadAsItWas(Move move) {
    assertThat(WORDS.read(WORDS.write(move))).contains(move);
    assertThat(WORDS.write(move)).doesNotContain(" ", "\n");
  }

  @Test
  void aLineIsReadAsItWas() {
    List<Move> line = moves().toList();

    assertThat(WORDS.readLine(WORDS.write(line))).contains(line);
    assertThat(WORDS.readLine("")).contains(List.of());
  }

  @Test
  void pointsHaveTheirNamesOfGtp() {
    assertThat(WORDS.write(List.of(new Place(7, 7), new Place(8, 0), new Move.Pass())))
        .isEqualTo("H8 J15 pass");
    assertThat(new MoveWords(30, 30).write(new Place(0, 0))).isEqualTo("0,0");
    assertThat(new MoveWords(30, 30).write(new Place(0, 29))).isEqualTo("A1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Z1", "H16", "H8+", "+H8+", "+Z1", "=%", "1,", "passe"})
  void textThatIsNoMoveIsNotRead(String word) {
    assertThat(WORDS.read(word)).isEmpty();
    assertThat(WORDS.readLine("H8 " + word)).isEmpty();
  }

  static Stream<Setup> setups() {
    return Stream.of(
        Setup.Board.empty(15, 15),
        Setup.Board.empty(1, 40),
        new Setup.Board(
            9, 8, List.of(new Place(1, 1), new Place(10, 10)), List.of(), List.of(new Place(0, 0))),
        new Setup.Board(9, 9, List.of(), List.of(new Place(2, 2)), List.of()),
        new Setup.Text(""),
        new Setup.Text("board 9x9"));
  }

  @ParameterizedTest
  @MethodSource("setups")
  void aSetupIsReadAsItWas(Setup setup) {
    assertThat(SetupWords.read(SetupWords.write(setup))).contains(setup);
  }

  @Test
  void stonesFollowTheirColour() {
    var board =
        new Setup.Board(
            15,
            15,
            List.of(new Place(7, 7)),
            List.of(new Place(8, 6), new Place(9, 6)),
            List.of(new Place(0, 14)));

    assertThat(SetupWords.write(board)).isEqualTo("board 15x15 B H8 W J9 K9 N A1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "board", "board 9", "board 9x9 B", "board 9x9 B pass", "nim 3 5"})
  void textThatIsNoSetupIsNotRead(String line) {
    assertThat(SetupWords.read(line)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"win", "win 7", "loss", "loss 0", "draw"})
  void provenResultsAreReadUnchanged(String words) {
    assertThat(ProofWords.read(words).flatMap(ProofWords::write)).contains(words);
  }

  @Test
  void estimatesAreNotReadAsProofs() {
    assertThat(ProofWords.write(new Score.Estimate(1))).isEmpty();
    assertThat(ProofWords.write(new Score.Win(OptionalInt.of(3)))).contains("win 3");
    assertThat(ProofWords.read("won")).isEqualTo(Optional.empty());
  }
}
