package tengen.cgt.heaps;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.impartial.MisereRule;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.impartial.WholeNumber;

/**
 * Wythoff's game: a move takes any number from one of two heaps, or the same number from both. The
 * previous player wins from (floor(k phi), floor(k phi) + k), where phi is the golden ratio. No
 * formula of the other nimbers is known. Wythoff, "A modification of the game of Nim", 1907.
 */
final class Wythoff implements NormalPlay<Wythoff.Position> {
  private static final int BOTH = 3;

  /** Two heaps. */
  record Position(long first, long second) {
    private Position take(long taken, int from) {
      return switch (from) {
        case 1 -> new Position(first - taken, second);
        case 2 -> new Position(first, second - taken);
        default -> new Position(first - taken, second - taken);
      };
    }

    private long most(int from) {
      return switch (from) {
        case 1 -> first;
        case 2 -> second;
        default -> WholeNumber.isBelow(first, second) ? first : second;
      };
    }

    /**
     * Returns a move.
     *
     * @param from 1 for the first heap, 2 for the second, {@link #BOTH} for both
     */
    private GameOption<Position> option(long taken, int from) {
      String heap = from == BOTH ? "both" : Integer.toString(from);
      return new GameOption<>(heap + "-" + Long.toUnsignedString(taken), take(taken, from));
    }
  }

  @Override
  public String id() {
    return "wythoff";
  }

  @Override
  public String notation() {
    return "two heaps; a move is HEAP-TAKEN or both-TAKEN: 2-1, both-2";
  }

  @Override
  public String example() {
    return "3 4";
  }

  @Override
  public Position parse(String text) {
    List<Long> heaps = WholeNumber.parseAll(text);
    if (heaps.size() != 2) {
      throw new NotationException("wythoff needs two heaps, got " + heaps.size());
    }
    return new Position(heaps.getFirst(), heaps.getLast());
  }

  @Override
  public String print(Position position) {
    return WholeNumber.print(List.of(position.first(), position.second()));
  }

  @Override
  public Stream<GameOption<Position>> options(Position position) {
    return Stream.of(1, 2, BOTH)
        .flatMap(
            from ->
                WholeNumber.upTo(position.most(from))
                    .mapToObj(taken -> position.option(taken, from)));
  }

  @Override
  public Optional<Position> after(Position position, Player player, String move) {
    if (!move.matches("(1|2|both)-[1-9][0-9]{0,19}")) {
      return Optional.empty();
    }
    int from = move.startsWith("both") ? BOTH : move.charAt(0) - '0';
    long taken = WholeNumber.parse(move.substring(move.indexOf('-') + 1));
    return WholeNumber.isAtMost(taken, position.most(from))
        ? Optional.of(position.take(taken, from))
        : Optional.empty();
  }

  @Override
  public long nimber(Position position, Budget budget) {
    return isNextPlayersWin(position, budget)
        ? nimbers(position, budget).at(position.first(), position.second())
        : 0;
  }

  private static WythoffNimbers nimbers(Position position, Budget budget) {
    return new WythoffNimbers(position.first(), position.second(), budget);
  }

  @Override
  public boolean isNextPlayersWin(Position position, Budget budget) {
    return !big(position.most(BOTH)).equals(WythoffPairs.lower(difference(position)));
  }

  /**
   * Returns a move to a Wythoff pair. Either both heaps shrink to the pair with their difference,
   * or a heap shrinks to the partner of the other. One of these takes something unless the position
   * is a pair.
   */
  @Override
  public Optional<GameOption<Position>> winningMove(Position position, Budget budget) {
    BigInteger smaller = big(position.most(BOTH));
    BigInteger ofDifference = WythoffPairs.lower(difference(position));
    if (smaller.equals(ofDifference)) {
      return Optional.empty();
    }
    if (smaller.compareTo(ofDifference) > 0) {
      return Optional.of(position.option(smaller.subtract(ofDifference).longValue(), BOTH));
    }
    int larger = WholeNumber.isAtMost(position.first(), position.second()) ? 2 : 1;
    long taken = position.most(larger) - WythoffPairs.partner(smaller).longValue();
    return Optional.of(position.option(taken, larger));
  }

  @Override
  public Optional<GameOption<Position>> moveTo(long nimber, Position position, Budget budget) {
    if (nimber == 0) {
      return winningMove(position, budget);
    }
    WythoffNimbers nimbers = nimbers(position, budget);
    return options(position)
        .filter(option -> nimbers.at(option.after().first(), option.after().second()) == nimber)
        .findFirst();
  }

  @Override
  public Optional<MisereRule<Position>> misereRule(Position position) {
    return Optional.of(new MisereWythoff(this));
  }

  /** Returns the move between two positions; empty if there is none. */
  Optional<GameOption<Position>> moveBetween(Position from, Position to) {
    long first = from.first() - to.first();
    long second = from.second() - to.second();
    boolean isLess =
        WholeNumber.isAtMost(to.first(), from.first())
            && WholeNumber.isAtMost(to.second(), from.second())
            && (first | second) != 0;
    if (!isLess || (first != 0 && second != 0 && first != second)) {
      return Optional.empty();
    }
    return Optional.of(
        first == second
            ? from.option(first, BOTH)
            : first == 0 ? from.option(second, 2) : from.option(first, 1));
  }

  private static BigInteger difference(Position position) {
    return big(position.first()).subtract(big(position.second())).abs();
  }

  private static BigInteger big(long heap) {
    return new BigInteger(Long.toUnsignedString(heap));
  }
}
