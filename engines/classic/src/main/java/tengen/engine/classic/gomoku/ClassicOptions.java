package tengen.engine.classic.gomoku;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.engine.EngineSettings;
import tengen.engine.Option;

/**
 * The options of {@code gomoku-classic}; every number of the original program is an option.
 *
 * @param depth maximum plies below the root move
 * @param pliesPerStone plies for each own stone on the board, up to {@code depth}
 * @param rootWidth number of candidates at the root
 * @param rootCut share of the best root move's score that other moves must exceed
 * @param width number of candidates at other nodes
 * @param sums true if the evaluation is the sum of all points' scores, false if it is their maximum
 * @param scores scores of windows
 */
record ClassicOptions(
    Style style,
    int depth,
    int pliesPerStone,
    int rootWidth,
    double rootCut,
    int width,
    boolean sums,
    WindowScores scores) {
  /** The programs that the original text describes. */
  enum Style {
    /** The final program: alpha-beta. */
    MINIMAX,
    /** The program before it: the highest attack plus defence, without a search. */
    GREEDY,
    /** The first program, see {@link RunScores}. */
    FIRST;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final String SUM = "sum";

  private static final Option.Choice STYLE =
      new Option.Choice(
          "style",
          "minimax searches; greedy takes the highest attack plus defence, first what counts most"
              + " stones in a row, as its predecessors did",
          Style.MINIMAX.toString(),
          Stream.of(Style.values()).map(Style::toString).toList());

  private static final Option.Whole DEPTH =
      new Option.Whole("depth", "most plies searched below each root move", 8, 0, 8);

  private static final Option.Whole PLIES_PER_STONE =
      new Option.Whole("plies-per-stone", "so many plies for each own stone, up to depth", 3, 0, 8);

  private static final Option.Whole ROOT_WIDTH =
      new Option.Whole("root-width", "root moves searched, best scores first", 11, 1, 64);

  private static final Option.Real ROOT_CUT =
      new Option.Real(
          "root-cut", "root moves up to this share of the best score are left out", 0.1, 0, 0.9);

  private static final Option.Whole WIDTH =
      new Option.Whole("width", "moves searched at each later node", 8, 1, 64);

  private static final Option.Choice EVALUATION =
      new Option.Choice(
          "evaluation",
          "max: the best point's score; sum: of all points, as its first search did",
          "max",
          List.of("max", SUM));

  private static final List<Option.Real> SCORES =
      List.of(score(0, 1), score(1, 10), score(2, 100), score(3, 1_000), score(4, 10_000));

  private static final Option.Real TWO_FACTOR =
      new Option.Real(
          "two-factor", "times score-2: what a window of two stones is worth", 2.501, 0, 10);

  private static final Option.Whole FIVE =
      new Option.Whole(
          "five",
          "worth of a full window in points",
          2_000_000,
          WindowScores.MIN_FIVE,
          WindowScores.MAX_FIVE);

  private static Option.Real score(int stones, double points) {
    return new Option.Real(
        "score-" + stones,
        "worth of a window with so many stones of one colour alone, in points",
        points,
        0,
        stones == 2 ? WindowScores.MAX_WINDOW / 10.0 : WindowScores.MAX_WINDOW);
  }

  static Option[] all() {
    return Stream.of(
            Stream.of(STYLE, DEPTH, PLIES_PER_STONE, ROOT_WIDTH, ROOT_CUT, WIDTH, EVALUATION),
            SCORES.stream(),
            Stream.of(TWO_FACTOR, FIVE))
        .flatMap(each -> each)
        .toArray(Option[]::new);
  }

  static ClassicOptions of(EngineSettings settings) {
    double[] points =
        IntStream.rangeClosed(0, Windows.LENGTH)
            .mapToDouble(
                stones ->
                    switch (stones) {
                      case Windows.LENGTH -> settings.get(FIVE);
                      case 2 -> settings.get(SCORES.get(2)) * settings.get(TWO_FACTOR);
                      default -> settings.get(SCORES.get(stones));
                    })
            .toArray();
    return new ClassicOptions(
        Style.valueOf(settings.get(STYLE).toUpperCase(Locale.ROOT)),
        (int) settings.get(DEPTH),
        (int) settings.get(PLIES_PER_STONE),
        (int) settings.get(ROOT_WIDTH),
        settings.get(ROOT_CUT),
        (int) settings.get(WIDTH),
        settings.get(EVALUATION).equals(SUM),
        WindowScores.ofPoints(points));
  }
}
