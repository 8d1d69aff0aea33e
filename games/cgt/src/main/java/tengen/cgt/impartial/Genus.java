package tengen.cgt.impartial;

/**
 * The nimbers of a position in normal and in misère play: the least number that no option has,
 * where a position without options has 0 in normal and 1 in misère play. Winning Ways, chapter 13,
 * whose genus goes on with sums with {@code *2}.
 */
public record Genus(long normal, long misere) {
  /** Of the end of a game, and so of an empty sum. */
  public static final Genus END = new Genus(0, 1);

  /** As of a heap of Nim that is worth so much. */
  public static Genus ofNim(long nimber) {
    return isLow(nimber) ? new Genus(nimber, nimber ^ 1) : new Genus(nimber, nimber);
  }

  /** 0 and 1, or 1 and 0: misère play turns it round. */
  public boolean isFickle() {
    return isLow(normal) && misere == (normal ^ 1);
  }

  /** As some position of Nim has it. */
  public boolean isTame() {
    return isFickle() || normal == misere;
  }

  /** Whether the value is 0 or 1. */
  public static boolean isLow(long nimber) {
    return (nimber & ~1L) == 0;
  }

  /** Of the sum of two positions that are tame with all that can come of them. */
  public Genus plus(Genus other) {
    long sum = normal ^ other.normal;
    return isFickle() && other.isFickle() ? new Genus(sum, sum ^ 1) : new Genus(sum, sum);
  }

  /** {@code 4^2}: nimber 4 in normal play, 2 in misère play. */
  @Override
  public String toString() {
    return Long.toUnsignedString(normal) + "^" + Long.toUnsignedString(misere);
  }
}
