package tengen.nogo.network;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.game.NetworkGame;
import tengen.nogo.game.NetworkGame.Turn;

/** A position to learn from, for the side to move. */
final class NetworkSample {
  static final int OWN = 2;
  static final int NEITHERS = 1;

  private static final int SIDE = NetworkEvaluator.SIDE;
  private static final int POINTS = NetworkGame.POINTS;

  /** Share of positions that are learnt, of those without visits and of those that are solved. */
  private static final double SEARCHED_SHARE = 0.4;

  private static final double SOLVED_SHARE = 0.2;

  /** The kind of each point, see {@link NetworkEvaluator#kind}. */
  final byte[] kinds = new byte[POINTS];

  /** The owner of each point at the end: OWN, NEITHERS, or 0 for the opponent. */
  final byte[] owners = new byte[POINTS];

  final Turn turn;
  final boolean isWon;

  /**
   * Creates a sample.
   *
   * @param turn the move and its search
   * @param end the position at the end of the game
   */
  NetworkSample(NogoBoard board, int colour, Turn turn, NogoBoard end, boolean isWon) {
    this.turn = turn;
    this.isWon = isWon;
    for (int i = 0; i < POINTS; i++) {
      int point = board.point(i % SIDE, i / SIDE);
      kinds[i] = (byte) NetworkEvaluator.kind(board, point, colour);
      owners[i] = owner(NetworkEvaluator.kind(end, point, colour));
    }
  }

  private static byte owner(int kind) {
    return switch (kind) {
      case 0, 3 -> OWN;
      case 1, 4 -> 0;
      default -> NEITHERS;
    };
  }

  /** Returns samples of a game. */
  static List<NetworkSample> of(NetworkGame game, Random random) {
    List<NetworkSample> samples = new ArrayList<>();
    NogoBoard end = board(game, game.turns().size());
    var board = new NogoBoard(SIDE, SIDE);
    for (int ply = 0; ply < game.turns().size(); ply++) {
      Turn turn = game.turns().get(ply);
      int colour = ply & 1;
      if (ply >= game.randomMoves() && random.nextDouble() < share(turn)) {
        samples.add(new NetworkSample(board, colour, turn, end, game.winner() == colour));
      }
      play(board, turn, ply);
    }
    return samples;
  }

  private static double share(Turn turn) {
    if (turn.hasVisits()) {
      return 1;
    }
    return turn.winRate().isPresent() ? SEARCHED_SHARE : SOLVED_SHARE;
  }

  /** Returns the position after so many moves. */
  static NogoBoard board(NetworkGame game, int plies) {
    var board = new NogoBoard(SIDE, SIDE);
    for (int ply = 0; ply < plies; ply++) {
      play(board, game.turns().get(ply), ply);
    }
    return board;
  }

  static void play(NogoBoard board, Turn turn, int ply) {
    board.play(board.point(turn.point() % SIDE, turn.point() / SIDE), ply & 1);
  }

  /** Returns the probability that the side to move wins: the search's, or else the result. */
  float winRate() {
    return turn.winRate()
        .map(parts -> parts / (float) NetworkGame.WIN_RATE_PARTS)
        .orElse(isWon ? 1f : 0f);
  }
}
