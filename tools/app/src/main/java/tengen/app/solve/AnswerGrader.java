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
final class AnswerGrader {
  /** Start of a solver's answer. */
  private static final Pattern PROOF =
      Pattern.compile("(win|none|loss|unknown)(?: (\\d{1,9}))?\\b.*");

  private AnswerGrader() {}

  /** Grades a solver's answer. */
  static Grade grade(ProblemQuestion demand, String proof) {
    Matcher matcher = PROOF.matcher(proof);
    if (!matcher.matches() || matcher.group(1).equals("unknown")) {
      return Grade.UNKNOWN;
    }
    boolean wins = matcher.group(1).equals("win");
    return switch (demand) {
      case ProblemQuestion.Win(var _, OptionalInt moves) ->
          right(wins && (moves.isEmpty() || isNumber(matcher.group(2), moves.getAsInt())));
      case ProblemQuestion.NoWin _ -> right(!wins);
      case ProblemQuestion.Won _ -> right(wins);
      case ProblemQuestion.Lost _ -> right(matcher.group(1).equals("loss"));
      case ProblemQuestion.Proof _ -> Grade.RIGHT;
      case ProblemQuestion.WinningPoints _,
          ProblemQuestion.ForbiddenPoints _,
          ProblemQuestion.BestMove _ ->
          throw new IllegalArgumentException("no solver for " + demand);
    };
  }

  private static boolean isNumber(@Nullable String digits, int number) {
    return digits != null && Integer.parseInt(digits) == number;
  }

  static Grade right(boolean isRight) {
    return isRight ? Grade.RIGHT : Grade.WRONG;
  }

  /** Returns the known solution in the notation of the problem file. */
  static String text(ProblemQuestion demand) {
    return switch (demand) {
      case ProblemQuestion.WinningPoints(var all) -> points(all);
      case ProblemQuestion.ForbiddenPoints(var all) -> points(all);
      case ProblemQuestion.BestMove(Place only) -> point(only);
      case ProblemQuestion.Win(var _, OptionalInt moves) ->
          moves.isPresent() ? "win " + moves.getAsInt() : "win";
      case ProblemQuestion.NoWin _ -> "none";
      case ProblemQuestion.Won _ -> "win";
      case ProblemQuestion.Lost _ -> "loss";
      case ProblemQuestion.Proof _ -> "a proof";
    };
  }

  /** Returns points such as {@code 7,8 9,9} sorted by column, or {@code -} if there are none. */
  static String points(Collection<Place> points) {
    return points.isEmpty()
        ? "-"
        : points.stream().sorted().map(AnswerGrader::point).collect(Collectors.joining(" "));
  }

  static String move(Move move) {
    return move instanceof Place place ? point(place) : move.toString();
  }

  private static String point(Place place) {
    return place.x() + "," + place.y();
  }
}
