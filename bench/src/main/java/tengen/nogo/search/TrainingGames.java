package tengen.nogo.search;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Collectors;
import tengen.common.SearchStop;
import tengen.common.Xoshiro;
import tengen.game.Move.Place;
import tengen.nogo.board.Board;
import tengen.nogo.search.Searcher.Answer;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.Variation;

/**
 * Plays the games that {@link ShapeTraining} learns from: {@code nogo} against itself on 9x9, from
 * two to six random stones. Appends to a file, one position a line, with the move that was played
 * and how often the search visited each move:
 *
 * <pre>
 *   X.O...... ......... ... b 3,4 3,4:812 2,0:77 ...
 *   rows from the top, side to move, move, visits
 * </pre>
 *
 * Run by hand: {@code TrainingGames FILE GAMES SEED SIMULATIONS}.
 */
public final class TrainingGames {
  private static final int SIDE = 9;
  private static final int MOST_RANDOM_STONES = 6;
  private static final long TREE_BYTES = 64L << 20;

  private final Xoshiro random;
  private final long simulations;
  private final Searcher searcher;

  private TrainingGames(long seed, long simulations) {
    this.simulations = simulations;
    random = new Xoshiro(seed);
    searcher = new Searcher(TREE_BYTES, 1, seed, Thread::new);
  }

  /** See the class. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
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

  private void play(PrintWriter out) throws InterruptedException {
    searcher.clear();
    var board = new Board(SIDE, SIDE);
    int colour = Board.BLACK;
    for (int stones = 2 + random.nextInt(MOST_RANDOM_STONES - 1); stones > 0; stones--) {
      board.play(board.draw(Board.BOTH, random), colour);
      colour = 1 - colour;
    }
    while (board.legalCount(colour) > 0) {
      List<Variation> lines = search(board, colour).lines();
      out.println(text(board, colour, lines));
      Place best = place(lines.getFirst());
      var next = new Board(SIDE, SIDE);
      next.copyFrom(board);
      next.play(next.point(best.x(), best.y()), colour);
      board = next;
      colour = 1 - colour;
    }
  }

  private Answer search(Board board, int colour) throws InterruptedException {
    var control = RunningSearch.start(Limits.NONE.withMaxNodes(simulations));
    var question = new Question(board, colour, 1, Bans.of(List.of(), board), Long.MAX_VALUE);
    return searcher.search(question, control, new SearchStop(control, () -> false));
  }

  private static Place place(Variation line) {
    return (Place) line.moves().getFirst();
  }

  private static String text(Board board, int colour, List<Variation> lines) {
    var text = new StringBuilder();
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        int point = board.point(x, y);
        boolean black = board.hasStone(point, Board.BLACK);
        text.append(black ? 'X' : board.hasStone(point, Board.WHITE) ? 'O' : '.');
      }
      text.append(' ');
    }
    text.append(colour == Board.BLACK ? 'b' : 'w');
    Place best = place(lines.getFirst());
    text.append(' ').append(best.x()).append(',').append(best.y()).append(' ');
    return text.append(lines.stream().map(TrainingGames::visits).collect(Collectors.joining(" ")))
        .toString();
  }

  private static String visits(Variation line) {
    Place place = place(line);
    return place.x() + "," + place.y() + ":" + line.nodes();
  }
}
