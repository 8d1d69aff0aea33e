package tengen.protocol;

import java.util.List;
import java.util.Map;
import java.util.Set;
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.search.Ability;
import tengen.search.Topic;

/**
 * The engines, rules and rights that a session offers its client, fixed at its start.
 *
 * @param version the program's: {@code 0.1.0}
 * @param rules every referee, by id
 * @param engines the engines that the client may use; the first is used until it asks for another
 * @param files whether the client may name files to read: only who started the program may
 * @param habits of the client, as far as the operator knows them
 */
public record SessionOffer(
    String version,
    Map<String, GameRules> rules,
    List<OfferedEngine> engines,
    boolean files,
    ClientHabits habits) {
  /** The name that every protocol gives. */
  public static final String NAME = "Tengen";

  public SessionOffer {
    rules = Map.copyOf(rules);
    engines = List.copyOf(engines);
    if (engines.isEmpty()) {
      throw new IllegalArgumentException("an offer without an engine");
    }
  }

  /** An offer to anyone: no files. */
  public SessionOffer(String version, Map<String, GameRules> rules, List<OfferedEngine> engines) {
    this(version, rules, engines, false, ClientHabits.UNKNOWN);
  }

  /** The same offer to a client that may name files. */
  public SessionOffer withFiles() {
    return new SessionOffer(version, rules, engines, true, habits);
  }

  /** The same offer to a client of which this is known. */
  public SessionOffer with(ClientHabits known) {
    return new SessionOffer(version, rules, engines, files, known);
  }

  /**
   * One engine.
   *
   * @param id as configured: {@code gomoku-classic}
   * @param author of the engine
   * @param games that this protocol carries; at least one
   * @param most what a session may ask for
   */
  public record OfferedEngine(
      String id,
      String author,
      List<Playable> games,
      Set<Ability> abilities,
      List<Topic> topics,
      Resources most) {
    public OfferedEngine {
      games = List.copyOf(games);
      abilities = Set.copyOf(abilities);
      topics = List.copyOf(topics);
    }

    /** One with a thread and a MiB. */
    public OfferedEngine(
        String id,
        String author,
        List<Playable> games,
        Set<Ability> abilities,
        List<Topic> topics) {
      this(id, author, games, abilities, topics, new Resources(1, 1 << 20));
    }
  }

  /**
   * What a search may take.
   *
   * @param memoryBytes of its tables
   */
  public record Resources(int threads, long memoryBytes) {}
}
