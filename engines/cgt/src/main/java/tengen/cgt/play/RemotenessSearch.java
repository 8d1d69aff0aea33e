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
 * Computes remoteness by searching the whole game: the winner takes the shortest way, the loser the
 * longest. Used for games that are small enough. Each instance is used for one search.
 */
final class RemotenessSearch {
  private record Node(GameState state, Player mover) {}

  private static final int MAX_PLIES = 300;
  private static final int MAX_MOVES = 1_000;

  /**
   * Score of a win on the spot; each ply reduces a win's score by one, and a loss has the negative
   * score.
   */
  private static final int WIN = 1 << 20;

  private final Budget budget;
  private final Map<Node, Integer> known = new HashMap<>();

  RemotenessSearch(Budget budget) {
    this.budget = budget;
  }

  /**
   * Returns the best move of a losing side.
   *
   * @throws LimitException if the game is too large
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
      budget.store(node.state.components());
      if (ply > MAX_PLIES) {
        throw new LimitException("the game is longer than " + MAX_PLIES + " moves");
      }
      found = search(node, ply);
      known.put(node, found);
    }
    return found;
  }

  private int search(Node node, int ply) {
    Optional<Integer> best = Optional.empty();
    List<GameOption<GameState>> options = options(node.state, node.mover);
    budget.hold(options.size());
    for (GameOption<GameState> option : options) {
      int after = -score(option.after(), node.mover.other(), ply + 1);
      int score = after - Integer.signum(after);
      best = Optional.of(best.isEmpty() ? score : Math.max(best.get(), score));
    }
    budget.release(options.size());
    return best.orElseGet(() -> node.state.isWonWithoutMoves() ? WIN : -WIN);
  }

  private List<GameOption<GameState>> options(GameState state, Player mover) {
    List<GameOption<GameState>> options =
        budget.stopping(state.options(mover)).limit(MAX_MOVES + 1).toList();
    if (options.size() > MAX_MOVES) {
      throw new LimitException("a position has more than " + MAX_MOVES + " moves");
    }
    return options;
  }
}
