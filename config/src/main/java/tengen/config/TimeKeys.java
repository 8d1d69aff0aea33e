package tengen.config;

import java.util.List;

/** The keys of a time profile. */
final class TimeKeys {
  private TimeKeys() {}

  static final Key<TimeProfile, Long> TURN =
      new Key<>(
          "turn-ms",
          Scalars.whole(1, 86_400_000),
          TimeProfile::turnMs,
          "ms",
          "for one turn of a client that sends no time, or \"no limit\"");

  static final Key<TimeProfile, Long> OVERHEAD =
      new Key<>(
          "overhead-ms",
          Scalars.whole(0, 60_000),
          TimeProfile::overheadMs,
          "ms",
          "kept back from every turn, for the way to the client");

  static final Key<TimeProfile, Long> RESERVE =
      new Key<>(
          "reserve-ms",
          Scalars.whole(0, 600_000),
          TimeProfile::reserveMs,
          "ms",
          "kept back from the time for the whole game");

  static final Key<TimeProfile, Long> ANALYSIS =
      new Key<>(
          "analysis-ms",
          Scalars.whole(1, 604_800_000),
          TimeProfile::analysisMs,
          "ms",
          "the most for a search that a client wants to go on until it stops it");

  static final Section<TimeProfile> SECTION =
      new Section<>(
          TimeProfile.DEFAULT,
          List.of(TURN, OVERHEAD, RESERVE, ANALYSIS),
          in -> new TimeProfile(in.get(TURN), in.get(OVERHEAD), in.get(RESERVE), in.get(ANALYSIS)));
}
