package tengen.gomoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

/**
 * Tests that the defences are the replies after which an independent solver finds no win. Under
 * renju, where a black stone may harm Black, all replies are defences if a pass does not lose.
 */
final class DefencesTest {
  private static final int GAMES = Boolean.getBoolean("tengen.long") ? 500 : 12;
  private static final int MAX_MOVES = 5;
  private static final long MAX_NODES = 1_000_000;

  @ParameterizedTest
  @EnumSource(
      value = WinRule.class,
      names = {"FREESTYLE", "RENJU"})
  void anyOtherReplyLoses(WinRule rule) {
    int lost = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      var game = RandomGame.play(rule, seed);
      GomokuBoard board = game.board();
      var defences =
          new ThreatSolver(board).defences(game.toMove(), MAX_MOVES, MAX_NODES, _ -> false);
      assertThat(defences.found())
          .as("seed %d", seed)
          .isEqualTo(expected(rule, board, GomokuBoard.colour(game.toMove())));
      lost += defences.replies() - defences.found().size();
    }
    assertThat(lost).isPositive();
  }

  /** Plays the win out after a reply that is no defence and after every further reply. */
  @Test
  void theWinIsFollowedToTheFive() {
    int followed = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      var game = RandomGame.play(WinRule.FREESTYLE, seed);
      GomokuBoard board = game.board();
      int defender = GomokuBoard.colour(game.toMove());
      List<Integer> defences =
          new ThreatSolver(board).defences(game.toMove(), MAX_MOVES, MAX_NODES, _ -> false).found();
      for (int reply : PatternBoards.emptyPoints(board).toArray()) {
        if (!defences.contains(reply)) {
          assertThat(isFollowedAfter(board, reply, defender)).as("seed %d", seed).isTrue();
          followed++;
        }
      }
    }
    assertThat(followed).isPositive();
  }

  private static boolean isFollowedAfter(GomokuBoard board, int reply, int defender) {
    int start = board.plies();
    var random = new Random(reply);
    int next = reply;
    boolean isWon = false;
    boolean isFollowed = true;
    while (!isWon && isFollowed) {
      board.play(next, defender);
      ThreatSolution found =
          new ThreatSolver(board)
              .solveAfter(
                  GomokuBoard.side(1 - defender),
                  board.plies() - start,
                  MAX_MOVES,
                  MAX_NODES,
                  _ -> false);
      isFollowed = found.outcome() == ThreatSolution.Outcome.WIN;
      if (isFollowed) {
        int move = Points.of(found.firstMoves().getFirst());
        isWon = board.pointClass(1 - defender, move) == PointClass.FIVE;
        board.play(move, 1 - defender);
        int[] replies = PatternBoards.emptyPoints(board).toArray();
        next = replies[random.nextInt(replies.length)];
      }
    }
    while (board.plies() > start) {
      board.undo();
    }
    return isFollowed;
  }

  private static List<Integer> expected(WinRule rule, GomokuBoard board, int defender) {
    return rule == WinRule.RENJU && !loses(board, defender)
        ? legal(board, defender)
        : oneByOne(board, defender);
  }

  private static List<Integer> legal(GomokuBoard board, int colour) {
    return PatternBoards.emptyPoints(board)
        .filter(point -> !ForbiddenPoints.isForbidden(board, point, colour))
        .boxed()
        .toList();
  }

  private static List<Integer> oneByOne(GomokuBoard board, int defender) {
    List<Integer> found = new ArrayList<>();
    for (int reply : legal(board, defender)) {
      if (board.pointClass(defender, reply) == PointClass.FIVE
          || !losesBy(board, reply, defender)) {
        found.add(reply);
      }
    }
    return found;
  }

  private static boolean losesBy(GomokuBoard board, int reply, int defender) {
    board.play(reply, defender);
    boolean loses = loses(board, defender);
    board.undo();
    return loses;
  }

  /** Returns true if the other side, to move, wins. */
  private static boolean loses(GomokuBoard board, int defender) {
    return new VctSolver(board, 14).win(1 - defender, MAX_MOVES, MAX_NODES, _ -> false) > 0;
  }
}
