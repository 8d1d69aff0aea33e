package tengen.engine.classic.nogo;

import java.util.List;
import java.util.stream.Stream;
import tengen.engine.EngineSettings;
import tengen.engine.Option;

/** The options of {@code nogo-classic}; every number of the original program is an option. */
final class NogoClassicOptions {
  private static final String ALPHA_BETA = "alpha-beta";
  private static final String UCT = "uct";
  private static final String VISITS = "visits";
  private static final String MENDED = "mended";
  private static final int NO_CUTOFF = 0;

  /** Maximum weight: a move's value with noise and its point fit an int. */
  private static final int MAX_WEIGHT = 255;

  private static final Option.Choice SEARCH =
      new Option.Choice(
          "search",
          "which search; auto: uct while uct-from to uct-to moves are legal",
          "auto",
          List.of("auto", ALPHA_BETA, UCT));

  private static final Option.Whole UCT_FROM =
      new Option.Whole("uct-from", "fewest legal moves for uct in search auto", 10, 1, 361);

  private static final Option.Whole UCT_TO =
      new Option.Whole("uct-to", "most legal moves for uct in search auto", 26, 0, 361);

  private static final Option.Real EXPLORATION =
      new Option.Real("exploration", "weight of the confidence term in uct", 1.4, 0, 100);

  private static final Option.Choice UCT_ANSWER =
      new Option.Choice(
          "uct-answer",
          "the move that uct answers: highest confidence bound, or most visits, which is stronger",
          "bound",
          List.of("bound", VISITS));

  private static final Option.Whole PLAYOUTS =
      new Option.Whole(
          "playouts",
          "playouts of a simulation in uct; the static evaluation counts for as many",
          10,
          1,
          1000);

  private static final Option.Whole UCT_NOISE_BITS = noiseBits("uct-noise-bits", 14);

  private static final Option.Whole PLAYOUT_PLIES =
      new Option.Whole(
          "playout-plies", "where uct cuts its playouts off; 0: nowhere", NO_CUTOFF, 0, 361);

  /** The bounds are the original text's, which gives no value. */
  private static final Option.Real PLAYOUT_DECAY =
      new Option.Real("playout-decay", "D in the rate of a playout cut off", 0.99, 0.972, 1);

  private static final Option.Choice PLAYOUT_RATE =
      new Option.Choice(
          "playout-rate",
          "the rate of a playout cut off: (1 + e^-k) / 2 D^s as printed, or mended (2 - e^-k) / 2"
              + " D^s",
          "printed",
          List.of("printed", MENDED));

  private static final Option.Flag DOT_EVALUATION =
      new Option.Flag("dot-evaluation", "alpha-beta tries every move at its depth limit", false);

  private static final Option.Real LEAF_EYES =
      new Option.Real(
          "leaf-eyes",
          "moves that alpha-beta counts at its depth limit for a point of an eye's worth",
          0,
          0,
          1);

  private static final Option.Real LEAF_PARITY =
      new Option.Real(
          "leaf-parity",
          "moves that alpha-beta counts at its depth limit for the last point open to both",
          0,
          0,
          10);

  private static final Option.Whole WIDTH =
      new Option.Whole("width", "moves of a node that alpha-beta searches", 16, 1, 361);

  private static final Option.Whole FEW_MOVES =
      new Option.Whole(
          "few-moves", "below so many legal moves it searches few-moves-width more", 50, 0, 361);

  private static final Option.Whole FEW_MOVES_WIDTH =
      new Option.Whole("few-moves-width", "so many more, then", 16, 0, 361);

  private static final Option.Whole ENEMY_WIDTH =
      new Option.Whole("enemy-width", "so many more moves of the enemy", 16, 0, 361);

  private static final Option.Whole NOISE_BITS = noiseBits("noise-bits", 11);

  private static final List<Option.Whole> EYES =
      List.of(eye(0, 99), eye(1, 32), eye(2, 16), eye(3, 8), eye(4, 4));

  private static final Option.Whole ENEMY_MAY_PLAY =
      new Option.Whole(
          "enemy-may-play", "worth of a point where the enemy may play too", 16, 0, MAX_WEIGHT);

