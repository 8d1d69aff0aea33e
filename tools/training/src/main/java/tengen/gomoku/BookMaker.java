package tengen.gomoku;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.gomoku.BookTree.Choice;
import tengen.gomoku.BookTree.Search;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchProgress;

/**
 * Generates an opening book. {@code gomoku} searches the openings and then, repeatedly, the most
 * useful position by {@link BookTree}.
 *
 * <p>Run by hand: {@code BookMaker FOLDER RULES SIDE OPENINGS POSITIONS NODES THREADS}. OPENINGS is
 * a file of lines such as {@code 7,7 8,8 9,6}, optionally with a tab and more text. FOLDER, which
 * should lie outside the repository, receives {@code tree.tsv}, from which the next run resumes,
 * and {@code book.tsv} once so many positions are searched. THREADS are threads per search; with
 * one, equal arguments give equal books.
 */
public final class BookMaker {
  private static final long MEMORY_BYTES = 32L << 20;

  /** Number of moves considered in each position. */
  private static final int LINES = 3;

  private final Path folder;
  private final String rules;
  private final int side;
  private final int positions;
  private final long nodes;
  private final BookTree tree;

  private BookMaker(String[] arguments) throws IOException {
    folder = Path.of(arguments[0]);
    rules = arguments[1];
    side = Integer.parseInt(arguments[2]);
    positions = Integer.parseInt(arguments[4]);
    nodes = Long.parseLong(arguments[5]);
    tree = new BookTree(side, openings(Path.of(arguments[3])));
    Files.createDirectories(folder);
    if (Files.exists(saved())) {
      try (Stream<String> lines = Files.lines(saved())) {
        lines.map(BookMaker::search).forEach(tree::add);
      }
    }
  }

  /** Makes an opening book, or resumes a run; the class comment lists the arguments. */
  public static void main(String[] arguments) throws Exception {
    var maker = new BookMaker(arguments);
    maker.grow(Integer.parseInt(arguments[6]));
    maker.write();
  }

  private Path saved() {
    return folder.resolve("tree.tsv");
  }

  private void grow(int threads) throws EngineException, InterruptedException, IOException {
    var settings = new EngineSettings(threads, MEMORY_BYTES, 1, Map.of());
    try (Engine engine = new GomokuFactory().create(settings, TrainingHost.context())) {
      Optional<List<Place>> next = next();
      while (next.isPresent()) {
        store(searched(engine, next.get()));
        next = next();
      }
    }
  }

  private Optional<List<Place>> next() {
    return tree.size() < positions ? tree.next() : Optional.empty();
  }

  private Search searched(Engine engine, List<Place> stones)
      throws EngineException, InterruptedException {
    Position position = Position.start(rules, Setup.Board.empty(side, side));
    for (Place stone : stones) {
      position = position.play(stone);
    }
    engine.newGame(position);
    Goal goal = new Goal.BestMove(LINES, List.of());
    RunningSearch control = RunningSearch.start(Limits.NONE.withMaxNodes(nodes));
    SearchProgress found = engine.search(position, goal, control).last();
    List<Choice> choices =
        found.lines().stream()
            .map(line -> new Choice((Place) line.moves().getFirst(), line.score().asWinRate()))
            .toList();
    return new Search(stones, choices, found.nodes());
  }

  private void store(Search search) throws IOException {
    tree.add(search);
    String choices =
        search.choices().stream()
            .map(choice -> BookTree.text(List.of(choice.move())) + " " + choice.winRate())
            .collect(Collectors.joining("\t"));
    Files.writeString(
        saved(),
        BookTree.text(search.stones()) + "\t" + search.nodes() + "\t" + choices + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  private static Search search(String line) {
    String[] cells = line.split("\t", -1);
    List<Choice> choices = new ArrayList<>();
    for (String cell : Arrays.asList(cells).subList(2, cells.length)) {
      int blank = cell.indexOf(' ');
      choices.add(
          new Choice(
              BookReader.points(cell.substring(0, blank)).getFirst(),
              Double.parseDouble(cell.substring(blank + 1))));
    }
    return new Search(BookReader.points(cells[0]), choices, Long.parseLong(cells[1]));
  }

  private static List<List<Place>> openings(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return lines
          .filter(line -> !line.startsWith("#"))
          .map(line -> BookReader.points(line.split("\t", 2)[0]))
          .toList();
    }
  }

  private void write() throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add("# opening book of gomoku: stones, best move, win rate of the side to move, nodes");
    lines.add(rules + " " + side + "x" + side);
    lines.addAll(tree.lines());
    Files.write(folder.resolve("book.tsv"), lines);
  }
}
