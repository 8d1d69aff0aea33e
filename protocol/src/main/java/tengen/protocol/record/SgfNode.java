package tengen.protocol.record;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One node of a game tree.
 *
 * @param line where it begins, from 1
 * @param properties by identifier, in the order of the file; values without their escapes
 */
record SgfNode(int line, Map<String, List<String>> properties) {

  /** Comments of several nodes as one. */
  static String joined(String one, String other) {
    return one.isEmpty() || other.isEmpty() ? one + other : one + "\n\n" + other;
  }

  List<String> values(String property) {
    return properties.getOrDefault(property, List.of());
  }

  /** The first value; empty where there is none. */
  Optional<String> value(String property) {
    return values(property).stream().findFirst();
  }

  /** The first value as one line; empty text where there is none. */
  String simpleText(String property) {
    return value(property).orElse("").replace('\n', ' ').trim();
  }
}
