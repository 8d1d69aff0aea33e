package tengen.nogo.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.Outcome;
import tengen.cgt.value.Form;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.nogo.board.BitBoard;
import tengen.nogo.board.BitBoards;
import tengen.nogo.board.Regions;
import tengen.search.Finding;
import tengen.search.Finding.Mark;
import tengen.search.SearchControl;
import tengen.search.Topic;

/**
 * The values of the regions as the topic {@code value}. The text has a line each for the outcome,
 * the canonical form of the position, its mean and temperature, and the regions' values. Regions
 * are in the order of their first points, which are marked. The word {@code unknown} replaces a
 * value that would take too long.
 */
public final class ValueTopic {
  /** The topic {@code value}, as the engine lists it for hosts and clients. */
  public static final Topic TOPIC =
      new Topic("value", "regions as partizan games: outcome, value, mean, temperature", true);

  private static final String UNKNOWN = "unknown";

  private static final long MAX_STEPS = 20_000;

  private ValueTopic() {}

  /** Answers for this position within the limits. */
  public static Finding inspect(Setup.Board position, SearchControl control) {
    if (!BitBoards.canHold(position)) {
      return new Finding(UNKNOWN + ": more than " + BitBoard.MAX_POINTS + " points", List.of());
    }
    BitBoard board = BitBoards.of(position);
    Regions regions = Regions.of(board);
    long steps = Math.min(MAX_STEPS, control.limits().maxNodes());
    var values = RegionValues.of(board, regions, new Budget(steps, control::shouldStop));
    return new Finding(text(values), marks(board, regions, values));
  }

  private static String text(RegionValues values) {
    var lines = new StringJoiner("\n");
    lines.add("outcome " + values.outcome().map(Outcome::symbol).orElse(UNKNOWN));
    Optional<Form> sum = values.sum();
    lines.add("value " + text(sum));
    sum.map(Form::thermograph)
        .ifPresent(
            thermograph ->
                lines
                    .add("mean " + thermograph.mean())
                    .add("temperature " + thermograph.temperature()));
    return lines
        .add(
            values.regions().stream()
                .map(ValueTopic::text)
                .collect(Collectors.joining(" ", "regions ", "")))
        .toString();
  }

  private static String text(Optional<Form> value) {
    try {
      return value.map(Form::toString).orElse(UNKNOWN);
    } catch (LimitException _) {
      return UNKNOWN;
    }
  }

  private static List<Mark> marks(BitBoard board, Regions regions, RegionValues values) {
    var marks = new ArrayList<Mark>();
    for (int region = 0; region < regions.count(); region++) {
      int number = region;
      int first =
          IntStream.range(0, board.points())
              .filter(point -> regions.at(point) == number)
              .findFirst()
              .orElseThrow();
      var place = new Place(first % board.width(), first / board.width());
      marks.add(new Mark(place, text(values.regions().get(region))));
    }
    return marks;
  }
}
