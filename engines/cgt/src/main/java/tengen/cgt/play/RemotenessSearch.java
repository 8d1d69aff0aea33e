package tengen.cgt.play;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.LimitException;
import tengen.cgt.Player;
import tengen.cgt.Remoteness;

/**
 * Remoteness by search: the whole game is searched, the winner taking the shortest way and the
 * loser the longest. For games that are small enough. Confined to one search.
 */
final class RemotenessSearch {
  private record Node(GameState state, Player mover) {}

  private static final int LONGEST_GAME = 300;
  private static final int MOST_MOVES = 1_000;

  /** A win now; a win later is worth less by its plies, and a loss less than nothing. */
  private static final int WIN = 1 << 20;

  private final Budget budget;
  private final Map<Node, Integer> known = new HashMap<>();

  RemotenessSearch(Budget budget) {
    this.budget = budget;
  }

  /**
   * The best move of a side that loses.
   *
   * @throws LimitException the game is too large
   */
  Remoteness of(GameState state, Player mover) {
    record Candidate(String move, int score) {}
    Candidate best =
        options(state, mover).stream()
            .map(option -> new Candidate(option.move(), score(option.after(), mover.other(), 1)))
            .min(Comparator.comparingInt(Candidate::score))
            .orElseThrow();
    return new Remoteness(best.move(), OptionalInt.of(WIN - Math.abs(best.score()) + 1));
  }

  private int score(GameState state, Player mover, int ply) {
    Node node = new Node(state.withoutOrder(), mover);
    Integer found = known.get(node);
    if (found == null) {
      budget.take();
      if (ply > LONGEST_GAME) {
        throw new LimitException("a game of more than " + LONGEST_GAME + " moves");
      }
      found = search(node, ply);
      known.put(node, found);
    }
    return found;
  }

  private int search(Node node, int ply) {
    Optional<Integer> best = Optional.empty();
    for (GameOption<GameState> option : options(node.state, node.mover)) {
      int after = -score(option.after(), node.mover.other(), ply + 1);
      int score = after - Integer.signum(after);
      best = Optional.of(best.isEmpty() ? score : Math.max(best.get(), score));
    }
    return best.orElseGet(() -> node.state.isWonWithoutMoves() ? WIN : -WIN);
  }

  private static List<GameOption<GameState>> options(GameState state, Player mover) {
    List<GameOption<GameState>> options = state.options(mover).limit(MOST_MOVES + 1).toList();
    if (options.size() > MOST_MOVES) {
      throw new LimitException("more than " + MOST_MOVES + " moves");
    }
    return options;
  }
}
