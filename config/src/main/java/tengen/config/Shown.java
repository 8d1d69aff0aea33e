package tengen.config;

import java.util.List;
import java.util.Map;

/** A value on its way into a file. */
sealed interface Shown {
  /** Quoted where YAML needs it. */
  record Text(String text) implements Shown {}

  /** The plain word {@code null}. */
  record Nothing() implements Shown {}

  record Items(List<Shown> items) implements Shown {}

  record Entries(Map<String, Shown> entries) implements Shown {}
}
