package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.host.testing.TestRules;
import tengen.search.Goal;
import tengen.search.Restriction;

class FallbackMoveTest {
  private static final GameRules RULES = rules("gomoku-freestyle");
  private static final Place CENTRE = new Place(7, 7);
  private static final Place FIVE = new Place(5, 7);

  private static GameRules rules(String id) {
    return Objects.requireNonNull(TestRules.all().get(id), id);
  }

  private static Move answer(Position position, Restriction... restrictions) {
    Goal goal = new Goal.BestMove(1, List.of(restrictions));
    return FallbackMove.of(rules(position.rules()), position, goal, () -> 0).move();
  }

  private static Move answer(Restriction... restrictions) {
    return answer(Position.start(RULES.id(), Setup.Board.empty(15, 15)), restrictions);
  }

  /** Four stones in row 7 with one open end, and no opponent's stones nearby. */
  private static Position four(String rules, Side four, Side toMove) {
    List<Place> row = List.of(new Place(1, 7), new Place(2, 7), new Place(3, 7), new Place(4, 7));
    List<Place> others =
        List.of(new Place(0, 7), new Place(12, 12), new Place(3, 12), new Place(3, 3));
    var board =
        four == Side.BLACK
            ? new Setup.Board(15, 15, row, others, List.of())
            : new Setup.Board(15, 15, others, row, List.of());
    return Position.start(rules, board).withToMove(toMove);
  }

  @Test
  void theFallbackMoveIsTheAllowedPointNearestTheCentre() {
    assertThat(answer()).isEqualTo(CENTRE);
    assertThat(answer(new Restriction(Side.BLACK, true, List.of(new Place(0, 3)), 1)))
        .isEqualTo(new Place(0, 3));
    assertThat(answer(new Restriction(Side.BLACK, false, List.of(CENTRE), 1)))
        .isInstanceOfSatisfying(Place.class, place -> assertThat(place.x()).isBetween(6, 8))
        .isNotEqualTo(CENTRE);
  }

  @Test
  void restrictionsForLaterOrTheOtherSideAreIgnored() {
    assertThat(answer(new Restriction(Side.WHITE, false, List.of(CENTRE), 2))).isEqualTo(CENTRE);
    assertThat(
            answer(
                Restriction.after(
                    List.of(new Place(0, 0), new Place(1, 0)), Side.BLACK, false, List.of(CENTRE))))
        .isEqualTo(CENTRE);
  }

  @Test
  void thereIsAFallbackMoveWhenAllMovesAreExcluded() {
    assertThat(answer(new Restriction(Side.BLACK, true, List.of(), 1))).isEqualTo(CENTRE);
  }

  @ParameterizedTest(name = "{0}: {1} has four, {2} is to move")
  @CsvSource({
    "gomoku-freestyle, BLACK, BLACK",
    "gomoku-freestyle, WHITE, WHITE",
    "gomoku-freestyle, BLACK, WHITE",
    "gomoku-freestyle, WHITE, BLACK",
    "gomoku-renju, BLACK, BLACK",
    "gomoku-renju, WHITE, BLACK",
    "gomoku-caro, BLACK, BLACK"
  })
  void aFiveIsMadeAndStopped(String rules, Side four, Side toMove) {
    assertThat(answer(four(rules, four, toMove))).isEqualTo(FIVE);
  }

  @Test
  void theOwnFiveComesBeforeTheOpponents() {
    List<Place> black = List.of(new Place(1, 1), new Place(2, 1), new Place(3, 1), new Place(4, 1));
    List<Place> white = List.of(new Place(0, 7), new Place(1, 7), new Place(2, 7), new Place(3, 7));
    var board = new Setup.Board(15, 15, black, white, List.of());

    assertThat(answer(Position.start(RULES.id(), board))).isIn(new Place(0, 1), new Place(5, 1));
    assertThat(answer(Position.start(RULES.id(), board).withToMove(Side.WHITE)))
        .isEqualTo(new Place(4, 7));
  }

  @Test
  void excludedFivesAreNotPlayed() {
    Restriction forbidden = new Restriction(Side.BLACK, false, List.of(FIVE), 1);

    assertThat(answer(four(RULES.id(), Side.BLACK, Side.BLACK), forbidden)).isNotEqualTo(FIVE);
  }

  /**
   * Checks caro, where five between two opponent's stones does not win: blocking the far end
   * suffices.
   */
  @Test
  void caroFivesMayBeBlockedAtTheFarEnd() {
    Position position = four("gomoku-caro", Side.BLACK, Side.WHITE);

    assertThat(answer(position)).isIn(FIVE, new Place(6, 7));
  }

  /** Checks NoGo, where most moves near the end win or let the opponent win. */
  @ParameterizedTest(name = "{0}x{1}")
  @CsvSource({"4, 1", "3, 2", "3, 3"})
  void winsInOneMoveAreFoundInNogo(int width, int height) {
    GameRules nogo = rules("nogo");
    var random = new SplittableRandom(20_261_127);
    for (int game = 0; game < 20; game++) {
      Position position = Position.start("nogo", Setup.Board.empty(width, height));
      while (isOpen(nogo, position)) {
        List<Move> moves = nogo.legalMoves(position).toList();
        assertSound(nogo, position, moves);
        position = nogo.play(position, moves.get(random.nextInt(moves.size())));
      }
    }
  }

  private static void assertSound(GameRules nogo, Position position, List<Move> moves) {
    List<Move> wins = moves.stream().filter(move -> wins(nogo, position, move)).toList();
    List<Move> safe =
        moves.stream()
            .filter(
                move -> {
                  Position after = nogo.play(position, move);
                  return nogo.legalMoves(after).noneMatch(reply -> wins(nogo, after, reply));
                })
            .toList();
    List<Move> right = wins.isEmpty() ? safe : wins;
    assertThat(answer(position)).as("%s", position).isIn(right.isEmpty() ? moves : right);
  }

  private static boolean wins(GameRules nogo, Position position, Move move) {
    return !isOpen(nogo, nogo.play(position, move));
  }

  private static boolean isOpen(GameRules nogo, Position position) {
    return nogo.verdict(position) instanceof Verdict.Open;
  }

  @Test
  void theSearchForWinsHasATimeLimit() {
    long[] hours = {0};
    Goal goal = Goal.BEST_MOVE;
    Position position = four(RULES.id(), Side.BLACK, Side.BLACK);

    Move move =
        FallbackMove.of(RULES, position, goal, () -> 3_600_000_000_000L * hours[0]++).move();

    assertThat(RULES.objection(position, move)).isEmpty();
  }
}
