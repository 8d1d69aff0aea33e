package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;
import tengen.support.games.RandomGomoku;

/** Boards with stones on random points. */
final class RandomBoards {
  private RandomBoards() {}

  /**
   * Returns a board on which a third of the points has stones, with equal chances for both colours.
   */
  static Setup.Board stones(Xoshiro random) {
    Setup.Board start = RandomGomoku.start(random);
    List<List<Place>> stones = List.of(new ArrayList<>(), new ArrayList<>());
    for (int y = 0; y < start.height(); y++) {
      for (int x = 0; x < start.width(); x++) {
        var place = new Place(x, y);
        if (random.nextInt(3) == 0 && !start.neutral().contains(place)) {
          stones.get(random.nextInt(2)).add(place);
        }
      }
    }
    return new Setup.Board(
        start.width(), start.height(), stones.get(0), stones.get(1), start.neutral());
  }

  static GomokuBoard board(WinRule rule, Xoshiro random) {
    return PatternBoards.of(rule, stones(random));
  }
}
