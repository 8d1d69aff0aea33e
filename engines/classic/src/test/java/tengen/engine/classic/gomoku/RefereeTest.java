package tengen.engine.classic.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.support.games.Boards;
import tengen.support.games.RandomGomoku;
import tengen.support.games.Referees;

/** Compares the engine's legal moves and wins with the referee's. */
final class RefereeTest {
  /** Positions for each of the ten rules; 10^6 in total in the long form. */
  private static final int POSITIONS_PER_RULE = Boolean.getBoolean("tengen.long") ? 100_000 : 250;

  /** Number of positions for each one in which all empty points are tested for wins. */
  private static final int POSITIONS_PER_WIN_TEST = 8;

  static Stream<String> rulesIds() {
    return RandomGomoku.rulesIds();
  }

  @ParameterizedTest
  @MethodSource("rulesIds")
  void legalMovesAndWinsAreTheReferees(String rulesId) {
    GameRules referee = Referees.of(rulesId);
    int positions = 0;
    for (long seed = 1; positions < POSITIONS_PER_RULE; seed++) {
      var random = new Xoshiro(seed);
      Position position = Position.start(rulesId, RandomGomoku.start(random));
      while (isOpen(position)) {
        position = position.withToMove(RandomGomoku.side(position, random));
        String description = "%s, seed %d, %s".formatted(rulesId, seed, position);
        List<Place> legal = legalByReferee(referee, position);
        ScoreBoard board = board(referee, position);
        assertThat(legalByEngine(board, position.toMove()))
            .as(description)
            .isEqualTo(Set.copyOf(legal));
        Position ending = endingWithFive(position);
        if (positions++ % POSITIONS_PER_WIN_TEST == 0 && isOpen(ending)) {
          assertThat(winsByEngine(board, legal, position.toMove()))
              .as(description)
              .isEqualTo(winsByReferee(ending, legal));
        }
        position = position.play(legal.get(random.nextInt(legal.size())));
      }
    }
  }

  private static ScoreBoard board(GameRules referee, Position position) {
    Setup.Board stones = referee.board(position).orElseThrow();
    return ScoreBoards.of(stones, WinRule.of(position.rules()).orElseThrow());
  }

  private static int colour(Side side) {
    return side == Side.BLACK ? ScoreBoard.BLACK : ScoreBoard.WHITE;
  }

  private static List<Place> legalByReferee(GameRules referee, Position position) {
    return referee.legalMoves(position).map(Place.class::cast).toList();
  }

  private static Set<Place> legalByEngine(ScoreBoard board, Side side) {
    var candidates = new Candidates(board, 1);
    int all = board.grid.size();
    int legal = candidates.select(0, colour(side), all);
    int count = legal > 0 ? legal : candidates.selectAny(0, all);
    return IntStream.range(0, count)
        .mapToObj(i -> board.grid.place(candidates.point(0, i)))
        .collect(Collectors.toSet());
  }

  private static List<Place> winsByEngine(ScoreBoard board, List<Place> legal, Side side) {
    return legal.stream()
        .filter(point -> board.wins(board.grid.index(point), colour(side)))
        .toList();
  }

  /**
   * Returns the same stones in the game that ends with its first five, since a five wins nothing in
   * a continuous game.
   */
  private static Position endingWithFive(Position position) {
    Setup.Board stones = Referees.of(position.rules()).board(position).orElseThrow();
    String plain = WinRule.of(position.rules()).orElseThrow().id();
    return Boards.position(plain, stones, position.toMove());
  }

  private static boolean isOpen(Position position) {
    return Referees.of(position.rules()).verdict(position) instanceof Verdict.Open;
  }

  private static List<Place> winsByReferee(Position position, List<Place> legal) {
    GameRules referee = Referees.of(position.rules());
    return legal.stream().filter(point -> wins(referee, position, point)).toList();
  }

  private static boolean wins(GameRules referee, Position position, Move move) {
    return referee.verdict(position.play(move)) instanceof Verdict.Won won
        && won.side() == position.toMove();
  }
}
