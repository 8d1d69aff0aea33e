package tengen.gomoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import tengen.game.Move.Place;
import tengen.game.Side;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.Points;

/**
 * Plays a claimed win out against every legal reply on a reference board; the solver only chooses
 * the attacker's moves.
 */
final class Replay {
  private final ReferenceBoard plain;
  private final GomokuBoard board;
  private final VctSolver solver;
  private final Side attacker;
  private final int colour;

  Replay(ReferenceBoard plain, Side attacker) {
    this.plain = plain;
    this.attacker = attacker;
    board = PatternBoards.of(plain.rule, plain.setup());
    solver = new VctSolver(board, 16);
    colour = GomokuBoard.colour(attacker);
  }

  /** Fails unless the attacker, to move, wins in this number of moves. */
  void check(int moves) {
    if (!plain.fives(attacker).isEmpty() && moves > 0) {
      return;
    }
    int win = solver.win(colour, moves, Long.MAX_VALUE, _ -> false);
    assertThat(win).as("moves of the win left").isBetween(1, moves);
    Place move = Points.place(solver.winningMove());
    assertThat(plain.legal(attacker)).contains(move);
    plain.put(move, attacker);
    board.play(Points.of(move), colour);
    checkReplies(moves - 1);
    board.undo();
    plain.take(move);
  }

  private void checkReplies(int moves) {
    Side defender = attacker.other();
    assertThat(plain.fives(defender)).as("five of the defender").isEmpty();
    List<Place> fives = plain.fives(attacker);
    for (Place reply : plain.legal(defender)) {
      plain.put(reply, defender);
      if (moves < 1 || fives.stream().noneMatch(five -> plain.isFive(five, attacker))) {
        board.play(Points.of(reply), 1 - colour);
        check(moves);
        board.undo();
      }
      plain.take(reply);
    }
  }
}
