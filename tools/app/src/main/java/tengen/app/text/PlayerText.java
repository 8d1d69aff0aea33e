package tengen.app.text;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.arena.game.TimeControl;
import tengen.arena.match.PlayerSpec;

/**
 * Parser for players on the command line: {@code ID[,KEY=VALUE]…} or {@code cmd=PATH[,KEY=VALUE]…}.
 */
public final class PlayerText {
  private static final String SHARED_KEYS =
      "arg, protocol, dir, restart, st, tc, nodes, depth, option.NAME";

  private static final String KEYS = "cmd, name, " + SHARED_KEYS;
  private static final String OPTION = "option.";

  /**
   * Options of programs in matches unless given. A program is told its whole limit and plans its
   * own reserve, as with other managers; the match tolerates what the way to the program takes. A
   * program that dies in a game is not restarted in it, because a crash loses the game.
   */
  private static final Map<String, String> MATCH_OPTIONS =
      Map.of("overhead-ms", "0", "restarts", "0");

  /** The parts of a text that were read so far. */
  private static final class Parts {
    Optional<String> id = Optional.empty();
    Optional<String> path = Optional.empty();
    Optional<String> name = Optional.empty();
    Optional<String> protocol = Optional.empty();
    Optional<String> directory = Optional.empty();
    boolean restarts;
    final List<String> arguments = new ArrayList<>();
    final Map<String, String> options = new LinkedHashMap<>();
    TimeControl time;

    Parts(TimeControl time) {
      this.time = time;
    }
  }

  private final Parts shared;
  private final Map<String, String> programOptions;

  private PlayerText(Parts shared, Map<String, String> programOptions) {
    this.shared = shared;
    this.programOptions = programOptions;
  }

  /**
   * Creates a parser of the players of a match, which share parts.
   *
   * @param time limits that apply unless a part sets another
   * @param each texts {@code KEY=VALUE[,KEY=VALUE]…} whose parts apply unless a player sets its own
   * @throws IllegalArgumentException with the error and the allowed keys
   */
  public static PlayerText sharing(TimeControl time, List<String> each) {
    var shared = new Parts(time);
    for (String text : each) {
      for (KeyValue part : KeyValue.split(text)) {
        if (part.key().isEmpty() || part.key().equals("cmd") || part.key().equals("name")) {
          throw new IllegalArgumentException(
              part + " cannot apply to every player; keys: " + SHARED_KEYS);
        }
        take(part, shared);
      }
    }
    return new PlayerText(shared, MATCH_OPTIONS);
  }

  /**
   * Parses a player outside of matches.
   *
   * @param time limits that apply unless the text sets its own
   * @throws IllegalArgumentException with the error and the allowed form
   */
  public static PlayerSpec parse(String text, TimeControl time) {
    return new PlayerText(new Parts(time), Map.of()).parse(text);
  }

  /**
   * Parses a player. Shared parts for programs do not apply to configured engines.
   *
   * @throws IllegalArgumentException with the error and the allowed form
   */
  public PlayerSpec parse(String text) {
    var parts = new Parts(shared.time);
    parts.restarts = shared.restarts;
    parts.options.putAll(shared.options);
    for (KeyValue part : KeyValue.split(text)) {
      take(part, parts);
    }
    if (parts.id.isPresent() == parts.path.isPresent()) {
      throw new IllegalArgumentException("expected an engine's id or cmd=PATH, got " + text);
    }
    if (Stream.of(parts.path, parts.name)
        .anyMatch(part -> part.filter(String::isEmpty).isPresent())) {
      throw new IllegalArgumentException("cmd and name must not be empty, got " + text);
    }
    boolean isForProgram =
        parts.directory.isPresent() || parts.protocol.isPresent() || !parts.arguments.isEmpty();
    if (parts.id.isPresent() && isForProgram) {
      throw new IllegalArgumentException(
          "arg, dir and protocol need a program, cmd=PATH, got " + text);
    }
    return parts.path.isPresent() ? program(parts.path.get(), parts) : spec(List.of(), parts);
  }

  /** Returns the player for a program, with the shared parts that it does not set itself. */
  private PlayerSpec program(String path, Parts parts) {
    List<String> command = new ArrayList<>(List.of(path));
    command.addAll(parts.arguments.isEmpty() ? shared.arguments : parts.arguments);
    parts.protocol = parts.protocol.or(() -> shared.protocol);
    parts.directory = parts.directory.or(() -> shared.directory);
    programOptions.forEach(parts.options::putIfAbsent);
    return spec(command, parts);
  }

  private static PlayerSpec spec(List<String> command, Parts parts) {
    return new PlayerSpec(
        parts.id,
        command,
        parts.protocol,
        parts.directory,
        parts.name.or(() -> parts.id).orElseGet(() -> fileName(command.getFirst())),
        parts.time,
        parts.options,
        parts.restarts);
  }

  private static void take(KeyValue part, Parts parts) {
    String value = part.value();
    switch (part.key()) {
      case "" -> parts.id = Optional.of(value);
      case "cmd" -> parts.path = Optional.of(value);
      case "arg" -> parts.arguments.add(value);
      case "name" -> parts.name = Optional.of(value);
      case "protocol" -> parts.protocol = Optional.of(value);
      case "dir" -> parts.directory = Optional.of(value);
      case "restart" -> parts.restarts = restarts(value);
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

  /** Returns whether this mode makes the engine anew for each game. */
  private static boolean restarts(String mode) {
    return switch (mode) {
      case "on" -> true;
      case "off", "auto" -> false;
      default -> throw new IllegalArgumentException("restart must be on, off or auto, got " + mode);
    };
  }

  private static String fileName(String path) {
    Path last = Path.of(path).getFileName();
    return last == null ? path : last.toString();
  }
}
