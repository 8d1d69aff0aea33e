package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import tengen.game.Side;
import tengen.protocol.HostLine;
import tengen.protocol.Line;
import tengen.protocol.gomocup.GomocupCommand.Done;
import tengen.protocol.gomocup.GomocupCommand.Malformed;
import tengen.protocol.gomocup.GomocupCommand.Open;
import tengen.protocol.gomocup.GomocupCommand.Stone;
import tengen.protocol.gomocup.GomocupCommand.Unknown;

/**
 * Parses commands; accepts any input.
 *
 * <p>Usually a line is a command. A CR alone ends a line as well. gomocalc sends the data of a
 * board on the command's own line, {@code YXBOARD 7,7,1 8,8,2 DONE}; each datum becomes a command.
 */
public final class GomocupParser {
  /** Default maximum length of a line, in bytes. */
  public static final int MAX_LINE_BYTES = 65_536;

  private static final Pattern PLAY_POINT = Pattern.compile("play\\s+[0-9]+\\s*,\\s*[0-9]+");

  /** A keyword that is answered as unknown. */
  private static final String SUGGEST = "SUGGEST";

  private GomocupParser() {}

  /**
   * Returns whether a session that begins with this line speaks Gomocup: its first word is a
   * keyword in any case. Two of GTP's commands are keywords too: {@code stop}, and {@code play}
   * without a point after it; these are not Gomocup.
   */
  static boolean isFirstLine(String line) {
    String word = line.split("\\s", 2)[0];
    return word.equals("play")
        ? PLAY_POINT.matcher(line).lookingAt()
        : !word.equals("stop") && !HostLine.WORDS.contains(word) && isKeyword(word);
  }

  /** Returns whether a line of this protocol or of Yixin's extensions may begin with this word. */
  static boolean isKeyword(String word) {
    String keyword = word.toUpperCase(Locale.ROOT);
    return keyword.startsWith("YX")
        || keyword.equals(SUGGEST)
        || HostLine.WORDS.contains(word.toLowerCase(Locale.ROOT))
        || BlockKind.of(keyword).isPresent()
        || !(command(keyword, "", word) instanceof Unknown);
  }

  /** Returns the line's first word in lower case, and the rest if there is any. */
  static String[] hostWords(Line line) {
    String[] words =
        line.cut()
            ? new String[] {""}
            : cleaned(line.unmarked().replace("\r", "")).split("[ \t]+", 2);
    words[0] = words[0].toLowerCase(Locale.ROOT);
    return words;
  }

  /** Returns the commands on this line in order; none for an empty line. */
  public static List<GomocupCommand> parse(Line line) {
    var commands = new ArrayList<GomocupCommand>(1);
    for (String part : line.unmarked().split("\r", 0)) {
      String cleaned = cleaned(part);
      String keyword = cleaned.substring(0, wordEnd(cleaned, 0)).toUpperCase(Locale.ROOT);
      if (BlockKind.of(keyword).isPresent() || startsData(keyword)) {
        addData(withoutBlanksAtCommas(cleaned), commands);
      } else if (!keyword.isEmpty()) {
        addCommand(keyword, cleaned, commands);
      }
    }
    return commands;
  }

  private static String cleaned(String part) {
    return trimmed(part.indexOf('\0') < 0 ? part : part.replace("\0", ""));
  }

