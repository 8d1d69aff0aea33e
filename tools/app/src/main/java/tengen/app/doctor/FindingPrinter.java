package tengen.app.doctor;

import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Prints findings as text or JSON. */
final class FindingPrinter {
  private FindingPrinter() {}

  /** Returns a line for each finding: level, check, what was found, and what to do. */
  static String text(List<Finding> findings) {
    int width = findings.stream().mapToInt(each -> each.check().length()).max().orElse(0);
    String form = "%-7s  %-" + Math.max(1, width) + "s  %s%s%n";
    return findings.stream()
        .map(
            each ->
                String.format(
                    Locale.ROOT,
                    form,
                    word(each),
                    each.check(),
                    each.text(),
                    each.advice().isEmpty() ? "" : "; " + each.advice()))
        .collect(Collectors.joining());
  }

  /** Returns an array with an object for each finding, on one line. */
  static String json(List<Finding> findings) {
    var text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartArray();
      for (Finding each : findings) {
        json.writeStartObject();
        json.writeStringProperty("check", each.check());
        json.writeStringProperty("level", word(each));
        json.writeStringProperty("text", each.text());
        json.writeStringProperty("advice", each.advice());
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    return text + System.lineSeparator();
  }

  private static String word(Finding finding) {
    return finding.level().name().toLowerCase(Locale.ROOT);
  }
}
