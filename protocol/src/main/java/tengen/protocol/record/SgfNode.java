package tengen.protocol.record;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A node of a game tree.
 *
 * @param line of the file where it begins, from 1
 * @param properties by identifier, in the order of the file, with unescaped values
 */
record SgfNode(int line, Map<String, List<String>> properties) {

  /** Joins comments of several nodes. */
  static String joined(String one, String other) {
    return one.isEmpty() || other.isEmpty() ? one + other : one + "\n\n" + other;
  }

  List<String> values(String property) {
    return properties.getOrDefault(property, List.of());
  }

  /** Returns the first value; empty if there is none. */
  Optional<String> value(String property) {
    return values(property).stream().findFirst();
  }

  /** Returns the first value as a single line; an empty text if there is none. */
  String simpleText(String property) {
    return value(property).orElse("").replace('\n', ' ').trim();
  }
}
