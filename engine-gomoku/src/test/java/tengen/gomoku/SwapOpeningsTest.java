package tengen.gomoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.gomoku.WinRule;
import tengen.engine.EngineException;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Move.Places;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.support.games.Boards;
import tengen.support.games.Referees;

/** Tests of swap, swap2 and balance: balanced stones, and the better colour. */
final class SwapOpeningsTest {
  private static final String RULES = WinRule.FREESTYLE.id();
  private static final Position EMPTY = Position.start(RULES, Setup.Board.empty(15, 15));
  private static final Limits LIMITS = Limits.NONE.withMaxNodes(10_000);

  /** Maximum difference in win rate between two short searches of a new game. */
  private static final double MAX_WIN_RATE_DIFFERENCE = 0.25;

  private static Move answer(Position position, Goal goal, int seed) throws Exception {
    try (Player player = Player.ofLevel(GomokuLevel.FULL, seed)) {
      return player.search(position, goal, LIMITS).move();
    }
  }

  private static Move answer(Position position, String procedure) throws Exception {
    return answer(position, new Goal.Opening(procedure), 1);
  }

  /** Returns the win rate of the side to move by another engine's search. */
  private static double winRate(Position position) throws Exception {
    try (Player judge = Player.strongest()) {
      return judge
          .search(position, Goal.BEST_MOVE, LIMITS)
          .last()
          .lines()
          .getFirst()
          .score()
          .asWinRate();
    }
  }

  private static Position after(Position start, Move stones) {
    Position position = start;
    for (Place point : ((Places) stones).points()) {
      position = position.play(point);
    }
    return position;
  }

