package tengen.protocol.gtp;

import static tengen.protocol.gtp.GtpArguments.bare;
import static tengen.protocol.gtp.GtpRow.row;

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
  /** The topic that has a command of its own. */
  private static final String VALUE = "value";

  /** The winner if nothing is proved. */
  static final String UNKNOWN = "unknown";

  /** The topics that prove something about a position, the strongest first. */
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

  static final List<GtpRow> ROWS =
      List.of(
          row("tengen-inspect", "[TOPIC [C]]", GtpTopics::inspect)
              .gives("topics with help, one a line; the engine's answer")
              .failsWith("`unknown topic`")
              .notes("lists the engine's topics or asks one, as if it were C's turn"),
          row("tengen-show", "TOPIC [C]", words -> about(words, Form.DRAWING))
              .gives("the same as a drawing")
              .failsWith("`unknown topic`")
              .notes("as GoGui's `gfx`: `LABEL`, `CIRCLE`, `TEXT`"),
          row("tengen-value", "", bare(about(VALUE, Optional.empty(), Form.TEXT)))
              .offeredWhere(state -> has(state.game().engine(), VALUE))
              .gives("the position's value")
              .failsWith("`unknown topic`")
              .notes("the topic `value`"),
          row("tengen-solve", "[TOPIC] [C]", GtpTopics::solve)
              .gives("the proof found")
              .failsWith("`unknown topic`")
              .notes("the topic, else the strongest of `solve`, `vct`, `strict-vct`, `vcf`"));

  private GtpTopics() {}

  /** The form of a finding. */
  enum Form {
    /** The engine's text. */
    TEXT,
    /** Graphics for GoGui: its type {@code gfx}. */
    DRAWING,
    /** A solver's result, with vertices. */
    PROOF,
    /** A solver's result in the course's form: the winner and the winning move. */
    WINNER
  }

  private static Optional<GtpCommand> inspect(List<String> words) {
    return words.isEmpty()
        ? Optional.of(state -> GtpOutcome.reply(state, list(state.game().engine())))
        : about(words, Form.TEXT);
  }

  private static Optional<GtpCommand> about(List<String> words, Form form) {
    return switch (words.size()) {
      case 1 -> Optional.of(about(words.getFirst(), Optional.empty(), form));
      case 2 ->
          GtpWords.side(words.getLast())
              .map(side -> about(words.getFirst(), Optional.of(side), form));
      default -> Optional.empty();
    };
  }

  private static GtpCommand about(String topic, Optional<Side> side, Form form) {
    return state ->
        inspect(
            state, Optional.of(topic).filter(name -> has(state.game().engine(), name)), side, form);
  }

  /** Reads {@code [TOPIC] [C]}. */
  private static Optional<GtpCommand> solve(List<String> words) {
    Optional<Side> side = words.isEmpty() ? Optional.empty() : GtpWords.side(words.getLast());
    List<String> rest = side.isPresent() ? words.subList(0, words.size() - 1) : words;
    Optional<String> topic = rest.stream().findFirst();
    return rest.size() > 1 ? Optional.empty() : Optional.of(state -> solve(state, topic, side));
  }

  private static GtpOutcome solve(GtpState state, Optional<String> topic, Optional<Side> side) {
    return inspect(state, solver(state.game().engine(), topic), side, Form.PROOF);
  }

  private static GtpOutcome inspect(
      GtpState state, Optional<String> topic, Optional<Side> side, Form form) {
    Side toMove = side.orElse(state.game().position().toMove());
    return topic
        .<GtpOutcome>map(name -> new GtpOutcome.Inspect(name, toMove, form))
        .orElseGet(() -> new GtpOutcome.Rejected(GtpErrors.UNKNOWN_TOPIC));
  }

  private static boolean has(OfferedEngine engine, String topic) {
    return engine.topics().stream().anyMatch(each -> each.name().equals(topic));
  }

  /** Returns a line for each topic: its name, a blank, its help. */
  private static String list(OfferedEngine engine) {
    return engine.topics().stream()
        .map(topic -> topic.name() + " " + topic.help())
        .collect(Collectors.joining("\n"));
  }

  /**
   * Returns a menu entry for each topic as {@code TYPE/LABEL/COMMAND}. Topics that mark points are
   * graphics, others text. Source: the GoGui manual, "Analyze Commands".
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

  /** Returns the solver with this name, or the strongest; empty if the engine has none. */
  static Optional<String> solver(OfferedEngine engine, Optional<String> name) {
    return SOLVERS.stream()
        .filter(topic -> has(engine, topic))
        .filter(topic -> name.isEmpty() || name.get().equals(topic))
        .findFirst();
  }

  /** Returns a finding with this side to move as text. */
  static String print(Finding finding, Form form, Side side, int height) {
    return switch (form) {
      case TEXT -> finding.text();
      case DRAWING -> draw(finding, height);
      case PROOF -> withVertices(finding.text(), height);
      case WINNER -> winner(withVertices(finding.text(), height), side);
    };
  }

  /** Converts points from {@code x,y} from the top left, as solvers write them. */
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

  /** Returns {@code b C3}, {@code w} or {@code unknown}: the proved winner and the winning move. */
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

  /**
   * Returns graphics: labels, which are single words here, and circles on points without labels.
   */
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
