package tengen.cgt.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.impartial.Nimbers;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.impartial.WholeNumber;

/**
 * Staircase Nim: coins move down a step; from the first step they leave. Coins on even steps do not
 * count, because coins that move from there to an odd step can be moved on. Ferguson, Game Theory,
 * part I, section 2.6.
 */
final class StaircaseNim implements NormalPlay<List<Long>> {
  @Override
  public String id() {
    return "staircase";
  }

  @Override
  public String notation() {
    return "coins on the steps from the first up; a move is STEP-COINS: 2-3";
  }

  @Override
  public String example() {
    return "2 3 1";
  }

  @Override
  public List<Long> parse(String text) {
    List<Long> steps = WholeNumber.parseAll(text);
    long sum = 0;
    for (long coins : steps) {
      if (WholeNumber.isBelow(sum + coins, sum)) {
        throw new NotationException("staircase must have fewer than 2^64 coins: " + text);
      }
      sum += coins;
    }
    return steps;
  }

  @Override
  public String print(List<Long> steps) {
    return WholeNumber.print(steps);
  }

  @Override
  public Stream<GameOption<List<Long>>> options(List<Long> steps) {
    return IntStream.range(0, steps.size())
        .boxed()
        .flatMap(
            step ->
                WholeNumber.upTo(steps.get(step))
                    .mapToObj(coins -> option(steps, new Take(step, coins))));
  }

  @Override
  public Optional<List<Long>> after(List<Long> steps, Player player, String move) {
    return Take.parse(move, steps).map(take -> option(steps, take).after());
  }

  private static GameOption<List<Long>> option(List<Long> steps, Take take) {
    return GameOption.lazy(take.print(), () -> afterTake(steps, take));
  }

  private static List<Long> afterTake(List<Long> steps, Take take) {
    List<Long> after = new ArrayList<>(take.from(steps));
    if (take.index() > 0) {
      after.set(take.index() - 1, after.get(take.index() - 1) + take.taken());
    }
    return List.copyOf(after);
  }

  /** Returns each odd step alone. */
  @Override
  public List<List<Long>> addends(List<Long> steps) {
    return oddSteps(steps)
        .map(
            odd ->
                IntStream.range(0, steps.size())
                    .mapToObj(step -> step == odd ? steps.get(step) : Long.valueOf(0))
                    .toList())
        .toList();
  }

  @Override
  public long nimber(List<Long> steps, Budget budget) {
    return oddSteps(steps).mapToLong(steps::get).reduce(0, Nimbers::add);
  }

  @Override
  public Optional<GameOption<List<Long>>> moveTo(long nimber, List<Long> steps, Budget budget) {
    long difference = nimber(steps, budget) ^ nimber;
    return oddSteps(steps)
        .filter(step -> WholeNumber.isBelow(steps.get(step) ^ difference, steps.get(step)))
        .findFirst()
        .map(step -> new Take(step, steps.get(step) - (steps.get(step) ^ difference)))
        .map(take -> option(steps, take));
  }

  private static Stream<Integer> oddSteps(List<Long> steps) {
    return IntStream.range(0, steps.size()).filter(index -> index % 2 == 0).boxed();
  }
}
