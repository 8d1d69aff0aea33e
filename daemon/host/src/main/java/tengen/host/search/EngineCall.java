package tengen.host.search;

import tengen.search.Goal;

/** The engine method that a request calls. */
public sealed interface EngineCall {

  /** Search a move. If the engine fails, the rules provide one. */
  record Search(Goal goal) implements EngineCall {}

  /** Inspect a topic that the engine supports. If the engine fails, there is no answer. */
  record Inspection(String topic) implements EngineCall {}

  /** Create the engine and announce the game, before a clock runs. */
  record Preparation() implements EngineCall {}

  /** Returns what the session gets if the engine fails, for the log. */
  default String withoutEngine() {
    return switch (this) {
      case Search _ -> "a quick move is played instead";
      case Inspection _ -> "there is no answer";
      case Preparation _ -> "the next search creates it";
    };
  }
}
