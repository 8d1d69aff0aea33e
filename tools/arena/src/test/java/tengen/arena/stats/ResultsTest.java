package tengen.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.arena.PlayedGames;
import tengen.arena.game.GameResult;

/** Tests of game and pair counts. */
final class ResultsTest {
  private static Results of(String name, Stream<GameResult> games) {
    return games.map(game -> Results.of(game, name)).reduce(Results.NONE, Results::plus);
  }

  private static Results of(String results) {
    return of("a", PlayedGames.between("a", "b", results));
  }

  @Test
  void gamesAreCountedByColour() {
    Results results = of("WLWWDL");
    assertThat(results.black()).isEqualTo(new WinsDrawsLosses(2, 1, 0));
    assertThat(results.white()).isEqualTo(new WinsDrawsLosses(1, 0, 2));
    assertThat(results.games()).hasToString("3-1-2");
    assertThat(results.games().points()).isEqualTo(3.5);
  }

  @Test
  void pairsAreCountedByTheirPoints() {
    assertThat(of("LLLDLWDDWDWWDL").pairs().pairs()).containsExactly(1, 2, 2, 1, 1);
  }

  @Test
  void aPairCountsWhenBothGamesHaveEnded() {
    assertThat(of("WWL").pairs()).isEqualTo(of("WW").pairs());
    assertThat(of("WWL").halfPairs()).containsExactly(Map.entry(2, 0));
  }

  @Test
  void withoutAPairGamesCount() {
    assertThat(of("W").counts()).isEqualTo(new ScoreCounts(List.of(0, 0, 1)));
    assertThat(of("WD").counts()).isEqualTo(new ScoreCounts(List.of(0, 0, 0, 1, 0)));
  }

  /** Checks that counts do not depend on the order in which workers finish. */
  @Test
  void theOrderOfGamesDoesNotMatter() {
    List<GameResult> games = PlayedGames.between("a", "b", "WWLDDLWLD").toList();
    assertThat(of("a", games.reversed().stream())).isEqualTo(of("a", games.stream()));
  }

  @Test
  void halvesOfAMatchMakeTheWhole() {
    List<GameResult> games = PlayedGames.between("a", "b", "WWLDDLWLD").toList();
    Results first = of("a", games.stream().limit(5));
    Results second = of("a", games.stream().skip(5));
    assertThat(first.plus(second)).isEqualTo(of("a", games.stream()));
  }

  @Test
  void theOpponentSeesTheReverse() {
    Results mine = of("WWLDDLWLDW");
    Results theirs = of("b", PlayedGames.between("a", "b", "WWLDDLWLDW"));
    assertThat(theirs.counts()).isEqualTo(mine.counts().reversed());
    assertThat(theirs.games().counts()).isEqualTo(mine.games().counts().reversed());
  }

  @Test
  void meanAndVarianceAreThoseOfTheScores() {
    var counts = new ScoreCounts(List.of(3, 20, 40, 25, 12));
    assertThat(counts.total()).isEqualTo(100);
    assertThat(counts.mean()).isCloseTo(0.5575, within(1e-12));
    assertThat(counts.variance()).isCloseTo(0.06231875, within(1e-12));
  }
}
