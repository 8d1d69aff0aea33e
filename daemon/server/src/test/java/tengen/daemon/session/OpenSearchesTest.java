package tengen.daemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.Effect;
import tengen.protocol.GamesQuestion;
import tengen.search.Clock;
import tengen.search.Goal;
import tengen.search.Limits;

class OpenSearchesTest {
  private static final Position EMPTY =
      new Position("nogo", new Setup.Text("9"), List.of(), Side.BLACK);

  private final OpenSearches<String> searches = new OpenSearches<>();

  private static Limits left(long ms) {
    return Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(5000).withLeftMs(ms));
  }

  private static Effect<String> search(Limits limits) {
    return new Effect.StartSearch<>(1, EMPTY, Goal.BEST_MOVE, limits, 0, Long.MAX_VALUE);
  }

  @Test
  void elapsedTimeIsTakenFromTheGameClock() {
    searches.track(search(left(60_000)), 20_000);
    searches.track(new Effect.ChangeLimits<>(1, left(9_000)), 10_000);

    assertThat(searches.all())
        .containsExactly(search(left(40_000)), new Effect.ChangeLimits<>(1, left(0)));
  }

  @Test
  void aSearchWithoutAGameClockKeepsItsLimits() {
    Limits turn = Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(5000));
    searches.track(search(turn), 20_000);

    assertThat(searches.all()).containsExactly(search(turn));
  }

  @Test
  void aQuestionAboutGamesIsOpenUntilItsAnswer() {
    Effect<String> question = new Effect.FindGames<>(2, new GamesQuestion.Game("id"));
    assertThat(searches.track(question, 0)).isTrue();
    assertThat(searches.all()).containsExactly(question);

    assertThat(searches.end(2)).isEmpty();
    assertThat(searches.all()).isEmpty();
  }
}
