package tengen.engine;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tengen.game.Playable;
import tengen.search.Ability;
import tengen.search.Topic;

/**
 * An engine's name, games, options and abilities. A host skips engines whose descriptor has an
 * {@linkplain #objection objection}.
 *
 * @param id the name used in configurations: lower case, digits, hyphens
 * @param name a name for display
 * @param maxThreads the most threads that one search can use; with 1 the engine gets one thread
 *     whatever is configured
 * @param games the games it plays; a session starts with the first
 * @param abilities what it supports beyond finding a best move
 * @param options its options, in the order shown to users
 * @param topics the topics that {@link Engine#inspect} answers
 */
public record EngineDescriptor(
    String id,
    String name,
    String version,
    String author,
    int maxThreads,
    List<Playable> games,
    Set<Ability> abilities,
    List<Option> options,
    List<Topic> topics) {
  public EngineDescriptor {
    games = List.copyOf(games);
    abilities = Set.copyOf(abilities);
    options = List.copyOf(options);
    topics = List.copyOf(topics);
  }

  /** Creates the descriptor of a single-threaded engine without abilities, options or topics. */
  public EngineDescriptor(
      String id, String name, String version, String author, Playable... games) {
    this(id, name, version, author, 1, List.of(games), Set.of(), List.of(), List.of());
  }

  /**
   * Returns why a host cannot offer this engine, or empty if it can. Rejects names that cannot be
   * typed or printed, names reserved for the host, duplicates, empty ranges, and initial values
   * that are not valid for their options. Calls the checks of {@linkplain Option.Text text
   * options}.
   */
  public Optional<String> objection() {
    return DescriptorCheck.of(this);
  }

  /** Returns a copy with these abilities. */
  public EngineDescriptor withAbilities(Ability... all) {
    return new EngineDescriptor(
        id, name, version, author, maxThreads, games, Set.of(all), options, topics);
  }

  /** Returns a copy with these options. */
  public EngineDescriptor withOptions(Option... all) {
    return new EngineDescriptor(
        id, name, version, author, maxThreads, games, abilities, List.of(all), topics);
  }

  /** Returns a copy with these topics. */
  public EngineDescriptor withTopics(Topic... all) {
    return new EngineDescriptor(
        id, name, version, author, maxThreads, games, abilities, options, List.of(all));
  }

  /** Returns a copy with this maximum number of threads. */
  public EngineDescriptor withMaxThreads(int threads) {
    return new EngineDescriptor(
        id, name, version, author, threads, games, abilities, options, topics);
  }
}
