package tengen.app.doctor;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;

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
    List<Json> all = results.stream().map(CheckResultPrinter::object).toList();
    return JsonWriter.write(new Json.Items(all)) + System.lineSeparator();
  }

  private static Json object(CheckResult result) {
    return Json.Fields.NONE
        .with("check", result.check())
        .with("level", word(result))
        .with("text", result.text())
        .with("advice", result.advice());
  }

  private static String word(CheckResult result) {
    return result.level().name().toLowerCase(Locale.ROOT);
  }
}
