package tengen.cgt.play;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.Outcome;
import tengen.cgt.Player;
import tengen.cgt.catalog.Analysis;
import tengen.cgt.catalog.GameSolver;
import tengen.cgt.catalog.GameValue;
import tengen.cgt.value.Wall;
import tengen.game.Side;
import tengen.search.Topic;

/** The topic {@code value}, which reports a position's values, one a line. */
final class ValueReport {
  /** The topic {@code value}, as the engine lists it for hosts and clients. */
  static final Topic TOPIC =
      new Topic(
          "value",
          "nimber or canonical form, outcome, mean, temperature, walls, birthday, winning moves",
          false);

  private static final String UNKNOWN = "unknown";
  private static final String TOO_LARGE = "too large";
  private static final int MAX_MOVES = 1_000;

  private ValueReport() {}

  /**
   * Returns the values in this order:
   *
   * <pre>
   * outcome N
   * value {2|-1/2}
   * mean 3/4
   * temperature 5/4
   * left 2@0 3/4@5/4
   * right -1/2@0 3/4@5/4
   * birthday 3
   * winning b a1-a2 b1-b2
   * </pre>
   *
   * <p>The walls of a thermograph are listed only for hot games: each corner as {@code
   * VALUE@TEMPERATURE}, from temperature 0 up to the mast. A game without values has no such lines.
   * A value that the budget does not suffice for is {@code unknown}; a canonical form is {@code too
   * large} if the outcome is known nevertheless.
   */
  static String of(GameState state, Side toMove, Budget budget) {
    StringJoiner lines = new StringJoiner("\n");
    Optional<GameSolver> solver = known(() -> GameSolver.of(state.components(), budget));
    Optional<Outcome> outcome = solver.flatMap(found -> known(found::outcome));
    lines.add("outcome " + outcome.map(Outcome::symbol).orElse(UNKNOWN));
    if (state.components().getFirst().isSummand()) {
      Optional<GameValue> value = solver.flatMap(found -> known(found::value)).flatMap(it -> it);
      addValue(
          lines,
          value,
          outcome.isPresent() && Analysis.hasForm(state.components()) ? TOO_LARGE : UNKNOWN);
    }
    String colour = toMove == Side.BLACK ? "b" : "w";
    lines.add("winning " + colour + " " + winning(state, solver, outcome, toMove, budget));
    return lines.toString();
  }

  private static void addValue(StringJoiner lines, Optional<GameValue> value, String otherwise) {
    lines.add("value " + value.map(GameValue::text).orElse(otherwise));
    value.ifPresent(
        found -> {
          lines.add("mean " + found.mean()).add("temperature " + found.temperature());
          if (found.temperature().signum() > 0) {
            lines.add("left " + corners(found.thermograph().left()));
            lines.add("right " + corners(found.thermograph().right()));
          }
          lines.add("birthday " + found.birthdayText());
        });
  }

  private static String corners(Wall wall) {
    return wall.segments().stream()
        .map(segment -> segment.value() + "@" + segment.from())
        .collect(Collectors.joining(" "));
  }

  private static String winning(
      GameState state,
      Optional<GameSolver> solver,
      Optional<Outcome> outcome,
      Side toMove,
      Budget budget) {
    Player mover = GameState.player(toMove);
    if (outcome.isEmpty()) {
      return UNKNOWN;
    }
    if (!outcome.get().isWonBy(mover) || !state.hasMove(mover)) {
      return "none";
    }
    return solver.flatMap(found -> known(() -> moves(state, found, mover, budget))).orElse(UNKNOWN);
  }

  private static String moves(GameState state, GameSolver solver, Player mover, Budget budget) {
    List<String> all = solver.winningMoves(mover, MAX_MOVES).map(state::print).toList();
    boolean isCut =
        state.components().stream()
            .anyMatch(
                each -> budget.stopping(each.options(mover)).skip(MAX_MOVES).findAny().isPresent());
    if (!isCut) {
      return String.join(" ", all);
    }
    String one = solver.winningMove(mover).map(state::print).orElse("");
    return all.stream()
        .filter(move -> !move.equals(one))
        .collect(Collectors.joining(" ", one + " ", " ..."));
  }

  private static <T> Optional<T> known(Supplier<T> question) {
    try {
      return Optional.of(question.get());
    } catch (LimitException _) {
      return Optional.empty();
    }
  }
}