  private static final Option.Whole OWN_IN_ATARI =
      new Option.Whole(
          "own-in-atari", "worth of an own stone beside that breathes only here", 4, 0, MAX_WEIGHT);

  private static final Option.Whole STONES_AROUND =
      new Option.Whole("stones-around", "worth of an own stone among the eight around", 1, 0, 63);

  private static final Option.Whole CORNER =
      new Option.Whole("corner", "worth of a corner of the board", 8, 0, MAX_WEIGHT);

  private static final Option.Flag CORNER_FIRST =
      new Option.Flag("corner-first", "Black opens an empty board in the top left corner", true);

  private final EngineSettings settings;

  NogoClassicOptions(EngineSettings settings) {
    this.settings = settings;
  }

  private static Option.Whole eye(int empties, int worth) {
    return new Option.Whole(
        "eye-" + empties,
        "worth of an eye, which one colour at most touches, with so many empty neighbours",
        worth,
        0,
        MAX_WEIGHT);
  }

  private static Option.Whole noiseBits(String name, int bits) {
    return new Option.Whole(
        name, "random bits added to 1024 times the worth of a move", bits, 1, 14);
  }

  static Option[] all() {
    Stream<Option> searches =
        Stream.of(
            SEARCH,
            UCT_FROM,
            UCT_TO,
            EXPLORATION,
            UCT_ANSWER,
            PLAYOUTS,
            UCT_NOISE_BITS,
            PLAYOUT_PLIES,
            PLAYOUT_DECAY,
            PLAYOUT_RATE,
            DOT_EVALUATION,
            LEAF_EYES,
            LEAF_PARITY,
            WIDTH,
            FEW_MOVES,
            FEW_MOVES_WIDTH,
            ENEMY_WIDTH,
            NOISE_BITS);
    Stream<Option> moves =
        Stream.of(ENEMY_MAY_PLAY, OWN_IN_ATARI, STONES_AROUND, CORNER, CORNER_FIRST);
    return Stream.of(searches, EYES.stream(), moves).flatMap(each -> each).toArray(Option[]::new);
  }

  boolean opensInCorner() {
    return settings.get(CORNER_FIRST);
  }

  /** Returns true if UCT is used with this number of legal moves. */
  boolean usesUct(int moves) {
    return switch (settings.get(SEARCH)) {
      case ALPHA_BETA -> false;
      case UCT -> true;
      default -> settings.get(UCT_FROM) <= moves && moves <= settings.get(UCT_TO);
    };
  }

  NogoAlphaBeta.Parameters alphaBeta() {
    MoveWeights weights = weights();
    var leaf = new LeafEvaluation(settings.get(LEAF_EYES), settings.get(LEAF_PARITY), weights);
    var widths =
        new SearchWidths(
            whole(WIDTH), whole(FEW_MOVES), whole(FEW_MOVES_WIDTH), whole(ENEMY_WIDTH));
    return new NogoAlphaBeta.Parameters(
        weights, whole(NOISE_BITS), widths, leaf, settings.get(DOT_EVALUATION), settings.seed());
  }

  UctSearch.Parameters uct() {
    return new UctSearch.Parameters(
        weights(),
        settings.get(EXPLORATION),
        settings.get(UCT_ANSWER).equals(VISITS),
        whole(PLAYOUTS),
        whole(UCT_NOISE_BITS),
        cutoff(),
        settings.seed(),
        settings.memoryBytes());
  }

  private MoveWeights weights() {
    return new MoveWeights(
        EYES.stream().map(this::whole).toList(),
        whole(ENEMY_MAY_PLAY),
        whole(OWN_IN_ATARI),
        whole(STONES_AROUND),
        whole(CORNER));
  }

  private PlayoutCutoff cutoff() {
    int plies = whole(PLAYOUT_PLIES);
    return new PlayoutCutoff(
        plies == NO_CUTOFF ? Integer.MAX_VALUE : plies,
        settings.get(PLAYOUT_DECAY),
        settings.get(PLAYOUT_RATE).equals(MENDED));
  }

  private int whole(Option.Whole option) {
    return (int) settings.get(option);
  }
}
