package tengen.app.text;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.arena.game.TimeControl;
import tengen.arena.match.PlayerSpec;

/**
 * Parser for players on the command line: {@code ID[,KEY=VALUE]…} or {@code cmd=PATH[,KEY=VALUE]…}.
 */
public final class PlayerText {
  private static final String KEYS = "cmd, arg, protocol, name, st, tc, nodes, depth, option.NAME";
  private static final String OPTION = "option.";

  /** The parts of a player's text that were read so far. */
  private static final class Parts {
    Optional<String> id = Optional.empty();
    Optional<String> path = Optional.empty();
    Optional<String> protocol = Optional.empty();
    Optional<String> name = Optional.empty();
    final List<String> arguments = new ArrayList<>();
    final Map<String, String> options = new LinkedHashMap<>();
    TimeControl time = TimeControl.UNLIMITED;
  }

  private PlayerText() {}

  /**
   * Parses the text.
   *
   * @param time limits that apply unless the text sets its own
   * @throws IllegalArgumentException with the error and the allowed form
   */
  public static PlayerSpec parse(String text, TimeControl time) {
    var parts = new Parts();
    parts.time = time;
    for (KeyValue part : KeyValue.split(text)) {
      take(part, parts);
    }
    if (parts.id.isPresent() == parts.path.isPresent()) {
      throw new IllegalArgumentException("expected an engine's id or cmd=PATH, got " + text);
    }
    List<String> command = new ArrayList<>(parts.arguments);
    parts.path.ifPresent(command::addFirst);
    return new PlayerSpec(
        parts.id,
        command,
        parts.protocol,
        parts.name.or(() -> parts.id).orElseGet(() -> fileName(parts.path.orElseThrow())),
        parts.time,
        parts.options);
  }

  private static void take(KeyValue part, Parts parts) {
    String value = part.value();
    switch (part.key()) {
      case "" -> parts.id = Optional.of(value);
      case "cmd" -> parts.path = Optional.of(value);
      case "arg" -> parts.arguments.add(value);
      case "name" -> parts.name = Optional.of(value);
      case "protocol" -> parts.protocol = Optional.of(value);
      default -> {
        if (part.key().startsWith(OPTION)) {
          parts.options.put(part.key().substring(OPTION.length()), value);
        } else {
          parts.time =
              TimeText.with(parts.time, part.key(), value)
                  .orElseThrow(
                      () ->
                          new IllegalArgumentException(
                              "unknown key in " + part + "; keys: " + KEYS));
        }
      }
    }
  }

  private static String fileName(String path) {
    Path last = Path.of(path).getFileName();
    return last == null ? path : last.toString();
  }
}
