package tengen.cgt.heaps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.Player;
import tengen.cgt.Remoteness;
import tengen.cgt.impartial.Definition;
import tengen.cgt.impartial.Impartial;

/** Computes the remoteness of heap games by a search of all moves. */
final class RemotenessByDefinition {
  private final Impartial<Heaps> game;
  private final Map<Heaps, Integer> known = new HashMap<>();

  private RemotenessByDefinition(Impartial<Heaps> game) {
    this.game = game;
  }

  /** Checks in every lost position the remoteness and the move that the game's rule gives. */
  @SuppressWarnings("unchecked")
  static void isKnown(Impartial<?> game, Stream<String> positions) {
    RemotenessByDefinition search = new RemotenessByDefinition((Impartial<Heaps>) game);
    positions.map(search.game::parse).filter(search::isLost).forEach(search::isKnown);
  }

  private void isKnown(Heaps lost) {
    String name = game.id() + " " + game.print(lost);
    int plies = plies(lost);
    if (plies == 0) {
      assertThat(game.remoteness(lost, Definition.budget())).as(name).isEmpty();
      return;
    }
    Remoteness rule = game.remoteness(lost, Definition.budget()).orElseThrow();
    assertThat(rule.plies()).as(name).hasValue(plies);
    Heaps after = game.after(lost, Player.LEFT, rule.move()).orElseThrow();
    assertThat(plies(after)).as("%s, %s", name, rule.move()).isEqualTo(plies - 1);
  }

  private boolean isLost(Heaps position) {
    return !game.isNextPlayersWin(position, Definition.budget());
  }

  private int plies(Heaps position) {
    Heaps sorted = position.withoutOrder();
    Integer found = known.get(sorted);
    if (found == null) {
      found = search(sorted);
      known.put(sorted, found);
    }
    return found;
  }

  private int search(Heaps position) {
    List<Heaps> after = game.options(position).map(GameOption::after).toList();
    return isLost(position)
        ? after.stream().mapToInt(each -> plies(each) + 1).max().orElse(0)
        : after.stream().filter(this::isLost).mapToInt(each -> plies(each) + 1).min().orElse(0);
  }
}
