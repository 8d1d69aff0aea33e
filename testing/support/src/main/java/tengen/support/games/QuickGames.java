package tengen.support.games;

import java.util.Set;

/** The games of Gomoku engines that the quick test tier covers. */
public final class QuickGames {
  /** Ids of rules: the first game, and the one with forbidden moves. */
  public static final Set<String> RULES = Set.of("gomoku-freestyle", "gomoku-renju");

  private QuickGames() {}
}
