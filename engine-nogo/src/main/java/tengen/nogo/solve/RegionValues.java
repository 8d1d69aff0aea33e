package tengen.nogo.solve;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.Outcome;
import tengen.cgt.partizan.NoGoRegion;
import tengen.cgt.partizan.PartizanValues;
import tengen.cgt.value.Form;
import tengen.cgt.value.Forms;
import tengen.cgt.value.SumPlay;
import tengen.nogo.board.BitBoard;
import tengen.nogo.board.Regions;

/**
 * The regions of a position as partizan games, with Black as Left; the position is their sum. (Du
 * and Müller, "Solving Linear NoGo with Combinatorial Game Theory", 2024, value strips this way.)
 *
 * @param regions values by region number; empty if the budget was too small
 */
record RegionValues(Forms forms, List<Optional<Form>> regions) {
  private static final NoGoRegion RULES = new NoGoRegion();

  /** Values as many regions as the budget allows. */
  static RegionValues of(BitBoard board, Regions regions, Budget budget) {
    var forms = new Forms(budget);
    var values = new PartizanValues<>(RULES, forms);
    List<Optional<Form>> found =
        IntStream.range(0, regions.count())
            .mapToObj(
                region -> within(() -> values.value(RULES.parse(text(board, regions, region)))))
            .toList();
    return new RegionValues(forms, found);
  }

  /**
   * Returns the position's canonical form, which may be far larger than its parts, or empty if the
   * budget was too small.
   */
  Optional<Form> sum() {
    return all()
        .flatMap(forms -> within(() -> forms.stream().reduce(this.forms.zero(), Form::plus)));
  }

  /** Returns the outcome of the position, which may be known even without its canonical form. */
  Optional<Outcome> outcome() {
    return all().flatMap(forms -> within(() -> new SumPlay(this.forms).outcome(forms)));
  }

  private Optional<List<Form>> all() {
    return regions.stream().allMatch(Optional::isPresent)
        ? Optional.of(regions.stream().flatMap(Optional::stream).toList())
        : Optional.empty();
  }

  private static <T> Optional<T> within(Supplier<T> calculation) {
    try {
      return Optional.of(calculation.get());
    } catch (LimitException _) {
      return Optional.empty();
    }
  }

  /**
   * Returns the board as text with the points of other regions closed. Chains that touch those have
   * a permanent liberty there; otherwise they would belong to this region.
   */
  private static String text(BitBoard board, Regions regions, int region) {
    return IntStream.range(0, board.points() / board.width())
        .mapToObj(row -> row(board, regions, region, row))
        .collect(Collectors.joining("/"));
  }

  private static String row(BitBoard board, Regions regions, int region, int row) {
    var text = new StringBuilder();
    for (int point = row * board.width(); point < (row + 1) * board.width(); point++) {
      text.append(sign(board, point, regions.at(point) == region));
    }
    return text.toString();
  }

  private static char sign(BitBoard board, int point, boolean isHere) {
    if (board.isEmpty(point)) {
      return isHere ? '.' : ':';
    }
    return board.hasStone(point, BitBoard.BLACK) ? 'X' : 'O';
  }
}