  private static String trimmed(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && isBlank(text.charAt(start))) {
      start++;
    }
    while (end > start && isBlank(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  private static int wordEnd(String text, int start) {
    int end = start;
    while (end < text.length() && !isBlank(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static int afterBlanks(String text, int start) {
    int end = start;
    while (end < text.length() && isBlank(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean startsData(String word) {
    return !word.isEmpty()
        && (Character.isDigit(word.charAt(0)) || "+-".indexOf(word.charAt(0)) >= 0);
  }

  /**
   * Adds the command of a line and what follows on it. DONE on the line of an unsupported extension
   * ends its data, which are ignored. Like Rapfi, accepts a path on the same line.
   */
  private static void addCommand(String keyword, String line, List<GomocupCommand> commands) {
    String rest = trimmed(line.substring(wordEnd(line, 0)));
    GomocupCommand command = command(keyword, rest, line);
    commands.add(command);
    boolean mayBeDone =
        Keyword.of(keyword).filter(it -> it.ignoredText() == Keyword.IgnoredText.DATA).isPresent();
    if (mayBeDone && hasDone(rest)) {
      commands.add(new Done());
    }
    if (command instanceof GomocupCommand.IgnoredPath && !rest.isEmpty()) {
      commands.add(new GomocupCommand.PathLine(rest));
    }
  }

  /** Returns whether one of the words is DONE. */
  static boolean hasDone(String words) {
    return List.of(words.split("[ \t]+", 0)).stream().anyMatch("DONE"::equalsIgnoreCase);
  }

  /** Adds data and words separated by blanks. A command among them takes the rest of the line. */
  private static void addData(String text, List<GomocupCommand> commands) {
    int end;
    for (int at = 0; at < text.length(); at = afterBlanks(text, end)) {
      end = wordEnd(text, at);
      String token = text.substring(at, end);
      String keyword = token.toUpperCase(Locale.ROOT);
      Optional<BlockKind> block = BlockKind.of(keyword);
      if (block.isPresent()) {
        int number = numberAfter(block.get(), text, end);
        end = number == 0 ? end : wordEnd(text, afterBlanks(text, end));
        commands.add(new Open(block.get(), number));
      } else if (keyword.equals("DONE")) {
        commands.add(new Done());
      } else if (command(keyword, "", token) instanceof Unknown) {
        commands.add(stone(token));
      } else {
        addCommand(keyword, text.substring(at), commands);
        return;
      }
    }
  }

  /** Returns the number after the word; 0 if there is none. */
  private static int numberAfter(BlockKind kind, String text, int end) {
    int start = afterBlanks(text, end);
    return kind.numbered()
        ? Math.clamp(
            GomocupText.number(text.substring(start, wordEnd(text, start))).orElse(0),
            0,
            Integer.MAX_VALUE)
        : 0;
  }

  private static GomocupCommand stone(String token) {
    List<OptionalLong> numbers = numbers(token);
    boolean whole = numbers.stream().allMatch(OptionalLong::isPresent);
    if (!whole || numbers.size() < 2 || numbers.size() > 3) {
      return new Unknown(token);
    }
    OptionalInt field =
        numbers.size() == 2 ? OptionalInt.empty() : OptionalInt.of(whole(numbers.get(2)));
    return new Stone(whole(numbers.get(0)), whole(numbers.get(1)), field);
  }

  private static int whole(OptionalLong number) {
    return GomocupText.saturated(number.orElseThrow());
  }

  private static List<OptionalLong> numbers(String token) {
    return List.of(token.split(",", -1)).stream().map(GomocupText::number).toList();
  }

  private static String withoutBlanksAtCommas(String text) {
    var result = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ',') {
        while (!result.isEmpty() && isBlank(result.charAt(result.length() - 1))) {
          result.setLength(result.length() - 1);
        }
      }
      boolean afterComma = !result.isEmpty() && result.charAt(result.length() - 1) == ',';
      if (!isBlank(c) || !afterComma) {
        result.append(c);
      }
    }
    return result.toString();
  }

  private static GomocupCommand command(String word, String rest, String line) {
    return Keyword.of(word)
        .map(keyword -> command(keyword, rest, line))
        .or(() -> PassiveCommand.of(word).map(GomocupCommand.Quiet::new))
        .or(() -> Question.of(word).map(GomocupCommand.Ask::new))
        .orElseGet(() -> new Unknown(line));
  }

  private static GomocupCommand command(Keyword keyword, String rest, String line) {
    return switch (keyword) {
      case START -> start(rest, line);
      case RECTSTART ->
          twoNumbers(rest, line, "RECTSTART needs WIDTH,HEIGHT", GomocupCommand.RectStart::new);
      case TURN -> twoNumbers(rest, line, "TURN needs X,Y", GomocupCommand.Turn::new);
      case TAKEBACK -> twoNumbers(rest, line, "TAKEBACK needs X,Y", GomocupCommand.Takeback::new);
      case PLAY -> twoNumbers(rest, line, "PLAY needs X,Y", GomocupCommand.Play::new);
      case BEGIN -> new GomocupCommand.Begin();
      case DONE -> new Done();
      case INFO -> info(rest);
      case ABOUT -> new GomocupCommand.About();
      case END -> new GomocupCommand.End();
      case RESTART -> new GomocupCommand.Restart();
      case STOP, YXSTOP -> new GomocupCommand.Stop();
      case YXNBEST -> nBest(rest, line);
      case YXSHOWFORBID -> new GomocupCommand.ShowForbid();
      case YXSEARCHDEFEND -> new GomocupCommand.SearchDefend();
      case YXBALANCEONE -> new GomocupCommand.Balance(1, bias(rest));
      case YXBALANCETWO -> new GomocupCommand.Balance(2, bias(rest));
      case YXSWAP2STEP1 -> new GomocupCommand.SwapStep(1);
      case YXSWAP2STEP2 -> new GomocupCommand.SwapStep(2);
      case YXSWAP2STEP3 -> new GomocupCommand.SwapStep(3);
      case YXSOOSORVSTEP1 -> new GomocupCommand.SoosorvStart();
      case YXHASHCLEAR, CLEARHASH -> new GomocupCommand.HashClear();
      case YXFORBID -> forbid(rest, line);
      case PONDER -> ponder(rest);
      default -> unsupported(keyword, line);
    };
  }

  private static GomocupCommand unsupported(Keyword keyword, String line) {
    return switch (keyword.ignoredText()) {
      case PATH -> new GomocupCommand.IgnoredPath(keyword.name());
      case DATA, TEXT_AND_DATA -> new GomocupCommand.IgnoredBlock(keyword.name());
      case NOTHING -> new Unknown(line);
    };
  }

  /** Parses {@code add 7 8 0}, where side 0 is Black and 1 White. */
  private static GomocupCommand forbid(String rest, String line) {
    String[] words = rest.split("[ \t]+", 0);
    boolean adds = words[0].equalsIgnoreCase("add");
    List<OptionalLong> numbers = Arrays.stream(words).skip(1).map(GomocupText::number).toList();
    boolean fits =
        (adds || words[0].equalsIgnoreCase("del"))
            && numbers.size() == 3
            && numbers.stream().allMatch(OptionalLong::isPresent)
            && (whole(numbers.get(2)) | 1) == 1;
    return fits
        ? new GomocupCommand.Forbid(
            adds,
            whole(numbers.get(2)) == 0 ? Side.BLACK : Side.WHITE,
            whole(numbers.get(0)),
            whole(numbers.get(1)))
        : new Malformed(line, "YXFORBID needs add or del, a point and a side, 0 or 1");
  }

  /** Returns the bias, which Yixin-Board's users may omit for 0. */
  private static long bias(String rest) {
    return GomocupText.wholePart(rest).orElse(0);
  }

  /** Parses PONDER; without a number or with a negative one it lasts until a stop. */
  private static GomocupCommand ponder(String rest) {
    OptionalLong forMs = GomocupText.wholePart(rest);
    return new GomocupCommand.Ponder(
        forMs.isPresent() && forMs.getAsLong() < 0 ? OptionalLong.empty() : forMs);
  }

  private static GomocupCommand start(String rest, String line) {
    String[] words = rest.split("[ \t]+", 0);
    OptionalLong width = GomocupText.number(words[0]);
    OptionalLong height = words.length == 1 ? width : GomocupText.number(words[1]);
    return width.isEmpty() || height.isEmpty() || words.length > 2
        ? new Malformed(line, "START needs a size")
        : new GomocupCommand.Start(whole(width), whole(height));
  }

  private static GomocupCommand nBest(String rest, String line) {
    OptionalLong lines = GomocupText.number(rest);
    return lines.isEmpty() || lines.getAsLong() < 1
        ? new Malformed(line, "YXNBEST needs a number, 1 or more")
        : new GomocupCommand.NBest(whole(lines));
  }

  private interface OfTwo {
    GomocupCommand make(int first, int second);
  }

  private static GomocupCommand twoNumbers(String rest, String line, String need, OfTwo made) {
    List<OptionalLong> numbers = numbers(withoutBlanksAtCommas(rest));
    return numbers.size() == 2 && numbers.stream().allMatch(OptionalLong::isPresent)
        ? made.make(whole(numbers.get(0)), whole(numbers.get(1)))
        : new Malformed(line, need);
  }

  private static GomocupCommand info(String rest) {
    int end = wordEnd(rest, 0);
    String word = rest.substring(0, end).toLowerCase(Locale.ROOT);
    String value = trimmed(rest.substring(end));
    if (word.equals("folder")) {
      return new GomocupCommand.FolderInfo(value);
    }
    OptionalLong number = GomocupText.wholePart(value);
    return InfoKey.of(word)
        .filter(_ -> number.isPresent())
        .<GomocupCommand>map(key -> new GomocupCommand.NumberInfo(key, number.orElseThrow()))
        .orElseGet(() -> new GomocupCommand.OtherInfo(word, value));
  }
}
