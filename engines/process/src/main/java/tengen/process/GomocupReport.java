package tengen.process;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.protocol.gomocup.GomocupReply;
import tengen.protocol.gomocup.GomocupReplyParser;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * A program's reports during its search, as far as they can be parsed: Rapfi's {@code INFO DEPTH
 * 12} and similar, Yixin's {@code MESSAGE REALTIME}, and words such as {@code depth 12-18 ev 35 n
 * 512K} in a MESSAGE. Variations are read only in the form {@code x,y}, since some programs number
 * rows with letters from the top and others from the bottom.
 */
final class GomocupReport {
  /** Rapfi's scale of its evaluation; the scales of other programs are unknown. */
  private static final double EVALUATION_SCALE = 200;

  private static final int MAX_PLIES = 1000;

  private static final Pattern DEPTH = word("depth", "(\\d+)(?:-(\\d+))?");
  private static final Pattern EVALUATION = word("(?:ev|eval)", "([-+]?M?\\d+(?:\\.\\d+)?)");

  /** AlphaGomoku's chances in percent, beside which its evaluation has another scale. */
  private static final Pattern CHANCES =
      word("winrate", "(\\d{1,3}(?:\\.\\d+)?) drawrate (\\d{1,3}(?:\\.\\d+)?)");

  private static final Pattern NODES = word("n", "(\\d+)([KMG]?)");

  private final Position position;
  private final @Nullable GameRules rules;
  private int depth;
  private int selectiveDepth;
  private long nodes;
  private Optional<Score> score = Optional.empty();
  private OptionalDouble winRate = OptionalDouble.empty();
  private List<Move> moves = List.of();
  private Optional<Move> current = Optional.empty();
  private boolean isFirstLine = true;
  private boolean isNew;

  GomocupReport(Position position, @Nullable GameRules rules) {
    this.position = position;
    this.rules = rules;
  }

  private static Pattern word(String name, String value) {
    return Pattern.compile("\\b" + name + " " + value + "\\b", Pattern.CASE_INSENSITIVE);
  }

  /** Returns the nodes reported so far; never decreases. */
  long nodes() {
    return nodes;
  }

  /** Parses a reply; returns true if it is a report. */
  boolean read(GomocupReply reply) {
    return switch (reply) {
      case GomocupReply.Message(String text) when startsWith(text, "REALTIME ") ->
          realtime(text.substring("REALTIME ".length()));
      case GomocupReply.Message(String text) -> message(text);
      case GomocupReply.Info(String text) -> info(text);
      default -> false;
    };
  }

  private static boolean startsWith(String text, String beginning) {
    return text.regionMatches(true, 0, beginning, 0, beginning.length());
  }

  private boolean realtime(String text) {
    String[] words = text.split(" ", 2);
    List<Move> points = points(words[words.length - 1]);
    switch (words[0].toUpperCase(Locale.ROOT)) {
      case "POS" -> current = points.stream().findFirst();
      case "BEST" -> moves = points;
      default -> {}
    }
    isNew = true;
    return true;
  }

  private boolean message(String text) {
    Matcher found = DEPTH.matcher(text);
    if (!found.find()) {
      return false;
    }
    setDepth(found.group(1), Optional.ofNullable(found.group(2)));
    Matcher chances = CHANCES.matcher(text);
    Matcher evaluation = EVALUATION.matcher(text);
    if (chances.find()) {
      score = Optional.of(expectation(chances.group(1), chances.group(2)));
    } else if (evaluation.find()) {
      score = evaluation(evaluation.group(1));
    }
    Matcher count = NODES.matcher(text);
    if (count.find()) {
      setNodes(count.group(1), count.group(2));
    }
    isNew = true;
    return true;
  }

  private boolean info(String text) {
    String[] words = text.split(" ", 2);
    String value = words[words.length - 1].strip();
    String key = words[0].toUpperCase(Locale.ROOT);
    if (key.equals("PV")) {
      isFirstLine = value.equals("0") || value.equalsIgnoreCase("DONE");
      isNew = value.equalsIgnoreCase("DONE");
    } else if (isFirstLine) {
      info(key, value);
    }
    return true;
  }

