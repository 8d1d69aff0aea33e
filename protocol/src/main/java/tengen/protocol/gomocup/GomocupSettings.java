package tengen.protocol.gomocup;

import java.util.OptionalInt;
import java.util.OptionalLong;
import tengen.search.Clock;
import tengen.search.Limits;

/**
 * The settings that a manager has sent by INFO. START and RESTART keep them.
 *
 * @param rules the id of the rules that it wants played
 * @param limits of each search, with the clock; the host plans the times
 * @param maxMemoryBytes of the whole process; empty: not limited
 * @param hashKib of the engine's tables; empty: not told
 * @param threads of one search; empty: not told
 * @param detail what boards are told while the engine thinks
 */
public record GomocupSettings(
    String rules,
    Limits limits,
    OptionalLong maxMemoryBytes,
    OptionalLong hashKib,
    OptionalInt threads,
    Detail detail) {
  /** How managers write "no limit" for times and memory: 2^31 - 1. */
  private static final long UNLIMITED = Integer.MAX_VALUE;

  /** Before any INFO. */
  static final GomocupSettings INITIAL =
      new GomocupSettings(
          "gomoku-freestyle",
          Limits.NONE,
          OptionalLong.empty(),
          OptionalLong.empty(),
          OptionalInt.empty(),
          Detail.NONE);

  /**
   * Yixin's lines beside the messages that everybody gets.
   *
   * @param realtime marks on the board
   * @param info figures of each variation
   */
  public record Detail(boolean realtime, boolean info) {
    static final Detail NONE = new Detail(false, false);
  }

  /** The same with one key told. A value that means nothing leaves everything as it is. */
  GomocupSettings with(InfoKey key, long value) {
    Clock clock = limits.clock();
    return switch (key) {
      case TIMEOUT_TURN -> withClock(clock.withTurnMs(value < 0 ? Clock.NONE : value));
      case TIMEOUT_MATCH -> withClock(clock.withMatchMs(value <= 0 ? Clock.NONE : value));
      case TIME_LEFT ->
          withClock(clock.withLeftMs(value >= UNLIMITED ? Clock.NONE : Math.max(0, value)));
      case TIME_INCREMENT -> withClock(clock.withIncrementMs(value <= 0 ? Clock.NONE : value));
      case MAX_NODE -> withLimits(limits.withMaxNodes(value <= 0 ? Long.MAX_VALUE : value));
      case MAX_DEPTH ->
          withLimits(
              limits.withMaxDepth(value <= 0 ? Integer.MAX_VALUE : GomocupText.saturated(value)));
      case MAX_MEMORY -> withMaxMemory(value);
      case HASH_SIZE ->
          new GomocupSettings(rules, limits, maxMemoryBytes, positive(value), threads, detail);
      case THREAD_NUM -> value <= 0 ? this : withThreads(GomocupText.saturated(value));
      case RULE -> GomocupRules.ofMask(value).map(this::withRules).orElse(this);
      case SHOW_DETAIL -> withDetail(new Detail((value & 1) != 0, (value & 2) != 0));
      case GAME_TYPE -> this;
    };
  }

  /** What the engine may use, from both keys that speak of it; whole MiB, 1 or more. */
  OptionalLong memoryMib() {
    long kib =
        Math.min(
            hashKib.orElse(Long.MAX_VALUE),
            maxMemoryBytes.isPresent() ? maxMemoryBytes.getAsLong() >> 10 : Long.MAX_VALUE);
    return kib == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(Math.max(1, kib >> 10));
  }

  private GomocupSettings withClock(Clock clock) {
    return withLimits(limits.withClock(clock));
  }

  private GomocupSettings withLimits(Limits changed) {
    return new GomocupSettings(rules, changed, maxMemoryBytes, hashKib, threads, detail);
  }

  private GomocupSettings withRules(String id) {
    return new GomocupSettings(id, limits, maxMemoryBytes, hashKib, threads, detail);
  }

  private GomocupSettings withThreads(int count) {
    return new GomocupSettings(
        rules, limits, maxMemoryBytes, hashKib, OptionalInt.of(count), detail);
  }

  private GomocupSettings withMaxMemory(long bytes) {
    OptionalLong limit = bytes == UNLIMITED ? OptionalLong.empty() : positive(bytes);
    return new GomocupSettings(rules, limits, limit, hashKib, threads, detail);
  }

  private GomocupSettings withDetail(Detail told) {
    return new GomocupSettings(rules, limits, maxMemoryBytes, hashKib, threads, told);
  }

  /** Between two reports of a search: a board moves its marks, a person reads lines. A guess. */
  long reportEveryMs() {
    return detail.realtime() || detail.info() ? 200 : 1000;
  }

  private static OptionalLong positive(long value) {
    return value <= 0 ? OptionalLong.empty() : OptionalLong.of(value);
  }
}
