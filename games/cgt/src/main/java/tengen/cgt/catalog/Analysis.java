package tengen.cgt.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.Outcome;
import tengen.cgt.Player;
import tengen.cgt.impartial.Misere;
import tengen.cgt.partizan.Partizan;

/**
 * The analysis of a game or a sum of games: outcome, value and winning moves.
 *
 * @param components one or more games
 * @param leftWins a winning move of Left
 * @param rightWins a winning move of Right; equal to Left's in impartial games
 * @param value empty if the game has only outcomes, or the value is unknown
 * @param isValueTooLarge whether the canonical form exceeds the budget
 * @param remark for misère play: what the SJ theorem, which contests use, says
 */
public record Analysis(
    List<Game<?>> components,
    Outcome outcome,
    Optional<SumMove> leftWins,
    Optional<SumMove> rightWins,
    Optional<GameValue> value,
    boolean isValueTooLarge,
    Optional<String> remark) {
  public Analysis {
    components = List.copyOf(components);
  }

  /**
   * Analyses a game, or the sum of several.
   *
   * @throws LimitException if the winner is not found within the budget
   * @throws IllegalArgumentException if one of several games cannot be part of a sum
   */
  public static Analysis of(List<Game<?>> components, Budget budget) {
    GameSolver solver = GameSolver.of(components, budget);
    Optional<Optional<GameValue>> value = knownValue(solver);
    return new Analysis(
        components,
        solver.outcome(),
        solver.winningMove(Player.LEFT),
        solver.winningMove(Player.RIGHT),
        value.flatMap(known -> known),
        value.isEmpty() && hasForm(components),
        components.size() == 1 ? remark(components.getFirst(), budget) : Optional.empty());
  }

  private static <P> Optional<String> remark(Game<P> game, Budget budget) {
    return game.rules() instanceof Misere<P> rules
        ? Optional.of(rules.sjTheorem(game.position(), budget).print())
        : Optional.empty();
  }

  /** Returns whether some component has a canonical form and not just a nimber. */
  public static boolean hasForm(List<Game<?>> components) {
    return components.stream().anyMatch(each -> each.rules() instanceof Partizan<?>);
  }

  /** Returns the value, if the game has one; empty if it exceeds the budget. */
  private static Optional<Optional<GameValue>> knownValue(GameSolver solver) {
    try {
      return Optional.of(solver.value());
    } catch (LimitException _) {
      return Optional.empty();
    }
  }

  /**
   * Returns the analysis in one line. Mean, temperature and birthday are printed only for partizan
   * games.
   */
  public String print() {
    List<String> parts = new ArrayList<>();
    value.map(GameValue::text).ifPresent(parts::add);
    parts.add(outcome.symbol());
    if (isValueTooLarge) {
      parts.add("value too large");
    }
    if (hasForm(components)) {
      value
          .map(
              each ->
                  "mean %s, temperature %s, birthday %s"
                      .formatted(each.mean(), each.temperature(), each.birthdayText()))
          .ifPresent(parts::add);
    }
    if (leftWins.equals(rightWins)) {
      leftWins.ifPresent(move -> parts.add(text(move) + " wins"));
    } else {
      leftWins.ifPresent(move -> parts.add("Left wins by " + text(move)));
      rightWins.ifPresent(move -> parts.add("Right wins by " + text(move)));
    }
    return String.join(", ", parts) + remark.map(text -> "; " + text).orElse("");
  }

  private String text(SumMove move) {
    return components.size() == 1 ? move.move() : move.print();
  }
}
