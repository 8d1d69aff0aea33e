package acme.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.testkit.EngineContract;

final class OthelloTest {
  private static final Othello RULES = new Othello();
  private static final Position START = RULES.start(RULES.usualSetup());

  /** A position in which White has no move and Black has one at the right. */
  private static final Position WHITE_PASSES =
      RULES
          .start(
              new Setup.Board(4, 4, List.of(new Place(0, 0)), List.of(new Place(1, 0)), List.of()))
          .withToMove(Side.WHITE);

  @TestFactory
  Stream<DynamicNode> itsEngineKeepsTheContract() {
    return EngineContract.of(new OthelloFactory()).withNodes(1).tests();
  }

  /** Uses the counts on which Othello programs agree. */
  @ParameterizedTest
  @CsvSource({"1, 4", "2, 12", "3, 56", "4, 244", "5, 1396"})
  void theNumbersOfGamesByPliesAreRight(int plies, long games) {
    assertThat(games(START, plies)).isEqualTo(games);
  }

  private static long games(Position position, int plies) {
    return plies == 0
        ? 1
        : RULES
            .legalMoves(position)
            .mapToLong(move -> games(RULES.play(position, move), plies - 1))
            .sum();
  }

  private static Move best(Position position) {
    return RULES
        .legalMoves(position)
        .max(Comparator.comparingInt(move -> OthelloScore.of(position, move)))
        .orElseThrow();
  }

  @Test
  void onlySidesWithoutAMovePass() {
    assertThat(RULES.legalMoves(WHITE_PASSES)).containsExactly(new Move.Pass());
    Position after = RULES.play(WHITE_PASSES, new Move.Pass());
    assertThat(after.toMove()).isEqualTo(Side.BLACK);
    assertThat(RULES.legalMoves(after)).containsExactly(new Place(2, 0));
    assertThat(RULES.objection(after, new Move.Pass())).isPresent();
  }

  @Test
  void theMajorityWinsIfNeitherSideCanMove() {
    Position end = RULES.play(RULES.play(WHITE_PASSES, new Move.Pass()), new Place(2, 0));
    assertThat(RULES.verdict(end))
        .isEqualTo(new Verdict.Won(Side.BLACK, "3 discs to 0", List.of()));
    assertThat(RULES.legalMoves(end)).isEmpty();
  }

  @Test
  void aRandomGameHasADiscMoreAfterEachMoveThatIsNoPass() {
    var random = new SplittableRandom(1);
    Position position = START;
    int discs = 4;
    while (RULES.verdict(position) instanceof Verdict.Open) {
      List<Move> moves = RULES.legalMoves(position).toList();
      Move move = moves.get(random.nextInt(moves.size()));
      position = RULES.play(position, move);
      discs += move instanceof Place ? 1 : 0;
      Setup.Board board = RULES.board(position).orElseThrow();
      assertThat(board.black().size() + board.white().size()).isEqualTo(discs);
    }
    assertThat(discs).isGreaterThan(50);
  }

  @Test
  void theEngineTakesACorner() {
    var setup =
        new Setup.Board(
            8,
            8,
            List.of(new Place(2, 0), new Place(3, 4)),
            List.of(new Place(1, 0), new Place(3, 3)),
            List.of());
    assertThat(best(RULES.start(setup))).isEqualTo(new Place(0, 0));
  }
}
