package tengen.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tengen.engine.EngineException;
import tengen.engine.EngineException.Kind;
import tengen.game.Move;
import tengen.game.Position;
import tengen.search.Goal;

/**
 * Checks of the answers in the announced opening procedures. Only swap2's answers are known here:
 * three stones, then a choice at three and at five stones (rules of the Gomocup tournament; the
 * command SWAP2BOARD of the Piskvork protocol).
 */
final class OpeningChecks {
  private static final String SWAP2 = "swap2";

  private OpeningChecks() {}

  static List<Check> of(Subject subject, Start start) {
    var all = new ArrayList<Check>();
    for (String opening : start.game().openings()) {
      all.add(
          new Check(
              opening + ": answers or refuses at any number of stones",
              () -> answersOrRejects(subject, start, opening)));
    }
    if (start.game().openings().contains(SWAP2)) {
      all.add(new Check("swap2: sets three stones on an empty board", () -> opens(subject, start)));
      all.add(
          new Check(
              "swap2: at three stones swaps, or sets one or two",
              () -> chooses(subject, start, 3, 2)));
      all.add(
          new Check(
              "swap2: at five stones swaps or sets one", () -> chooses(subject, start, 5, 1)));
      all.add(
          new Check(
              "swap2: refuses any other number of stones", () -> rejectsOthers(subject, start)));
    }
    return List.copyOf(all);
  }

  private static void answersOrRejects(Subject subject, Start start, String opening)
      throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      for (int stones = 0; stones <= 6; stones++) {
        for (Position position : start.withStones(stones)) {
          try {
            judge(start, position, ask(subject, host, position, opening), Integer.MAX_VALUE);
          } catch (EngineException rejected) {
            assertEquals(Kind.REJECTED, rejected.kind(), rejected.getMessage());
          }
        }
      }
    }
  }

  private static void opens(Subject subject, Start start) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      Move answer = ask(subject, host, start.position(), SWAP2);
      if (!(answer instanceof Move.Places(var points)) || points.size() != 3) {
        Referee.wrong(start, start.position(), "not three stones: " + answer);
      }
      judge(start, start.position(), answer, 3);
    }
  }

  private static void chooses(Subject subject, Start start, int stones, int max) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      for (Position position : start.withStones(stones)) {
        judge(start, position, ask(subject, host, position, SWAP2), max);
      }
    }
  }

  private static void rejectsOthers(Subject subject, Start start) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      for (int stones : new int[] {1, 2, 4, 6}) {
        for (Position position : start.withStones(stones)) {
          var rejected =
              assertThrows(
                  EngineException.class,
                  () -> ask(subject, host, position, SWAP2),
                  () -> "swap2 at " + position);
          assertEquals(Kind.REJECTED, rejected.kind());
        }
      }
      var result = host.search(start.position(), Goal.BEST_MOVE, subject.shortSearch());
      Referee.legal(start, start.position(), result.move());
    }
  }

  private static Move ask(Subject subject, EngineHost host, Position position, String opening)
      throws Exception {
    return host.search(position, new Goal.Opening(opening), subject.shortSearch()).move();
  }

  /** Fails unless the answer is a swap or at most {@code max} legal stones. */
  private static void judge(Start start, Position position, Move answer, int max) {
    switch (answer) {
      case Move.Swap() -> {}
      case Move.Place point -> Referee.legal(start, position, point);
      case Move.Places(var points) -> {
        if (points.isEmpty() || points.size() > max) {
          Referee.wrong(
              start, position, String.format(Locale.ROOT, "at most %d stones: %s", max, answer));
        }
        Referee.legal(start, position, points);
      }
      case Move.Text _, Move.Pass _, Move.Resign _ ->
          Referee.wrong(start, position, "no answer in an opening: " + answer);
    }
  }
}
