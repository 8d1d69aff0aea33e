package tengen.gomoku.search;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.search.TrainingGame.Choice;
import tengen.gomoku.search.TrainingGame.Sample;

/** Checks a stored game by replaying it: every move and every label must be legal. */
public final class GameCheck {
  private final TrainingGame game;
  private final GomokuBoard board;

  private GameCheck(WinRule rule, TrainingGame game) {
    this.game = game;
    board = new GomokuBoard(rule, game.side(), game.side());
  }

  /** Checks a game. */
  public static void check(WinRule rule, TrainingGame game) {
    new GameCheck(rule, game).replay();
  }

  private void replay() {
    require(Math.abs(game.result()) <= 1, "result");
    long labels =
        game.samples().stream().filter(sample -> sample.ply() < game.moves().size()).count();
    require(labels == game.samples().size(), "label after the last move");
    for (int move : game.moves()) {
      int ply = board.plies();
      game.label(ply, false).ifPresent(this::checkLabel);
      game.label(ply, true)
          .ifPresent(
              sample -> {
                requireLegal(sample.step());
                require(sample.step() != move, "side line is the game's move");
                put(sample.step());
                checkLabel(sample);
                board.undo();
              });
      requireLegal(move);
      require(!board.hasAtLeast(colour(), PointClass.FIVE), "a five was passed over");
      put(move);
    }
  }

  private void checkLabel(Sample sample) {
    require(GamePlayer.isOpen(board, colour()), "label of a decided or forced position");
    require(!SearchValue.isForced(sample.value()), "label with a forced value");
    Set<Integer> points = new HashSet<>(List.of(sample.best()));
    int gap = 0;
    for (Choice other : sample.others()) {
      require(points.add(other.point()), "move labelled twice");
      require(other.gap() >= gap && other.gap() <= Choice.MAX_GAP, "gap");
      gap = other.gap();
    }
    Stream.concat(Stream.of(sample.best()), sample.others().stream().map(Choice::point))
        .forEach(this::requireLegal);
  }

  private int colour() {
    return TrainingGame.colour(board.plies());
  }

  private void put(int point) {
    board.play(point, colour());
  }

  private void requireLegal(int point) {
    require(EvenOpenings.isLegal(board, point), "illegal point " + point);
  }

  private void require(boolean holds, String flaw) {
    if (!holds) {
      throw new IllegalArgumentException("ply " + board.plies() + ": " + flaw);
    }
  }
}
