package tengen.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.game.Move;
import tengen.game.Position;

/** Checks of the moves that a plugin names without a search, if it names any. */
final class QuickMoveChecks {
  private QuickMoveChecks() {}

  static List<Check> of(Subject subject, Start start) {
    return List.of(
        new Check(
            "names legal moves without a search, equal ones for equal positions",
            () -> namesLegalMoves(subject, start)));
  }

  /** Calls the plugin for each position on two threads at once. */
  private static void namesLegalMoves(Subject subject, Start start) throws Exception {
    var positions = new ArrayList<Position>();
    for (Position sample : start.samples()) {
      positions.add(sample);
      positions.addAll(start.variants(sample));
    }
    for (Position position : positions) {
      var one = begin(subject, start, position);
      var other = begin(subject, start, position);
      Optional<Move> move = one.get(subject.timeout());
      assertEquals(
          move, other.get(subject.timeout()), "promise: a quick move depends on its arguments");
      move.ifPresent(named -> Referee.legal(start, position, named, "quick move"));
    }
  }

  private static Call<Optional<Move>> begin(Subject subject, Start start, Position position) {
    return Call.start(
        Thread.currentThread().getThreadGroup(),
        "quickMove",
        () -> subject.factory().quickMove(start.rules(), position));
  }
}
