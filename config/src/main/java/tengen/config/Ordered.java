package tengen.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Copies maps in the file's order, unlike {@code Map.copyOf}. */
final class Ordered {
  private Ordered() {}

  static <V> Map<String, V> copyOf(Map<String, V> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
