package tengen.daemon.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.protocol.SessionInput;
import tengen.protocol.json.Json;
import tengen.search.Finding;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;
import tengen.store.archive.StoredInput;

class InputTextTest {
  private static StoredInput storedInput(String kind, String text) {
    return new StoredInput(1, kind, text, 0, 0);
  }

  static Stream<Move> moves() {
    return Stream.of(
        new Place(3, 18),
        new Move.Places(List.of(new Place(0, 1), new Place(2, 3))),
        new Move.Text("2:a1 \"ü\"\n"),
        new Move.Pass(),
        new Move.Swap(),
        new Move.Resign());
  }

  static Stream<Score> scores() {
    return Stream.of(
        new Score.Estimate(0.1 + 0.2),
        new Score.Draw(),
        new Score.Win(OptionalInt.of(7)),
        new Score.Win(OptionalInt.empty()),
        new Score.Loss(OptionalInt.of(0)),
        new Score.Loss(OptionalInt.empty()));
  }

  @ParameterizedTest
  @MethodSource("moves")
  void movesAreReadAsWritten(Move move) {
    var input =
        new SessionInput.Finished<String>(
            5, new SearchResult(move, new SearchProgress(9, List.of(), Optional.of(move))), 12);

    assertThat(InputText.<String>read(storedInput(InputText.FINISHED, InputText.finished(input))))
        .isEqualTo(input);
  }

  @ParameterizedTest
  @MethodSource("scores")
  void linesAreReadAsWritten(Score score) {
    var line =
        new Variation(
            score,
            List.of(new Place(0, 0), new Move.Pass()),
            4,
            9,
            Long.MAX_VALUE,
            OptionalDouble.of(1.0 / 3));
    var input =
        new SessionInput.Finished<String>(
            5, new SearchResult(new Place(0, 0), new SearchProgress(9, List.of(line, line))), 12);

    assertThat(InputText.<String>read(storedInput(InputText.FINISHED, InputText.finished(input))))
        .isEqualTo(input);
  }

  @Test
  void findingsAreReadAsWritten() {
    var input =
        new SessionInput.Inspected<String>(
            5, new Finding("two\nlines", List.of(new Finding.Mark(new Place(1, 2), "x"))));

    assertThat(InputText.<String>read(storedInput(InputText.INSPECTED, InputText.inspected(input))))
        .isEqualTo(input);
  }

  @Test
  void failuresAreReadAsWritten() {
    var input = new SessionInput.Failed<String>(5, "no thread in time");

    assertThat(InputText.<String>read(storedInput(InputText.FAILED, InputText.failed(input))))
        .isEqualTo(input);
  }

  @Test
  void gamesAndEmptyListsAreReadAsWritten() {
    Json.Fields found =
        Json.Fields.NONE.with("game", Json.Fields.NONE.with("id", "\u00fc").with("winRate", 0.1));
    for (Optional<Json.Fields> each : List.of(Optional.of(found), Optional.<Json.Fields>empty())) {
      var input = new SessionInput.GamesFound<String>(5, each);

      assertThat(InputText.<String>read(storedInput(InputText.GAMES, InputText.games(input))))
          .isEqualTo(input);
    }
  }

  @Test
  void textThatIsNoInputIsReported() {
    assertThatThrownBy(() -> InputText.read(storedInput("finished", "{}")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> InputText.read(storedInput("finished", "no JSON")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> InputText.read(storedInput("other", "{\"ticket\":1}")))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
