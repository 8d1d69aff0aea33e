package tengen.config;

import java.util.List;

/**
 * Time for clients that send no time, and safety margins for time that clients send.
 *
 * @param turnMs time for a turn of a client that sent no time, 1 to 86,400,000
 * @param overheadMs margin subtracted from every turn for transmission, 0 to 60,000
 * @param reserveMs margin subtracted from the time for the whole game, 0 to 600,000
 * @param analysisMs maximum time of a search without a limit of its own, 1 to 604,800,000
 */
public record TimeProfile(long turnMs, long overheadMs, long reserveMs, long analysisMs) {
  private static final long HOUR_MS = 3_600_000;

  /** The profile that always exists and is the default of listeners. */
  public static final String CASUAL = "casual";

  /** The default: five seconds a turn. */
  public static final TimeProfile DEFAULT = new TimeProfile(5000, 50, 200);

  /** Creates a profile with an hour for an analysis. */
  public TimeProfile(long turnMs, long overheadMs, long reserveMs) {
    this(turnMs, overheadMs, reserveMs, HOUR_MS);
  }

  static final Key<TimeProfile, Long> TURN =
      new Key<>(
          "turn-ms",
          Scalars.whole(1, 86_400_000),
          TimeProfile::turnMs,
          "ms",
          "Time for a turn if the client sends none, or \"no limit\".");

  static final Key<TimeProfile, Long> OVERHEAD =
      new Key<>(
          "overhead-ms",
          Scalars.whole(0, 60_000),
          TimeProfile::overheadMs,
          "ms",
          "Margin subtracted from every turn, for the way to the client.");

  static final Key<TimeProfile, Long> RESERVE =
      new Key<>(
          "reserve-ms",
          Scalars.whole(0, 600_000),
          TimeProfile::reserveMs,
          "ms",
          "Margin subtracted from the time for the whole game.");

  static final Key<TimeProfile, Long> ANALYSIS =
      new Key<>(
          "analysis-ms",
          Scalars.whole(1, 604_800_000),
          TimeProfile::analysisMs,
          "ms",
          "Maximum time of a search that goes on until the client stops it.");

  static final Section<TimeProfile> SECTION =
      new Section<>(
          TimeProfile.DEFAULT,
          List.of(TURN, OVERHEAD, RESERVE, ANALYSIS),
          in -> new TimeProfile(in.get(TURN), in.get(OVERHEAD), in.get(RESERVE), in.get(ANALYSIS)));
}
