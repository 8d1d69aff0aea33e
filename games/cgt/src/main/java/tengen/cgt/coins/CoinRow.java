package tengen.cgt.coins;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.impartial.RuledPosition;
import tengen.cgt.impartial.WholeNumber;

/**
 * A row of coins under some rules.
 *
 * @param heads the places of the heads, ascending
 */
record CoinRow(CoinRules rules, List<Long> heads) implements RuledPosition<CoinRow> {
  CoinRow {
    heads = List.copyOf(heads);
  }

  @Override
  public int size() {
    return heads.size();
  }

  @Override
  public Stream<GameOption<CoinRow>> options() {
    return heads.stream()
        .flatMap(head -> rules.turning().companions(head).map(each -> option(head, each)));
  }

  /** Returns the row itself: moves at different places may turn the same coin. */
  @Override
  public List<CoinRow> parts() {
    return List.of(this);
  }

  @Override
  public List<CoinRow> addends() {
    return heads.stream().map(head -> new CoinRow(rules, List.of(head))).toList();
  }

  /** Returns the row itself, since its heads are sorted. */
  @Override
  public CoinRow withoutOrder() {
    return this;
  }

  /** Returns the parameter of the rules, if they have any, and the heads. */
  String print() {
    return rules.turning().parameter() + WholeNumber.print(heads);
  }

  private GameOption<CoinRow> option(long head, List<Long> companions) {
    CoinTurn turn = CoinTurn.of(head, companions);
    return GameOption.lazy(turn.print(), () -> after(turn));
  }

  private CoinRow after(CoinTurn turn) {
    List<Long> after = new ArrayList<>(heads);
    for (Long coin : turn.coins()) {
      int index = Collections.binarySearch(after, coin, Long::compareUnsigned);
      if (index < 0) {
        after.add(-index - 1, coin);
      } else {
        after.remove(index);
      }
    }
    return new CoinRow(rules, after);
  }

  @Override
  public Optional<CoinRow> after(String move) {
    return CoinTurn.parse(move)
        .filter(turn -> heads.contains(turn.head()) && turn.isLegal(rules.turning()))
        .map(turn -> option(turn.head(), turn.companions()).after());
  }

  @Override
  public long nimber(Budget budget) {
    return rules.sum(heads, budget);
  }

  @Override
  public Optional<GameOption<CoinRow>> moveTo(long nimber, Budget budget) {
    long difference = nimber(budget) ^ nimber;
    return heads.stream().flatMap(head -> moveTo(difference, head, budget).stream()).findFirst();
  }

  private Optional<GameOption<CoinRow>> moveTo(long difference, long head, Budget budget) {
    long own = rules.nimber(head, budget);
    long companions = own ^ difference;
    return WholeNumber.isBelow(companions, own)
        ? rules.companionsOf(companions, head, budget).map(each -> option(head, each))
        : Optional.empty();
  }
}
