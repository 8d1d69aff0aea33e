package tengen.config;

import java.util.Map;
import java.util.Optional;
import org.yaml.snakeyaml.nodes.Node;

/** A map of the file, read by key. Missing keys have the values of the initial record. */
final class Values<R> {
  private final Node map;
  private final Map<String, Node> entries;
  private final ConfigPath path;
  private final R initial;
  private final Findings findings;

  Values(Node map, Map<String, Node> entries, ConfigPath path, R initial, Findings findings) {
    this.map = map;
    this.entries = entries;
    this.path = path;
    this.initial = initial;
    this.findings = findings;
  }

  /** Returns the key of this map in the file. */
  String name() {
    return path.last();
  }

  /** Returns the key's value; empty if the file does not contain it. */
  <T> Optional<T> given(Key<R, T> key) {
    return Optional.ofNullable(entries.get(key.name()))
        .filter(node -> !Findings.isNothing(node))
        .map(_ -> get(key));
  }

  <T> T get(Key<R, T> key) {
    T fallback = key.of().apply(initial);
    Node node = entries.get(key.name());
    if (node != null) {
      return key.kind().read(node, path.key(key.name()), fallback, findings);
    }
    if (key.required()) {
      findings.problem(
          map, path + " has no " + key.name() + "; it needs one: " + key.kind().allowed());
    }
    return fallback;
  }
}
