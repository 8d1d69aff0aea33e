package tengen.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.gomoku.WinRule;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Side;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.Restriction;
import tengen.search.RunningSearch;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;
import tengen.support.games.Boards;
import tengen.support.games.Referees;

/** Tests of searches for several variations and of searches with restricted moves. */
final class LinesTest {
  private static final String RULES = WinRule.FREESTYLE.id();
  private static final Position MIDDLE =
      Boards.position(RULES, Boards.board(15, "7,7 8,8 6,9 9,6", "8,7 7,8 10,5 6,8"), Side.BLACK);

  private static SearchResult search(Restriction... restrictions) throws Exception {
    return search(1, restrictions);
  }

  private static SearchResult search(int lines, Restriction... restrictions) throws Exception {
    try (Player player = Player.strongest()) {
      Goal goal = new Goal.BestMove(lines, List.of(restrictions));
      return player.search(MIDDLE, goal, Limits.NONE.withMaxDepth(4));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 12})
  void theRequestedLinesAreDifferentMovesBestFirst(int wanted) throws Exception {
    List<Variation> lines = search(wanted).last().lines();
    assertThat(lines).hasSize(wanted);
    assertThat(lines.stream().map(line -> line.moves().getFirst())).doesNotHaveDuplicates();
    assertThat(lines.stream().map(line -> line.score().asWinRate()).toList())
        .isSortedAccordingTo(Comparator.reverseOrder());
  }

  @Test
  void linesAreLegalToTheirEnds() throws Exception {
    GameRules referee = Referees.of(RULES);
    List<Variation> lines = search(5).last().lines();
    assertThat(lines).hasSize(5).noneMatch(line -> line.moves().isEmpty());
    for (Variation line : lines) {
      Position position = MIDDLE;
      for (Move move : line.moves()) {
        assertThat(referee.objection(position, move)).as("%s", line).isEmpty();
        position = position.play(move);
      }
    }
  }

  /** Uses a report interval longer than the search. */
  @ParameterizedTest
  @MethodSource("goals")
  void reportsAreNotSentBeforeTheyAreDue(Goal goal) throws Exception {
    List<SearchProgress> reports = new ArrayList<>();
    var control = new RunningSearch(Limits.NONE.withMaxDepth(4), () -> 0, 0, 1_000, reports::add);
    try (Player player = Player.strongest()) {
      player.search(MIDDLE, goal, control);
    }
    assertThat(reports).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("goals")
  void aDepthLimitSetDuringTheSearchEndsIt(Goal goal) throws Exception {
    RunningSearch[] control = new RunningSearch[1];
    Limits many = Limits.NONE.withMaxNodes(1_000_000);
    Limits few = many.withMaxDepth(2);
    control[0] = new RunningSearch(many, () -> 0, 0, 0, _ -> control[0].change(few));
    try (Player player = Player.strongest()) {
      assertThat(player.search(MIDDLE, goal, control[0]).last().nodes()).isLessThan(200_000);
    }
  }

  static Stream<Goal> goals() {
    return Stream.of(Goal.BEST_MOVE, new Goal.Balance(1, 0.5));
  }

  @Test
  void aMoveThatIsBannedIsNotPlayed() throws Exception {
    Move best = search().move();
    Move other = search(new Restriction(Side.BLACK, false, List.of(best), 1)).move();
    assertThat(other).isNotEqualTo(best);
  }

  @Test
  void theOnlyMoveAllowedIsPlayed() throws Exception {
    Move odd = new Place(0, 14);
    assertThat(search(new Restriction(Side.BLACK, true, List.of(odd), 1)).move()).isEqualTo(odd);
  }

  /** Forbids White all points near Black's only stone, which must not count as a win. */
  @Test
  void excludedMovesProveNoWin() throws Exception {
    Position open = Boards.position(RULES, Boards.board(15, "7,7", "8,8"), Side.BLACK);
    var onlyCorner = new Restriction(Side.WHITE, true, List.of(new Place(0, 0)), 2);
    try (Player player = Player.strongest()) {
      Goal goal = new Goal.BestMove(1, List.of(onlyCorner));
      SearchResult result = player.search(open, goal, Limits.NONE.withMaxDepth(4));
      assertThat(result.last().lines().getFirst().score()).isInstanceOf(Score.Estimate.class);
    }
  }

  @Test
  void aReplyIsBannedFromTheSecondPlyOn() throws Exception {
    // A restriction disables the threat solver, which does not know restrictions.
    SearchResult free = search(new Restriction(Side.WHITE, false, List.of(new Place(0, 0)), 1));
    Move reply = free.last().lines().getFirst().moves().get(1);
    assertThat(search(new Restriction(Side.WHITE, false, List.of(reply), 1))).isEqualTo(free);
    assertThat(search(new Restriction(Side.WHITE, false, List.of(reply), 2)).last().lines())
        .extracting(line -> line.moves().get(1))
        .doesNotContain(reply);
  }

  @Test
  void aMoveIsBannedAfterItsLineAlone() throws Exception {
    SearchResult free = search(new Restriction(Side.WHITE, false, List.of(new Place(0, 0)), 1));
    List<Move> line = free.last().lines().getFirst().moves();
    Restriction reply =
        Restriction.after(line.subList(0, 1), Side.WHITE, false, line.subList(1, 2));
    Restriction third =
        Restriction.after(line.subList(0, 2), Side.BLACK, false, line.subList(2, 3));
    var elsewhere =
        Restriction.after(
            List.of(new Place(0, 0), new Place(0, 14)), Side.BLACK, false, line.subList(2, 3));

    assertThat(lines(reply)).noneMatch(moves -> begins(moves, line.subList(0, 2)));
    assertThat(lines(third)).noneMatch(moves -> begins(moves, line.subList(0, 3)));
    assertThat(lines(elsewhere)).anyMatch(moves -> begins(moves, line.subList(0, 3)));
  }

  private List<List<Move>> lines(Restriction restriction) throws Exception {
    return search(restriction).last().lines().stream().map(Variation::moves).toList();
  }

  private static boolean begins(List<Move> moves, List<Move> line) {
    return moves.size() >= line.size() && moves.subList(0, line.size()).equals(line);
  }

  @Test
  void aSearchThatIsStoppedAtOnceHasALine() throws Exception {
    Position quiet =
        Boards.position("gomoku-freestyle", Boards.board(15, "7,7", "8,8"), Side.BLACK);
    var control = RunningSearch.start(Limits.NONE);
    control.stop();
    try (Player player = Player.strongest()) {
      SearchResult result = player.search(quiet, Goal.BEST_MOVE, control);
      assertThat(result.last().lines())
          .singleElement()
          .satisfies(line -> assertThat(line.moves()).containsExactly(result.move()));
    }
  }

  @Test
  void theOnlyMoveAllowedIsSearchedDeeper() throws Exception {
    var only = new Restriction(Side.BLACK, true, List.of(new Place(0, 14)), 1);
    assertThat(search(only).last().lines().getFirst().depth()).isGreaterThan(1);
  }
}
