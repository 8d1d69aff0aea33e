package tengen.store.games;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tengen.game.Move;
import tengen.store.archive.KeptGame;
import tengen.store.archive.KeptTurn;

/** Removes passes at the end of a game, which some programs write when a game is over. */
final class LastPasses {
  private LastPasses() {}

  /** Returns the game without them. Their comments move to the last remaining move. */
  static KeptGame without(KeptGame game) {
    List<KeptTurn> turns = game.turns();
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
    List<KeptTurn> remaining = new ArrayList<>(turns.subList(0, left));
    remaining.set(left - 1, joined(turns.subList(left - 1, turns.size())));
    return game.with(remaining, game.branches());
  }

  private static KeptTurn joined(List<KeptTurn> turns) {
    KeptTurn first = turns.getFirst();
    String comment =
        turns.stream()
            .map(KeptTurn::comment)
            .filter(text -> !text.isEmpty())
            .collect(Collectors.joining("\n\n"));
    String properties = turns.stream().map(KeptTurn::properties).collect(Collectors.joining());
    return new KeptTurn(first.turn(), first.atMs(), first.thought(), comment, properties);
  }
}
