package tengen.arena.stats;

import java.util.List;

/** Games as one contestant sees them. */
public record WinsDrawsLosses(int wins, int draws, int losses) {
  /** No game yet. */
  public static final WinsDrawsLosses NONE = new WinsDrawsLosses(0, 0, 0);

  /** One game, by the half points that it brought. */
  static WinsDrawsLosses of(int halfPoints) {
    return switch (halfPoints) {
      case 0 -> new WinsDrawsLosses(0, 0, 1);
      case 1 -> new WinsDrawsLosses(0, 1, 0);
      default -> new WinsDrawsLosses(1, 0, 0);
    };
  }

  /** These and more. */
  public WinsDrawsLosses plus(WinsDrawsLosses more) {
    return new WinsDrawsLosses(wins + more.wins, draws + more.draws, losses + more.losses);
  }

  /** How many games. */
  public int games() {
    return wins + draws + losses;
  }

  /** One for a win, a half for a draw. */
  public double points() {
    return wins + draws / 2.0;
  }

  /** For statistics. */
  public ScoreCounts counts() {
    return new ScoreCounts(List.of(losses, draws, wins));
  }

  /** {@code 12-3-5}. */
  @Override
  public String toString() {
    return wins + "-" + draws + "-" + losses;
  }
}
