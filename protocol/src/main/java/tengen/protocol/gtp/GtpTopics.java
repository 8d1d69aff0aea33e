package tengen.protocol.gtp;

import java.util.List;
import java.util.stream.Collectors;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.search.Finding;
import tengen.search.Finding.Mark;
import tengen.search.Topic;

/** Lists an engine's topics, also as GoGui's menu, and prints its findings. */
final class GtpTopics {
  /** The topic with a command of its own. */
  static final String VALUE = "value";

  static final String VALUE_COMMAND = "tengen-value";

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
  static String menu(OfferedEngine engine) {
    return engine.topics().stream().map(GtpTopics::entry).collect(Collectors.joining("\n"));
  }

  private static String entry(Topic topic) {
    String label = topic.help().replace('/', ' ');
    return topic.marksPoints()
        ? "gfx/" + label + "/tengen-show " + topic.name()
        : "string/" + label + "/tengen-inspect " + topic.name();
  }

  static String print(Finding finding, GtpCommand.Form form, int height) {
    return switch (form) {
      case TEXT -> finding.text();
      case DRAWING -> draw(finding, height);
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
