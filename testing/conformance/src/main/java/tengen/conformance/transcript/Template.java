package tengen.conformance.transcript;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of a transcript: text with placeholders.
 *
 * @param source as it stands in the file
 */
record Template(String source, List<Part> parts) {
  /** The placeholder for all lines that follow in a reply. */
  static final String REST = "rest";

  Template {
    parts = List.copyOf(parts);
  }

  sealed interface Part {}

  /** Exactly this. */
  record Literal(String text) implements Part {}

  /** Anything that a regular expression without groups describes; kept where a name is given. */
  record Open(String regex, Optional<String> name) implements Part {}

  /** What was kept under this name. */
  record Again(String name) implements Part {}

  /** Whether any number of lines may stand here. */
  boolean isRest() {
    return source.equals("{" + REST + "}");
  }

  /** The text with all names filled in; only for templates without open parts. */
  String fill(Map<String, String> kept) {
    var text = new StringBuilder();
    for (Part part : parts) {
      switch (part) {
        case Literal(String literal) -> text.append(literal);
        case Again(String name) -> text.append(kept.getOrDefault(name, "{" + name + "}"));
        case Open _ -> throw new IllegalStateException("nothing to send for " + source);
      }
    }
    return text.toString();
  }

  /** Where the line fits: all that is kept from now on. */
  Optional<Map<String, String>> match(String line, Map<String, String> kept) {
    var regex = new StringBuilder();
    List<String> names = new ArrayList<>();
    for (Part part : parts) {
      switch (part) {
        case Literal(String literal) -> regex.append(Pattern.quote(literal));
        case Again(String name) -> regex.append(Pattern.quote(kept.getOrDefault(name, "")));
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
    Map<String, String> more = new HashMap<>(kept);
    for (int group = 1; group <= names.size(); group++) {
      more.put(names.get(group - 1), matcher.group(group));
    }
    return Optional.of(more);
  }
}
