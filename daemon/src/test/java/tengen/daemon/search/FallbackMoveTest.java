package tengen.daemon.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.search.Goal;
import tengen.search.Restriction;

class FallbackMoveTest {
  private static final GameRules RULES =
      ServiceLoader.load(GameRules.class).stream()
          .map(ServiceLoader.Provider::get)
          .filter(rules -> rules.id().equals("gomoku-freestyle"))
          .findFirst()
          .orElseThrow();
  private static final Place CENTRE = new Place(7, 7);

  private static Move answer(Restriction... restrictions) {
    Position empty = Position.start(RULES.id(), Setup.Board.empty(15, 15));
    return FallbackMove.of(RULES, empty, new Goal.BestMove(1, List.of(restrictions))).move();
  }

  @Test
  void itIsAsNearTheMiddleAsMayBe() {
    assertThat(answer()).isEqualTo(CENTRE);
    assertThat(answer(new Restriction(Side.BLACK, true, List.of(new Place(0, 3)), 1)))
        .isEqualTo(new Place(0, 3));
    assertThat(answer(new Restriction(Side.BLACK, false, List.of(CENTRE), 1)))
        .isInstanceOfSatisfying(Place.class, place -> assertThat(place.x()).isBetween(6, 8))
        .isNotEqualTo(CENTRE);
  }

  @Test
  void whatHoldsLaterOrForTheOtherSideMeansNothing() {
    assertThat(answer(new Restriction(Side.WHITE, false, List.of(CENTRE), 2))).isEqualTo(CENTRE);
    assertThat(
            answer(
                Restriction.after(
                    List.of(new Place(0, 0), new Place(1, 0)), Side.BLACK, false, List.of(CENTRE))))
        .isEqualTo(CENTRE);
  }

  @Test
  void thereIsOneWhereNothingIsLeft() {
    assertThat(answer(new Restriction(Side.BLACK, true, List.of(), 1))).isEqualTo(CENTRE);
  }
}
