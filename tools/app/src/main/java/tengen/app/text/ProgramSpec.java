package tengen.app.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.protocol.registry.Dialects;

/**
 * A program on the command line: {@code cmd=PATH[,protocol=gtp][,arg=…]}.
 *
 * @param command the program, then its arguments
 * @param protocol empty if not given
 */
public record ProgramSpec(List<String> command, Optional<String> protocol) {
  public ProgramSpec {
    command = List.copyOf(command);
  }

  /**
   * Parses the text.
   *
   * @throws IllegalArgumentException with the error and the allowed form
   */
  public static ProgramSpec parse(String text) {
    Optional<String> path = Optional.empty();
    Optional<String> protocol = Optional.empty();
    List<String> arguments = new ArrayList<>();
    for (KeyValue part : KeyValue.split(text)) {
      String value = part.value();
      switch (part.key()) {
        case "cmd" -> path = Optional.of(value);
        case "arg" -> arguments.add(value);
        case "protocol" -> protocol = Optional.of(protocol(value));
        case "" ->
            throw new IllegalArgumentException(
                "expected cmd=PATH[,protocol=" + names("|") + "][,arg=…], got " + part);
        default ->
            throw new IllegalArgumentException(
                "unknown key in " + part + "; keys: cmd, protocol, arg");
      }
    }
    if (path.isEmpty() || path.get().isEmpty()) {
      throw new IllegalArgumentException(text + ": cmd=PATH is missing");
    }
    arguments.addFirst(path.get());
    return new ProgramSpec(arguments, protocol);
  }

  private static String protocol(String name) {
    if (Dialects.shipped().named(name).isPresent()) {
      return name;
    }
    throw new IllegalArgumentException("protocol must be " + names(" or ") + ", got " + name);
  }

  private static String names(String between) {
    return String.join(between, Dialects.shipped().names());
  }

  @Override
  public String toString() {
    return String.join(" ", command);
  }
}
