package tengen.conformance;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.conformance.transcript.Mismatch;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptRunner;

/** Classification of mismatches: violations of the protocol, and differences that it permits. */
final class MismatchClassifier {
  /** Mandatory commands of "Gomocup Protocol version 2". */
  private static final Set<String> GOMOCUP_MANDATORY =
      Set.of("START", "BEGIN", "TURN", "BOARD", "INFO", "END", "ABOUT");

  /**
   * Mandatory commands of Farneback, "Specification of the Go Text Protocol, version 2", section
   * 6.1.
   */
  private static final Set<String> GTP_MANDATORY =
      Set.of(
          "protocol_version",
          "name",
          "version",
          "known_command",
          "list_commands",
          "quit",
          "boardsize",
          "clear_board",
          "komi",
          "play",
          "genmove");

  private static final Set<String> SIZES =
      Set.of("START", "RECTSTART", "boardsize", "rectangular_boardsize");

  /** Commands answered by OK. */
  private static final Set<String> ACKNOWLEDGED =
      Set.of("START", "RECTSTART", "RESTART", "TAKEBACK");

  /** Optional commands of the protocol; those that begin with YX are optional, too. */
  private static final Set<String> GOMOCUP_OPTIONAL =
      Set.of("RECTSTART", "RESTART", "TAKEBACK", "PLAY", "SWAP2BOARD", "STOP");

  private static final Pattern GTP_REPLY = Pattern.compile("([=?])([0-9]*)( .*|$)", Pattern.DOTALL);
  private static final Pattern MOVE =
      Pattern.compile("[0-9]{1,2},[0-9]{1,2}|=[0-9]* [A-HJ-Za-hj-z][0-9]{1,2}");

  private final Transcript page;
  private final Supplier<List<String>> sent;
  private final Supplier<List<String>> received;
  private String difference = "";

  MismatchClassifier(
      Transcript page, Supplier<List<String>> sent, Supplier<List<String>> received) {
    this.page = page;
    this.sent = sent;
    this.received = received;
  }

  /** Returns a description of the first tolerated difference, or an empty string. */
  String difference() {
    return difference;
  }

  /** Returns true if both lines are error replies, possibly with different texts. */
  boolean tolerates(String expected, String got) {
    boolean tolerated =
        isRejection(expected)
            && isRejection(got)
            && id(expected).equals(id(got))
            && (!isUnknown(got) || isMandatory(command(expected)));
    if (tolerated && difference.isEmpty()) {
      difference = "expected [%s], got [%s]".formatted(expected, got);
    }
    return tolerated;
  }

  /** Returns the verdict on a mismatch that was not tolerated. */
  PageVerdict of(Mismatch mismatch, boolean hasEnded) {
    String expected = mismatch.expected();
    String got = mismatch.got();
    String command = command(expected);
    boolean otherMove = MOVE.matcher(expected).matches() && MOVE.matcher(got).matches();
    if (page.settings().containsKey("choice") || command.equals("showboard") || otherMove) {
      return PageVerdict.DIFFERS;
    }
    if (page.settings().containsKey("thinks") && hasIgnoredInput(expected, got, hasEnded)) {
      return PageVerdict.NOT_SUPPORTED;
    }
    boolean lacksCommand = (isUnknown(got) && !isMandatory(command)) || hasUnknownCommand();
    boolean lacksSize =
        SIZES.contains(command) && isRejection(got) && !isUnknown(got) && !isRejection(expected);
    return lacksCommand || lacksSize ? PageVerdict.NOT_SUPPORTED : PageVerdict.FAIL;
  }

  /**
   * Returns true if the program answered before it was asked to, or ignored everything until its
   * own time was over.
   */
  private static boolean hasIgnoredInput(String expected, String got, boolean hasEnded) {
    boolean early = MOVE.matcher(got).matches() && !expected.contains("{move}");
    boolean late = got.equals(TranscriptRunner.NOTHING) && !hasEnded;
    return early || late;
  }

  /**
   * Returns true if an optional command was unknown; every later line may then differ, as after
   * BOARD-like commands with data.
   */
  private boolean hasUnknownCommand() {
    return !isGtp()
        && received.get().stream().anyMatch(this::isUnknown)
        && sent.get().stream()
            .map(line -> line.split("\\s", 2)[0])
            .anyMatch(word -> GOMOCUP_OPTIONAL.contains(word) || word.startsWith("YX"));
  }

  private boolean isGtp() {
    return page.notation().protocol().equals("gtp");
  }

  private boolean isRejection(String line) {
    return isGtp()
        ? line.startsWith("?")
        : line.equals("{error}")
            || line.equals("{unknown}")
            || line.startsWith("ERROR")
            || line.startsWith("UNKNOWN");
  }

  private boolean isUnknown(String got) {
    return isGtp()
        ? got.startsWith("?") && got.toLowerCase(Locale.ROOT).contains("unknown command")
        : got.startsWith("UNKNOWN");
  }

  private boolean isMandatory(String command) {
    return (isGtp() ? GTP_MANDATORY : GOMOCUP_MANDATORY).contains(command);
  }

  private String id(String line) {
    Matcher reply = GTP_REPLY.matcher(line);
    return isGtp() && reply.matches() ? reply.group(2) : "";
  }

  /** Returns the name of the command that this reply belongs to, as far as can be told. */
  private String command(String expected) {
    String id = id(expected);
    return sent.get().reversed().stream()
        .flatMap(line -> Arrays.stream(line.split("[\r\n]+", -1)))
        .map(line -> line.split("[\\s,]+", -1))
        .filter(words -> id.isEmpty() || words[0].equals(id))
        .map(words -> id.isEmpty() || words.length < 2 ? words[0] : words[1])
        .map(word -> isGtp() ? word : word.toUpperCase(Locale.ROOT))
        .filter(word -> word.matches("[A-Za-z].*") && !word.equals("DONE"))
        .filter(word -> isGtp() || !expected.equals("OK") || ACKNOWLEDGED.contains(word))
        .findFirst()
        .orElse("");
  }
}
