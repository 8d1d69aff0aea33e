package tengen.daemon.search;

import tengen.search.Goal;

/** What a session asks of an engine. */
public sealed interface Question {

  /** A move. Where the engine has none, the rules give one. */
  record Search(Goal goal) implements Question {}

  /** What it knows of a topic that it announces. Where it has no answer, there is none. */
  record Inspection(String topic) implements Question {}

  /** Nothing yet: that it is made and knows of its game before a clock runs. */
  record Preparation() implements Question {}

  /** For the log: what the session gets where the engine has nothing. */
  default String withoutEngine() {
    return switch (this) {
      case Search _ -> "a legal move in its place";
      case Inspection _ -> "no answer";
      case Preparation _ -> "its next search makes it";
    };
  }
}
