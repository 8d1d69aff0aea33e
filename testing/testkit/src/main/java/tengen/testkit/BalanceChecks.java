package tengen.testkit;

import java.util.List;
import java.util.Locale;
import tengen.game.Move;
import tengen.search.Ability;
import tengen.search.Goal;

/** Checks for {@link Ability#BALANCE}: the answer has the requested number of legal points. */
final class BalanceChecks {
  private static final double EVEN = 0.5;

  private BalanceChecks() {}

  static List<Check> of(Subject subject, Start start) {
    if (start.points() == 0) {
      return List.of();
    }
    return List.of(
        new Check("balances with one point", () -> balances(subject, start, 1)),
        new Check("balances with two points", () -> balances(subject, start, 2)));
  }

  private static void balances(Subject subject, Start start, int points) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      var goal = new Goal.Balance(points, EVEN);
      Move answer = host.search(start.position(), goal, subject.shortSearch()).move();
      if (answer instanceof Move.Places(var places) && places.size() == points) {
        Referee.legal(start, start.position(), places);
      } else {
        Referee.wrong(
            start,
            start.position(),
            String.format(Locale.ROOT, "not Places of %d: %s", points, answer));
      }
    }
  }
}
