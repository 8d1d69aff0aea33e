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
 * @param rootInfo whether each line ends with the visits of the position and its best chances
 * @param restrictions for each side moves to keep to, or some to leave out
 */
public record GtpAnalysis(
    Family family,
    Optional<Side> side,
    OptionalInt intervalCentis,
    OptionalInt minMoves,
    OptionalInt maxMoves,
    boolean rootInfo,
    List<GtpRestriction> restrictions) {
  /** So many candidates are enough for a board full of marks. A guess. */
  private static final int USUAL_MOVES = 10;

  public GtpAnalysis {
    restrictions = List.copyOf(restrictions);
  }

  /** Whose commands they are, and how numbers are written. */
  public enum Family {
    /** Sabaki's: as Leela Zero's. */
    PLAIN(""),
    /** Leela Zero's: chances are whole ten-thousandths. */
    LEELA("lz-"),
    /** KataGo's: chances are fractions. */
    KATA("kata-"),
    /** The Computer Go Server's: one object, when the move is known. */
    CGOS("cgos-");

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
    return new GtpAnalysisReader(family, words).read();
  }

  /** The words behind the command's name. */
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
    return least();
  }

  /** How many candidates are told at least, visited or not, where there are as many. */
  int least() {
    return Math.max(1, minMoves.orElse(1));
  }

  /** How many candidates are told at most. */
  int most() {
    return maxMoves.orElse(Integer.MAX_VALUE);
  }
}
