package tengen.protocol;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
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
 * @param queryOptions names of the options that a single query may set, unless they are free
 * @param session what the client names the session by when it connects again, where it can
 * @param maxUpload maximum size of a file of games that the host takes, in bytes, where it takes
 *     any
 */
public record SessionOffer(
    String version,
    Map<String, GameRules> rules,
    List<OfferedEngine> engines,
    boolean files,
    ClientHabits habits,
    Set<String> queryOptions,
    Optional<String> session,
    OptionalLong maxUpload) {
  /** The name that every protocol gives. */
  public static final String NAME = "Tengen";

  public SessionOffer {
    rules = Map.copyOf(rules);
    engines = List.copyOf(engines);
    queryOptions = Set.copyOf(queryOptions);
    if (engines.isEmpty()) {
      throw new IllegalArgumentException("an offer without an engine");
    }
  }

  /** An offer to anyone: no files. */
  public SessionOffer(String version, Map<String, GameRules> rules, List<OfferedEngine> engines) {
    this(
        version,
        rules,
        engines,
        false,
        ClientHabits.UNKNOWN,
        Set.of(),
        Optional.empty(),
        OptionalLong.empty());
  }

  /** The same offer to a client that may name files. */
  public SessionOffer withFiles() {
    return new SessionOffer(
        version, rules, engines, true, habits, queryOptions, session, maxUpload);
  }

  /** The same offer to a client of which this is known. */
  public SessionOffer with(ClientHabits known) {
    return new SessionOffer(
        version, rules, engines, files, known, queryOptions, session, maxUpload);
  }

  /** The same offer where a query may set these options. */
  public SessionOffer withQueryOptions(Set<String> names) {
    return new SessionOffer(version, rules, engines, files, habits, names, session, maxUpload);
  }

  /** A text may name a file of this machine, or hold a key: only who may name files sees it. */
  public boolean isShown(OfferedOption option) {
    return files || !option.isFree();
  }

  /** Whether a query may set this option: whoever asks may not name files or programs. */
  public boolean isForQueries(OfferedOption option) {
    return queryOptions.contains(option.name()) && !option.isFree();
  }

  /** The same offer with these engines alone. */
  public SessionOffer withEngines(List<OfferedEngine> allowed) {
    return new SessionOffer(
        version, rules, allowed, files, habits, queryOptions, session, maxUpload);
  }

  /** The same offer in a session of this name. */
  public SessionOffer withSession(String name) {
    return new SessionOffer(
        version, rules, engines, files, habits, queryOptions, Optional.of(name), maxUpload);
  }

  /** A copy for a host that takes files of games of this size. */
  public SessionOffer withMaxUpload(OptionalLong bytes) {
    return new SessionOffer(version, rules, engines, files, habits, queryOptions, session, bytes);
  }

  /**
   * One engine.
   *
   * @param id as configured: {@code gomoku-classic}
   * @param author of the engine
   * @param games that this protocol carries; at least one
   * @param options what a client may set
   * @param most what a session may ask for
   */
  public record OfferedEngine(
      String id,
      String author,
      List<Playable> games,
      Set<Ability> abilities,
      List<Topic> topics,
      List<OfferedOption> options,
      Resources most) {
    public OfferedEngine {
      games = List.copyOf(games);
      abilities = Set.copyOf(abilities);
      topics = List.copyOf(topics);
      options = List.copyOf(options);
    }

    /** One without options, with a thread and a MiB. */
    public OfferedEngine(
        String id,
        String author,
        List<Playable> games,
        Set<Ability> abilities,
        List<Topic> topics) {
      this(id, author, games, abilities, topics, List.of(), new Resources(1, 1 << 20));
    }

    /** The option with this name. */
    public Optional<OfferedOption> option(String name) {
      return options.stream().filter(option -> option.name().equals(name)).findFirst();
    }

    /** These options of this engine, each value in the form in which it is stored and sent. */
    public Map<String, String> canonical(Map<String, String> values) {
      Map<String, String> canonical = new HashMap<>();
      values.forEach(
          (name, value) ->
              option(name).ifPresent(it -> canonical.put(name, it.canonical().apply(value))));
      return canonical;
    }

    /** The same engine where the option with this name has this value. */
    public OfferedEngine with(String name, String value) {
      List<OfferedOption> changed =
          options.stream()
              .map(option -> option.name().equals(name) ? option.with(value) : option)
              .toList();
      return new OfferedEngine(id, author, games, abilities, topics, changed, most);
    }
  }

  /**
   * An option of an engine. Values travel as text.
   *
   * @param help one line for people
   * @param words all that it can be, where these are a few words; else empty
   * @param isFree whether it is any text: such options may name files or programs, and only who
   *     started this program may set them
   * @param value as configured, or as the session has set it since
   * @param objection why a text cannot be its value, and what can; empty: it can
   * @param canonical the form in which a value is stored and sent
   */
  public record OfferedOption(
      String name,
      String help,
      List<String> words,
      boolean isFree,
      String value,
      Function<String, Optional<String>> objection,
      UnaryOperator<String> canonical) {
    /** What an option that is on or off is set to. */
    public static final List<String> ON_OFF = List.of("true", "false");

    public OfferedOption {
      words = List.copyOf(words);
    }

    /** The same option with this value. */
    public OfferedOption with(String next) {
      return new OfferedOption(name, help, words, isFree, next, objection, canonical);
    }
  }

  /**
   * What a search may take.
   *
   * @param memoryBytes of its tables
   */
  public record Resources(int threads, long memoryBytes) {}
}
