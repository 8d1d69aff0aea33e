package tengen.app.solve;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tengen.game.Move.Place;

/** The question of a problem, with its known solution. */
sealed interface ProblemQuestion {

  /** Find every point where one stone wins. Answered by the rules. */
  record WinningPoints(Set<Place> all) implements ProblemQuestion {
    public WinningPoints {
      all = Set.copyOf(all);
    }
  }

  /** Find every empty point that is forbidden to Black. Answered by the rules. */
  record ForbiddenPoints(Set<Place> all) implements ProblemQuestion {
    public ForbiddenPoints {
      all = Set.copyOf(all);
    }
  }

  /** Find the only move that does not lose. */
  record BestMove(Place only) implements ProblemQuestion {}

  /**
   * Find a win by threats.
   *
   * @param moves exact number of own moves; empty for any number
   */
  record Win(String topic, OptionalInt moves) implements ProblemQuestion {}

  /** Show that there is no win by threats. */
  record NoWin(String topic) implements ProblemQuestion {}

  /** Show that the side to move wins. */
  record Won(String topic) implements ProblemQuestion {}

  /** Show that the side to move loses. */
  record Lost(String topic) implements ProblemQuestion {}

  /** Report what the engine can prove; no solution is known. */
  record Proof(String topic) implements ProblemQuestion {}

  /** Returns the topic that the engine must support. */
  default Optional<String> topicAsked() {
    return switch (this) {
      case Win(String topic, var _) -> Optional.of(topic);
      case NoWin(String topic) -> Optional.of(topic);
      case Won(String topic) -> Optional.of(topic);
      case Lost(String topic) -> Optional.of(topic);
      case Proof(String topic) -> Optional.of(topic);
      case WinningPoints _, ForbiddenPoints _, BestMove _ -> Optional.empty();
    };
  }

  /** Returns whether the rules alone can answer. */
  default boolean isForRules() {
    return this instanceof WinningPoints || this instanceof ForbiddenPoints;
  }
}
