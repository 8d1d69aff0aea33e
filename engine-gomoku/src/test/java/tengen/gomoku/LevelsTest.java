package tengen.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.gomoku.WinRule;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;
import tengen.support.games.Boards;
import tengen.support.games.Referees;

/** Tests of the option {@code level}. */
final class LevelsTest {
  private static final int GAMES = 30;
  private static final String RULES = WinRule.FREESTYLE.id();
  private static final Position MIDDLE =
      Boards.position(RULES, Boards.board(15, "7,7 8,8 6,9 9,6", "8,7 7,8 10,5 6,8"), Side.BLACK);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void theHighestLevelBeatsTheLowestWithEitherColour(int seed) throws Exception {
    try (Player strong = Player.strongest();
        Player weak = Player.ofLevel(0, seed)) {
      assertThat(winner(strong, weak)).contains(Side.BLACK);
      assertThat(winner(weak, strong)).contains(Side.WHITE);
    }
  }

  @Test
  void aBeginnerBeatsTheLowestLevel() throws Exception {
    int won = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      var child = new BeginnerPlayer(Referees.of(RULES), seed);
      Side side = seed % 2 == 0 ? Side.BLACK : Side.WHITE;
      try (Player weak = Player.ofLevel(0, seed)) {
        Mover black = side == Side.BLACK ? child::best : weak::best;
        Mover white = side == Side.BLACK ? weak::best : child::best;
        won += winner(black, white).equals(Optional.of(side)) ? 1 : 0;
      }
    }
    assertThat(won).isGreaterThan(GAMES / 2);
  }

  private interface Mover {
    Move best(Position position) throws Exception;
  }

  private static Optional<Side> winner(Player black, Player white) throws Exception {
    return winner(black::best, white::best);
  }

  private static Optional<Side> winner(Mover black, Mover white) throws Exception {
    GameRules referee = Referees.of(RULES);
    Position position = Position.start(RULES, Setup.Board.empty(15, 15));
    while (referee.verdict(position) instanceof Verdict.Open) {
      Mover mover = position.toMove() == Side.BLACK ? black : white;
      position = position.play(mover.best(position));
    }
    return referee.verdict(position) instanceof Verdict.Won won
        ? Optional.of(won.side())
        : Optional.empty();
  }

  @Test
  void lowLevelsVaryWithTheSeed() throws Exception {
    assertThat(movesBySeed(20).distinct().count()).isGreaterThan(1);
  }

  @Test
  void theHighestLevelDoesNotVaryWithTheSeed() throws Exception {
    assertThat(movesBySeed(GomokuLevel.FULL).distinct().count()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 50, 100})
  void equalSeedsPlayEqualMoves(int level) throws Exception {
    assertThat(move(level, 7)).isEqualTo(move(level, 7));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 20, 60, 100})
  void theFirstReportedLineBeginsWithTheMovePlayed(int level) throws Exception {
    for (int seed = 0; seed < 8; seed++) {
      try (Player player = Player.ofLevel(level, seed)) {
        SearchResult result = player.search(MIDDLE, new Goal.BestMove(3, List.of()));
        assertThat(result.last().lines().getFirst().moves()).startsWith(result.move());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 7})
  void theLowestLevelPlaysAMoveThatItHasSearched(long nodes) throws Exception {
    for (int seed = 0; seed < 20; seed++) {
      try (Player player = Player.ofLevel(0, seed)) {
        SearchResult result =
            player.search(MIDDLE, Goal.BEST_MOVE, Limits.NONE.withMaxNodes(nodes));
        assertThat(result.last().lines())
            .singleElement()
            .satisfies(line -> assertThat(line.moves()).startsWith(result.move()));
      }
    }
  }

  @Test
  void lowLevelsReportOnlyTheChosenMove() throws Exception {
    var reports = new AtomicInteger();
    var control =
        new RunningSearch(
            Limits.NONE, System::nanoTime, System.nanoTime(), 0, _ -> reports.incrementAndGet());
    try (Player player = Player.ofLevel(60, 1)) {
      player.search(MIDDLE, Goal.BEST_MOVE, control);
    }
    assertThat(reports).hasValue(0);
  }

  @Test
  void anAnalysisReportsTheBestMove() throws Exception {
    var moves = new HashSet<Move>();
    for (int seed = 0; seed < 8; seed++) {
      try (Player player = Player.ofLevel(20, seed)) {
        moves.add(player.search(MIDDLE, Goal.BEST_MOVE, Limits.UNTIL_STOPPED).move());
      }
    }
    assertThat(moves).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 20, 60})
  void repeatableMovesUseNoRandomness(int level) throws Exception {
    var moves = new HashSet<Move>();
    for (int seed = 0; seed < 8; seed++) {
      try (Player player = Player.ofLevel(level, seed)) {
        moves.add(player.search(MIDDLE, new Goal.BestMove(1, List.of(), true)).move());
      }
    }
    assertThat(moves).hasSize(1);
  }

  private static IntStream movesBySeed(int level) throws Exception {
    var points = IntStream.builder();
    for (int seed = 0; seed < 8; seed++) {
      Place place = move(level, seed);
      points.add(place.x() + 15 * place.y());
    }
    return points.build();
  }

  private static Place move(int level, int seed) throws Exception {
    try (Player player = Player.ofLevel(level, seed)) {
      return player.best(MIDDLE);
    }
  }
}
