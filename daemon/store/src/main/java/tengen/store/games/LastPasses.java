package tengen.store.games;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tengen.game.Move;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredTurn;

/** Removes passes at the end of a game, which some programs write when a game is over. */
final class LastPasses {
  private LastPasses() {}

  /** Returns the game without them. Their comments move to the last remaining move. */
  static StoredGame without(StoredGame game) {
    List<StoredTurn> turns = game.turns();
    int last = turns.size();
    while (last > 0 && turns.get(last - 1).turn().move() instanceof Move.Pass) {
      last--;
    }
    int left = last;
    if (left == 0
        || left == turns.size()
        || game.branches().stream().anyMatch(branch -> branch.of() == 0 && branch.ply() >= left)) {
      return game;
    }
    List<StoredTurn> remaining = new ArrayList<>(turns.subList(0, left));
    remaining.set(left - 1, joined(turns.subList(left - 1, turns.size())));
    return game.with(remaining, game.branches());
  }

  private static StoredTurn joined(List<StoredTurn> turns) {
    StoredTurn first = turns.getFirst();
    String comment =
        turns.stream()
            .map(StoredTurn::comment)
            .filter(text -> !text.isEmpty())
            .collect(Collectors.joining("\n\n"));
    String properties = turns.stream().map(StoredTurn::properties).collect(Collectors.joining());
    return new StoredTurn(first.turn(), first.atMs(), first.thought(), comment, properties);
  }
}
