package tengen.conformance.transcript;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.conformance.transcript.Template.Literal;
import tengen.conformance.transcript.Template.Open;
import tengen.conformance.transcript.Template.Part;
import tengen.conformance.transcript.Template.Stored;

/** Parser of sent and expected lines, which remembers the names stored by earlier lines. */
final class TemplateReader {
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\\\(?<escape>x[0-9A-Fa-f]{2}|[rt0s\\\\{])"
              + "|\\{(?<open>[a-z]+)(?::(?<name>[a-z][a-z0-9]*))?\\}"
              + "|\\{(?<again>[a-z][a-z0-9]*)\\}"
              + "|(?<plain>[^\\\\{]|\\{(?![a-z]))");

  private final Notation notation;
  private final Set<String> names = new HashSet<>();

  TemplateReader(Notation notation) {
    this.notation = notation;
  }

  Template sent(String source) {
    Template template = read(source);
    for (Part part : template.parts()) {
      if (part instanceof Open) {
        throw new IllegalArgumentException("a sent line is known: no open placeholder");
      }
    }
    return template;
  }

  Template expected(String source) {
    Template template = read(source);
    for (Part part : template.parts()) {
      if (part instanceof Open(String _, Optional<String> name)) {
        name.ifPresent(names::add);
      }
    }
    return template;
  }

  private Template read(String source) {
    List<Part> parts = new ArrayList<>();
    var literal = new StringBuilder();
    Matcher token = TOKEN.matcher(source);
    int at = 0;
    while (at < source.length()) {
      if (!token.find(at) || token.start() != at) {
        throw new IllegalArgumentException(
            "no such escape or placeholder: " + source.substring(at));
      }
      at = token.end();
      if (token.group("plain") != null) {
        literal.append(token.group("plain"));
      } else if (token.group("escape") != null) {
        literal.append(unescaped(token.group("escape")));
      } else {
        parts.add(new Literal(literal.toString()));
        literal.setLength(0);
        parts.add(placeholder(token));
      }
    }
    parts.add(new Literal(literal.toString()));
    return new Template(source, parts);
  }

  private static char unescaped(String escape) {
    return switch (escape.charAt(0)) {
      case 'r' -> '\r';
      case 't' -> '\t';
      case '0' -> '\0';
      case 's' -> ' ';
      case 'x' -> (char) Integer.parseInt(escape.substring(1), 16);
      default -> escape.charAt(0);
    };
  }

  private Part placeholder(Matcher token) {
    String word = token.group("open") != null ? token.group("open") : token.group("again");
    Optional<String> name = Optional.ofNullable(token.group("name"));
    if (name.isEmpty() && names.contains(word)) {
      return new Stored(word);
    }
    return switch (word) {
      case "move" -> new Open(notation.move(), name);
      case "any" -> new Open(".*", name);
      case Template.REST_PLACEHOLDER -> new Open(".*", Optional.empty());
      case "int" -> new Open("-?[0-9]+", name);
      case "float" -> new Open("-?[0-9]+(?:\\.[0-9]+)?", name);
      case "error" -> new Open("ERROR .*", name);
      case "unknown" -> new Open("UNKNOWN.*", name);
      default ->
          throw new IllegalArgumentException(
              "unknown placeholder {" + word + "}: no earlier line names a value so");
    };
  }
}
