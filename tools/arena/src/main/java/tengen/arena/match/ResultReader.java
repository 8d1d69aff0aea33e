package tengen.arena.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tengen.arena.file.JsonLinesTail;
import tengen.arena.game.Opening;
import tengen.arena.match.ResultFile.GameKey;
import tengen.arena.report.MatchReport;
import tengen.arena.stats.Sprt;
import tengen.arena.stats.Standings;
import tengen.game.Position;
import tengen.game.Setup;

/** The table of a match whose {@link ResultFile} another process may be writing. */
public final class ResultReader implements AutoCloseable {
  private final JsonLinesTail<GameLine> lines;
  private final Set<GameKey> seen = new HashSet<>();
  private Standings standings = new Standings(List.of());

  private ResultReader(JsonLinesTail<GameLine> lines) {
    this.lines = lines;
  }

  /** Opens the file. */
  public static ResultReader open(Path file) throws IOException {
    return new ResultReader(JsonLinesTail.open(file, ResultFile.KIND, GameLine.class));
  }

  /**
   * Returns the match so far, with the contestants that have played.
   *
   * @throws IOException with a one-line message if the file cannot be read or is not a match
   */
  public MatchReport read() throws IOException {
    for (GameLine line : lines.next()) {
      if (seen.add(new GameKey(line.pair(), line.black()))) {
        add(line);
      }
    }
    return standings.contestants().size() < 2
        ? new MatchReport(standings, Optional.empty())
        : MatchRun.report(standings, Sprt.at(lines.work()));
  }

  private void add(GameLine line) {
    Stream.of(line.black(), line.white())
        .sorted(Comparator.comparing(name -> !isFirst(name)))
        .forEachOrdered(name -> standings = standings.with(name));
    // The table does not depend on the stones of the opening, which the file does not hold.
    Position unknown = Position.start(line.rules(), new Setup.Text(""));
    standings = standings.plus(line.result(new Opening(line.opening(), unknown)));
  }

  /** Returns whether the match names this contestant first, as its test does. */
  private boolean isFirst(String name) {
    return lines.work().startsWith("[" + name + " is ");
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
