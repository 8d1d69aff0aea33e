package tengen.figures;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import tengen.figures.LossAnalysis.Loss;
import tengen.figures.LostGame.OwnMove;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.gomoku.search.SearchValue;
import tengen.gomoku.solve.ThreatSolution;
import tengen.gomoku.solve.ThreatSolution.Outcome;

/** Prints losses as Markdown: the count of each class, then a line for each game. */
final class LossTable {
  private static final String HEAD =
      """

      | game | why | stones | played | own value | opponent's after | judge | its value; after | \
      win by threats: moves, nodes | believed, plies later | position |
      |---|---|---|---|---|---|---|---|---|---|---|
      """;

  private static final long[] BUDGETS = {3_000, 36_000, 200_000};

  private LossTable() {}

  static String of(List<Loss> losses, int games) {
    var text = new StringBuilder("%d losses of %d games%n%n".formatted(losses.size(), games));
    text.append("| class | games |\n|---|---|\n");
    for (LossClass each : LossClass.values()) {
      long count = losses.stream().filter(loss -> loss.reason() == each).count();
      text.append("| %s | %d |%n".formatted(each.text, count));
    }
    text.append(budgets(losses)).append(HEAD);
    losses.forEach(loss -> text.append(line(loss)));
    return text.toString();
  }

  /** Returns the number of nodes that the solver needs to find the allowed wins. */
  private static String budgets(List<Loss> losses) {
    List<ThreatSolution> allowed =
        losses.stream()
            .filter(loss -> loss.reason() == LossClass.ALLOWED_WIN)
            .map(loss -> loss.game().moves().get(loss.turn()).threat())
            .toList();
    String counts =
        LongStream.of(BUDGETS)
            .mapToObj(
                nodes ->
                    "%d in %,d nodes"
                        .formatted(
                            allowed.stream().filter(each -> each.nodes() <= nodes).count(), nodes))
            .collect(Collectors.joining(", "));
    return "%nThe solver proves what was allowed: %s.%n".formatted(counts);
  }

  private static String line(Loss loss) {
    LostGame game = loss.game();
    OwnMove move = game.moves().get(loss.turn());
    return "| %d | %s | %d | %s | %s | %s | %s | %s; %s | %s | %d | %s |%n"
        .formatted(
            game.number(),
            loss.reason().text,
            move.before().turns().size(),
            text(move.move()),
            text(move.own()),
            text(move.after()),
            text(loss.best().move()),
            text(loss.best().value()),
            text(move.allowsWin() ? SearchValue.lossIn(0) : loss.after()),
            text(move.missesWin() ? move.win() : move.threat()),
            game.pliesUntilRecognized(loss.turn()),
            text(move.before()));
  }

  private static String text(ThreatSolution solution) {
    return solution.outcome() == Outcome.WIN
        ? solution.moves() + ", " + solution.nodes()
        : "none proved";
  }

  private static String text(int value) {
    if (SearchValue.isForced(value) || Math.abs(value) == SearchValue.FORCED - 1) {
      return value > 0 ? "won" : "lost";
    }
    return Integer.toString(value);
  }

  /** Returns the moves that led to a position as columns and rows, separated by blanks. */
  static String text(Position position) {
    return position.turns().stream()
        .map(turn -> text((Place) turn.move()))
        .collect(Collectors.joining(" "));
  }

  private static String text(Place place) {
    return place.x() + "," + place.y();
  }
}
