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
import tengen.nogo.board.Board;
import tengen.nogo.solve.Solution;
import tengen.nogo.solve.Solution.Outcome;
import tengen.search.Variation;

/**
 * Plays the games that {@link PatternTraining} learns from: {@code nogo} against itself on 9x9,
 * from up to twelve random stones. One move in twenty is drawn by the visits; from where a solver
 * knows who wins, the winner plays its moves. Appends to a file, one position a line, with the
 * result of the game for the side to move and how often the search visited each move; none if the
 * solver's was played:
 *
 * <pre>
 *   X.O...... ......... ... b won 3,4:812 2,0:77 ...
 *   rows from the top, side to move, result, visits
 * </pre>
 *
 * Run by hand: {@code TrainingGames FILE GAMES SEED SIMULATIONS}.
 */
public final class TrainingGames {
  private static final int SIDE = 9;
  private static final int MOST_RANDOM_STONES = 12;
  private static final int DRAWN_ONE_IN = 20;
  private static final int SOLVED_FROM = 16;
  private static final long SOLVER_NODES = 20_000;
  private static final long TREE_BYTES = 64L << 20;
  private static final long SOLVER_BYTES = 8L << 20;

  private final Xoshiro random;
  private final long simulations;
  private final PatternWeights patterns = PatternWeights.learnt();
  private final Tree tree = new Tree(TREE_BYTES, SIDE * SIDE);
  private final EndgameSolver endgame = new EndgameSolver(SIDE, SIDE, SOLVER_BYTES);

  private TrainingGames(long seed, long simulations) {
    this.simulations = simulations;
    random = new Xoshiro(seed);
  }

  /** See the class. */
  public static void main(String[] arguments) throws IOException {
    int games = Integer.parseInt(arguments[1]);
    var player = new TrainingGames(Long.parseLong(arguments[2]), Long.parseLong(arguments[3]));
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
    var board = new Board(SIDE, SIDE);
    int colour = Board.BLACK;
    for (int stones = random.nextInt(MOST_RANDOM_STONES + 1); stones > 0; stones--) {
      board.play(board.draw(Board.BOTH, random), colour);
      colour = 1 - colour;
    }
    List<Turn> turns = new ArrayList<>();
    while (board.legalCount(colour) > 0) {
      Turn turn = turn(board, colour);
      turns.add(turn);
      var next = new Board(SIDE, SIDE);
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
   * @param lines that the search found; none if the solver did
   */
  private record Turn(Board board, int colour, int point, List<Variation> lines) {}

  private Turn turn(Board board, int colour) {
    boolean isKnown = false;
    if (board.count(Board.BOTH) <= SOLVED_FROM) {
      Solution solution = endgame.solve(board, colour, SOLVER_NODES, _ -> false);
      isKnown = solution.outcome() != Outcome.UNKNOWN;
      if (solution.outcome() == Outcome.WIN) {
        return new Turn(board, colour, endgame.point(board, solution), List.of());
      }
    }
    List<Variation> lines = search(board, colour);
    boolean isDrawn = !isKnown && random.nextInt(DRAWN_ONE_IN) == 0;
    Place place = place(isDrawn ? drawn(lines) : lines.getFirst());
    return new Turn(board, colour, board.point(place.x(), place.y()), lines);
  }

  private List<Variation> search(Board board, int colour) {
    tree.clear();
    var parameters =
        new SearchParameters(board, colour, 1, AvoidMoves.of(List.of(), board), simulations);
    var simulation = new Simulation(tree, parameters, patterns, random);
    for (long i = 0; i < simulations && simulation.isUndecided(); i++) {
      simulation.run();
    }
    return new ProgressReport(tree, board, true, 0).lines(Integer.MAX_VALUE);
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
        boolean black = turn.board.hasStone(point, Board.BLACK);
        text.append(black ? 'X' : turn.board.hasStone(point, Board.WHITE) ? 'O' : '.');
      }
      text.append(' ');
    }
    text.append(turn.colour == Board.BLACK ? 'b' : 'w').append(isWon ? " won" : " lost");
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
