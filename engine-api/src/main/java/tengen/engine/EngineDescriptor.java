package tengen.engine;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tengen.game.Playable;
import tengen.search.Ability;
import tengen.search.Topic;

/**
 * What an engine is and can. A host skips one that it has an {@linkplain #objection objection} to.
 *
 * @param id the name that configurations use: lower case, digits, hyphens
 * @param name for people
 * @param maxThreads how many threads one search can use; 1: it gets one whatever is asked
 * @param games what it plays; the first is where a session starts
 * @param abilities what it may be asked beyond a best move
 * @param options what can be set
 * @param topics what {@link Engine#inspect} answers
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

  /** An engine of one thread that only plays. */
  public EngineDescriptor(
      String id, String name, String version, String author, Playable... games) {
    this(id, name, version, author, 1, List.of(games), Set.of(), List.of(), List.of());
  }

  /**
   * Why a host may not offer such an engine: a name that cannot be typed or printed, one of the
   * host's own, two of a kind, a range without a value, an initial value that its option objects
   * to. Empty: it may. Runs the checks of {@linkplain Option.Text texts}.
   */
  public Optional<String> objection() {
    return DescriptorCheck.of(this);
  }

  /** The same with these abilities. */
  public EngineDescriptor withAbilities(Ability... all) {
    return new EngineDescriptor(
        id, name, version, author, maxThreads, games, Set.of(all), options, topics);
  }

  /** The same with these options. */
  public EngineDescriptor withOptions(Option... all) {
    return new EngineDescriptor(
        id, name, version, author, maxThreads, games, abilities, List.of(all), topics);
  }

  /** The same with these topics. */
  public EngineDescriptor withTopics(Topic... all) {
    return new EngineDescriptor(
        id, name, version, author, maxThreads, games, abilities, options, List.of(all));
  }

  /** The same with this many threads. */
  public EngineDescriptor withMaxThreads(int threads) {
    return new EngineDescriptor(
        id, name, version, author, threads, games, abilities, options, topics);
  }
}
