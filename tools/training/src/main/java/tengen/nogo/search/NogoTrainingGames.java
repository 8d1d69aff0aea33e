package tengen.nogo.search;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import tengen.common.Xoshiro;
import tengen.game.Move.Place;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.solve.NogoSolution;
import tengen.nogo.solve.NogoSolution.Outcome;
import tengen.search.Variation;

/**
 * Plays the games for {@link NogoPatternTraining}: {@code nogo} against itself on 9x9, from up to
 * twelve random stones. One move in twenty is drawn at random by visits. Once a solver knows the
 * winner, the winner plays the solver's moves. Appends a line per position to a file, with the
 * result for the side to move and the visits of each move. Visits are empty if the solver's move
 * was played:
 *
 * <pre>
 *   X.O...... ......... ... b won 3,4:812 2,0:77 ...
 *   rows from the top, side to move, result, visits
 * </pre>
 *
 * Run by hand: {@code NogoTrainingGames FILE GAMES SEED SIMULATIONS}.
 */
public final class NogoTrainingGames {
  private static final int SIDE = 9;
  private static final int MAX_RANDOM_STONES = 12;

  /** Mean number of moves until one is drawn at random by visits. */
  private static final int MOVES_PER_RANDOM_MOVE = 20;

  /** Maximum number of open points with which the solver is asked. */
  private static final int MAX_SOLVED_POINTS = 16;

  private static final long SOLVER_NODES = 20_000;
  private static final long TREE_BYTES = 64L << 20;
  private static final long SOLVER_BYTES = 8L << 20;

  private final Xoshiro random;
  private final long simulations;
  private final PatternWeights patterns = PatternWeights.trained();
  private final AmafTree tree = new AmafTree(TREE_BYTES, SIDE * SIDE);
  private final EndgameSolver endgame = new EndgameSolver(SIDE, SIDE, SOLVER_BYTES);

  private NogoTrainingGames(long seed, long simulations) {
    this.simulations = simulations;
    random = new Xoshiro(seed);
  }

  /** Plays games and appends their positions to a file; the class comment lists the arguments. */
  public static void main(String[] arguments) throws IOException {
    int games = Integer.parseInt(arguments[1]);
    var player = new NogoTrainingGames(Long.parseLong(arguments[2]), Long.parseLong(arguments[3]));
    try (var out =
        new PrintWriter(
            Files.newBufferedWriter(
                Path.of(arguments[0]),
                StandardCharsets.US_ASCII,
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND))) {
      for (int i = 0; i < games; i++) {
        player.play(out);
        out.flush();
      }
    }
  }

  private void play(PrintWriter out) {
    var board = new NogoBoard(SIDE, SIDE);
    int colour = NogoBoard.BLACK;
    for (int stones = random.nextInt(MAX_RANDOM_STONES + 1); stones > 0; stones--) {
      board.play(board.draw(NogoBoard.BOTH, random), colour);
      colour = 1 - colour;
    }
    List<Turn> turns = new ArrayList<>();
    while (board.legalCount(colour) > 0) {
      Turn turn = turn(board, colour);
      turns.add(turn);
      var next = new NogoBoard(SIDE, SIDE);
      next.copyFrom(board);
      next.play(turn.point, colour);
      board = next;
      colour = 1 - colour;
    }
    for (Turn turn : turns) {
      out.println(text(turn, turn.colour != colour));
    }
  }

  /**
   * A move.
   *
   * @param lines of the search; empty if the solver gave the move
   */
  private record Turn(NogoBoard board, int colour, int point, List<Variation> lines) {}

  private Turn turn(NogoBoard board, int colour) {
    boolean isKnown = false;
    if (board.count(NogoBoard.BOTH) <= MAX_SOLVED_POINTS) {
      NogoSolution solution = endgame.solve(board, colour, SOLVER_NODES, _ -> false);
      isKnown = solution.outcome() != Outcome.UNKNOWN;
      if (solution.outcome() == Outcome.WIN) {
        return new Turn(board, colour, endgame.point(board, solution), List.of());
      }
    }
    List<Variation> lines = search(board, colour);
    boolean isDrawn = !isKnown && random.nextInt(MOVES_PER_RANDOM_MOVE) == 0;
    Place place = place(isDrawn ? drawn(lines) : lines.getFirst());
    return new Turn(board, colour, board.point(place.x(), place.y()), lines);
  }

  private List<Variation> search(NogoBoard board, int colour) {
    tree.clear();
    var parameters =
        new NogoSearchParameters(
            board,
            colour,
            1,
            AvoidMoves.of(List.of(), board),
            simulations,
            EvaluationKind.PLAYOUTS);
    var simulation = new PlayoutSimulation(tree, parameters, patterns, random);
    for (long i = 0; i < simulations && simulation.isUndecided(); i++) {
      simulation.run();
    }
    return new NogoProgressReport(tree, board, true, 0).lines(Integer.MAX_VALUE);
  }

  private Variation drawn(List<Variation> lines) {
    long all = lines.stream().mapToLong(Variation::nodes).sum();
    long left = (long) (random.nextDouble() * all);
    for (Variation line : lines) {
      left -= line.nodes();
      if (left < 0) {
        return line;
      }
    }
    return lines.getFirst();
  }

  private static Place place(Variation line) {
    return (Place) line.moves().getFirst();
  }

  private static String text(Turn turn, boolean isWon) {
    var text = new StringBuilder();
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        int point = turn.board.point(x, y);
        boolean black = turn.board.hasStone(point, NogoBoard.BLACK);
        text.append(black ? 'X' : turn.board.hasStone(point, NogoBoard.WHITE) ? 'O' : '.');
      }
      text.append(' ');
    }
    text.append(turn.colour == NogoBoard.BLACK ? 'b' : 'w').append(isWon ? " won" : " lost");
    turn.lines.stream()
        .filter(line -> line.nodes() > 0)
        .forEach(line -> text.append(' ').append(visits(line)));
    return text.toString();
  }

  private static String visits(Variation line) {
    Place place = place(line);
    return place.x() + "," + place.y() + ":" + line.nodes();
  }
}
