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
 * The contract of {@link tengen.engine.Engine} as tests for any plugin. All that its author writes:
 *
 * <pre>{@code
 * final class AcmeContractTest {
 *   @TestFactory
 *   Stream<DynamicNode> keepsTheContract() {
 *     return EngineContract.of(new AcmeFactory()).tests();
 *   }
 * }
 * }</pre>
 *
 * <p>Every game that the {@linkplain EngineFactory#descriptor(EngineSettings) descriptor} announces
 * is tried: the first one on its smallest, middle and largest board, and on rectangles where it
 * plays them; the later ones on one of those, or with {@code -Dtengen.long=true} on all: whole
 * games and random positions against the referee, stops, repeated searches, options, threads, and
 * the abilities, openings and topics that are announced. One search has {@link #withNodes} nodes;
 * positions come from games with a {@linkplain #withSeed seed} that each failing test's name or
 * message allows to repeat.
 *
 * <p>A failure's message begins with the promise that was broken. A call that hangs fails its test
 * after the {@linkplain #withPatience patience}, and after three of them the engine is given up:
 * the tests left fail at once.
 *
 * <p>The limit of 50 ms after a stop is the SPI's own promise and is measured: the best of several
 * tries counts, so that a busy machine alone fails nothing.
 */
public final class EngineContract {
  private static final long NODES = 500;
  private static final long SEED = 20_260_101;

  /** As hosts make them, but for small tables: some hundred engines are made. */
  private static final EngineSettings SETTINGS = new EngineSettings(1, 4L << 20, 1, Map.of());

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Subject subject;

  private EngineContract(Subject subject) {
    this.subject = subject;
  }

  /** The contract for this plugin; its referees are found by {@link ServiceLoader}. */
  public static EngineContract of(EngineFactory factory) {
    Map<String, GameRules> found =
        Stream.concat(
                ServiceLoader.load(GameRules.class).stream().map(ServiceLoader.Provider::get),
                factory.rules().stream())
            .collect(Collectors.toMap(GameRules::id, rules -> rules, (first, _) -> first));
    return new EngineContract(
        new Subject(factory, found, Map.of(), SETTINGS, NODES, SEED, PATIENCE));
  }

  /** With these referees too; they come before what was found under the same id. */
  public EngineContract withRules(GameRules... rules) {
    var all = new HashMap<>(subject.rules());
    Stream.of(rules).forEach(each -> all.put(each.id(), each));
    return with(all, subject.starts());
  }

  /**
   * With these starts of a game too: needed for each game whose start is text and whose rules have
   * no example.
   */
  public EngineContract withStarts(String rules, Setup... setups) {
    var all = new HashMap<>(subject.starts());
    all.put(rules, List.of(setups));
    return with(subject.rules(), all);
  }

  /** With engines made by these settings; one thread and the default memory otherwise. */
  public EngineContract withSettings(EngineSettings settings) {
    return with(subject.factory(), settings);
  }

  /** With only those games of the engine whose rules' ids are accepted; with all otherwise. */
  public EngineContract withGames(Predicate<String> isSelected) {
    return with(new SelectedGames(subject.factory(), isSelected), subject.settings());
  }

  /** With this many nodes for one search; 500 otherwise. Fewer where a node takes long. */
  public EngineContract withNodes(long nodes) {
    return with(nodes, subject.seed(), subject.patience());
  }

  /** With positions from other random games. */
  public EngineContract withSeed(long seed) {
    return with(subject.nodes(), seed, subject.patience());
  }

  /** With another time after which a call counts as hung; 30 seconds otherwise. */
  public EngineContract withPatience(Duration patience) {
    return with(subject.nodes(), subject.seed(), patience);
  }

  /** All tests, in groups: the plugin, one engine, then each start of each game. */
  public Stream<DynamicNode> tests() {
    var home = new Home(subject);
    var trial = new Trial();
    return Stream.concat(
        Stream.of(
            group(trial, "descriptor", DescriptorChecks.of(subject)),
            group(trial, "options", OptionChecks.of(subject, home)),
            group(trial, "life", LifecycleChecks.of(subject)),
            group(trial, "other engines", IndependenceChecks.of(subject, home))),
        subject.descriptor().games().stream().map(game -> game(trial, game)));
  }

  private DynamicNode game(Trial trial, Playable game) {
    List<Start> starts = subject.startsOf(game);
    return dynamicContainer(
        game.rules(),
        Stream.concat(
            Stream.of(group(trial, "any start", MoveChecks.ofGame(subject, game, starts))),
            starts.stream().map(start -> group(trial, start.toString(), checks(start)))));
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

  private static DynamicContainer group(Trial trial, String name, List<Check> checks) {
    return dynamicContainer(name, checks.stream().map(check -> check.test(trial)));
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
            subject.patience()));
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
            subject.patience()));
  }

  private EngineContract with(long nodes, long seed, Duration patience) {
    return new EngineContract(
        new Subject(
            subject.factory(),
            subject.rules(),
            subject.starts(),
            subject.settings(),
            nodes,
            seed,
            patience));
  }
}
