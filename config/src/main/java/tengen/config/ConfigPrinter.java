package tengen.config;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.yaml.snakeyaml.reader.StreamReader;

/** Prints a configuration as YAML that is read back as an equal one. */
public final class ConfigPrinter {
  /** Matches texts that need no quotes as a key, as a value and in a list. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_/][A-Za-z0-9._/+-]*");

  private static final Set<String> NULLS = Set.of("null", "Null", "NULL");

  private final StringBuilder yaml = new StringBuilder();

  private ConfigPrinter() {}

  /** Returns every key with its effective value; ends with a line break. */
  public static String print(TengenConfig config) {
    ConfigPrinter printer = new ConfigPrinter();
    switch (shown(config)) {
      case Shown.Entries(Map<String, Shown> entries) -> printer.entries(entries, "");
      case Shown other -> printer.value(other, "");
    }
    return printer.yaml.toString();
  }

  /** Returns every key with its effective value as a tree. */
  public static Shown shown(TengenConfig config) {
    return FileKeys.section(protocols(config)).show(config);
  }

  /** Returns the protocols that the configuration has line limits for. */
  private static List<KnownProtocol> protocols(TengenConfig config) {
    return config.limits().lineBytes().entrySet().stream()
        .map(limit -> new KnownProtocol(limit.getKey(), limit.getValue()))
        .toList();
  }

  private void entries(Map<String, Shown> entries, String indent) {
    String before = "";
    for (Map.Entry<String, Shown> entry : entries.entrySet()) {
      yaml.append(before).append(scalar(entry.getKey())).append(':');
      value(entry.getValue(), indent + "  ");
      before = indent;
    }
  }

  private void value(Shown value, String indent) {
    switch (value) {
      case Shown.Nothing() -> yaml.append(" null\n");
      case Shown.Literal(String text) -> yaml.append(' ').append(text).append('\n');
      case Shown.Text(String text) -> yaml.append(' ').append(scalar(text)).append('\n');
      case Shown.Items items when items.items().isEmpty() -> yaml.append(" []\n");
      case Shown.Entries map when map.entries().isEmpty() -> yaml.append(" {}\n");
      case Shown.Items items -> {
        yaml.append('\n');
        items.items().forEach(item -> item(item, indent));
      }
      case Shown.Entries map -> {
        yaml.append('\n').append(indent);
        entries(map.entries(), indent);
      }
    }
  }

  private void item(Shown item, String indent) {
    yaml.append(indent).append('-');
    switch (item) {
      case Shown.Entries(Map<String, Shown> entries) when !entries.isEmpty() -> {
        yaml.append(' ');
        entries(entries, indent + "  ");
      }
      case Shown other -> value(other, indent + "  ");
    }
  }

  private static String scalar(String text) {
    return PLAIN.matcher(text).matches() && !NULLS.contains(text) ? text : quoted(text);
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints().forEach(character -> escape(character, quoted));
    return quoted.append('"').toString();
  }

  private static void escape(int character, StringBuilder to) {
    switch (character) {
      case '"', '\\' -> to.append('\\').appendCodePoint(character);
      case '\n' -> to.append("\\n");
      case '\t' -> to.append("\\t");
      case '\r' -> to.append("\\r");
      default -> {
        if (isSafe(character)) {
          to.appendCodePoint(character);
        } else {
          to.append(String.format(Locale.ROOT, "\\U%08x", character));
        }
      }
    }
  }

  private static boolean isSafe(int character) {
    return StreamReader.isPrintable(character) && Printable.isPrintable(character);
  }
}
