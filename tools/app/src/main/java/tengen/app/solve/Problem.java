package tengen.app.solve;

import java.util.function.Predicate;
import tengen.engine.EngineDescriptor;
import tengen.game.Position;
import tengen.host.search.ConfiguredEngine;
import tengen.search.Topic;

/**
 * A position with a question.
 *
 * @param kind category by which results are grouped, such as {@code win1} or {@code vcf}
 * @param position with the side to move
 */
public record Problem(String id, String kind, Position position, ProblemQuestion demand) {

  /** Returns whether this engine can answer. */
  public boolean suits(ConfiguredEngine engine) {
    return demand
        .topicAsked()
        .map(topic -> knows(engine.descriptor(), topic))
        .orElseGet(() -> engine.plays(position));
  }

  /**
   * Returns whether the engine supports the topic for these rules. It need not play games on this
   * board size.
   */
  private boolean knows(EngineDescriptor engine, String topic) {
    return engine.games().stream().anyMatch(game -> game.rules().equals(position.rules()))
        && engine.topics().stream().anyMatch(named(topic));
  }

  private static Predicate<Topic> named(String name) {
    return topic -> topic.name().equals(name);
  }

  /** Describes the engine that the problem needs, for an error message. */
  public String wanted() {
    String topic = demand.topicAsked().map(name -> " and knows " + name).orElse("");
    return id + " needs an engine that plays " + position.rules() + " on this board" + topic;
  }
}
