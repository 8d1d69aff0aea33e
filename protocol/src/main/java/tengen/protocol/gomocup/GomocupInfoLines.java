package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.protocol.Step;
import tengen.protocol.gomocup.GomocupState.Marks;
import tengen.protocol.gomocup.GomocupState.Searching;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.Variation;

/**
 * The info lines of a search: a MESSAGE for each variation in Rapfi's form, which tools read. On
 * request also the REALTIME lines by which Yixin-Board marks its board, and the INFO lines that
 * gomocalc shows. Sources: dhbloo/rapfi, searchoutput.cpp; accreator/Yixin-Board, main.c.
 */
final class GomocupInfoLines {
  /** Rapfi's scale: an evaluation is this factor times the logarithm of the odds. */
  private static final double EVALUATION_SCALE = 200;

  /** Maximum of an evaluation without a proof. */
  private static final double MAX_EVALUATION = 9999;

  /** Value of a proven win, from which the plies to the end are subtracted. */
  private static final long PROVEN_EVALUATION = 10_000;

  private final SearchProgress progress;
  private final long elapsedMs;
  private final GomocupConventions client;
  private final int height;
  private final List<GomocupReply> replies = new ArrayList<>();

  private GomocupInfoLines(GomocupState state, SearchProgress progress, long elapsedMs) {
    this.progress = progress;
    this.elapsedMs = elapsedMs;
    this.client = state.client();
    this.height = state.position().flatMap(GomocupBlocks::size).map(Setup.Board::height).orElse(0);
  }

  /** Returns the lines during the search. */
  static Step<GomocupState, GomocupReply> progress(
      GomocupState state, Searching search, SearchProgress progress, long elapsedMs) {
    var lines = new GomocupInfoLines(state, progress, elapsedMs);
    GomocupState after =
        state.settings().detail().realtime()
            ? state.with(search.with(lines.addMarks(search.marks())))
            : state;
    return after.step().sendAll(lines.variations(state));
  }

  /** Returns the lines before the answer. */
  static List<GomocupReply> conclusion(
      GomocupState state, SearchProgress progress, long elapsedMs) {
    return new GomocupInfoLines(state, progress, elapsedMs).variations(state);
  }

  /** Returns the win rate of an evaluation. */
  static double winRate(long evaluation) {
    return 1 / (1 + Math.exp(-evaluation / EVALUATION_SCALE));
  }

  private List<GomocupReply> variations(GomocupState state) {
    for (int i = 0; i < progress.lines().size(); i++) {
      if (state.settings().detail().info()) {
        addFigures(i, progress.lines().get(i));
      }
      addMessage(i, progress.lines().get(i));
    }
    return replies;
  }

  /** Adds the changes of a board with these marks; all marks if the depth has increased. */
  private Marks addMarks(Marks before) {
    int depth = progress.lines().stream().mapToInt(Variation::depth).max().orElse(before.depth());
    boolean isFirst = before.equals(Marks.NONE) || depth > before.depth();
    if (isFirst) {
      addMark("REFRESH");
    }
    addCurrent(isFirst ? Optional.empty() : before.current());
    List<Move> lost = lost();
    lost.stream()
        .filter(move -> isFirst || !before.lost().contains(move))
        .forEach(move -> addMark("LOST " + points(List.of(move))));
    progress.lines().stream().findFirst().ifPresent(this::addBest);
    return new Marks(depth, progress.current(), lost);
  }

  private void addCurrent(Optional<Move> before) {
    if (!progress.current().equals(before)) {
      before.ifPresent(move -> addMark("DONE " + points(List.of(move))));
      progress.current().ifPresent(move -> addMark("POS " + points(List.of(move))));
    }
  }

  private List<Move> lost() {
    return progress.lines().stream()
        .filter(line -> line.score() instanceof Score.Loss)
        .flatMap(line -> first(line).stream())
        .toList();
  }

