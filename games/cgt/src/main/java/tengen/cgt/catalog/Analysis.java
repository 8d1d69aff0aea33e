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
 * Analysis of a game or a sum of games: outcome, value, winning moves.
 *
 * @param components one or more
 * @param leftWins a move with which Left wins
 * @param rightWins a move with which Right wins; in impartial games the same
 * @param value none where outcomes are all there is, or all that is known
 * @param isValueTooLarge whether a canonical form takes more than the budget allows
 * @param remark of misère play: what the theorem says that contests use
 */
public record Analysis(
    List<Game<?>> components,
    Outcome outcome,
    Optional<SumMove> leftWins,
    Optional<SumMove> rightWins,
    Optional<GameValue> value,
    boolean isValueTooLarge,
    Optional<String> remark) {
  /** Copies the list. */
  public Analysis {
    components = List.copyOf(components);
  }

  /**
   * Of one game, or of the sum of several.
   *
   * @throws LimitException who wins is not known within the budget
   * @throws IllegalArgumentException one of several is no part of a sum
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

  /** Whether a component has a canonical form, and not a nimber alone. */
  public static boolean hasForm(List<Game<?>> components) {
    return components.stream().anyMatch(each -> each.rules() instanceof Partizan<?>);
  }

  /** Empty: it takes more than the budget allows. */
  private static Optional<Optional<GameValue>> knownValue(GameSolver solver) {
    try {
      return Optional.of(solver.value());
    } catch (LimitException _) {
      return Optional.empty();
    }
  }

  /** In one line: mean, temperature and birthday of partizan games only. */
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
