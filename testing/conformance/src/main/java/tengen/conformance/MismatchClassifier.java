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

/** Tells an offence against the protocol from what it leaves to the program. */
final class Judge {
  /** "Gomocup Protocol version 2": commands that a brain must know. */
  private static final Set<String> GOMOCUP_NEEDED =
      Set.of("START", "BEGIN", "TURN", "BOARD", "INFO", "END", "ABOUT");

  /** Farneback, "Specification of the Go Text Protocol, version 2", section 6.1. */
  private static final Set<String> GTP_NEEDED =
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

  /** Answered by OK. */
  private static final Set<String> ACKNOWLEDGED =
      Set.of("START", "RECTSTART", "RESTART", "TAKEBACK");

  /** Known to the protocol, and left to the program; so is all that begins with YX. */
  private static final Set<String> GOMOCUP_OPTIONAL =
      Set.of("RECTSTART", "RESTART", "TAKEBACK", "PLAY", "SWAP2BOARD", "STOP");

  private static final Pattern GTP_REPLY = Pattern.compile("([=?])([0-9]*)( .*|$)", Pattern.DOTALL);
  private static final Pattern MOVE =
      Pattern.compile("[0-9]{1,2},[0-9]{1,2}|=[0-9]* [A-HJ-Za-hj-z][0-9]{1,2}");

  private final Transcript page;
  private final Supplier<List<String>> sent;
  private final Supplier<List<String>> received;
  private String difference = "";

  Judge(Transcript page, Supplier<List<String>> sent, Supplier<List<String>> received) {
    this.page = page;
    this.sent = sent;
    this.received = received;
  }

  /** The first line that was let pass; empty text: none. */
  String difference() {
    return difference;
  }

  /** A refusal in other words is a refusal. */
  boolean tolerates(String expected, String got) {
    boolean tolerated =
        isRefusal(expected)
            && isRefusal(got)
            && id(expected).equals(id(got))
            && (!isUnknown(got) || isNeeded(command(expected)));
    if (tolerated && difference.isEmpty()) {
      difference = "expected [%s], got [%s]".formatted(expected, got);
    }
    return tolerated;
  }

  /** Judges what was not tolerated. */
  PageVerdict of(Mismatch mismatch, boolean hasEnded) {
    String expected = mismatch.expected();
    String got = mismatch.got();
    String command = command(expected);
    boolean otherMove = MOVE.matcher(expected).matches() && MOVE.matcher(got).matches();
    if (page.settings().containsKey("choice") || command.equals("showboard") || otherMove) {
      return PageVerdict.DIFFERS;
    }
    if (page.settings().containsKey("thinks") && isDeaf(expected, got, hasEnded)) {
      return PageVerdict.NOT_SUPPORTED;
    }
    boolean lacksCommand = (isUnknown(got) && !isNeeded(command)) || lackedCommand();
    boolean lacksSize =
        SIZES.contains(command) && isRefusal(got) && !isUnknown(got) && !isRefusal(expected);
    return lacksCommand || lacksSize ? PageVerdict.NOT_SUPPORTED : PageVerdict.FAIL;
  }

  /** It answered before it was asked to, or heard nothing before its own time was over. */
  private static boolean isDeaf(String expected, String got, boolean hasEnded) {
    boolean early = MOVE.matcher(got).matches() && !expected.contains("{move}");
    boolean late = got.equals(TranscriptRunner.NOTHING) && !hasEnded;
    return early || late;
  }

  /**
   * Behind a command that it does not know, such as BOARD's sisters with their data, all differs.
   */
  private boolean lackedCommand() {
    return !isGtp()
        && received.get().stream().anyMatch(this::isUnknown)
        && sent.get().stream()
            .map(line -> line.split("\\s", 2)[0])
            .anyMatch(word -> GOMOCUP_OPTIONAL.contains(word) || word.startsWith("YX"));
  }

  private boolean isGtp() {
    return page.notation().protocol().equals("gtp");
  }

  private boolean isRefusal(String line) {
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

  private boolean isNeeded(String command) {
    return (isGtp() ? GTP_NEEDED : GOMOCUP_NEEDED).contains(command);
  }

  private String id(String line) {
    Matcher reply = GTP_REPLY.matcher(line);
    return isGtp() && reply.matches() ? reply.group(2) : "";
  }

  /** The name of the command that this answer belongs to, as far as that can be told. */
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
