package tengen.arena.opening;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import tengen.arena.game.Opening;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Verdict;

/**
 * Makes openings of random legal stones that an engine finds even. In Gomoku they lie near the
 * centre, where the game is; in NoGo anywhere. No two are equal under the board's symmetries. The
 * same seed and judge make the same openings.
 */
public final class RandomOpenings {
  /** Guess: fewer are soon alike, more are seldom even. */
  private static final int MIN_STONES = 3;

  private static final int MAX_STONES = 6;

  /** As in the openings that come with the program. */
  private static final int GOMOKU_WINDOW = 9;

  /** Guess. */
  private static final int ATTEMPTS_EACH = 100;

  private final GameRules rules;
  private final Setup.Board empty;
  private final Judge judge;
  private final double margin;
  private final SplittableRandom random;
  private final Set<Setup.Board> seen = new HashSet<>();

  /** A short search. */
  @FunctionalInterface
  public interface Judge {
    /** For the side to move, 0..1. */
    double winRate(Position position) throws EngineException, InterruptedException;
  }

  /**
   * A maker of openings for a board of this size.
   *
   * @param margin the most that a win rate may differ from one half
   */
  public RandomOpenings(
      GameRules rules, int width, int height, Judge judge, double margin, long seed) {
    this.rules = rules;
    this.empty = Setup.Board.empty(width, height);
    this.judge = judge;
    this.margin = margin;
    this.random = new SplittableRandom(seed);
  }

  /**
   * So many openings; fewer where a hundred attempts for each do not find them.
   *
   * @throws EngineException where the judge fails
   */
  public List<Opening> make(int count) throws EngineException, InterruptedException {
    List<Opening> openings = new ArrayList<>();
    for (int i = 0; i < count * ATTEMPTS_EACH && openings.size() < count; i++) {
      Optional<Position> position = attempt();
      if (position.isPresent() && Math.abs(judge.winRate(position.get()) - 0.5) <= margin) {
        openings.add(new Opening("random " + (openings.size() + 1), position.get()));
      }
    }
    return openings;
  }

  /** An open position that has not been seen; empty: bad luck. */
  private Optional<Position> attempt() {
    Position position = Position.start(rules.id(), empty);
    for (int stones = random.nextInt(MIN_STONES, MAX_STONES + 1); stones > 0; stones--) {
      Place stone = anywhere();
      if (rules.objection(position, stone).isPresent()) {
        return Optional.empty();
      }
      position = position.play(stone);
    }
    Setup.Board board = rules.board(position).orElseThrow();
    boolean isNew = seen.add(board);
    BoardImages.of(board).forEach(seen::add);
    return isNew && rules.verdict(position) instanceof Verdict.Open
        ? Optional.of(position)
        : Optional.empty();
  }

  private Place anywhere() {
    return new Place(within(empty.width()), within(empty.height()));
  }

  private int within(int side) {
    int window = rules.id().startsWith("gomoku") ? Math.min(side, GOMOKU_WINDOW) : side;
    return (side - window) / 2 + random.nextInt(window);
  }
}
