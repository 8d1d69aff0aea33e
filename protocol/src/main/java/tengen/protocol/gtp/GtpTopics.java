package tengen.protocol.gtp;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tengen.game.Move;
import tengen.game.Side;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.search.Finding;
import tengen.search.Finding.Mark;
import tengen.search.Topic;

/** Lists an engine's topics, also as GoGui's menu, and prints its findings. */
final class GtpTopics {
  /** The topic with a command of its own. */
  static final String VALUE = "value";

  /** Who wins, where nothing is proved. */
  static final String UNKNOWN = "unknown";

  static final String VALUE_COMMAND = "tengen-value";

  /** Those that prove something about a position, the one that proves the most first. */
  private static final List<String> SOLVERS =
      List.of(
          "solve",
          "vct",
          "strict-vct",
          "vcf",
          "vct-shortest",
          "strict-vct-shortest",
          "vcf-shortest");

  private static final Pattern POINT = Pattern.compile("\\b([0-9]{1,2}),([0-9]{1,2})\\b");

  private GtpTopics() {}

  static boolean has(OfferedEngine engine, String topic) {
    return engine.topics().stream().anyMatch(each -> each.name().equals(topic));
  }

  /** A topic a line: its name, a blank, its help. */
  static String list(OfferedEngine engine) {
    return engine.topics().stream()
        .map(topic -> topic.name() + " " + topic.help())
        .collect(Collectors.joining("\n"));
  }

  /**
   * A topic a line as {@code TYPE/LABEL/COMMAND}: what marks points is drawn, the rest is shown as
   * text. Source: the GoGui manual, "Analyze Commands".
   */
  static List<String> menu(OfferedEngine engine) {
    return engine.topics().stream().map(GtpTopics::entry).toList();
  }

  private static String entry(Topic topic) {
    String label = topic.help().replace('/', ' ');
    return topic.marksPoints()
        ? "gfx/" + label + "/tengen-show " + topic.name()
        : "string/" + label + "/tengen-inspect " + topic.name();
  }

  /** The solver with this name, or the strongest; empty: the engine has none. */
  static Optional<String> solver(OfferedEngine engine, Optional<String> name) {
    return SOLVERS.stream()
        .filter(topic -> has(engine, topic))
        .filter(topic -> name.isEmpty() || name.get().equals(topic))
        .findFirst();
  }

  /** A finding about a position as if it were this side's turn. */
  static String print(Finding finding, GtpCommand.Form form, Side side, int height) {
    return switch (form) {
      case TEXT -> finding.text();
      case DRAWING -> draw(finding, height);
      case PROOF -> withVertices(finding.text(), height);
      case WINNER -> winner(withVertices(finding.text(), height), side);
    };
  }

  /** Solvers write points as {@code x,y} from the top left. */
  private static String withVertices(String text, int height) {
    return POINT
        .matcher(text)
        .replaceAll(
            point ->
                vertex(Integer.parseInt(point.group(1)), Integer.parseInt(point.group(2)), height));
  }

  private static String vertex(int x, int y, int height) {
    boolean isVertex = x < GtpVertex.MAX_SIDE && y < height;
    return isVertex ? GtpVertex.of(new Move.Place(x, y), height).toString() : x + "," + y;
  }

  /** {@code b C3}, {@code w} or {@code unknown}: whose win is proved, and by which move. */
  private static String winner(String proof, Side side) {
    List<String> words = List.of(proof.split(" "));
    int line = words.indexOf("pv") + 1;
    return switch (words.getFirst()) {
      case "win" ->
          GtpWords.letter(side) + (line > 0 && line < words.size() ? " " + words.get(line) : "");
      case "loss" -> GtpWords.letter(side.other());
      default -> UNKNOWN;
    };
  }

  /** Labels are single words here; a point without one gets a circle. */
  private static String draw(Finding finding, int height) {
    String circles =
        finding.marks().stream()
            .filter(mark -> label(mark).isEmpty())
            .map(mark -> " " + vertex(mark, height))
            .collect(Collectors.joining());
    String labels =
        finding.marks().stream()
            .filter(mark -> !label(mark).isEmpty())
            .map(mark -> " " + vertex(mark, height) + " " + label(mark))
            .collect(Collectors.joining());
    return List.of(
            circles.isEmpty() ? "" : "CIRCLE" + circles + "\n",
            labels.isEmpty() ? "" : "LABEL" + labels + "\n",
            "TEXT " + finding.text().replace('\n', ' '))
        .stream()
        .collect(Collectors.joining());
  }

  private static String label(Mark mark) {
    return mark.label().replace(" ", "");
  }

  private static GtpVertex vertex(Mark mark, int height) {
    return GtpVertex.of(mark.point(), height);
  }
}
