package tengen.nogo.solve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tengen.engine.EngineException;
import tengen.engine.EngineException.Kind;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.nogo.board.BitBoard;
import tengen.nogo.board.BitBoards;
import tengen.nogo.solve.NogoSolution.Outcome;
import tengen.search.Finding;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.Topic;

/**
 * The solver as the topic {@code solve}. The text is {@code win nodes N pv x,y}, {@code loss nodes
 * N pv x,y} or {@code unknown nodes N}; the mark is a winning first move. With a directory, an
 * interrupted search can be resumed, see {@link ProofFile}.
 */
public final class SolveTopic {
  /** The topic {@code solve}, as the engine lists it for hosts and clients. */
  public static final Topic TOPIC = new Topic("solve", "who wins, and by which move", true);

  private static final long SAVE_INTERVAL_MS = 60_000;
  private static final NogoSolution TOO_LARGE =
      new NogoSolution(Outcome.UNKNOWN, NogoSolution.NO_POINT, 0);

  private final NogoSolver solver;
  private final Optional<Path> folder;

  /**
   * Creates the solver of one engine.
   *
   * @param folder directory for proof files; empty to store none
   */
  public SolveTopic(long tableBytes, Optional<Path> folder) {
    solver = new NogoSolver(tableBytes);
    this.folder = folder;
  }

  /** Solves this position within the limits. */
  public Finding inspect(Setup.Board position, Side toMove, SearchControl control)
      throws EngineException {
    if (position.width() * position.height() > BitBoard.MAX_POINTS) {
      return finding(TOO_LARGE, position.width());
    }
    BitBoard board = BitBoards.of(position);
    int side = toMove == Side.BLACK ? BitBoard.BLACK : BitBoard.WHITE;
    try {
      return finding(solve(board, side, control), board.width());
    } catch (IOException e) {
      throw rejected(e);
    } catch (UncheckedIOException e) {
      throw rejected(Objects.requireNonNull(e.getCause()));
    }
  }

  private static EngineException rejected(IOException cause) {
    return new EngineException(
        Kind.REJECTED, "the directory of proofs cannot be used: " + cause.getMessage(), cause);
  }

  private NogoSolution solve(BitBoard board, int side, SearchControl control) throws IOException {
    long maxNodes = control.limits().maxNodes();
    if (folder.isEmpty()) {
      return solver.solve(board, side, maxNodes, nodes -> ends(nodes, control));
    }
    var file = new ProofFile(folder.get(), board, side);
    long[] savedMs = {control.elapsedMs()};
    if (!solver.load(board)) {
      return TOO_LARGE;
    }
    file.read(solver.table());
    NogoSolution solution =
        solver.solve(
            side,
            maxNodes,
            nodes -> {
              if (control.elapsedMs() - savedMs[0] >= SAVE_INTERVAL_MS) {
                save(file);
                savedMs[0] = control.elapsedMs();
              }
              return ends(nodes, control);
            });
    file.write(solver.table());
    return solution;
  }

  private void save(ProofFile file) {
    try {
      file.write(solver.table());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean ends(long nodes, SearchControl control) {
    if (control.isReportDue()) {
      control.report(new SearchProgress(nodes, List.of()));
    }
    return control.shouldStop(nodes);
  }

  private static Finding finding(NogoSolution solution, int width) {
    String nodes = " nodes " + solution.nodes();
    var point = new Place(solution.point() % width, solution.point() / width);
    String line = solution.point() < 0 ? "" : " pv " + point.x() + "," + point.y();
    return switch (solution.outcome()) {
      case WIN -> new Finding("win" + nodes + line, List.of(new Finding.Mark(point, "")));
      case LOSS -> new Finding("loss" + nodes + line, List.of());
      case UNKNOWN -> new Finding("unknown" + nodes, List.of());
    };
  }
}