  static Stream<String> procedures() {
    return Stream.of(SwapOpenings.SWAP, SwapOpenings.SWAP2);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void theFirstThreeStonesAreNearlyEven(int seed) throws Exception {
    Move stones = answer(EMPTY, new Goal.Opening(SwapOpenings.SWAP2), seed);
    assertThat(((Places) stones).points()).hasSize(3);
    assertThat(winRate(after(EMPTY, stones)))
        .isBetween(0.5 - MAX_WIN_RATE_DIFFERENCE, 0.5 + MAX_WIN_RATE_DIFFERENCE);
  }

  @Test
  void theFirstThreeStonesVaryWithTheSeed() throws Exception {
    Goal swap2 = new Goal.Opening(SwapOpenings.SWAP2);
    assertThat(List.of(answer(EMPTY, swap2, 1), answer(EMPTY, swap2, 2), answer(EMPTY, swap2, 3)))
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource({
    "swap, '7,7 8,8', '0,14'",
    "swap2, '7,7 8,8', '0,14'",
    "swap2, '7,7 8,8 6,7', '0,14 14,0'"
  })
  void stonesThatAreGoodForBlackAreSwapped(String procedure, String black, String white)
      throws Exception {
    Position position = Boards.position(RULES, Boards.board(15, black, white), Side.WHITE);
    assertThat(answer(position, procedure)).isEqualTo(new Move.Swap());
  }

  @ParameterizedTest
  @CsvSource({
    "swap, '0,0 14,0', '7,7'",
    "swap2, '0,0 14,0', '7,7'",
    "swap2, '0,0 14,0 0,14', '7,7 8,8'"
  })
  void stonesThatAreGoodForWhiteGetOneMore(String procedure, String black, String white)
      throws Exception {
    Position position = Boards.position(RULES, Boards.board(15, black, white), Side.WHITE);
    assertThat(Referees.of(RULES).legalMoves(position)).contains(answer(position, procedure));
  }

  @ParameterizedTest
  @ValueSource(strings = {"7,7 9,9", "5,5 9,9", "3,8 9,5"})
  void atThreeStonesAColourIsTakenAndNoStonesLaid(String black) throws Exception {
    Position position = Boards.position(RULES, Boards.board(15, black, "8,7"), Side.WHITE);
    assertThat(answer(position, SwapOpenings.SWAP2)).isNotInstanceOf(Places.class);
  }

  @ParameterizedTest
  @CsvSource({"1, 0.5", "2, 0.5", "1, 0.4", "2, 0.6"})
  void balanceIsNearWhatIsAsked(int points, double wanted) throws Exception {
    Position start = EMPTY.play(new Place(7, 7)).play(new Place(8, 8));
    Position position = after(start, answer(start, new Goal.Balance(points, wanted), 1));
    double rate = points % 2 == 0 ? winRate(position) : 1 - winRate(position);
    assertThat(rate).isBetween(wanted - MAX_WIN_RATE_DIFFERENCE, wanted + MAX_WIN_RATE_DIFFERENCE);
  }

  /** Two points are left: one makes Black's five, the other a draw. */
  @Test
  void aStoneThatMakesFiveIsNotEven() throws Exception {
    Setup.Board stones = Boards.drawn("XXXX.", "XOXOO", "OXOXO", "OXXOO", ".OXOO");
    assertThat(answer(Boards.position(RULES, stones, Side.BLACK), new Goal.Balance(1, 0.5), 1))
        .isEqualTo(new Places(List.of(new Place(0, 4))));
  }

  @Test
  void noStoneFollowsAFive() throws Exception {
    Setup.Board stones = Boards.drawn("XXXX.", "XOXOO", "OXOXO", "OXXOO", ".OXOO");
    assertThat(answer(Boards.position(RULES, stones, Side.BLACK), new Goal.Balance(2, 0), 1))
        .isEqualTo(new Places(List.of(new Place(0, 4), new Place(4, 0))));
  }

  @Test
  void twoStonesStopAFive() throws Exception {
    Setup.Board stones = Boards.board(15, "3,7 4,7 5,7 6,7", "2,7 3,5 4,5 5,5");
    Position position = Boards.position(RULES, stones, Side.BLACK);
    Move balance = answer(position, new Goal.Balance(2, 0.55), 1);
    assertThat(((Places) balance).points()).contains(new Place(7, 7));
    assertThat(winRate(after(position, balance)))
        .isBetween(0.55 - MAX_WIN_RATE_DIFFERENCE, 0.55 + MAX_WIN_RATE_DIFFERENCE);
  }

  /** In the last position Black's only point is an overline, which renju forbids. */
  @ParameterizedTest
  @CsvSource({
    "gomoku-freestyle, 2, XOXOX OXOXO OXOXO XOXOX XOXO.",
    "gomoku-freestyle, 1, XOXOX OXOXO OXOXO XOXOX XOXOX",
    "gomoku-renju, 1, XXX.XX OXOXOX OXOXOX XOXOXO XOXOXO OXOXOX"
  })
  void stonesWithoutALegalPointAreRejected(String rules, int points, String rows) {
    Setup.Board stones = Boards.drawn(rows.split(" ", -1));
    Position position = Boards.position(rules, stones, Side.BLACK);
    assertThatExceptionOfType(EngineException.class)
        .isThrownBy(() -> answer(position, new Goal.Balance(points, 0.5), 1))
        .satisfies(e -> assertThat(e.kind()).isEqualTo(EngineException.Kind.REJECTED))
        .withMessageContaining("balance of " + points);
  }

  @ParameterizedTest
  @CsvSource({"swap, 1", "swap, 5", "swap2, 2", "swap2, 4", "pro, 0"})
  void anythingElseIsRejected(String procedure, int stones) {
    Position position =
        Stream.iterate(EMPTY, each -> each.play(new Place(each.turns().size(), 3)))
            .skip(stones)
            .findFirst()
            .orElseThrow();
    assertThatExceptionOfType(EngineException.class)
        .isThrownBy(() -> answer(position, procedure))
        .satisfies(e -> assertThat(e.kind()).isEqualTo(EngineException.Kind.REJECTED))
        .withMessageContaining(procedure);
  }
}
