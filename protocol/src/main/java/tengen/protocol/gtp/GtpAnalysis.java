package tengen.protocol.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Side;

/**
 * The arguments of an analysis: side, interval and moves, as in {@code lz-analyze b 50 maxmoves 5}
 * and similar commands.
 *
 * @param side to analyse; empty for the side to move
 * @param intervalCentis interval of info lines in hundredths of a second; empty for no lines
 * @param minMoves minimum number of candidates in a line, if there are as many
 * @param maxMoves maximum number of candidates in a line
 * @param rootInfo whether each line ends with the visits of the position and its best chances
 * @param restrictions moves for each side to restrict to or to avoid
 */
public record GtpAnalysis(
    Family family,
    Optional<Side> side,
    OptionalInt intervalCentis,
    OptionalInt minMoves,
    OptionalInt maxMoves,
    boolean rootInfo,
    List<GtpRestriction> restrictions) {
  /** Default number of candidates, enough for a board full of marks; an estimate. */
  private static final int USUAL_MOVES = 10;

  public GtpAnalysis {
    restrictions = List.copyOf(restrictions);
  }

  /** The form of the commands and of numbers. */
  public enum Family {
    /** Sabaki's form, with Leela Zero's numbers. */
    PLAIN(""),
    /** Leela Zero's form: chances are integers in ten-thousandths. */
    LEELA("lz-"),
    /** KataGo's form: chances are fractions. */
    KATA("kata-"),
    /** The form of the Computer Go Server: an object after the move is known. */
    CGOS("cgos-");

    private final String prefix;

    Family(String prefix) {
      this.prefix = prefix;
    }

    /** Returns the prefix of {@code analyze} and {@code genmove_analyze}. */
    String prefix() {
      return prefix;
    }
  }

  /** Reads the words after the command's name; empty if a word is invalid. */
  static Optional<GtpAnalysis> read(Family family, List<String> words) {
    return new GtpAnalysisReader(family, words).read();
  }

  /** Returns the words after the command's name. */
  String print() {
    List<String> words = new ArrayList<>();
    side.ifPresent(named -> words.add(GtpWords.letter(named)));
    intervalCentis.ifPresent(centis -> words.add("interval " + centis));
    minMoves.ifPresent(moves -> words.add("minmoves " + moves));
    maxMoves.ifPresent(moves -> words.add("maxmoves " + moves));
    if (rootInfo) {
      words.add("rootInfo true");
    }
    restrictions.forEach(restriction -> words.add(restriction.toString()));
    return String.join(" ", words);
  }

  /** Returns the interval of reports in milliseconds. */
  long reportEveryMs() {
    return intervalCentis.isPresent()
        ? Math.max(1, 10L * intervalCentis.getAsInt())
        : Long.MAX_VALUE;
  }

  /** Returns the number of candidates to request for an analysis alone. */
  int candidates() {
    return Math.max(1, Math.min(Math.max(USUAL_MOVES, minMoves.orElse(0)), most()));
  }

  /**
   * Returns the number of candidates to request with a move. Only the required ones, since others
   * would cost time.
   */
  int candidatesBesideAMove() {
    return least();
  }

  /** Returns the minimum number of candidates in a line, visited or not, if there are as many. */
  int least() {
    return Math.max(1, minMoves.orElse(1));
  }

  /** Returns the maximum number of candidates in a line. */
  int most() {
    return maxMoves.orElse(Integer.MAX_VALUE);
  }
}
