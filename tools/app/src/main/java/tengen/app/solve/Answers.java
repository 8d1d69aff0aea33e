package tengen.app.solve;

import java.util.Collection;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tengen.game.Move;
import tengen.game.Move.Place;

/** Grades answers by the known solution. */
final class Answers {
  /** Start of a solver's answer. */
  private static final Pattern PROOF =
      Pattern.compile("(win|none|loss|unknown)(?: (\\d{1,9}))?\\b.*");

  private Answers() {}

  /** Grades a solver's answer. */
  static Grade grade(Demand demand, String proof) {
    Matcher matcher = PROOF.matcher(proof);
    if (!matcher.matches() || matcher.group(1).equals("unknown")) {
      return Grade.UNKNOWN;
    }
    boolean wins = matcher.group(1).equals("win");
    return switch (demand) {
      case Demand.Win(var _, OptionalInt moves) ->
          right(wins && (moves.isEmpty() || isNumber(matcher.group(2), moves.getAsInt())));
      case Demand.NoWin _ -> right(!wins);
      case Demand.Won _ -> right(wins);
      case Demand.Lost _ -> right(matcher.group(1).equals("loss"));
      case Demand.Proof _ -> Grade.RIGHT;
      case Demand.WinningPoints _, Demand.ForbiddenPoints _, Demand.BestMove _ ->
          throw new IllegalArgumentException("no solver answers " + demand);
    };
  }

  private static boolean isNumber(@Nullable String digits, int number) {
    return digits != null && Integer.parseInt(digits) == number;
  }

  static Grade right(boolean isRight) {
    return isRight ? Grade.RIGHT : Grade.WRONG;
  }

  /** Returns the known solution in the notation of the problem file. */
  static String text(Demand demand) {
    return switch (demand) {
      case Demand.WinningPoints(var all) -> points(all);
      case Demand.ForbiddenPoints(var all) -> points(all);
      case Demand.BestMove(Place only) -> point(only);
      case Demand.Win(var _, OptionalInt moves) ->
          moves.isPresent() ? "win " + moves.getAsInt() : "win";
      case Demand.NoWin _ -> "none";
      case Demand.Won _ -> "win";
      case Demand.Lost _ -> "loss";
      case Demand.Proof _ -> "a proof";
    };
  }

  /** Returns points such as {@code 7,8 9,9} sorted by column, or {@code -} if there are none. */
  static String points(Collection<Place> points) {
    return points.isEmpty()
        ? "-"
        : points.stream().sorted().map(Answers::point).collect(Collectors.joining(" "));
  }

  static String move(Move move) {
    return move instanceof Place place ? point(place) : move.toString();
  }

  private static String point(Place place) {
    return place.x() + "," + place.y();
  }
}
