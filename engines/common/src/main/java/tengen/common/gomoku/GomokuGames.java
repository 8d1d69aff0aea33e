package tengen.common.gomoku;

import java.util.Arrays;
import java.util.stream.Stream;
import tengen.game.Playable;

/** What the engines play: every rule, plain and continuous, on boards of 5 to 22 points a side. */
public final class GomokuGames {
  private static final int MIN_SIDE = 5;
  private static final int MAX_SIDE = 22;

  private GomokuGames() {}

  /** All of them, with these opening procedures. */
  public static Playable[] withOpenings(String... openings) {
    return Arrays.stream(WinRule.values())
        .flatMap(rule -> Stream.of(rule.id(), rule.continuousId()))
        .map(id -> Playable.board(id, MIN_SIDE, MAX_SIDE).withRectangles())
        .map(game -> game.withOpenings(openings))
        .toArray(Playable[]::new);
  }
}
