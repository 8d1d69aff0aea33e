package tengen.app.doctor;

import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Prints results as text or JSON. */
final class CheckResultPrinter {
  private CheckResultPrinter() {}

  /** Returns a line for each result: level, check, what was found, and what to do. */
  static String text(List<CheckResult> results) {
    int width = results.stream().mapToInt(each -> each.check().length()).max().orElse(0);
    String form = "%-7s  %-" + Math.max(1, width) + "s  %s%s%n";
    return results.stream()
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

  /** Returns an array with an object for each result, on one line. */
  static String json(List<CheckResult> results) {
    var text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartArray();
      for (CheckResult each : results) {
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

  private static String word(CheckResult result) {
    return result.level().name().toLowerCase(Locale.ROOT);
  }
}
