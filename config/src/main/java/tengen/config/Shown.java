package tengen.config;

import java.util.List;
import java.util.Map;

/** A value in printable form. */
public sealed interface Shown {
  /** A number, or {@code true} or {@code false}. */
  record Literal(String text) implements Shown {}

  /** A text, quoted if YAML requires it. */
  record Text(String text) implements Shown {}

  /** The word {@code null} without quotes. */
  record Nothing() implements Shown {}

  record Items(List<Shown> items) implements Shown {}

  record Entries(Map<String, Shown> entries) implements Shown {}
}
