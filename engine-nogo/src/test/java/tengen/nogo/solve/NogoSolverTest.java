package tengen.nogo.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import tengen.common.Xoshiro;
import tengen.nogo.board.BitBoard;
import tengen.nogo.solve.NogoSolution.Outcome;

class NogoSolverTest {
  private static final int LONG_POSITIONS = 50_000;
  private static final int SHORT_POSITIONS = 300;
  private static final int MAX_OPEN = 9;
  private static final long NODES = 1 << 15;

  private final NogoSolver solver = new NogoSolver(1 << 22);

  private NogoSolution solve(BitBoard board, int toMove) {
    return solver.solve(board, toMove, NODES, _ -> false);
  }

  @Test
  void everySolvedPositionHasItsOutcomeAndAWinningMoveOfTheList() {
    for (String[] row : SolvedPositions.rows("nogo-positions.tsv")) {
      BitBoard board = SolvedPositions.board(row[0]);
      for (int side = 0; side < 2; side++) {
        Set<Integer> winning = SolvedPositions.points(row[3 + side], board);
        NogoSolution solution = solve(board, side);
        String where = row[0] + ", to move " + side;
        assertThat(solution.outcome()).as(where).isEqualTo(outcome(!winning.isEmpty()));
        if (solution.outcome() == Outcome.WIN) {
          assertThat(winning).as(where).contains(solution.point());
        }
      }
    }
  }

  @Test
  void smallBoardsHaveTheOutcomesOfTheirValues() {
    for (String[] row : SolvedPositions.rows("nogo-values.tsv")) {
      BitBoard board = SolvedPositions.board(row[0]);
      for (int side = 0; side < 2; side++) {
        assertThat(solve(board, side).outcome())
            .as(row[0] + ", to move " + side)
            .isEqualTo(outcome(SolvedPositions.wins(row[1], side)));
      }
    }
  }

  @Test
  void emptyBoardsHaveTheirKnownWinners() {
    int boards = 0;
    for (String[] row : SolvedPositions.rows("nogo-boards.tsv")) {
      int rows = Integer.parseInt(row[0]);
      int columns = Integer.parseInt(row[1]);
      if (rows * columns <= 12) {
        boards++;
        assertThat(solve(new BitBoard(columns, rows), BitBoard.BLACK).outcome())
            .as(rows + "x" + columns)
            .isEqualTo(outcome(row[4].equals("N")));
      }
    }
    assertThat(boards).isEqualTo(10);
  }

  /** Compares random late positions of many shapes with plain recursion. */
  @Test
  void randomPositionsHaveTheOutcomeOfPlainRecursion() {
    int positions = Boolean.getBoolean("tengen.long") ? LONG_POSITIONS : SHORT_POSITIONS;
    for (int seed = 1; seed <= positions; seed++) {
      BitBoard board = lateInAGame(new Xoshiro(seed));
      for (int toMove = 0; toMove < 2; toMove++) {
        NogoSolution solution = solve(board, toMove);
        assertThat(solution.outcome())
            .as("seed %d, to move %d", seed, toMove)
            .isEqualTo(outcome(wins(board, toMove)));
        assertThat(solution.point() == NogoSolution.NO_POINT)
            .isEqualTo(board.legalCount(toMove) == 0);
        if (solution.outcome() == Outcome.WIN) {
          board.play(solution.point(), toMove);
          assertThat(wins(board, 1 - toMove)).as("seed %d: move", seed).isFalse();
          board.undo();
        }
      }
    }
  }

  private static BitBoard lateInAGame(Xoshiro random) {
    var board = new BitBoard(1 + random.nextInt(7), 1 + random.nextInt(7));
    int side = random.nextInt(2);
    while (board.legalCount(side) > 0 && board.legalCount(0) + board.legalCount(1) > MAX_OPEN) {
      board.play(anyLegal(board, side, random), side);
      side = random.nextInt(2);
    }
    return board;
  }

  private static int anyLegal(BitBoard board, int colour, Xoshiro random) {
    int point = random.nextInt(board.points());
    while (!board.isLegal(point, colour)) {
      point = (point + 1) % board.points();
    }
    return point;
  }

  private static boolean wins(BitBoard board, int side) {
    for (int point = 0; point < board.points(); point++) {
      if (board.isLegal(point, side)) {
        board.play(point, side);
        boolean wins = !wins(board, 1 - side);
        board.undo();
        if (wins) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void lostGamesAreProlonged() {
    int lost = 0;
    for (int seed = 1; lost < (Boolean.getBoolean("tengen.long") ? 2_000 : 40); seed++) {
      BitBoard board = lateInAGame(new Xoshiro(seed));
      if (board.legalCount(0) > 1 && !wins(board, 0)) {
        lost++;
        int length = plies(board, 0, 0);
        board.play(solver.lastingMove(board, 0, NODES, _ -> false), 0);
        assertThat(1 + plies(board, 1, 0)).as("seed %d", seed).isEqualTo(length);
      }
    }
  }

  private static final int ENDLESS = 1000;

  /** Returns how many plies the loser holds out if the winner wins as fast as possible. */
  private static int plies(BitBoard board, int side, int loser) {
    if (board.legalCount(side) == 0) {
      return side == loser ? 0 : ENDLESS;
    }
    int best = side == loser ? 0 : ENDLESS;
    for (int point = 0; point < board.points(); point++) {
      if (board.isLegal(point, side)) {
        board.play(point, side);
        int length = 1 + plies(board, 1 - side, loser);
        board.undo();
        best = side == loser ? Math.max(best, length) : Math.min(best, length);
      }
    }
    return best;
  }

  @Test
  void tooLargeAndInterruptedSearchesAreUnknown() {
    assertThat(solve(new BitBoard(9, 9), 0)).isEqualTo(new NogoSolution(Outcome.UNKNOWN, -1, 0));
    var board = new BitBoard(4, 4);
    assertThat(solver.solve(board, 0, 100, _ -> false))
        .isEqualTo(new NogoSolution(Outcome.UNKNOWN, -1, 100));
    assertThat(solver.solve(board, 0, NODES, nodes -> nodes > 1000).outcome())
        .isEqualTo(Outcome.UNKNOWN);
  }

  private static Outcome outcome(boolean wins) {
    return wins ? Outcome.WIN : Outcome.LOSS;
  }
}
