package tengen.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Something that can be set: a constant in the engine, and the key that its value is read with
 * ({@link EngineSettings#get}). Values travel as text. The names {@code threads}, {@code
 * memory-mib} and {@code seed} belong to the host; no engine declares them.
 */
public sealed interface Option {

  /** Lower case with hyphens: {@code playouts-per-leaf}. */
  String name();

  /** One line for people. */
  String help();

  /** The value where nothing is set, as text. */
  String initialText();

  /** Why this text cannot be its value, and what can. Empty: it can. */
  Optional<String> objection(String text);

  /**
   * Returns the form in which hosts store and send a value: numbers without leading zeros.
   *
   * @param text a value of this option
   */
  default String canonical(String text) {
    return text;
  }

  /** {@code true} or {@code false}. */
  record Flag(String name, String help, boolean initial) implements Option {
    @Override
    public String initialText() {
      return Boolean.toString(initial);
    }

    @Override
    public Optional<String> objection(String text) {
      return text.equals("true") || text.equals("false")
          ? Optional.empty()
          : Optional.of(name + " " + text + ": true or false");
    }
  }

  /** One of a few words. */
  record Choice(String name, String help, String initial, List<String> allowed) implements Option {
    public Choice {
      allowed = List.copyOf(allowed);
    }

    @Override
    public String initialText() {
      return initial;
    }

    @Override
    public Optional<String> objection(String text) {
      return allowed.contains(text)
          ? Optional.empty()
          : Optional.of(name + " " + text + ": one of " + String.join(", ", allowed));
    }
  }

  /** A whole number, both ends included. */
  record Whole(String name, String help, long initial, long min, long max) implements Option {
    @Override
    public String initialText() {
      return Long.toString(initial);
    }

    @Override
    public Optional<String> objection(String text) {
      try {
        long value = Long.parseLong(text);
        if (min <= value && value <= max) {
          return Optional.empty();
        }
      } catch (NumberFormatException _) {
        // Falls through to the one message that says what is allowed.
      }
      return Optional.of(name + " " + text + ": a whole number, " + min + " to " + max);
    }

    @Override
    public String canonical(String text) {
      return Long.toString(Long.parseLong(text));
    }
  }

  /** A number, both ends included. */
  record Real(String name, String help, double initial, double min, double max) implements Option {
    @Override
    public String initialText() {
      return Double.toString(initial);
    }

    @Override
    public Optional<String> objection(String text) {
      try {
        double value = Double.parseDouble(text);
        if (min <= value && value <= max) {
          return Optional.empty();
        }
      } catch (NumberFormatException _) {
        // Falls through to the one message that says what is allowed.
      }
      return Optional.of(name + " " + text + ": a number, " + min + " to " + max);
    }

    @Override
    public String canonical(String text) {
      return Double.toString(Double.parseDouble(text));
    }
  }

  /**
   * Any text that {@code check} finds nothing wrong with; a list is one element a line.
   *
   * @param check what is wrong with a text, and what is allowed; empty: nothing
   */
  record Text(String name, String help, String initial, Function<String, Optional<String>> check)
      implements Option {

    /** Any text whatever. */
    public Text(String name, String help, String initial) {
      this(name, help, initial, Text::accept);
    }

    private static Optional<String> accept(String text) {
      return Optional.empty();
    }

    @Override
    public String initialText() {
      return initial;
    }

    @Override
    public Optional<String> objection(String text) {
      return check.apply(text).map(why -> name + " " + why);
    }
  }
}
