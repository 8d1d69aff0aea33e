package tengen.protocol.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.protocol.words.MoveText;

class OpenQueriesTest {
  private static final String TEXT = "{}";

  /** A part that waits with a position. */
  private static QueryPart part(long number, Position position) {
    var point =
        new QueriedGame.Point(
            new EngineChoice("cgt", Map.of()),
            position,
            MoveText.of(position.setup()),
            Objects.requireNonNull(AnalysisTestSession.RULES.get("nogo")));
    return new QueryPart.Inspection(
        "q", new QueryPart.Rank(0, number), point, "value", OptionalLong.empty(), 0);
  }

  private static OpenQueries with(QueryPart... parts) {
    return OpenQueries.NONE.with("q", TEXT, List.of(parts));
  }

  private static Position nim(String heaps) {
    return Position.start("nim", new Setup.Text(heaps));
  }

  @Test
  void theTextOfAGameCountsInEachPart() {
    Position large = nim("9 ".repeat(30_000));
    long one = with(part(1, large)).bytes();

    assertThat(one - with(part(1, nim(""))).bytes()).isEqualTo(8 * 60_000);
    assertThat(with(part(1, large), part(2, large)).bytes()).isGreaterThan(one + 8 * 60_000);
  }

  @Test
  void theTurnsOfAGameCountOnce() {
    Position played = nim("9 9");
    for (int i = 0; i < 1_000; i++) {
      played = played.play(new Move.Text("1-1"));
    }
    long one = with(part(1, played)).bytes();
    long two = with(part(1, played), part(2, played)).bytes();

    assertThat(one).isGreaterThan(1_000 * 128);
    assertThat(two - one).isBetween(8_000L, 10_000L);
  }

  @Test
  void nothingCountsAfterTheLastPart() {
    QueryPart first = part(1, nim("9 9").play(new Move.Text("1-1")));
    QueryPart second = part(2, nim("9 9"));
    OpenQueries open = with(first, second);

    assertThat(open.ended(first).bytes()).isPositive();
    assertThat(open.ended(first).ended(second).bytes()).isZero();
  }
}
