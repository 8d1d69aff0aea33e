package tengen.nogo.network;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.game.NetworkGame;
import tengen.nogo.game.NetworkGame.Turn;

/**
 * Losses of a network on games that it did not learn from, as {@link NetworkEvaluator} computes it.
 */
final class Validation {
  private static final int SIDE = NetworkEvaluator.SIDE;

  /** Positions are told apart by so many stones. */
  private static final int STONES = 10;

  private final List<NetworkGame> games;

  Validation(List<NetworkGame> games) {
    this.games = games;
  }

  /** Sums of some positions. */
  private static final class Sums {
    int positions;
    double results;
    int searches;
    double moves;
    int expected;

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "results %.4f of %d, moves %.4f, most visited move %.3f of %d",
          results / positions,
          positions,
          moves / searches,
          (double) expected / searches,
          searches);
    }
  }

  /** Returns a line for all positions with a search, and for those of 10 to 19 stones and so on. */
  List<String> report(Network network) {
    var evaluator = new NetworkEvaluator(network);
    var all = new Sums();
    var byStones = new Sums[ConvolutionLayer.POINTS / STONES + 1];
    for (int i = 0; i < byStones.length; i++) {
      byStones[i] = new Sums();
    }
    for (NetworkGame game : games) {
      NogoBoard board = NetworkSample.board(game, game.randomMoves());
      for (int ply = game.randomMoves(); ply < game.turns().size(); ply++) {
        Turn turn = game.turns().get(ply);
        if (turn.winRate().isPresent()) {
          evaluator.evaluate(board, ply & 1);
          add(all, evaluator, board, game, ply);
          add(byStones[ply / STONES], evaluator, board, game, ply);
        }
        NetworkSample.play(board, turn, ply);
      }
    }
    List<String> lines = new ArrayList<>(List.of("all: " + all));
    for (int i = 0; i < byStones.length; i++) {
      if (byStones[i].searches > 0) {
        lines.add(i * STONES + " stones: " + byStones[i]);
      }
    }
    return lines;
  }

  private static void add(
      Sums sums, NetworkEvaluator evaluator, NogoBoard board, NetworkGame game, int ply) {
    boolean isWon = game.winner() == (ply & 1);
    double winRate = evaluator.winRate();
    sums.positions++;
    sums.results -= Math.log(isWon ? winRate : 1 - winRate);
    Turn turn = game.turns().get(ply);
    if (turn.hasVisits()) {
      addMoves(sums, evaluator, board, ply & 1, turn);
    }
  }

  private static void addMoves(
      Sums sums, NetworkEvaluator evaluator, NogoBoard board, int colour, Turn turn) {
    double exponentials = 0;
    double logits = 0;
    int all = 0;
    int most = 0;
    int expected = -1;
    for (int i = 0; i < NetworkGame.POINTS; i++) {
      int point = board.point(i % SIDE, i / SIDE);
      if (board.isLegal(point, colour)) {
        float logit = evaluator.moveLogit(point);
        int share = turn.share(i);
        exponentials += Math.exp(logit);
        logits += share * logit;
        all += share;
        most = share > turn.share(most) ? i : most;
        expected = expected < 0 || logit > logit(evaluator, board, expected) ? i : expected;
      }
    }
    sums.searches++;
    sums.moves += Math.log(exponentials) - logits / all;
    sums.expected += expected == most ? 1 : 0;
  }

  private static float logit(NetworkEvaluator evaluator, NogoBoard board, int index) {
    return evaluator.moveLogit(board.point(index % SIDE, index / SIDE));
  }

  /** Returns those of a list of games that are held back from training, one in 32. */
  static boolean isHeldBack(int game) {
    return game % 32 == 0;
  }
}
