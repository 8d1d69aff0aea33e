package tengen.protocol.gtp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tengen.game.Side;
import tengen.protocol.gtp.GtpAnalysis.Family;

/** Reads the words after an analysis command's name. */
final class GtpAnalysisReader {
  /** KataGo's keys for data that no engine here has; accepted and ignored. */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "ownership",
          "ownershipStdev",
          "movesOwnership",
          "movesOwnershipStdev",
          "pvVisits",
          "pvEdgeVisits",
          "noResultValue");

  private final Family family;
  private final Deque<String> words;
  private final List<GtpRestriction> restrictions = new ArrayList<>();
  private Optional<Side> side = Optional.empty();
  private OptionalInt intervalCentis = OptionalInt.empty();
  private OptionalInt minMoves = OptionalInt.empty();
  private OptionalInt maxMoves = OptionalInt.empty();
  private boolean rootInfo;

  GtpAnalysisReader(Family family, List<String> words) {
    this.family = family;
    this.words = new ArrayDeque<>(words);
  }

  /** Returns the arguments; empty if a word is invalid. */
  Optional<GtpAnalysis> read() {
    while (!words.isEmpty()) {
      if (!readSideOrInterval(words.getFirst()) && !readPair(words.remove())) {
        return Optional.empty();
      }
    }
    return Optional.of(
        new GtpAnalysis(family, side, intervalCentis, minMoves, maxMoves, rootInfo, restrictions));
  }

  /**
   * Reads a side or an interval without a key. Each may occur once, in any order, before or among
   * other arguments.
   */
  private boolean readSideOrInterval(String word) {
    Optional<Side> named = GtpWords.side(word);
    OptionalInt number = GtpWords.wholeNumber(word);
    if (side.isEmpty() && named.isPresent()) {
      side = named;
    } else if (intervalCentis.isEmpty() && number.isPresent()) {
      intervalCentis = number;
    } else {
      return false;
    }
    words.remove();
    return true;
  }

  private boolean readPair(String key) {
    return switch (key) {
      case "interval" -> {
        intervalCentis = number();
        yield intervalCentis.isPresent();
      }
      case "minmoves" -> {
        minMoves = number();
        yield minMoves.isPresent();
      }
      case "maxmoves" -> {
        maxMoves = number();
        yield maxMoves.isPresent();
      }
      case GtpRestriction.AVOID -> readRestriction(false);
      case GtpRestriction.ALLOW -> readRestriction(true);
      default -> family == Family.KATA && readFlag(key, word());
    };
  }

  private boolean readFlag(String key, String value) {
    if (!value.equals("true") && !value.equals("false")) {
      return false;
    }
    if (key.equals("rootInfo")) {
      rootInfo = value.equals("true");
      return true;
    }
    return LEFT_OUT.contains(key);
  }

  private boolean readRestriction(boolean allow) {
    Optional<GtpRestriction> read = GtpRestriction.read(allow, word(), word(), word());
    boolean fits = read.isPresent() && restrictions.stream().allMatch(read.get()::canJoin);
    read.ifPresent(restrictions::add);
    return fits;
  }

  private OptionalInt number() {
    return GtpWords.wholeNumber(word());
  }

  private String word() {
    return words.isEmpty() ? "" : words.remove();
  }
}
