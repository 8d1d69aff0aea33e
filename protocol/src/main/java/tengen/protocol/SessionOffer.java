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
 * The engines, rules and permissions that a session offers its client, fixed at its start.
 *
 * @param version version of the program, such as {@code 0.1.0}
 * @param rules all referees by id
 * @param engines the allowed engines; the first is the default
 * @param settings what the operator has configured for the client
 * @param files whether the client may name files to read; true only for the user who started the
 *     program
 * @param session name by which the client resumes the session; empty if it cannot be resumed
 * @param account name of the client's account; empty without a login
 */
public record SessionOffer(
    String version,
    Map<String, GameRules> rules,
    List<OfferedEngine> engines,
    Settings settings,
    boolean files,
    Optional<String> session,
    String account) {
  /** The program's name in every protocol. */
  public static final String NAME = "Tengen";

  public SessionOffer {
    rules = Map.copyOf(rules);
    engines = List.copyOf(engines);
    if (engines.isEmpty()) {
      throw new IllegalArgumentException("an offer needs an engine");
    }
  }

  /** Creates an offer with the default settings and without files. */
  public SessionOffer(String version, Map<String, GameRules> rules, List<OfferedEngine> engines) {
    this(version, rules, engines, Settings.DEFAULT, false, Optional.empty(), "");
  }

  /** Returns the offer with these settings. */
  public SessionOffer with(Settings configured) {
    return new SessionOffer(version, rules, engines, configured, files, session, account);
  }

  /** Returns the offer with files allowed. */
  public SessionOffer withFiles() {
    return new SessionOffer(version, rules, engines, settings, true, session, account);
  }

  /** Returns the offer with this name of the session. */
  public SessionOffer withSession(String name) {
    return new SessionOffer(version, rules, engines, settings, files, Optional.of(name), account);
  }

  /** Returns the offer of these engines to an account with this name. */
  public SessionOffer withAccount(String name, List<OfferedEngine> allowed) {
    return new SessionOffer(version, rules, allowed, settings, files, session, name);
  }

  /**
   * Returns whether the client may see the option's value. A free text may be a file name or a key,
   * so only clients that may name files see it.
   */
  public boolean isShown(OfferedOption option) {
    return files || !option.isFree();
  }

  /** Returns whether a query may set this option, which excludes free texts. */
  public boolean isForQueries(OfferedOption option) {
    return settings.queryOptions().contains(option.name()) && !option.isFree();
  }

  /**
   * The settings of an offer, as the operator has configured them.
   *
   * @param conventions how the client writes rule numbers and points
   * @param queryOptions names of the engine options that a query may set; an option with free text
   *     is never set, even if it is named
   * @param maxUpload maximum size of an uploaded file of games in bytes; empty if uploads are not
   *     possible
   * @param hasOpenSeats whether tables may have seats that anyone may take
   */
  public record Settings(
      ClientConventions conventions,
      Set<String> queryOptions,
      OptionalLong maxUpload,
      boolean hasOpenSeats) {
    /** The settings of an operator who has configured nothing. */
    public static final Settings DEFAULT =
        new Settings(ClientConventions.UNKNOWN, Set.of(), OptionalLong.empty(), false);

    public Settings {
      queryOptions = Set.copyOf(queryOptions);
    }
  }

  /**
   * An engine on offer.
   *
   * @param id as configured: {@code gomoku-classic}
   * @param author of the engine
   * @param games the games that the protocol can carry, at least one
   * @param options the options that a client may set
   * @param most maximum resources of a session
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

    /** Creates an engine without options, with a thread and a MiB. */
    public OfferedEngine(
        String id,
        String author,
        List<Playable> games,
        Set<Ability> abilities,
        List<Topic> topics) {
      this(id, author, games, abilities, topics, List.of(), new Resources(1, 1 << 20));
    }

    /** Returns the option with this name. */
    public Optional<OfferedOption> option(String name) {
      return options.stream().filter(option -> option.name().equals(name)).findFirst();
    }

    /** Returns these options with each value in its canonical form. */
    public Map<String, String> canonical(Map<String, String> values) {
      Map<String, String> canonical = new HashMap<>();
      values.forEach(
          (name, value) ->
              option(name).ifPresent(it -> canonical.put(name, it.canonical().apply(value))));
      return canonical;
    }

    /** Returns the engine with another value of an option. */
    public OfferedEngine with(String name, String value) {
      List<OfferedOption> changed =
          options.stream()
              .map(option -> option.name().equals(name) ? option.with(value) : option)
              .toList();
      return new OfferedEngine(id, author, games, abilities, topics, changed, most);
    }
  }

  /**
   * An option of an engine, with values as text.
   *
   * @param help one line for users
   * @param words all values if they are a few words; else empty
   * @param isFree whether any text is allowed; such options may name files or programs, so only the
   *     user who started the program may set them
   * @param value as configured, or as the session has set it since
   * @param objection returns why a text is not allowed and what is; empty if it is allowed
   * @param canonical returns the form in which a value is stored and sent
   */
  public record OfferedOption(
      String name,
      String help,
      List<String> words,
      boolean isFree,
      String value,
      Function<String, Optional<String>> objection,
      UnaryOperator<String> canonical) {
    /** The values of a switch. */
    public static final List<String> ON_OFF = List.of("true", "false");

    public OfferedOption {
      words = List.copyOf(words);
    }

    /** Returns the option with another value. */
    public OfferedOption with(String next) {
      return new OfferedOption(name, help, words, isFree, next, objection, canonical);
    }
  }

  /**
   * The resources of a search.
   *
   * @param memoryBytes for its tables
   */
  public record Resources(int threads, long memoryBytes) {}
}
