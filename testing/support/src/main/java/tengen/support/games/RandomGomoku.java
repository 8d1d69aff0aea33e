package tengen.support.games;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;

/** Random Gomoku positions with many lines. */
public final class RandomGomoku {
  private RandomGomoku() {}

  /** Returns every rules id, plain and continuous. */
  public static Stream<String> rulesIds() {
    return Stream.of(WinRule.values()).flatMap(rule -> Stream.of(rule.id(), rule.continuousId()));
  }

  /**
   * Returns an empty board of 5 to 22 points each way, small ones more often, with some neutral
   * stones.
   */
  public static Setup.Board start(Xoshiro random) {
    int width = side(random);
    int height = side(random);
    List<Place> neutral =
        IntStream.range(0, random.nextInt(4) == 0 ? 1 + random.nextInt(6) : 0)
            .mapToObj(_ -> new Place(random.nextInt(width), random.nextInt(height)))
            .distinct()
            .toList();
    return new Setup.Board(width, height, List.of(), List.of(), neutral);
  }

  private static int side(Xoshiro random) {
    return 5 + random.nextInt(1 + random.nextInt(18));
  }

  /**
   * Returns Black twice as often as White, which gives more lines and fouls than alternate turns.
   */
  public static Side side(Position position, Xoshiro random) {
    return switch (random.nextInt(3)) {
      case 0 -> position.toMove();
      case 1 -> Side.BLACK;
      default -> position.toMove().other();
    };
  }
}
