package tengen.arena.opening;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import tengen.arena.game.Opening;
import tengen.engine.EngineException;
import tengen.game.BoardSymmetry;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Verdict;

/**
 * Generates openings of random legal stones that an engine finds balanced. The stones lie within
 * the square that the {@linkplain GameRules#openingSide() rules} give. No two openings are equal
 * under the board's symmetries. The same seed and judge give the same openings.
 */
public final class RandomOpenings {
  /** Minimum number of stones; a guess. Fewer soon give duplicates, more are rarely balanced. */
  private static final int MIN_STONES = 3;

  private static final int MAX_STONES = 6;

  /** Maximum number of attempts per opening; a guess. */
  private static final int ATTEMPTS_EACH = 100;

  private final GameRules rules;
  private final Setup.Board board;
  private final Judge judge;
  private final double margin;
  private final SplittableRandom random;
  private final Set<Setup.Board> seen = new HashSet<>();

  /** Evaluates positions by a short search. */
  @FunctionalInterface
  public interface Judge {
    /** Returns the win rate for the side to move, 0 to 1. */
    double winRate(Position position) throws EngineException, InterruptedException;
  }

  /**
   * Creates a generator for a board size.
   *
   * @param margin maximum distance of a win rate from one half
   */
  public RandomOpenings(
      GameRules rules, int width, int height, Judge judge, double margin, long seed) {
    this.rules = rules;
    this.board = rules.initialBoard(width, height);
    this.judge = judge;
    this.margin = margin;
    this.random = new SplittableRandom(seed);
  }

  /**
   * Returns {@code count} openings, or fewer if a hundred attempts for each do not find them.
   *
   * @param found receives the number of openings after each one
   * @throws EngineException if the judge fails
   */
  public List<Opening> make(int count, IntConsumer found)
      throws EngineException, InterruptedException {
    List<Opening> openings = new ArrayList<>();
    long attempts = (long) count * ATTEMPTS_EACH;
    for (long i = 0; i < attempts && openings.size() < count; i++) {
      Optional<Position> position = attempt();
      if (position.isPresent() && Math.abs(judge.winRate(position.get()) - 0.5) <= margin) {
        openings.add(new Opening("random " + (openings.size() + 1), position.get()));
        found.accept(openings.size());
      }
    }
    return openings;
  }

  /** Returns an undecided position not seen before, or empty if the attempt fails. */
  private Optional<Position> attempt() {
    Position position = rules.start(board);
    for (int stones = random.nextInt(MIN_STONES, MAX_STONES + 1); stones > 0; stones--) {
      List<Move> moves = rules.legalMoves(position).filter(this::isWithin).toList();
      if (moves.isEmpty()) {
        return Optional.empty();
      }
      position = rules.play(position, moves.get(random.nextInt(moves.size())));
    }
    Setup.Board stones = rules.board(position).orElseThrow();
    boolean isNew = seen.add(stones);
    BoardSymmetry.images(stones).forEach(seen::add);
    return isNew && rules.verdict(position) instanceof Verdict.Open
        ? Optional.of(position)
        : Optional.empty();
  }

  private boolean isWithin(Move move) {
    return move instanceof Place(int x, int y)
        && isWithin(x, board.width())
        && isWithin(y, board.height());
  }

  private boolean isWithin(int coordinate, int side) {
    int window = Math.min(side, rules.openingSide());
    int first = (side - window) / 2;
    return first <= coordinate && coordinate < first + window;
  }
}
