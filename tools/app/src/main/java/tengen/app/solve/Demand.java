package tengen.app.solve;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tengen.game.Move.Place;

/** What a problem asks, and what is right. */
public sealed interface Demand {

  /** Every point where one stone wins. For the rules to say. */
  record WinningPoints(Set<Place> all) implements Demand {
    public WinningPoints {
      all = Set.copyOf(all);
    }
  }

  /** Every empty point where Black may not play. For the rules to say. */
  record ForbiddenPoints(Set<Place> all) implements Demand {
    public ForbiddenPoints {
      all = Set.copyOf(all);
    }
  }

  /** The best move: there is one that does not lose. */
  record BestMove(Place only) implements Demand {}

  /**
   * A win by threats.
   *
   * @param moves exactly so many of one's own; empty: any number
   */
  record Win(String topic, OptionalInt moves) implements Demand {}

  /** That there is no such win. */
  record NoWin(String topic) implements Demand {}

  /** That the side to move wins the game. */
  record Won(String topic) implements Demand {}

  /** That it loses. */
  record Lost(String topic) implements Demand {}

  /** Whatever the engine can prove. */
  record Proof(String topic) implements Demand {}

  /** The topic that the engine has to announce. */
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

  /** Whether the rules alone can answer. */
  default boolean isForRules() {
    return this instanceof WinningPoints || this instanceof ForbiddenPoints;
  }
}
