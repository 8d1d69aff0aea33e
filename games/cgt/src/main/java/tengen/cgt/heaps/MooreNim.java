package tengen.cgt.heaps;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.impartial.Impartial;
import tengen.cgt.impartial.MisereRule;
import tengen.cgt.impartial.ParameterPrefix;
import tengen.cgt.impartial.WholeNumber;

/**
 * Moore's Nim_k: a move makes up to k heaps smaller, by any numbers. The previous player wins if at
 * each binary digit the number of heaps with a 1 is a multiple of k + 1. E. H. Moore, "A
 * generalization of the game called Nim", 1910.
 */
final class MooreNim implements Impartial<MooreNim.Position> {
  /**
   * A position.
   *
   * @param most maximum number of heaps that a move makes smaller
   */
  record Position(int most, List<Long> heaps) {
    Position {
      heaps = List.copyOf(heaps);
    }
  }

  @Override
  public String id() {
    return "moore";
  }

  @Override
  public String notation() {
    return "k, a colon, heaps; a move is HEAP-TAKEN for up to k heaps: 1-2,3-1";
  }

  @Override
  public String example() {
    return "2: 3 4 5";
  }

  @Override
  public Position parse(String text) {
    ParameterPrefix parts = ParameterPrefix.parse(text, notation());
    long most = WholeNumber.parse(parts.value());
    if (most < 1 || most > 1 << 20) {
      throw new NotationException(parts.value() + ": a move takes from 1 to 2^20 heaps");
    }
    return new Position((int) most, WholeNumber.parseAll(parts.rest()));
  }

  @Override
  public String print(Position position) {
    return position.most() + ": " + WholeNumber.print(position.heaps());
  }

  @Override
  public Stream<GameOption<Position>> options(Position position) {
    return reductions(position.heaps(), 0, position.most()).map(after -> option(position, after));
  }

  /** Returns all ways to make from one to {@code most} heaps smaller, from an index on. */
  private static Stream<List<Long>> reductions(List<Long> sizes, int from, int most) {
    if (most == 0) {
      return Stream.empty();
    }
    return IntStream.range(from, sizes.size())
        .boxed()
        .flatMap(
            index ->
                WholeNumber.upTo(sizes.get(index))
                    .mapToObj(taken -> new Take(index, taken).from(sizes))
                    .flatMap(
                        after ->
                            Stream.concat(
                                Stream.of(after), reductions(after, index + 1, most - 1))));
  }

  static GameOption<Position> option(Position position, List<Long> after) {
    List<String> takes =
        IntStream.range(0, after.size())
            .mapToObj(index -> new Take(index, position.heaps().get(index) - after.get(index)))
            .filter(take -> take.taken() != 0)
            .map(Take::print)
            .toList();
    return new GameOption<>(String.join(",", takes), new Position(position.most(), after));
  }

  @Override
  public Optional<Position> after(Position position, Player player, String move) {
    List<Optional<Take>> takes =
        Stream.of(move.split(",", -1)).map(part -> Take.parse(part, position.heaps())).toList();
    List<Integer> heaps = takes.stream().flatMap(Optional::stream).map(Take::index).toList();
    if (heaps.size() < takes.size()
        || heaps.size() > position.most()
        || heaps.size() > new HashSet<>(heaps).size()) {
      return Optional.empty();
    }
    List<Long> after = position.heaps();
    for (Optional<Take> take : takes) {
      after = take.orElseThrow().from(after);
    }
    return Optional.of(new Position(position.most(), after));
  }

  @Override
  public boolean isNextPlayersWin(Position position, Budget budget) {
    return IntStream.range(0, Long.SIZE)
        .anyMatch(digit -> ones(position.heaps(), digit) % (position.most() + 1) != 0);
  }

  private static long ones(List<Long> sizes, int digit) {
    return sizes.stream().filter(size -> (size >>> digit & 1) != 0).count();
  }

  /**
   * Works from the highest digit down. A heap that has become smaller at a higher digit is free at
   * the lower ones. If the free heaps cannot fill the column up to a multiple of k + 1, the surplus
   * ones are removed from other heaps, which then are free too. At most k heaps change.
   */
  @Override
  public Optional<GameOption<Position>> winningMove(Position position, Budget budget) {
    long[] sizes = position.heaps().stream().mapToLong(Long::longValue).toArray();
    boolean[] free = new boolean[sizes.length];
    for (int digit = Long.SIZE - 1; digit >= 0; digit--) {
      balance(sizes, free, digit, position.most() + 1);
    }
    List<Long> after = LongStream.of(sizes).boxed().toList();
    return after.equals(position.heaps()) ? Optional.empty() : Optional.of(option(position, after));
  }

  @Override
  public Optional<MisereRule<Position>> misereRule(Position position) {
    return Optional.of(new MisereMoore(this));
  }

  private static void balance(long[] sizes, boolean[] free, int digit, int modulus) {
    long one = 1L << digit;
    int[] freed = IntStream.range(0, sizes.length).filter(index -> free[index]).toArray();
    int[] ones =
        IntStream.range(0, sizes.length)
            .filter(index -> !free[index] && (sizes[index] & one) != 0)
            .toArray();
    Arrays.stream(freed).forEach(index -> sizes[index] &= ~one);
    int surplus = ones.length % modulus;
    int missing = (modulus - surplus) % modulus;
    if (missing <= freed.length) {
      Arrays.stream(freed).limit(missing).forEach(index -> sizes[index] |= one);
      return;
    }
    for (int index : Arrays.copyOf(ones, surplus)) {
      sizes[index] &= ~one;
      free[index] = true;
    }
  }
}
