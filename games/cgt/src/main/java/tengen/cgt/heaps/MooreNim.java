package tengen.cgt.heaps;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.Sized;
import tengen.cgt.impartial.Impartial;
import tengen.cgt.impartial.LazyStreams;
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
  record Position(int most, List<Long> heaps) implements Sized {
    Position {
      heaps = List.copyOf(heaps);
    }

    @Override
    public int size() {
      return heaps.size();
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
    return takes(List.of(), position.heaps(), 0, position.most())
        .map(takes -> GameOption.lazy(print(takes), () -> after(position, takes)));
  }

  /** Returns all ways to add takes from one to {@code most} heaps, from an index on. */
  private static Stream<List<Take>> takes(List<Take> before, List<Long> heaps, int from, int most) {
    if (most == 0) {
      return Stream.empty();
    }
    return IntStream.range(from, heaps.size())
        .boxed()
        .flatMap(
            index ->
                WholeNumber.upTo(heaps.get(index))
                    .mapToObj(taken -> joined(before, new Take(index, taken)))
                    .flatMap(
                        takes ->
                            LazyStreams.startingWith(
                                takes, () -> takes(takes, heaps, index + 1, most - 1))));
  }

  private static List<Take> joined(List<Take> before, Take last) {
    List<Take> all = new ArrayList<>(before);
    all.add(last);
    return all;
  }

  private static String print(List<Take> takes) {
    return takes.stream().map(Take::print).collect(joining(","));
  }

  private static Position after(Position position, List<Take> takes) {
    List<Long> after = new ArrayList<>(position.heaps());
    takes.forEach(take -> after.set(take.index(), after.get(take.index()) - take.taken()));
    return new Position(position.most(), after);
  }

  static GameOption<Position> option(Position position, List<Long> after) {
    List<Take> takes =
        IntStream.range(0, after.size())
            .mapToObj(index -> new Take(index, position.heaps().get(index) - after.get(index)))
            .filter(take -> take.taken() != 0)
            .toList();
    return new GameOption<>(print(takes), new Position(position.most(), after));
  }

  @Override
  public Optional<Position> after(Position position, Player player, String move) {
    String[] parts = move.split(",", -1);
    List<Take> takes =
        Stream.of(parts).flatMap(part -> Take.parse(part, position.heaps()).stream()).toList();
    boolean isLegal =
        takes.size() == parts.length
            && takes.size() <= position.most()
            && takes.stream().map(Take::index).distinct().count() == takes.size();
    return isLegal ? Optional.of(after(position, takes)) : Optional.empty();
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
