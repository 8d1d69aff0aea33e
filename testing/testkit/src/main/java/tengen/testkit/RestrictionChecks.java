package tengen.testkit;

import java.util.List;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Side;
import tengen.search.Ability;
import tengen.search.Goal;
import tengen.search.Restriction;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * Checks for {@link Ability#RESTRICTIONS}: the answer is among the allowed moves and not among the
 * excluded ones.
 */
final class RestrictionChecks {
  private RestrictionChecks() {}

  static List<Check> of(Subject subject, Start start) {
    return List.of(
        new Check(
            "keeps to the moves that are allowed", () -> playsOnlyAllowedMoves(subject, start)),
        new Check("keeps away from moves to avoid", () -> avoids(subject, start)),
        new Check("is free where only the opponent is restricted", () -> isFree(subject, start)));
  }

  /**
   * Checks for {@link Ability#LINE_RESTRICTIONS}: no variation contains a move that is excluded
   * after its first moves.
   */
  static List<Check> inLines(Subject subject, Start start) {
    return List.of(
        new Check("keeps away from a move after a line", () -> avoidsAfterALine(subject, start)));
  }

  private static void avoidsAfterALine(Subject subject, Start start) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      Position position = start.middle();
      SearchResult free = host.search(position, Goal.BEST_MOVE, subject.shortSearch());
      List<Move> line = free.last().lines().getFirst().moves();
      if (line.size() < 2) {
        return;
      }
      List<Move> begun = line.subList(0, 1);
      Restriction ban =
          Restriction.after(begun, position.toMove().other(), false, line.subList(1, 2));
      var goal = new Goal.BestMove(1, List.of(ban));
      for (Variation other : host.search(position, goal, subject.shortSearch()).last().lines()) {
        if (other.moves().size() > 1 && other.moves().subList(0, 2).equals(line.subList(0, 2))) {
          Referee.wrong(start, position, "line %s against %s".formatted(other.moves(), ban));
        }
      }
    }
  }

  private static void playsOnlyAllowedMoves(Subject subject, Start start) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      for (Position position : start.samples()) {
        List<Move> others = othersThanBest(subject, host, start, position);
        if (!others.isEmpty()) {
          List<Move> allowed = others.stream().limit(2).toList();
          var restriction = new Restriction(position.toMove(), true, allowed, 1);
          obeys(subject, host, start, position, restriction);
        }
      }
    }
  }

  /** Excludes the move that the engine would choose. */
  private static void avoids(Subject subject, Start start) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      for (Position position : start.samples()) {
        List<Move> others = othersThanBest(subject, host, start, position);
        if (!others.isEmpty()) {
          List<Move> avoided =
              start.legalMoves(position).stream()
                  .filter(move -> !others.contains(move) || others.indexOf(move) > 0)
                  .toList();
          var restriction = new Restriction(position.toMove(), false, avoided, 1);
          obeys(subject, host, start, position, restriction);
        }
      }
    }
  }

  private static void isFree(Subject subject, Start start) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      Position position = start.middle();
      Side opponent = position.toMove().other();
      var restriction = new Restriction(opponent, true, start.legalMoves(position), 2);
      var goal = new Goal.BestMove(1, List.of(restriction));
      SearchResult result = host.search(position, goal, subject.shortSearch());
      Referee.legal(start, position, result.move());
    }
  }

  private static List<Move> othersThanBest(
      Subject subject, EngineHost host, Start start, Position position) throws Exception {
    host.newGame(start.position());
    Move best = host.search(position, Goal.BEST_MOVE, subject.shortSearch()).move();
    return start.legalMoves(position).stream().filter(move -> !move.equals(best)).toList();
  }

  private static void obeys(
      Subject subject, EngineHost host, Start start, Position position, Restriction restriction)
      throws Exception {
    var goal = new Goal.BestMove(1, List.of(restriction));
    var control = RecordingControl.reporting(subject.shortSearch());
    SearchResult result = host.search(position, goal, control);
    Referee.legal(start, position, result.move());
    judge(start, position, restriction, result.move(), "answer");
    control.reports().forEach(progress -> judge(start, position, restriction, progress));
    judge(start, position, restriction, result.last());
  }

  private static void judge(
      Start start, Position position, Restriction restriction, SearchProgress progress) {
    progress
        .lines()
        .forEach(
            line ->
                judge(start, position, restriction, line.moves().getFirst(), "line begins with"));
  }

  private static void judge(
      Start start, Position position, Restriction restriction, Move move, String what) {
    if (!restriction.permits(move)) {
      Referee.wrong(start, position, "%s %s against %s".formatted(what, move, restriction));
    }
  }
}
