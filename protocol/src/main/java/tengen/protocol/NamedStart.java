package tengen.protocol;

import java.util.function.Predicate;
import tengen.game.Setup;

/**
 * The start of a game without a board, as clients write it: the game's name and its notation, such
 * as {@code nim 3 5 7}, or a sum of such games.
 *
 * @param rules id of the rules
 */
public record NamedStart(String rules, Setup.Text setup) {
  /** The rules of sums, whose positions name their games. */
  private static final String SUM = "sum";

  /**
   * Parses a start. The first word names the game. A text that contains a plus sign, or begins with
   * a value instead of a word, is a sum if the named game, other than {@code sum}, is rejected.
   *
   * @param isAccepted returns whether there is such a game
   */
  public static NamedStart parse(String text, Predicate<NamedStart> isAccepted) {
    String[] idAndStart = text.split(" ", 2);
    var named =
        new NamedStart(idAndStart[0], new Setup.Text(idAndStart.length == 1 ? "" : idAndStart[1]));
    boolean mayBeSum =
        !named.rules().equals(SUM)
            && (text.contains(" + ") || text.isEmpty() || !Character.isLetter(text.charAt(0)));
    return mayBeSum && !isAccepted.test(named) ? new NamedStart(SUM, new Setup.Text(text)) : named;
  }
}
