package tengen.host.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.config.TimeProfile;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.host.log.SessionId;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.ListLog;
import tengen.host.testing.ManualTime;
import tengen.host.testing.TestRules;
import tengen.host.testing.WatchedRules;
import tengen.host.watch.SearchCap;
import tengen.search.Clock;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchResult;

/** A service with two threads and a manual clock, and requests for it. */
final class TestService implements AutoCloseable {
  static final Map<String, GameRules> RULES = TestRules.all();
  static final Position EMPTY = Position.start("gomoku-freestyle", Setup.Board.empty(15, 15));
  static final SearchService.Pool POOL = new SearchService.Pool(2, 2, 4, 1L << 30);
  static final long HOUR_MS = 3_600_000;
  static final EngineCall COUNT = new EngineCall.Inspection("count");
  static final EngineCall SEARCH = new EngineCall.Search(Goal.BEST_MOVE);

  final ManualTime time = new ManualTime();
  final RecordingSearchMonitor monitor = new RecordingSearchMonitor();
  final ListLog log = new ListLog(System.Logger.Level.TRACE);
  final SearchService service;
  private long sessions;

  TestService() {
    this(POOL);
  }

  TestService(SearchService.Pool pool) {
    this(pool, RULES);
  }

  TestService(SearchService.Pool pool, Map<String, GameRules> rules) {
    service = new SearchService(pool, rules, time::nanos, time, Optional::empty, log, monitor);
  }

  @Override
  public void close() {
    service.close();
  }

  /** Creates a slot for a new session. */
  EngineSlot slot(HabitPlugin toy) {
    return slot(toy, new SessionId(++sessions));
  }

  EngineSlot slot(HabitPlugin toy, SessionId session) {
    return new EngineSlot(
        new ConfiguredEngine("toy", toy.plugin(), toy.descriptor(), EngineSettings.DEFAULT),
        service.pool(),
        session);
  }

  SearchRequest request(EngineSlot slot, long turnMs) {
    return request(slot, turnMs, 1);
  }

  SearchRequest request(EngineSlot slot, long turnMs, int threads) {
    assertThat(slot.configure("threads", Integer.toString(threads))).isEmpty();
    return request(slot, SEARCH, turnMs);
  }

  SearchRequest request(EngineSlot slot, EngineCall call, long turnMs) {
    return request(slot, call, Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(turnMs)));
  }

  /** Creates a background search on all threads. */
  SearchRequest background(EngineSlot slot) {
    assertThat(slot.configure("threads", "2")).isEmpty();
    return request(slot, SEARCH, Limits.UNTIL_STOPPED);
  }

  SearchRequest request(EngineSlot slot, EngineCall call, Limits limits) {
    return request(slot, call, limits, OptionalLong.of(time.nanos()));
  }

  /** Creates a background search on all threads with a time limit. */
  SearchRequest background(EngineSlot slot, long turnMs) {
    assertThat(slot.configure("threads", "2")).isEmpty();
    Limits limits = Limits.NONE.withClock(Clock.UNLIMITED.withTurnMs(turnMs));
    return request(slot, SEARCH, limits, OptionalLong.empty());
  }

  private static SearchRequest request(
      EngineSlot slot, EngineCall call, Limits limits, OptionalLong arrivedNanos) {
    var profile = new TimeProfile(5000, 0, 0);
    return new SearchRequest(
        slot, EMPTY, call, limits, profile, arrivedNanos, Long.MAX_VALUE, SearchCap.NONE);
  }

  /** Returns the rules of the test's position, which run an action before listing legal moves. */
  static GameRules asked(WatchedRules.First first) {
    return WatchedRules.of(Objects.requireNonNull(RULES.get(EMPTY.rules())), first);
  }

  /** Asserts that an answer is a legal move on {@link #EMPTY}. */
  static void assertLegal(Object answer) {
    GameRules rules = Objects.requireNonNull(RULES.get(EMPTY.rules()));
    assertThat(answer).isInstanceOf(SearchResult.class);
    assertThat(rules.objection(EMPTY, ((SearchResult) answer).move())).isEmpty();
  }

  /** Creates the plugin of an engine with this habit. */
  static HabitPlugin toy(Habit habit) {
    return new HabitPlugin("toy", habit, false);
  }
}
