package tengen.host.testing;

import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import tengen.game.GameRules;

/** The referees that tests find as services. */
public final class TestRules {
  private TestRules() {}

  /** Returns all referees by id. */
  public static Map<String, GameRules> all() {
    Map<String, GameRules> all = new TreeMap<>();
    ServiceLoader.load(GameRules.class).forEach(rules -> all.put(rules.id(), rules));
    return all;
  }
}
