package tengen.cgt.impartial;

/**
 * The nimbers of a position in normal and in misère play. Each is the least number that no option
 * has; a position without options has 0 in normal and 1 in misère play. Winning Ways, chapter 13,
 * whose genus continues with sums with {@code *2}.
 */
public record Genus(long normal, long misere) {
  /** The genus of a position without moves, and so of an empty sum. */
  public static final Genus END = new Genus(0, 1);

  /** Returns the genus of a heap of Nim of this size. */
  public static Genus ofNim(long nimber) {
    return isLow(nimber) ? new Genus(nimber, nimber ^ 1) : new Genus(nimber, nimber);
  }

  /** Returns whether the genus is 0^1 or 1^0, where misère play swaps winner and loser. */
  public boolean isFickle() {
    return isLow(normal) && misere == (normal ^ 1);
  }

  /** Returns whether some position of Nim has this genus. */
  public boolean isTame() {
    return isFickle() || normal == misere;
  }

  /** Returns whether a nimber is 0 or 1. */
  public static boolean isLow(long nimber) {
    return (nimber & ~1L) == 0;
  }

  /** Returns the genus of the sum of two positions. Both must be tame, with all their followers. */
  public Genus plus(Genus other) {
    long sum = normal ^ other.normal;
    return isFickle() && other.isFickle() ? new Genus(sum, sum ^ 1) : new Genus(sum, sum);
  }

  /** Returns {@code 4^2} for nimber 4 in normal and 2 in misère play. */
  @Override
  public String toString() {
    return Long.toUnsignedString(normal) + "^" + Long.toUnsignedString(misere);
  }
}
