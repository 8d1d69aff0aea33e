package tengen.gomoku.search;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.common.SearchStop;
import tengen.common.Xoshiro;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.Points;
import tengen.gomoku.rule.WinRule;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/**
 * Plays the games that {@link PatternTraining} learns from: {@code gomoku} against itself from
 * random openings, to the end or until a five is forced. Appends to a file, one game a line:
 *
 * <pre>
 *   gomoku-freestyle 1 7,7 8,8 6,7:35 9,8:-20 ...
 *   rules, result for Black (1, 0, -1), opening stones, moves with the mover's value
 * </pre>
 *
 * Run by hand: {@code TrainingGames FILE GAMES SEED NODES}.
 */
public final class TrainingGames {
  private static final int SIDE = 15;
  private static final long TABLE_BYTES = 16L << 20;

  private final WinRule rule;
  private final Xoshiro random;
  private final long nodes;
  private final LazySmpSearch searcher;

  private TrainingGames(WinRule rule, long seed, long nodes) {
    this.rule = rule;
    this.nodes = nodes;
    random = new Xoshiro(seed);
    searcher = new LazySmpSearch(new TranspositionTable(TABLE_BYTES), 1, Thread::new);
  }

  /** See the class. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    int games = Integer.parseInt(arguments[1]);
    var player =
        new TrainingGames(
            WinRule.FREESTYLE, Long.parseLong(arguments[2]), Long.parseLong(arguments[3]));
    try (var out =
        new PrintWriter(
            Files.newBufferedWriter(
                Path.of(arguments[0]),
                StandardCharsets.US_ASCII,
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND))) {
      for (int i = 0; i < games; i++) {
        out.println(player.play());
        out.flush();
      }
    }
  }

  private String play() throws InterruptedException {
    List<Place> stones = opening();
    StringBuilder record = new StringBuilder();
    stones.forEach(place -> record.append(' ').append(place.x()).append(',').append(place.y()));
    Optional<Integer> result = Optional.empty();
    while (result.isEmpty()) {
      RootMove move = search(stones);
      Place place = Points.place(move.point());
      stones.add(place);
      record.append(' ').append(place.x()).append(',').append(place.y());
      record.append(':').append(move.value());
      result = result(stones, move);
    }
    return rule.id() + " " + result.get() + record;
  }

  /** Two to seven stones in the middle. */
  private List<Place> opening() {
    int count = 2 + random.nextInt(6);
    List<Place> stones = new ArrayList<>();
    while (stones.size() < count) {
      var place = new Place(4 + random.nextInt(7), 4 + random.nextInt(7));
      if (!stones.contains(place)) {
        stones.add(place);
      }
    }
    return stones;
  }

  private RootMove search(List<Place> stones) throws InterruptedException {
    var control = RunningSearch.start(Limits.NONE.withMaxNodes(nodes));
    return searcher
        .search(parameters(rule, stones), control, new SearchStop(control, () -> false))
        .moves()
        .getFirst();
  }

  /** What to play at full strength after these stones in turn, Black's first. */
  static SearchParameters parameters(WinRule rule, List<Place> stones) {
    return new SearchParameters(
        rule,
        board(stones),
        Board.side(colour(stones.size())),
        false,
        1,
        1,
        List.of(),
        SearchContext.MAX_PLY,
        SearchParameters.FULL_QUIESCENCE,
        PatternEvaluation::new);
  }

  /** Stones in turn, Black's first. */
  static Setup.Board board(List<Place> stones) {
    List<Place> black = new ArrayList<>();
    List<Place> white = new ArrayList<>();
    for (int i = 0; i < stones.size(); i++) {
      (i % 2 == 0 ? black : white).add(stones.get(i));
    }
    return new Setup.Board(SIDE, SIDE, black, white, List.of());
  }

  private static Optional<Integer> result(List<Place> stones, RootMove last) {
    int blackMoved = stones.size() % 2 == 1 ? 1 : -1;
    if (Value.isForced(last.value())) {
      return Optional.of(last.value() > 0 ? blackMoved : -blackMoved);
    }
    return stones.size() == SIDE * SIDE ? Optional.of(0) : Optional.empty();
  }

  /** The colour that moves after so many stones. */
  static int colour(int stones) {
    return stones % 2 == 0 ? Board.BLACK : Board.WHITE;
  }
}