  private void addBest(Variation best) {
    addMark("BEST " + points(first(best)));
    addMark("VAL " + number(best.score()));
    addMark("PV " + letters(best.moves()));
  }

  /** Returns an evaluation as a number, since Yixin-Board reads only numbers here. */
  private static long number(Score score) {
    return switch (score) {
      case Score.Estimate(double rate) -> value(rate);
      case Score.Win(OptionalInt plies) -> PROVEN_EVALUATION - plies.orElse(0);
      case Score.Draw() -> 0;
      case Score.Loss(OptionalInt plies) -> plies.orElse(0) - PROVEN_EVALUATION;
    };
  }

  private static List<Move> first(Variation line) {
    return line.moves().stream().limit(1).toList();
  }

  private void addMark(String text) {
    replies.add(new GomocupReply.Message("REALTIME " + text));
  }

  private void addFigures(int number, Variation line) {
    addFigure("PV", number);
    addFigure("NUMPV", progress.lines().size());
    addFigure("DEPTH", line.depth());
    addFigure("SELDEPTH", line.selectiveDepth());
    addFigure("NODES", line.nodes());
    addFigure("TOTALNODES", progress.nodes());
    addFigure("TOTALTIME", elapsedMs);
    addFigure("SPEED", progress.nodes() * 1000 / Math.max(1, elapsedMs));
    addFigure("EVAL", evaluation(line.score()));
    addFigure("WINRATE", String.format(Locale.ROOT, "%.4f", line.score().asWinRate()));
    addFigure("BESTLINE", points(line.moves()));
    addFigure("PV", "DONE");
  }

  private void addFigure(String key, Object value) {
    replies.add(new GomocupReply.Info(key + " " + value));
  }

  private void addMessage(int number, Variation line) {
    String which = progress.lines().size() > 1 ? " multipv " + (number + 1) : "";
    replies.add(
        new GomocupReply.Message(
            "depth "
                + line.depth()
                + "-"
                + line.selectiveDepth()
                + which
                + " ev "
                + evaluation(line.score())
                + " n "
                + compact(progress.nodes())
                + " n/ms "
                + progress.nodes() / Math.max(1, elapsedMs)
                + " tm "
                + elapsedMs
                + " pv "
                + letters(line.moves())));
  }

  /**
   * Returns an evaluation: {@code 35}; {@code +M7} for a win and {@code -M4} for a loss in so many
   * plies; 0 for a draw.
   */
  private static String evaluation(Score score) {
    return switch (score) {
      case Score.Estimate(double rate) -> Long.toString(value(rate));
      case Score.Win(OptionalInt plies) -> "+M" + number(plies);
      case Score.Draw() -> "0";
      case Score.Loss(OptionalInt plies) -> "-M" + number(plies);
    };
  }

  private static String number(OptionalInt plies) {
    return plies.isPresent() ? Integer.toString(plies.getAsInt()) : "";
  }

  private static long value(double rate) {
    return Math.round(
        Math.clamp(
            EVALUATION_SCALE * Math.log(rate / (1 - rate)), -MAX_EVALUATION, MAX_EVALUATION));
  }

  /** Returns a count as {@code 9999}, {@code 512K} or {@code 512M}. */
  private static String compact(long count) {
    if (count < 10_000) {
      return Long.toString(count);
    }
    return count < 10_000_000 ? count / 1_000 + "K" : count / 1_000_000 + "M";
  }

  private String points(List<Move> moves) {
    return moves.stream()
        .filter(Place.class::isInstance)
        .map(Place.class::cast)
        .map(client::text)
        .collect(Collectors.joining(" "));
  }

  /** Returns moves in renju notation: all letters are used, and rows count from the bottom. */
  private String letters(List<Move> moves) {
    return moves.stream()
        .filter(Place.class::isInstance)
        .map(Place.class::cast)
        .map(place -> (char) ('a' + place.x()) + Integer.toString(height - place.y()))
        .collect(Collectors.joining(" "));
  }
}
