package tengen.common.gomoku;

import java.util.Arrays;
import java.util.stream.Stream;
import tengen.game.Playable;

/**
 * The games of the Gomoku engines: every rule, plain and continuous, on boards with sides from 5 to
 * 22.
 */
public final class GomokuGames {
  private static final int MIN_SIDE = 5;
  private static final int MAX_SIDE = 22;

  private GomokuGames() {}

  /** Returns all games, with these opening procedures. */
  public static Playable[] withOpenings(String... openings) {
    return Arrays.stream(WinRule.values())
        .flatMap(rule -> Stream.of(rule.id(), rule.continuousId()))
        .map(id -> Playable.board(id, MIN_SIDE, MAX_SIDE).withRectangles())
        .map(game -> game.withOpenings(openings))
        .toArray(Playable[]::new);
  }
}
