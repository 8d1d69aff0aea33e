package tengen.store.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.record.Branch;
import tengen.protocol.record.RecordedMove;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredTurn;

/** Finds irregularities of a game that its rules allow. */
final class GameNotes {
  /**
   * The turns of a game, or those that a branch adds.
   *
   * @param ply number of turns before these
   */
  private record Line(int ply, List<Turn> turns) {
    Line branchedBy(Branch branch) {
      List<Turn> all = new ArrayList<>();
      if (branch.ply() > ply) {
        all.add(turns.get(branch.ply() - ply - 1));
      }
      branch.moves().stream().map(RecordedMove::turn).forEach(all::add);
      return new Line(Math.max(ply, branch.ply() - 1), all);
    }

    Optional<String> sideTwice() {
      for (int i = 1; i < turns.size(); i++) {
        if (turns.get(i).side() == turns.get(i - 1).side()) {
          String side = turns.get(i).side() == Side.BLACK ? "Black" : "White";
          return Optional.of("move " + (ply + i + 1) + ": " + side + " moves twice in a row");
        }
      }
      return Optional.empty();
    }
  }

  private GameNotes() {}

  /**
   * Returns a note on the first move by the side that also made the previous move, in the game or a
   * branch.
   */
  static Optional<String> sideTwice(StoredGame game) {
    List<Line> lines = new ArrayList<>();
    lines.add(new Line(0, game.turns().stream().map(StoredTurn::turn).toList()));
    Optional<String> note = lines.getFirst().sideTwice();
    for (int i = 0; i < game.branches().size() && note.isEmpty(); i++) {
      Branch branch = game.branches().get(i);
      Line line = lines.get(branch.of()).branchedBy(branch);
      lines.add(line);
      int number = i + 1;
      note = line.sideTwice().map(what -> "branch " + number + ", " + what);
    }
    return note;
  }
}
