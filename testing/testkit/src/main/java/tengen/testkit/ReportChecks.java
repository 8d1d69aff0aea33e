package tengen.testkit;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import tengen.game.Move;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/** Checks that a search's reports and result are consistent. */
final class ReportChecks {
  private ReportChecks() {}

  static List<Check> of(Subject subject, Start start) {
    return List.of(
        new Check("reports progress that makes sense", () -> reports(subject, start, 1)),
        new Check(
            "reports as many lines as are asked for at most", () -> reports(subject, start, 3)));
  }

  private static void reports(Subject subject, Start start, int lines) throws Exception {
    var goal = new Goal.BestMove(lines, List.of());
    for (Position position : List.of(start.position(), start.middle())) {
      var control = RecordingControl.reporting(subject.nodeLimited());
      SearchResult result;
      try (EngineHost host = EngineHost.of(subject)) {
        host.newGame(start.position());
        result = host.search(position, goal, control);
      }
      long nodes = 0;
      for (SearchProgress progress : control.reports()) {
        judge(start, position, progress, lines, nodes);
        nodes = progress.nodes();
      }
      judge(start, position, result.last(), lines, nodes);
      judgeBest(start, position, result);
      if (control.lateReports() > 0) {
        Referee.wrong(start, position, "reports after the search has returned");
      }
    }
  }

  private static void judgeBest(Start start, Position position, SearchResult result) {
    List<Variation> lines = result.last().lines();
    if (!lines.isEmpty() && !lines.getFirst().moves().getFirst().equals(result.move())) {
      Referee.wrong(
          start,
          position,
          "the answer " + result.move() + " does not begin the best line " + lines.getFirst());
    }
  }

  private static void judge(
      Start start, Position position, SearchProgress progress, int lines, long nodesBefore) {
    if (progress.nodes() < nodesBefore) {
      Referee.wrong(start, position, progress.nodes() + " nodes after " + nodesBefore);
    }
    if (progress.lines().size() > lines) {
      Referee.wrong(start, position, progress.lines().size() + " lines, asked for " + lines);
    }
    var firsts = new HashSet<Move>();
    for (Variation line : progress.lines()) {
      judge(start, position, line);
      if (!firsts.add(line.moves().getFirst())) {
        Referee.wrong(start, position, "two lines begin with " + line.moves().getFirst());
      }
    }
    progress.current().ifPresent(move -> Referee.legal(start, position, move, "current root move"));
  }

  private static void judge(Start start, Position position, Variation line) {
    if (line.moves().isEmpty()) {
      Referee.wrong(start, position, "a line without moves");
    }
    Referee.legal(start, position, line.moves().getFirst(), "first move of a line");
    boolean isRate =
        switch (line.score()) {
          case Score.Estimate(double winRate) -> isRate(winRate);
          case Score.Win(var plies) -> plies.orElse(0) >= 0;
          case Score.Draw() -> true;
          case Score.Loss(var plies) -> plies.orElse(0) >= 0;
        };
    if (!isRate || !isPrior(line.prior())) {
      Referee.wrong(start, position, "a rate outside 0..1, or plies below 0: " + line);
    }
    if (line.depth() < 0 || line.selectiveDepth() < line.depth() || line.nodes() < 0) {
      Referee.wrong(start, position, "depth or nodes make no sense: " + line);
    }
  }

  private static boolean isPrior(OptionalDouble prior) {
    return prior.isEmpty() || isRate(prior.getAsDouble());
  }

  private static boolean isRate(double rate) {
    return 0 <= rate && rate <= 1;
  }
}
