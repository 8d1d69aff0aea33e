package tengen.host.search;

import tengen.search.Goal;

/** Which of an engine's methods a request calls. */
public sealed interface EngineCall {

  /** A move. Where the engine has none, the rules give one. */
  record Search(Goal goal) implements EngineCall {}

  /** What it knows of a topic that it announces. Where it has no answer, there is none. */
  record Inspection(String topic) implements EngineCall {}

  /** Nothing yet: that it is made and knows of its game before a clock runs. */
  record Preparation() implements EngineCall {}

  /** For the log: what the session gets where the engine has nothing. */
  default String withoutEngine() {
    return switch (this) {
      case Search _ -> "a legal move in its place";
      case Inspection _ -> "no answer";
      case Preparation _ -> "its next search makes it";
    };
  }
}
