package tengen.arena.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tengen.arena.Players;
import tengen.arena.game.Opening;
import tengen.arena.opening.RandomOpenings.Judge;
import tengen.game.BoardSymmetry;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Verdict;

final class RandomOpeningsTest {
  private static final GameRules GOMOKU = rules("gomoku-renju");
  private static final GameRules NOGO = rules("nogo");

  private static GameRules rules(String id) {
    return Objects.requireNonNull(Players.RULES.get(id));
  }

  private static RandomOpenings on(GameRules rules, int side, Judge judge, long seed) {
    return new RandomOpenings(rules, side, side, judge, 0.1, seed);
  }

  @Test
  void randomOpeningsAreUndecidedAndDistinct() throws Exception {
    Set<Setup.Board> seen = new HashSet<>();
    List<Opening> openings = on(GOMOKU, 15, _ -> 0.5, 7).make(200, _ -> {});
    assertThat(openings).hasSize(200);
    for (Opening opening : openings) {
      assertThat(GOMOKU.verdict(opening.position())).isEqualTo(new Verdict.Open());
      Setup.Board board = GOMOKU.board(opening.position()).orElseThrow();
      assertThat(BoardSymmetry.images(board)).as(opening.name()).noneMatch(seen::contains);
      seen.add(board);
    }
  }

  @Test
  void inGomokuTheyLieNearTheCentre() throws Exception {
    assertThat(on(GOMOKU, 15, _ -> 0.5, 1).make(50, _ -> {}))
        .flatExtracting(opening -> opening.position().turns())
        .extracting(turn -> (Place) turn.move())
        .hasSizeGreaterThanOrEqualTo(50)
        .allMatch(place -> 3 <= Math.min(place.x(), place.y()))
        .allMatch(place -> Math.max(place.x(), place.y()) <= 11);
  }

  @Test
  void inNogoTheyLieAnywhere() throws Exception {
    assertThat(on(NOGO, 12, _ -> 0.5, 1).make(100, _ -> {}))
        .flatExtracting(opening -> opening.position().turns())
        .extracting(turn -> (Place) turn.move())
        .contains(new Place(0, 0));
  }

  @Test
  void theSameSeedMakesTheSameOpenings() throws Exception {
    assertThat(on(NOGO, 9, _ -> 0.5, 3).make(5, _ -> {}))
        .isEqualTo(on(NOGO, 9, _ -> 0.5, 3).make(5, _ -> {}));
    assertThat(on(NOGO, 9, _ -> 0.5, 3).make(5, _ -> {}))
        .isNotEqualTo(on(NOGO, 9, _ -> 0.5, 4).make(5, _ -> {}));
  }

  @Test
  void eachOpeningIsReported() throws Exception {
    List<Integer> found = new ArrayList<>();
    on(GOMOKU, 15, _ -> 0.5, 1).make(3, found::add);
    assertThat(found).containsExactly(1, 2, 3);
  }

  @Test
  void unevenOpeningsAreLeftOut() throws Exception {
    var asked = new AtomicInteger();
    Judge judge = _ -> asked.incrementAndGet() % 3 == 0 ? 0.41 : 0.61;
    assertThat(on(GOMOKU, 15, judge, 1).make(10, _ -> {})).hasSize(10);
    assertThat(asked).hasValue(30);
  }

  @Test
  void fewerAreMadeWhereThereAreNoMore() throws Exception {
    assertThat(on(NOGO, 2, _ -> 0.5, 1).make(10, _ -> {})).hasSizeLessThan(10);
    assertThat(on(GOMOKU, 15, _ -> 1, 1).make(3, _ -> {})).isEmpty();
  }
}
