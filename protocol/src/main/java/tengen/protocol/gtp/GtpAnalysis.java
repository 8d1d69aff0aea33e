package tengen.protocol.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Side;

/**
 * The arguments of an analysis: side, interval and moves, as in {@code lz-analyze b 50 maxmoves 5}
 * and its sisters.
 *
 * @param side analysed; empty: whose turn it is
 * @param intervalCentis hundredths of a second between two lines; empty: none are wanted
 * @param minMoves at least so many candidates, where there are as many
 * @param maxMoves no more than these are told
 * @param rootInfo whether each line ends with the sum of all candidates
 */
public record GtpAnalysis(
    Family family,
    Optional<Side> side,
    OptionalInt intervalCentis,
    OptionalInt minMoves,
    OptionalInt maxMoves,
    boolean rootInfo) {
  /** So many candidates are enough for a board full of marks. A guess. */
  private static final int USUAL_MOVES = 10;

  /** Whose commands they are, and how numbers are written. */
  public enum Family {
    /** Sabaki's: as Leela Zero's. */
    PLAIN(""),
    /** Leela Zero's: chances are whole ten-thousandths. */
    LEELA("lz-"),
    /** KataGo's: chances are fractions. */
    KATA("kata-");

    private final String prefix;

    Family(String prefix) {
      this.prefix = prefix;
    }

    /** Before {@code analyze} and {@code genmove_analyze}. */
    String prefix() {
      return prefix;
    }
  }

  /** Reads the words behind the command's name; empty: one of them means nothing here. */
  static Optional<GtpAnalysis> read(Family family, List<String> words) {
    List<String> rest = new ArrayList<>(words);
    Optional<Side> side = rest.stream().findFirst().flatMap(GtpWords::side);
    if (side.isPresent()) {
      rest.removeFirst();
    }
    if (!rest.isEmpty() && GtpWords.isDigits(rest.getFirst())) {
      rest.addFirst("interval");
    }
    OptionalInt none = OptionalInt.empty();
    var analysis = Optional.of(new GtpAnalysis(family, side, none, none, none, false));
    for (int i = 0; i < rest.size(); i += 2) {
      String key = rest.get(i);
      String value = i + 1 < rest.size() ? rest.get(i + 1) : "";
      analysis = analysis.flatMap(before -> before.with(key, value));
    }
    return analysis;
  }

  private Optional<GtpAnalysis> with(String key, String value) {
    if (key.equals("rootInfo") && family == Family.KATA) {
      return value.equals("true") || value.equals("false")
          ? Optional.of(
              new GtpAnalysis(
                  family, side, intervalCentis, minMoves, maxMoves, value.equals("true")))
          : Optional.empty();
    }
    OptionalInt number = GtpWords.wholeNumber(value);
    return number.isPresent() ? with(key, number) : Optional.empty();
  }

  private Optional<GtpAnalysis> with(String key, OptionalInt number) {
    return switch (key) {
      case "interval" ->
          Optional.of(new GtpAnalysis(family, side, number, minMoves, maxMoves, rootInfo));
      case "minmoves" ->
          Optional.of(new GtpAnalysis(family, side, intervalCentis, number, maxMoves, rootInfo));
      case "maxmoves" ->
          Optional.of(new GtpAnalysis(family, side, intervalCentis, minMoves, number, rootInfo));
      default -> Optional.empty();
    };
  }

  /** The words behind the command's name. */
  String print() {
    List<String> words = new ArrayList<>();
    side.ifPresent(named -> words.add(named == Side.BLACK ? "b" : "w"));
    intervalCentis.ifPresent(centis -> words.add("interval " + centis));
    minMoves.ifPresent(moves -> words.add("minmoves " + moves));
    maxMoves.ifPresent(moves -> words.add("maxmoves " + moves));
    if (rootInfo) {
      words.add("rootInfo true");
    }
    return String.join(" ", words);
  }

  /** Milliseconds between two reports. */
  long reportEveryMs() {
    return intervalCentis.isPresent()
        ? Math.max(1, 10L * intervalCentis.getAsInt())
        : Long.MAX_VALUE;
  }

  /** How many candidates an engine is asked for that is only asked to analyse. */
  int candidates() {
    return Math.max(1, Math.min(Math.max(USUAL_MOVES, minMoves.orElse(0)), most()));
  }

  /** The same where it is asked for a move, which others must not cost time. */
  int candidatesBesideAMove() {
    return Math.max(1, minMoves.orElse(1));
  }

  /** How many candidates are told at most. */
  int most() {
    return maxMoves.orElse(Integer.MAX_VALUE);
  }
}
