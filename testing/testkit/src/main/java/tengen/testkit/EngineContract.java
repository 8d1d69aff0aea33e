package tengen.testkit;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.game.Setup;
import tengen.search.Ability;

/**
 * The contract of {@link tengen.engine.Engine} as tests for any plugin. An author only writes:
 *
 * <pre>{@code
 * final class AcmeContractTest {
 * @TestFactory
 * Stream<DynamicNode> keepsTheContract() {
 * return EngineContract.of(new AcmeFactory()).tests();
 * }
 * }
 * }</pre>
 *
 * <p>Tests every game that the {@linkplain EngineFactory#descriptor(EngineSettings) descriptor}
 * announces. The first game is tested on its smallest, middle and largest board, and on rectangles
 * if it supports them; each later game on one of these, or on all with {@code -Dtengen.long=true}.
 * The tests compare whole games and random positions with the referee, and cover stops, repeated
 * searches, options, threads, and the announced abilities, openings and topics. A search has {@link
 * #withNodes} nodes. Positions come from random games with a {@linkplain #withSeed seed}, and the
 * name or message of a failing test suffices to repeat it.
 *
 * <p>A failure's message begins with the broken promise. A call that hangs fails its test after the
 * {@linkplain #withTimeout timeout}; after three hangs the remaining tests fail at once.
 *
 * <p>The limit of 50 ms after a stop is a promise of the SPI and is measured. The best of several
 * tries counts, so that a busy machine does not fail the test.
 */
public final class EngineContract {
  private static final long NODES = 500;
  private static final long SEED = 20_260_101;

  /** Default settings, with small tables because hundreds of engines are created. */
  private static final EngineSettings SETTINGS = new EngineSettings(1, 4L << 20, 1, Map.of());

  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  private final Subject subject;

  private EngineContract(Subject subject) {
    this.subject = subject;
  }

  /** Returns the contract for this plugin; its referees are found by {@link ServiceLoader}. */
  public static EngineContract of(EngineFactory factory) {
    Map<String, GameRules> found =
        Stream.concat(
                ServiceLoader.load(GameRules.class).stream().map(ServiceLoader.Provider::get),
                factory.rules().stream())
            .collect(Collectors.toMap(GameRules::id, rules -> rules, (first, _) -> first));
    return new EngineContract(
        new Subject(factory, found, Map.of(), SETTINGS, NODES, SEED, TIMEOUT));
  }

  /**
   * Returns a copy with additional referees, which take precedence over those found with the same
   * id.
   */
  public EngineContract withRules(GameRules... rules) {
    var all = new HashMap<>(subject.rules());
    Stream.of(rules).forEach(each -> all.put(each.id(), each));
    return with(all, subject.starts());
  }

  /**
   * Returns a copy with additional starts of a game. Needed for each game without a board whose
   * rules have no example.
   */
  public EngineContract withStarts(String rules, Setup... setups) {
    var all = new HashMap<>(subject.starts());
    all.put(rules, List.of(setups));
    return with(subject.rules(), all);
  }

  /**
   * Returns a copy whose engines are created with these settings. The default is one thread and
   * little memory.
   */
  public EngineContract withSettings(EngineSettings settings) {
    return with(subject.factory(), settings);
  }

  /** Returns a copy limited to the games whose rules' ids are accepted. */
  public EngineContract withGames(Predicate<String> isSelected) {
    return with(new SelectedGames(subject.factory(), isSelected), subject.settings());
  }

  /**
   * Returns a copy with another number of nodes for one search; the default is 500. Use fewer if
   * nodes are slow.
   */
  public EngineContract withNodes(long nodes) {
    return with(nodes, subject.seed(), subject.timeout());
  }

  /** Returns a copy with positions from other random games. */
  public EngineContract withSeed(long seed) {
    return with(subject.nodes(), seed, subject.timeout());
  }

  /** Returns a copy with another timeout of calls; the default is 30 seconds. */
  public EngineContract withTimeout(Duration timeout) {
    return with(subject.nodes(), subject.seed(), timeout);
  }

  /** Returns all tests in groups: the plugin, one engine, then each start of each game. */
  public Stream<DynamicNode> tests() {
    var home = new SharedStart(subject);
    var runner = new CheckRunner();
    return Stream.concat(
        Stream.of(
            group(runner, "descriptor", DescriptorChecks.of(subject)),
            group(runner, "options", OptionChecks.of(subject, home)),
            group(runner, "life", LifecycleChecks.of(subject)),
            group(runner, "other engines", IndependenceChecks.of(subject, home))),
        subject.descriptor().games().stream().map(game -> game(runner, game)));
  }

  private DynamicNode game(CheckRunner runner, Playable game) {
    List<Start> starts = subject.startsOf(game);
    return dynamicContainer(
        game.rules(),
        Stream.concat(
            Stream.of(group(runner, "any start", MoveChecks.ofGame(subject, game, starts))),
            starts.stream().map(start -> group(runner, start.toString(), checks(start)))));
  }

  private List<Check> checks(Start start) {
    var all = new ArrayList<Check>();
    all.addAll(MoveChecks.of(subject, start));
    all.addAll(QuickMoveChecks.of(subject, start));
    all.addAll(StopChecks.of(subject, start));
    all.addAll(DeterminismChecks.of(subject, start));
    all.addAll(LimitChecks.of(subject, start));
    all.addAll(ReportChecks.of(subject, start));
    all.addAll(OpeningChecks.of(subject, start));
    all.addAll(TopicChecks.of(subject, start));
    if (subject.descriptor().abilities().contains(Ability.RESTRICTIONS)) {
      all.addAll(RestrictionChecks.of(subject, start));
    }
    if (subject.descriptor().abilities().contains(Ability.LINE_RESTRICTIONS)) {
      all.addAll(RestrictionChecks.inLines(subject, start));
    }
    if (subject.descriptor().abilities().contains(Ability.BALANCE)) {
      all.addAll(BalanceChecks.of(subject, start));
    }
    return all;
  }

  private static DynamicContainer group(CheckRunner runner, String name, List<Check> checks) {
    return dynamicContainer(name, checks.stream().map(check -> check.test(runner)));
  }

  private EngineContract with(EngineFactory factory, EngineSettings settings) {
    return new EngineContract(
        new Subject(
            factory,
            subject.rules(),
            subject.starts(),
            settings,
            subject.nodes(),
            subject.seed(),
            subject.timeout()));
  }

  private EngineContract with(Map<String, GameRules> rules, Map<String, List<Setup>> starts) {
    return new EngineContract(
        new Subject(
            subject.factory(),
            rules,
            starts,
            subject.settings(),
            subject.nodes(),
            subject.seed(),
            subject.timeout()));
  }

  private EngineContract with(long nodes, long seed, Duration timeout) {
    return new EngineContract(
        new Subject(
            subject.factory(),
            subject.rules(),
            subject.starts(),
            subject.settings(),
            nodes,
            seed,
            timeout));
  }
}
