package acme.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.game.Verdict;
import tengen.testkit.EngineContract;

final class Connect6Test {
  private static final Connect6 RULES = new Connect6();

  private static Position played(Place... stones) {
    Position position = RULES.start(RULES.initialBoard(9, 9));
    for (Place stone : stones) {
      position = RULES.play(position, stone);
    }
    return position;
  }

  private static List<Side> sides(Position position) {
    return position.turns().stream().map(Turn::side).toList();
  }

  @Tag("full")
  @TestFactory
  Stream<DynamicNode> itsEngineKeepsTheContract() {
    return EngineContract.of(new Connect6Factory()).withNodes(1).tests();
  }

  private static Move best(Position position) {
    return RULES
        .legalMoves(position)
        .max(Comparator.comparingInt(move -> Connect6Score.of(position, move)))
        .orElseThrow();
  }

  @Test
  void blackPlacesOneStoneAndThenEachSideTwo() {
    Position position = played(at(0), at(1), at(2), at(3), at(4), at(5));
    assertThat(sides(position))
        .containsExactly(Side.BLACK, Side.WHITE, Side.WHITE, Side.BLACK, Side.BLACK, Side.WHITE);
    assertThat(position.toMove()).isEqualTo(Side.WHITE);
  }

  @Test
  void aGameFromSetupStonesBeginsWithTwoStones() {
    var setup = new Setup.Board(9, 9, List.of(at(8)), List.of(), List.of());
    Position once = RULES.play(RULES.start(setup), at(0));
    assertThat(once.toMove()).isEqualTo(Side.BLACK);
    assertThat(RULES.play(once, at(1)).toMove()).isEqualTo(Side.WHITE);
  }

  @Test
  void sixInARowWin() {
    Position five = played(at(0), row(8, 0), row(8, 1), at(1), at(2), row(8, 2), row(8, 3), at(3));
    assertThat(RULES.verdict(RULES.play(five, at(4)))).isEqualTo(new Verdict.Open());
    Position six =
        RULES.play(RULES.play(RULES.play(RULES.play(five, at(4)), row(8, 4)), row(8, 6)), at(5));
    assertThat(RULES.verdict(six))
        .isEqualTo(
            new Verdict.Won(
                Side.BLACK, "six in a row", List.of(at(0), at(1), at(2), at(3), at(4), at(5))));
    assertThat(RULES.legalMoves(six)).isEmpty();
  }

  @Test
  void onlyStonesOnEmptyPointsAreLegal() {
    Position position = played(at(0));
    assertThat(RULES.objection(position, at(0))).isPresent();
    assertThat(RULES.objection(position, at(9))).isPresent();
    assertThat(RULES.objection(position, new Move.Pass())).isPresent();
    assertThat(RULES.legalMoves(position)).hasSize(80).doesNotContain(at(0));
  }

  /** Black has four in a row, and two stones to place. */
  @Test
  void theEngineMakesSixWithTheTwoStonesOfATurn() {
    var setup =
        new Setup.Board(9, 9, List.of(at(0), at(1), at(2), at(3)), List.of(row(8, 0)), List.of());
    Position first = RULES.play(RULES.start(setup), best(RULES.start(setup)));
    Position second = RULES.play(first, best(first));
    assertThat(RULES.verdict(second)).isInstanceOf(Verdict.Won.class);
  }

  @Test
  void theEngineStopsFourInARow() {
    var setup =
        new Setup.Board(9, 9, List.of(row(8, 8)), List.of(at(0), at(1), at(2), at(3)), List.of());
    assertThat(best(RULES.start(setup))).isIn(at(4), at(5));
  }

  private static Place at(int x) {
    return row(0, x);
  }

  private static Place row(int y, int x) {
    return new Place(x, y);
  }
}
