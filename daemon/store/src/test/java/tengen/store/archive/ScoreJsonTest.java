package tengen.store.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.protocol.json.Json;
import tengen.search.Score;

class ScoreJsonTest {
  @Test
  void estimatesOutOfRangeAreReadAsTheBound() {
    Json.Fields fields = ScoreJson.with(Json.Fields.NONE, new Score.Estimate(1 + 1e-12));

    assertThat(ScoreJson.read(fields)).contains(new Score.Estimate(1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"winRate\":1.5}",
        "{\"winRate\":\"high\"}",
        "{\"winRate\":7,\"proof\":\"win 3\"}",
        "{\"winRate\":1,\"proof\":\"won\"}"
      })
  void invalidScoresAreReported(String json) {
    assertThatThrownBy(() -> ScoreJson.read(StoredJson.fields(json)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
