package tengen.cgt.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.Remoteness;
import tengen.cgt.impartial.Genus;
import tengen.cgt.impartial.Nimbers;
import tengen.cgt.impartial.RuledPosition;

/**
 * A position of heaps under common rules. Empty heaps stay in the list, so that other heaps keep
 * their numbers.
 */
public record Heaps(HeapRules rules, List<Long> sizes) implements RuledPosition<Heaps> {
  /** Matches a heap's number, from 1. */
  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,8}");

  public Heaps {
    sizes = List.copyOf(sizes);
  }

  @Override
  public int size() {
    return sizes.size();
  }

  @Override
  public Stream<GameOption<Heaps>> options() {
    return indices()
        .filter(index -> sizes.get(index) != 0)
        .boxed()
        .flatMap(index -> rules.moves(sizes.get(index)).map(move -> option(index, move)));
  }

  /** Drops empty heaps and sorts the others. */
  @Override
  public Heaps withoutOrder() {
    return new Heaps(
        rules, sizes.stream().filter(heap -> heap != 0).sorted(Long::compareUnsigned).toList());
  }

  @Override
  public Optional<Heaps> after(String move) {
    OptionalInt index = index(move);
    if (index.isEmpty()) {
      return Optional.empty();
    }
    return HeapMove.parse(move, sizes.get(index.getAsInt()))
        .filter(rules::allows)
        .map(legal -> after(index.getAsInt(), legal));
  }

  @Override
  public long nimber(Budget budget) {
    return sizes.stream().mapToLong(heap -> rules.nimber(heap, budget)).reduce(0, Nimbers::add);
  }

  @Override
  public Optional<GameOption<Heaps>> moveTo(long nimber, Budget budget) {
    long difference = nimber(budget) ^ nimber;
    return indices()
        .boxed()
        .flatMap(index -> moveTo(difference, index, budget).stream())
        .findFirst();
  }

  @Override
  public Optional<Remoteness> remoteness(Budget budget) {
    return HeapRemoteness.of(this, false, budget);
  }

  /** Returns each heap alone, without empty ones. */
  @Override
  public List<Heaps> parts() {
    return sizes.stream()
        .filter(heap -> heap != 0)
        .map(heap -> new Heaps(rules, List.of(heap)))
        .toList();
  }

  @Override
  public Optional<Genus> provedGenus(Budget budget) {
    return rules.isTame() ? Optional.of(Genus.ofNim(nimber(budget))) : Optional.empty();
  }

  @Override
  public Optional<Remoteness> misereRemoteness(Budget budget) {
    return HeapRemoteness.of(this, true, budget);
  }

  private Optional<GameOption<Heaps>> moveTo(long difference, int index, Budget budget) {
    long heap = sizes.get(index);
    long own = rules.nimber(heap, budget);
    long wanted = own ^ difference;
    return Long.compareUnsigned(wanted, own) < 0
        ? rules.moveTo(wanted, heap, budget).map(move -> option(index, move))
        : Optional.empty();
  }

  private GameOption<Heaps> option(int index, HeapMove move) {
    return GameOption.lazy(move.print(index + 1), () -> after(index, move));
  }

  private Heaps after(int index, HeapMove move) {
    List<Long> after = new ArrayList<>(sizes.subList(0, index));
    after.addAll(move.rest());
    after.addAll(sizes.subList(index + 1, sizes.size()));
    return new Heaps(rules, after);
  }

  /** Returns the index of the heap that a move names. */
  private OptionalInt index(String move) {
    String number = move.split("[-:]", 2)[0];
    int index = NUMBER.matcher(number).matches() ? Integer.parseInt(number) - 1 : sizes.size();
    return index < sizes.size() ? OptionalInt.of(index) : OptionalInt.empty();
  }

  private IntStream indices() {
    return IntStream.range(0, sizes.size());
  }
}
