package tengen.protocol.gomocup;

import java.util.OptionalInt;
import java.util.OptionalLong;
import tengen.protocol.ClientConventions;
import tengen.search.Clock;
import tengen.search.Limits;

/**
 * The settings that a manager has sent by INFO. START and RESTART keep them.
 *
 * @param client its conventions for rules and points
 * @param ruleMask number of the requested rules
 * @param timeless whether the client has said that the game's time is unlimited, so that its time
 *     left has no meaning
 * @param limits of each search, with the clock; the host plans the times
 * @param engine settings for the engine
 * @param detail output for boards during a search
 * @param style behaviour beside answering
 */
public record GomocupSettings(
    GomocupConventions client,
    long ruleMask,
    boolean timeless,
    Limits limits,
    EngineDemands engine,
    Detail detail,
    Style style) {
  /** The number that managers write for "no limit" of time and memory: 2^31 - 1. */
  private static final long UNLIMITED = Integer.MAX_VALUE;

  /**
   * Minimum milliseconds left that count as unlimited, 12 days. qpiskvork counts the time of an
   * unlimited game down from 2^31 - 1.
   */
  private static final long LEFT_OF_UNLIMITED = 1L << 30;

  private static final int FULL_LEVEL = 100;

  /** Estimated memory of a process outside the engine's tables: heap, code, stacks. In KiB. */
  private static final long PROCESS_KIB = 128 << 10;

  /**
   * Settings for the engine; empty if not sent.
   *
   * @param maxMemoryBytes of the whole process
   * @param hashKib of the engine's tables
   * @param threads of a search
   * @param level of play, 0 to 100
   */
  public record EngineDemands(
      OptionalLong maxMemoryBytes, OptionalLong hashKib, OptionalInt threads, OptionalInt level) {
    static final EngineDemands NONE =
        new EngineDemands(
            OptionalLong.empty(), OptionalLong.empty(), OptionalInt.empty(), OptionalInt.empty());

    /**
     * Returns the memory for the engine's tables by both keys, in whole MiB, at least 1; without
     * them a number above any engine's memory.
     */
    long memoryMib() {
      long kib =
          Math.min(
              hashKib.orElse(Long.MAX_VALUE),
              maxMemoryBytes.isPresent()
                  ? (maxMemoryBytes.getAsLong() >> 10) - PROCESS_KIB
                  : Long.MAX_VALUE);
      return Math.max(1, kib >> 10);
    }

    private EngineDemands withMaxMemory(long bytes) {
      boolean isLimit = bytes > 0 && bytes != UNLIMITED;
      OptionalLong limit = isLimit ? OptionalLong.of(bytes) : OptionalLong.empty();
      return new EngineDemands(limit, hashKib, threads, level);
    }

    private EngineDemands withHashKib(long kib) {
      OptionalLong wanted = kib <= 0 ? hashKib : OptionalLong.of(kib);
      return new EngineDemands(maxMemoryBytes, wanted, threads, level);
    }

    private EngineDemands withThreads(long count) {
      OptionalInt wanted = count <= 0 ? threads : OptionalInt.of(GomocupText.saturated(count));
      return new EngineDemands(maxMemoryBytes, hashKib, wanted, level);
    }

    private EngineDemands withLevel(long wanted) {
      return new EngineDemands(
          maxMemoryBytes, hashKib, threads, OptionalInt.of(Math.clamp(wanted, 0, FULL_LEVEL)));
    }
  }

  /**
   * Yixin's output in addition to the messages for all clients.
   *
   * @param realtime marks on the board
   * @param info figures of each variation
   */
  public record Detail(boolean realtime, boolean info) {
    static final Detail NONE = new Detail(false, false);
  }

  /**
   * Behaviour beside answering.
   *
   * @param pondering whether the engine thinks during the opponent's turn
   * @param suggesting whether moves are suggested and left to the manager to play
   */
  public record Style(boolean pondering, boolean suggesting) {
    static final Style PLAIN = new Style(false, false);
  }

  /** Returns the settings before any INFO. */
  static GomocupSettings initial(ClientConventions conventions) {
    return new GomocupSettings(
        GomocupConventions.of(conventions),
        0,
        false,
        Limits.NONE,
        EngineDemands.NONE,
        Detail.NONE,
        Style.PLAIN);
  }

  /** Returns the id of the requested rules. */
  String rules() {
    return GomocupRules.of(ruleMask, client.yixinRules()).orElse(GomocupRules.FREESTYLE);
  }

  /** Returns the settings after a key. A value without a meaning changes nothing. */
  GomocupSettings with(InfoKey key, long value) {
    Clock clock = limits.clock();
    return switch (key) {
      case TIMEOUT_TURN -> withClock(clock.withTurnMs(value < 0 ? NEVER_MS : limit(value)));
      case TIMEOUT_MATCH -> withMatchTime(value);
      case TIME_LEFT -> timeless ? this : withClock(clock.withLeftMs(left(value)));
      case TIME_INCREMENT -> withClock(clock.withIncrementMs(value <= 0 ? Clock.NONE : value));
      case MAX_NODE -> withLimits(limits.withMaxNodes(value <= 0 ? Long.MAX_VALUE : value));
      case MAX_DEPTH ->
          withLimits(
              limits.withMaxDepth(value <= 0 ? Integer.MAX_VALUE : GomocupText.saturated(value)));
      case MAX_MEMORY -> with(engine.withMaxMemory(value));
      case HASH_SIZE -> with(engine.withHashKib(value));
      case THREAD_NUM -> with(engine.withThreads(value));
      case LEVEL, STRENGTH -> with(engine.withLevel(value));
      case RULE ->
          GomocupRules.of(value, client.yixinRules()).isPresent() ? withRuleMask(value) : this;
      case SHOW_DETAIL -> with(new Detail((value & 1) != 0, (value & 2) != 0));
      case PONDERING, AUTO_PONDERING -> with(new Style(value == 1, style.suggesting()));
      case ANALYSIS_MODE -> with(new Style(style.pondering(), value == 1));
      case GAME_TYPE -> this;
    };
  }

  /** The time of a turn without a limit. */
  private static final long NEVER_MS = Limits.UNTIL_STOPPED.clock().turnMs();

  private static long limit(long value) {
    return value >= UNLIMITED ? Clock.NONE : value;
  }

  private static long left(long value) {
    return value >= LEFT_OF_UNLIMITED ? Clock.NONE : Math.max(0, value);
  }

  /**
   * Sets the time of the game. gomocalc sends a negative time for an unlimited game, and then 1 as
   * time left.
   */
  private GomocupSettings withMatchTime(long value) {
    Clock clock = limits.clock().withMatchMs(value <= 0 ? Clock.NONE : limit(value));
    return new GomocupSettings(
        client,
        ruleMask,
        value < 0,
        limits.withClock(value < 0 ? clock.withLeftMs(Clock.NONE) : clock),
        engine,
        detail,
        style);
  }

  private GomocupSettings withClock(Clock clock) {
    return withLimits(limits.withClock(clock));
  }

  private GomocupSettings withLimits(Limits changed) {
    return new GomocupSettings(client, ruleMask, timeless, changed, engine, detail, style);
  }

  private GomocupSettings withRuleMask(long mask) {
    return new GomocupSettings(client, mask, timeless, limits, engine, detail, style);
  }

  private GomocupSettings with(EngineDemands given) {
    return new GomocupSettings(client, ruleMask, timeless, limits, given, detail, style);
  }

  private GomocupSettings with(Detail given) {
    return new GomocupSettings(client, ruleMask, timeless, limits, engine, given, style);
  }

  private GomocupSettings with(Style given) {
    return new GomocupSettings(client, ruleMask, timeless, limits, engine, detail, given);
  }

  /** Returns the settings with these conventions of the client. */
  GomocupSettings with(GomocupConventions known) {
    return new GomocupSettings(known, ruleMask, timeless, limits, engine, detail, style);
  }

  /**
   * Returns the interval of reports in milliseconds; an estimate. Marks on a board change faster
   * than a person reads lines.
   */
  long reportEveryMs() {
    return detail.realtime() || detail.info() ? 200 : 1000;
  }
}
