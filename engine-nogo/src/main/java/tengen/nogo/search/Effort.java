package tengen.nogo.search;

import tengen.common.SearchStop;
import tengen.search.SearchControl;

/** Whether a search has done enough. Made for one search. */
final class Effort {
  /** Games before the speed is known well enough to tell what the rest of the time can change. */
  private static final int FEWEST_GAMES = 256;

  private final Tree tree;
  private final Question question;
  private final SearchControl control;
  private final SearchStop stop;
  private final long msBefore;

  Effort(Tree tree, Question question, SearchControl control, SearchStop stop) {
    this.tree = tree;
    this.question = question;
    this.control = control;
    this.stop = stop;
    msBefore = control.elapsedMs();
  }

  /** After so many games, whether these are all that may be played. */
  boolean isSpent(long games) {
    return games >= Math.min(question.maxGames(), control.limits().maxNodes())
        || tree.visits(Tree.ROOT) >= Tree.MOST_VISITS;
  }

  /** After so many games, whether to end: by the clock, too. */
  boolean isEnough(long games) {
    return isSpent(games) || stop.isDue(games) || isSettled(games);
  }

  /** Whether the games that there is time for cannot make another move the most visited one. */
  private boolean isSettled(long games) {
    long planned = control.limits().plannedMs();
    if (planned == Long.MAX_VALUE || question.lines() > 1 || games < FEWEST_GAMES) {
      return false;
    }
    long spent = Math.max(1, control.elapsedMs() - msBefore);
    double left = (double) games / spent * (planned - control.elapsedMs());
    return lead() > left;
  }

  /** Visits of the most visited move beyond those of the second. */
  private int lead() {
    int most = 0;
    int second = 0;
    int first = tree.first(Tree.ROOT);
    for (int child = first; child < first + tree.size(Tree.ROOT); child++) {
      int visits = tree.visits(child);
      second = Math.max(second, Math.min(visits, most));
      most = Math.max(most, visits);
    }
    return most - second;
  }
}
