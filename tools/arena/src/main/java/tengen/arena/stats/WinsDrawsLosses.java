package tengen.arena.stats;

import java.util.List;

/** Game counts from one contestant's view. */
public record WinsDrawsLosses(int wins, int draws, int losses) {
  /** No games. */
  public static final WinsDrawsLosses NONE = new WinsDrawsLosses(0, 0, 0);

  /** Returns a single game with this number of half points. */
  static WinsDrawsLosses of(int halfPoints) {
    return switch (halfPoints) {
      case 0 -> new WinsDrawsLosses(0, 0, 1);
      case 1 -> new WinsDrawsLosses(0, 1, 0);
      default -> new WinsDrawsLosses(1, 0, 0);
    };
  }

  /** Returns the sum of both. */
  public WinsDrawsLosses plus(WinsDrawsLosses more) {
    return new WinsDrawsLosses(wins + more.wins, draws + more.draws, losses + more.losses);
  }

  /** Returns the number of games. */
  public int games() {
    return wins + draws + losses;
  }

  /** Returns the points: 1 for a win, 0.5 for a draw. */
  public double points() {
    return wins + draws / 2.0;
  }

  /** Returns the counts for statistics. */
  public ScoreCounts counts() {
    return new ScoreCounts(List.of(losses, draws, wins));
  }

  /** Returns the counts as {@code 12-3-5}. */
  @Override
  public String toString() {
    return wins + "-" + draws + "-" + losses;
  }
}
