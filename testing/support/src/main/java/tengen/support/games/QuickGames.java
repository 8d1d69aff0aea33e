package tengen.support.games;

import java.util.Set;

/** The games of Gomoku engines whose contract the quick tier tests. */
public final class QuickGames {
  /** Ids of rules: the first game, and the one with forbidden moves. */
  public static final Set<String> RULES = Set.of("gomoku-freestyle", "gomoku-renju");

  private QuickGames() {}
}
