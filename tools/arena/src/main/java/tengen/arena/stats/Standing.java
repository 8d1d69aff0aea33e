package tengen.arena.stats;

import java.util.HashMap;
import java.util.Map;
import tengen.arena.game.GameResult;
import tengen.game.Side;

/**
 * Results of one contestant so far.
 *
 * @param against by the opponent's name
 */
public record Standing(String name, Map<String, Results> against, Effort effort, Faults faults) {
  public Standing {
    against = Map.copyOf(against);
  }

  /** Creates a standing without games. */
  static Standing of(String name) {
    return new Standing(name, Map.of(), Effort.NONE, Faults.NONE);
  }

  /** Returns the standing after a game, which may be between others. */
  Standing plus(GameResult game) {
    if (name.equals(game.black())) {
      return plus(game, Side.BLACK, game.white());
    }
    return name.equals(game.white()) ? plus(game, Side.WHITE, game.black()) : this;
  }

  private Standing plus(GameResult game, Side side, String opponent) {
    Map<String, Results> all = new HashMap<>(against);
    all.merge(opponent, Results.of(game, name), Results::plus);
    return new Standing(
        name, all, effort.plus(Effort.of(game, side)), faults.plus(Faults.of(game, side)));
  }

  /** Returns the results against one opponent. */
  public Results against(String opponent) {
    return against.getOrDefault(opponent, Results.NONE);
  }

  /** Returns the results against all opponents. */
  public Results results() {
    return against.values().stream().reduce(Results.NONE, Results::plus);
  }
}
