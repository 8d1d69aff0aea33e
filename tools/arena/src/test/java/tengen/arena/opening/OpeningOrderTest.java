package tengen.arena.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.arena.Players;
import tengen.arena.game.Opening;
import tengen.arena.opening.OpeningOrder.Transform;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Side;

/** Tests of the order of openings and of their rotations and mirrors. */
final class OpeningOrderTest {
  private static final GameRules FREESTYLE = Players.rules("gomoku-freestyle");

  private static final List<Opening> FIFTY =
      IntStream.range(0, 50)
          .mapToObj(number -> opening(10, 10, new Place(number % 10, 0)))
          .toList();

  private static Opening opening(int width, int height, Place... stones) {
    Position position = FREESTYLE.start(FREESTYLE.initialBoard(width, height));
    for (Place stone : stones) {
      position = FREESTYLE.play(position, stone);
    }
    return new Opening("o", position);
  }

  private static OpeningOrder random(int start, long seed) {
    return new OpeningOrder(true, start, seed, Transform.NONE);
  }

  @Test
  void theFilesOrderIsTheDefault() {
    assertThat(OpeningOrder.AS_READ.apply(FIFTY, FREESTYLE)).isEqualTo(FIFTY);
  }

  @Test
  void openingsBeforeTheFirstOneFollowAtTheEnd() {
    List<Opening> openings = new OpeningOrder(false, 49, 1, Transform.NONE).apply(FIFTY, FREESTYLE);
    assertThat(openings).startsWith(FIFTY.get(48), FIFTY.get(49), FIFTY.get(0)).hasSize(50);
  }

  @Test
  void theSameSeedGivesTheSameShuffle() {
    List<Opening> once = random(1, 7).apply(FIFTY, FREESTYLE);
    assertThat(once).containsExactlyInAnyOrderElementsOf(FIFTY).isNotEqualTo(FIFTY);
    assertThat(random(1, 7).apply(FIFTY, FREESTYLE)).isEqualTo(once);
    assertThat(random(1, 8).apply(FIFTY, FREESTYLE)).isNotEqualTo(once);
  }

  @Test
  void aLaterStartGoesOnInTheSameShuffle() {
    List<Opening> once = random(1, 7).apply(FIFTY, FREESTYLE);
    assertThat(random(11, 7).apply(FIFTY, FREESTYLE)).startsWith(once.get(10), once.get(11));
  }

  @Test
  void aCycleHasAllOpeningsUnderEachSymmetry() {
    List<Opening> two =
        List.of(
            opening(15, 15, new Place(1, 0), new Place(3, 2)), opening(15, 15, new Place(7, 7)));
    List<Opening> all = new OpeningOrder(false, 1, 1, Transform.CYCLE).apply(two, FREESTYLE);
    assertThat(all).hasSize(16).startsWith(two.getFirst(), two.getLast());
    assertThat(all).extracting(Opening::name).startsWith("o", "o", "o mirrored", "o mirrored");
    assertThat(all.stream().map(Opening::position).distinct()).hasSize(8 + 1);
    assertThat(all.get(12))
        .isEqualTo(
            new Opening(
                "o rotated 90", opening(15, 15, new Place(14, 1), new Place(12, 3)).position()));
  }

  @Test
  void aRectangleKeepsItsSides() {
    List<Opening> all =
        new OpeningOrder(false, 1, 1, Transform.CYCLE)
            .apply(List.of(opening(12, 10, new Place(1, 0))), FREESTYLE);
    assertThat(all)
        .extracting(opening -> opening.position().turns().getFirst().move())
        .containsExactly(new Place(1, 0), new Place(10, 0), new Place(1, 9), new Place(10, 9));
  }

  @Test
  void randomTransformsKeepTheNumberAndTheSideToMove() {
    List<Opening> all = new OpeningOrder(false, 1, 3, Transform.RANDOM).apply(FIFTY, FREESTYLE);
    assertThat(all).hasSize(50).isNotEqualTo(FIFTY);
    assertThat(all).allMatch(opening -> opening.position().toMove() == Side.WHITE);
    assertThat(new OpeningOrder(false, 1, 3, Transform.RANDOM).apply(FIFTY, FREESTYLE))
        .isEqualTo(all);
  }

  @ParameterizedTest
  @CsvSource({"51, NONE, 50", "0, NONE, 50", "401, CYCLE, 400"})
  void anOpeningThatIsNotThereIsRejected(int start, Transform transform, int last) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new OpeningOrder(false, start, 1, transform).apply(FIFTY, FREESTYLE))
        .withMessage("start must be from 1 to " + last + ", got " + start);
  }
}
