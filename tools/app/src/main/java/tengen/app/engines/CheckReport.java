package tengen.app.engines;

import java.io.PrintWriter;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import tengen.app.flags.JsonOption;
import tengen.conformance.PageResult;
import tengen.conformance.PageVerdict;
import tengen.conformance.transcript.Transcript;
import tengen.protocol.json.Json;

/** The report of {@code check-engine}: an entry for each page, then the counts. */
final class CheckReport {
  private final PrintWriter out;
  private final JsonOption json;
  private final Map<PageVerdict, Integer> counts = new EnumMap<>(PageVerdict.class);
  private Json.Fields subject = Json.Fields.NONE;

  CheckReport(PrintWriter out, JsonOption json) {
    this.out = out;
    this.json = json;
  }

  /** Names what is checked. */
  void begin(String program, String game, String protocol) {
    subject =
        Json.Fields.NONE.with("program", program).with("game", game).with("protocol", protocol);
    if (!json.isGiven()) {
      out.printf(Locale.ROOT, "%s: %s over %s%n", program, game, protocol);
    }
  }

  /** Counts and prints a page's result. */
  void add(PageResult result) {
    counts.merge(result.outcome(), 1, Integer::sum);
    if (json.isGiven()) {
      JsonOption.print(object(result), out);
    } else {
      print(result);
    }
    out.flush();
  }

  private static Json.Fields object(PageResult result) {
    Json.Fields page =
        Json.Fields.NONE
            .with("page", result.page().name())
            .with("title", title(result.page()))
            .with("verdict", result.outcome().text());
    return result.outcome() == PageVerdict.PASS
        ? page
        : page.with("reason", result.reason())
            .with("excerpt", Json.Items.ofTexts(result.excerpt()));
  }

  private static String title(Transcript page) {
    return page.title().stream().collect(Collectors.joining(" "));
  }

  private void print(PageResult result) {
    Transcript page = result.page();
    out.printf("  %-13s  %s%n", result.outcome().text(), page.name());
    if (result.outcome() != PageVerdict.PASS) {
      out.printf("      # %s%n", title(page));
      if (result.outcome() == PageVerdict.FAIL) {
        result.excerpt().forEach(line -> out.printf("      %s%n", visible(line)));
      }
      out.printf("      %s%n", visible(result.reason()));
    }
  }

  /** Escapes bytes that are not printable ASCII, in the notation of the transcripts. */
  private static String visible(String line) {
    var text = new StringBuilder();
    line.chars()
        .forEach(
            next -> {
              if (next >= ' ' && next < 0x7f) {
                text.append((char) next);
              } else {
                text.append("\\x%02x".formatted(next));
              }
            });
    return text.toString();
  }

  /** Prints the counts. */
  void end() {
    int pages = counts.values().stream().mapToInt(Integer::intValue).sum();
    json.print(
        String.format(
            Locale.ROOT,
            "%d pages: %d pass, %d fail, %d differ, %d not supported",
            pages,
            count(PageVerdict.PASS),
            failed(),
            count(PageVerdict.DIFFERS),
            count(PageVerdict.NOT_SUPPORTED)),
        subject
            .with("pages", pages)
            .with("pass", count(PageVerdict.PASS))
            .with("fail", failed())
            .with("differs", count(PageVerdict.DIFFERS))
            .with("notSupported", count(PageVerdict.NOT_SUPPORTED)),
        out);
  }

  /** Returns the number of pages that failed. */
  int failed() {
    return count(PageVerdict.FAIL);
  }

  private int count(PageVerdict outcome) {
    return counts.getOrDefault(outcome, 0);
  }
}
