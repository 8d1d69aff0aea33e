package tengen.app.serve;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tengen.config.ConfigPrinter;
import tengen.config.Shown;
import tengen.config.TengenConfig;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;

/** Prints a configuration as JSON, with the keys of the file. */
final class ConfigJson {
  private ConfigJson() {}

  /** Returns every key with its effective value, on one line. */
  static String print(TengenConfig config) {
    return JsonWriter.write(value(ConfigPrinter.shown(config)));
  }

  private static Json value(Shown shown) {
    return switch (shown) {
      case Shown.Nothing() -> new Json.Null();
      case Shown.Text(String text) -> new Json.Text(text);
      case Shown.Literal(String text) -> literal(text);
      case Shown.Items(List<Shown> items) ->
          new Json.Items(items.stream().map(ConfigJson::value).toList());
      case Shown.Entries(Map<String, Shown> entries) -> {
        Map<String, Json> fields = new LinkedHashMap<>();
        entries.forEach((name, each) -> fields.put(name, value(each)));
        yield new Json.Fields(fields);
      }
    };
  }

  private static Json literal(String text) {
    return switch (text) {
      case "true" -> new Json.Flag(true);
      case "false" -> new Json.Flag(false);
      default -> new Json.Num(text);
    };
  }
}
