package tengen.app.solve;

import java.util.function.Predicate;
import tengen.engine.EngineDescriptor;
import tengen.game.Position;
import tengen.host.search.ConfiguredEngine;
import tengen.search.Topic;

/**
 * One position and what is asked about it.
 *
 * @param kind {@code win1}, {@code vcf}, …: what the results are grouped by
 * @param position with the side to move
 */
public record Problem(String id, String kind, Position position, Demand demand) {

  /** Whether this engine can be asked. */
  public boolean suits(ConfiguredEngine engine) {
    return demand
        .topicAsked()
        .map(topic -> knows(engine.descriptor(), topic))
        .orElseGet(() -> engine.plays(position));
  }

  /** It may know about boards on which it plays no games. */
  private boolean knows(EngineDescriptor engine, String topic) {
    return engine.games().stream().anyMatch(game -> game.rules().equals(position.rules()))
        && engine.topics().stream().anyMatch(named(topic));
  }

  private static Predicate<Topic> named(String name) {
    return topic -> topic.name().equals(name);
  }

  /** What an engine must be able to do, for a message. */
  public String wanted() {
    String topic = demand.topicAsked().map(name -> " and knows " + name).orElse("");
    return id + " needs an engine that plays " + position.rules() + " on this board" + topic;
  }
}
