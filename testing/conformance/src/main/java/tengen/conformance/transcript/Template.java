package tengen.conformance.transcript;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of a transcript: text with placeholders.
 *
 * @param source the line as in the file
 */
record Template(String source, List<Part> parts) {
  /** Placeholder for all remaining lines of a reply. */
  static final String REST_PLACEHOLDER = "rest";

  Template {
    parts = List.copyOf(parts);
  }

  sealed interface Part {}

  /** Literal text. */
  record Literal(String text) implements Part {}

  /**
   * A placeholder for any text that matches a regular expression without groups, stored if it has a
   * name.
   */
  record Open(String regex, Optional<String> name) implements Part {}

  /** A placeholder for the text stored under a name. */
  record Stored(String name) implements Part {}

  /** Returns true if this line stands for any number of lines. */
  boolean isRest() {
    return source.equals("{" + REST_PLACEHOLDER + "}");
  }

  /** Returns the text with all names filled in; only for templates without open placeholders. */
  String fill(Map<String, String> stored) {
    var text = new StringBuilder();
    for (Part part : parts) {
      switch (part) {
        case Literal(String literal) -> text.append(literal);
        case Stored(String name) -> text.append(stored.getOrDefault(name, "{" + name + "}"));
        case Open _ -> throw new IllegalStateException("nothing to send for " + source);
      }
    }
    return text.toString();
  }

  /** Returns the stored texts after matching a line, or empty if it does not match. */
  Optional<Map<String, String>> match(String line, Map<String, String> stored) {
    var regex = new StringBuilder();
    List<String> names = new ArrayList<>();
    for (Part part : parts) {
      switch (part) {
        case Literal(String literal) -> regex.append(Pattern.quote(literal));
        case Stored(String name) -> regex.append(Pattern.quote(stored.getOrDefault(name, "")));
        case Open(String open, Optional<String> name) -> {
          regex.append('(').append(open).append(')');
          names.add(name.orElse(""));
        }
      }
    }
    Matcher matcher = Pattern.compile(regex.toString(), Pattern.DOTALL).matcher(line);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Map<String, String> more = new HashMap<>(stored);
    for (int group = 1; group <= names.size(); group++) {
      more.put(names.get(group - 1), matcher.group(group));
    }
    return Optional.of(more);
  }
}
