package tengen.config;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/** The problems and places found while reading a file. Confined to a single call of the reader. */
final class Findings {
  private static final int MAX_QUOTED = 60;

  private record LocatedProblem(ConfigPosition position, String message) {}

  private final String file;
  private final List<LocatedProblem> problems = new ArrayList<>();
  private final Map<ConfigPath, ConfigPosition> keys = new HashMap<>();
  private final Map<ConfigPath, ConfigPosition> values = new HashMap<>();

  Findings(String file) {
    this.file = file;
  }

  /** Returns the problems in the order of their places. */
  List<ConfigProblem> problems() {
    return problems.stream()
        .sorted(Comparator.comparing(LocatedProblem::position))
        .map(
            at ->
                new ConfigProblem(file, at.position().line(), at.position().column(), at.message()))
        .toList();
  }

  /** Returns whether there are no problems so far. */
  boolean isClean() {
    return problems.isEmpty();
  }

  ConfigSource source() {
    return new ConfigSource(file, values);
  }

  void addPosition(ConfigPath path, Node node) {
    values.put(path, ConfigPosition.of(node.getStartMark()));
  }

  void problem(Node node, String message) {
    problem(ConfigPosition.of(node.getStartMark()), message);
  }

  void problem(ConfigPosition position, String message) {
    problems.add(new LocatedProblem(position, message));
  }

  /** Adds a problem at a value whose position is known. */
  void problem(ConfigPath path, String message) {
    problem(values.getOrDefault(path, new ConfigPosition(1, 1)), message);
  }

  /** Adds a problem unless its value already has one, which may be the cause. */
  void further(ConfigPath path, String message) {
    ConfigPosition position = values.getOrDefault(path, new ConfigPosition(1, 1));
    if (problems.stream().noneMatch(at -> at.position().equals(position))) {
      problem(position, message);
    }
  }

  /** Adds a problem about a value of the wrong kind. */
  void wrongKind(Node node, ConfigPath path, String allowed) {
    String subject = path.isRoot() ? "the file" : path.toString();
    problem(node, subject + " is " + found(node) + "; it must be " + allowed);
  }

  void unknownKey(ConfigPath path, List<String> known) {
    Optional<String> near = Spelling.nearest(path.last(), known);
    problem(
        keys.getOrDefault(path, new ConfigPosition(1, 1)),
        "unknown key "
            + quoted(path.last())
            + in(path.parent())
            + "; "
            + near.map(name -> "did you mean " + name + "? ").orElse("")
            + "known: "
            + String.join(", ", known));
  }

  /** Checks a key that the user chose, which is the last step of the path. */
  void checkName(ConfigPath path, Scalar<String> names) {
    if (names.parse().apply(path.last()).isEmpty()) {
      problem(
          keys.getOrDefault(path, new ConfigPosition(1, 1)),
          "key " + quoted(path.last()) + in(path.parent()) + "; it must be " + names.allowed());
    }
  }

  /**
   * Returns the entries of a map by key, in the file's order, and records their places. A missing
   * value is an empty map; any other value is a problem.
   */
  Map<String, Node> entries(Node node, ConfigPath path, String allowed) {
    Map<String, Node> entries = new LinkedHashMap<>();
    if (node instanceof MappingNode map) {
      map.getValue().forEach(entry -> enter(entry, path, entries));
    } else if (!isNothing(node)) {
      wrongKind(node, path, allowed);
    }
    return entries;
  }

  private void enter(NodeTuple entry, ConfigPath path, Map<String, Node> entries) {
    if (!(entry.getKeyNode() instanceof ScalarNode key)) {
      problem(
          entry.getKeyNode(),
          "a key" + in(path) + " is " + found(entry.getKeyNode()) + "; it must be a name");
      return;
    }
    ConfigPath full = path.key(key.getValue());
    ConfigPosition first = keys.get(full);
    if (entries.containsKey(key.getValue()) && first != null) {
      problem(
          key,
          quoted(key.getValue())
              + in(path)
              + " is given twice; delete it here or in line "
              + first.line());
      return;
    }
    keys.put(full, ConfigPosition.of(key.getStartMark()));
    addPosition(full, entry.getValueNode());
    entries.put(key.getValue(), entry.getValueNode());
  }

  private static String in(ConfigPath path) {
    return path.isRoot() ? "" : " in " + path;
  }

  /** Returns whether a value is missing, {@code ~} or {@code null}. */
  static boolean isNothing(Node node) {
    return node instanceof ScalarNode && node.getTag().equals(Tag.NULL);
  }

  static String found(Node node) {
    if (isNothing(node)) {
      return "empty";
    }
    return switch (node) {
      case MappingNode _ -> "a map";
      case SequenceNode _ -> "a list";
      case ScalarNode scalar -> quoted(scalar.getValue());
      default -> "no value";
    };
  }

  static String quoted(String text) {
    return "'" + Printable.line(text, MAX_QUOTED) + "'";
  }
}
