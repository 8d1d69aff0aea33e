package tengen.store.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.game.Move.Place;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.json.JsonReader;
import tengen.protocol.json.JsonReading;
import tengen.protocol.json.JsonWriter;
import tengen.protocol.record.Branch;
import tengen.protocol.record.RecordedMove;
import tengen.search.Score;
import tengen.store.archive.StoredEvaluation;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredTurn;
import tengen.store.testing.TestGames;

/** Games as JSON, written and read again. */
class GameJsonTest {
  private static final Turn FIRST = new Turn(Side.BLACK, new Place(0, 0));

  private static final Turn SECOND = new Turn(Side.WHITE, new Place(1, 1));

  private static final StoredGame GAME =
      TestGames.GOMOKU.with(
          List.of(new StoredTurn(FIRST, 1, Optional.of(thought()))),
          List.of(
              new Branch(
                  0,
                  0,
                  List.of(
                      new RecordedMove(SECOND, "", OptionalDouble.of(0.75), OptionalLong.of(5))))));

  private static StoredEvaluation thought() {
    return new StoredEvaluation(40, Optional.of(new Score.Estimate(0.25)), 90, 5, List.of());
  }

  private static Optional<StoredGame> read(String json) {
    return JsonReader.read(json) instanceof JsonReading.Read(var read)
        ? GameJson.read(read)
        : Optional.empty();
  }

  @Test
  void writtenGamesAreReadUnchanged() {
    assertThat(read(JsonWriter.write(GameJson.of(GAME)))).contains(GAME);
  }

  @ParameterizedTest
  @CsvSource({
    "'\"winRate\":0.25', '\"winRate\":7'",
    "'\"winRate\":0.25', '\"winRate\":-0.1'",
    "'\"winRate\":0.25', '\"winRate\":\"high\"'",
    "'\"blackWinRate\":0.75', '\"blackWinRate\":1.5'",
    "'\"of\":0', '\"of\":0.5'",
    "'\"of\":0', '\"of\":4294967296'",
    "'\"branches\":[', '\"branches\":[1,'"
  })
  void gamesWithInvalidValuesAreNotRead(String written, String other) {
    String json = JsonWriter.write(GameJson.of(GAME));

    assertThat(json).contains(written);
    assertThat(read(json.replace(written, other))).isEmpty();
  }
}
