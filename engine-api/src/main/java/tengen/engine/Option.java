package tengen.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A configurable option of an engine. The engine keeps it as a constant and reads its value with
 * {@link EngineSettings#get}. Values are passed around as text. The host owns the names {@code
 * threads}, {@code memory-mib} and {@code seed}; no engine may declare them.
 */
public sealed interface Option {

  /** Returns the option's name in lower case with hyphens, such as {@code playouts-per-leaf}. */
  String name();

  /** Returns one line that explains the option to users. */
  String help();

  /** Returns the default value as text. */
  String initialText();

  /** Returns why this text is not a valid value and which values are, or empty if it is valid. */
  Optional<String> objection(String text);

  /**
   * Returns the form in which hosts store and send a value: numbers without leading zeros.
   *
   * @param text a valid value of this option
   */
  default String canonical(String text) {
    return text;
  }

  /** An option that is {@code true} or {@code false}. */
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

  /** An option with a fixed list of values. */
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

  /** An integer option; {@code min} and {@code max} are inclusive. */
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
        // Falls through to the common message.
      }
      return Optional.of(name + " " + text + ": a whole number, " + min + " to " + max);
    }

    @Override
    public String canonical(String text) {
      return Long.toString(Long.parseLong(text));
    }
  }

  /** A floating-point option; {@code min} and {@code max} are inclusive. */
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
        // Falls through to the common message.
      }
      return Optional.of(name + " " + text + ": a number, " + min + " to " + max);
    }

    @Override
    public String canonical(String text) {
      return Double.toString(Double.parseDouble(text));
    }
  }

  /**
   * A text option; lists have one element a line.
   *
   * @param check returns why a text is not valid and what is allowed, or empty if it is valid
   */
  record Text(String name, String help, String initial, Function<String, Optional<String>> check)
      implements Option {

    /** Creates an option that accepts every text. */
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