  private void info(String key, String value) {
    switch (key) {
      case "DEPTH" -> setDepth(value, Optional.empty());
      case "SELDEPTH" -> selectiveDepth = plies(value);
      case "TOTALNODES" -> setNodes(value, "");
      case "EVAL" -> score = evaluation(value);
      case "WINRATE" -> winRate = rate(value);
      case "BESTLINE" -> moves = points(value);
      default -> {}
    }
  }

  private void setDepth(String plies, Optional<String> selectivePlies) {
    depth = plies(plies);
    selectiveDepth = selectivePlies.map(GomocupReport::plies).orElse(depth);
  }

  private void setNodes(String number, String unit) {
    long factor =
        switch (unit.toUpperCase(Locale.ROOT)) {
          case "K" -> 1_000;
          case "M" -> 1_000_000;
          case "G" -> 1_000_000_000;
          default -> 1;
        };
    nodes = Math.max(nodes, Math.min(whole(number), Long.MAX_VALUE / factor) * factor);
  }

  /** Returns a number, or 0 if the text is not one or too long. */
  private static long whole(String text) {
    boolean number = !text.isEmpty() && text.chars().allMatch(c -> '0' <= c && c <= '9');
    return number && text.length() <= 12 ? Long.parseLong(text) : 0;
  }

  private static int plies(String text) {
    return (int) Math.min(whole(text), MAX_PLIES);
  }

  /** Parses an evaluation such as {@code 35}, {@code +M7} (a win in seven plies) or {@code -M4}. */
  private static Optional<Score> evaluation(String text) {
    int mate = text.toUpperCase(Locale.ROOT).indexOf('M');
    if (mate >= 0) {
      var plies = OptionalInt.of(plies(text.substring(mate + 1)));
      return Optional.of(text.startsWith("-") ? new Score.Loss(plies) : new Score.Win(plies));
    }
    return number(text)
        .map(value -> new Score.Estimate(1 / (1 + Math.exp(-value / EVALUATION_SCALE))));
  }

  private static Score expectation(String wins, String draws) {
    double percent = Double.parseDouble(wins) + Double.parseDouble(draws) / 2;
    return new Score.Estimate(Math.min(percent / 100, 1));
  }

  private static OptionalDouble rate(String text) {
    return number(text)
        .filter(value -> 0 <= value && value <= 1)
        .map(OptionalDouble::of)
        .orElseGet(OptionalDouble::empty);
  }

  private static Optional<Double> number(String text) {
    try {
      return Optional.of(Double.parseDouble(text)).filter(Double::isFinite);
    } catch (NumberFormatException _) {
      return Optional.empty();
    }
  }

  private static List<Move> points(String text) {
    return GomocupReplyParser.parse(text) instanceof GomocupReply.Moves(var points)
        ? new ArrayList<Move>(points)
        : List.of();
  }

  /** Returns the progress since the last call, or empty if there is none. */
  Optional<SearchProgress> newProgress() {
    if (!isNew) {
      return Optional.empty();
    }
    isNew = false;
    List<Variation> lines =
        moves.stream().findFirst().filter(this::isLegal).isPresent() ? variation(moves) : List.of();
    return Optional.of(new SearchProgress(nodes, lines, current.filter(this::isLegal)));
  }

  private boolean isLegal(Move move) {
    return rules == null || rules.objection(position, move).isEmpty();
  }

  /** Returns the program's answer, with the last variation if it begins with that move. */
  SearchResult result(Move answer) {
    List<Move> line =
        moves.stream().findFirst().filter(answer::equals).isPresent() ? moves : List.of(answer);
    return new SearchResult(answer, new SearchProgress(nodes, variation(line)));
  }

  /** Returns the variation, or an empty list without a score. */
  private List<Variation> variation(List<Move> line) {
    return score
        .map(
            value ->
                value instanceof Score.Estimate && winRate.isPresent()
                    ? new Score.Estimate(winRate.getAsDouble())
                    : value)
        .map(
            value ->
                new Variation(
                    value,
                    line,
                    depth,
                    Math.max(depth, selectiveDepth),
                    nodes,
                    OptionalDouble.empty()))
        .stream()
        .toList();
  }
}
