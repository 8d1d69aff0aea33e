package tengen.cgt.heaps;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.Sized;
import tengen.cgt.impartial.Impartial;
import tengen.cgt.impartial.Nimbers;
import tengen.cgt.impartial.ParameterPrefix;
import tengen.cgt.impartial.WholeNumber;

/**
 * Prime-limited Nim: a move takes from 1 to k from a heap. A player who leaves a prime in any heap,
 * moved or not, wins at once. A heap keeps at least 2, since taking more could only miss a prime.
 * IPSC problem "Kruskal"; a case of {@link tengen.cgt.impartial.RestrictedSum}.
 */
final class PrimeNim implements Impartial<PrimeNim.Position> {
  private static final String OVER = "over";

  /**
   * A position.
   *
   * @param most maximum number that a move takes
   * @param heaps sizes of the heaps with more than 2 pieces, until the game is over
   * @param over whether the last move has won
   */
  record Position(long most, List<Long> heaps, boolean over) implements Sized {
    Position {
      heaps = List.copyOf(heaps);
    }

    @Override
    public int size() {
      return heaps.size();
    }

    private GameOption<Position> option(Take take) {
      List<Long> after = take.from(heaps);
      return new GameOption<>(
          take.print(), new Position(most, after, after.stream().anyMatch(Primes::isPrime)));
    }

    private boolean allows(Take take) {
      return !over && WholeNumber.isAtMost(take.taken(), limit(take.index()));
    }

    private long limit(int index) {
      long toTwo = heaps.get(index) - 2;
      return WholeNumber.isAtMost(toTwo, most) ? toTwo : most;
    }

    private boolean isAnotherPrime(int index) {
      return IntStream.range(0, heaps.size())
          .anyMatch(other -> other != index && Primes.isPrime(heaps.get(other)));
    }

    private Stream<Integer> indices() {
      return IntStream.range(0, over ? 0 : heaps.size()).boxed();
    }

    private Heap heap(int index) {
      long size = heaps.get(index);
      return new Heap(index, size - Primes.below(size), most);
    }
  }

  /**
   * A heap of an unfinished game.
   *
   * @param abovePrime the distance to the largest prime below the heap
   */
  private record Heap(int index, long abovePrime, long most) {
    boolean isDead() {
      return WholeNumber.isAtMost(abovePrime, most);
    }

    /** Returns the nimber, which is that of the subtraction game without the dead sizes. */
    long nimber() {
      return Long.remainderUnsigned(abovePrime, most + 1);
    }
  }

  @Override
  public String id() {
    return "prime-nim";
  }

  @Override
  public String notation() {
    return "k, the most that may be taken, a colon, heaps above 2, \"over\" when won; a move is"
        + " HEAP-TAKEN: 1-3";
  }

  @Override
  public String example() {
    return "3: 10 29";
  }

  @Override
  public Position parse(String text) {
    ParameterPrefix parts = ParameterPrefix.parse(text, notation());
    boolean over = parts.rest().endsWith(OVER);
    List<Long> heaps = WholeNumber.parseAll(parts.rest().replaceFirst(OVER + "$", ""));
    long most = WholeNumber.parse(parts.value());
    if (most <= 0) {
      throw new NotationException(parts.value() + ": the maximum to take is from 1 to 2^63 - 1");
    }
    if (!over && heaps.stream().anyMatch(heap -> WholeNumber.isAtMost(heap, 2))) {
      throw new NotationException("heaps of prime-nim must be above 2: " + parts.rest());
    }
    return new Position(most, heaps, over);
  }

  @Override
  public String print(Position position) {
    String text = position.most() + ": " + WholeNumber.print(position.heaps());
    return position.over() ? text + " " + OVER : text;
  }

  @Override
  public Stream<GameOption<Position>> options(Position position) {
    return position
        .indices()
        .flatMap(
            index ->
                WholeNumber.upTo(position.limit(index))
                    .mapToObj(taken -> position.option(new Take(index, taken))));
  }

  @Override
  public Optional<Position> after(Position position, Player player, String move) {
    return Take.parse(move, position.heaps())
        .filter(position::allows)
        .map(take -> position.option(take).after());
  }

  @Override
  public boolean isNextPlayersWin(Position position, Budget budget) {
    return winningTake(position).isPresent();
  }

  @Override
  public Optional<GameOption<Position>> winningMove(Position position, Budget budget) {
    return winningTake(position).map(position::option);
  }

  private static Optional<Take> winningTake(Position position) {
    Optional<Take> elsewhere =
        position
            .indices()
            .filter(position::isAnotherPrime)
            .findFirst()
            .map(index -> new Take(index, 1));
    if (elsewhere.isPresent()) {
      return elsewhere;
    }
    List<Heap> heaps = position.indices().map(position::heap).toList();
    Optional<Heap> dead = heaps.stream().filter(Heap::isDead).findFirst();
    return dead.isPresent()
        ? dead.map(heap -> new Take(heap.index(), heap.abovePrime()))
        : nimTake(heaps);
  }

  private static Optional<Take> nimTake(List<Heap> heaps) {
    long sum = heaps.stream().mapToLong(Heap::nimber).reduce(0, Nimbers::add);
    return heaps.stream()
        .filter(heap -> WholeNumber.isBelow(heap.nimber() ^ sum, heap.nimber()))
        .findFirst()
        .map(heap -> new Take(heap.index(), heap.nimber() - (heap.nimber() ^ sum)));
  }
}
