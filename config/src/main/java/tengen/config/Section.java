package tengen.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;

/**
 * A map with known keys, read as a record.
 *
 * @param initial the defaults
 * @param keys in the order in which they are printed
 * @param make creates the record from the values; must read every key once
 */
record Section<R>(R initial, List<Key<R, ?>> keys, Function<Values<R>, R> make) implements Kind<R> {

  @Override
  public R read(Node node, ConfigPath path, R fallback, Findings findings) {
    findings.addPosition(path, node);
    if (!(node instanceof MappingNode) && !Findings.isNothing(node)) {
      findings.wrongKind(node, path, allowed());
      return fallback;
    }
    Map<String, Node> entries = findings.entries(node, path, allowed());
    List<String> known = keys.stream().map(Key::name).toList();
    for (String name : entries.keySet()) {
      if (!known.contains(name)) {
        findings.unknownKey(path.key(name), known);
      }
    }
    return make.apply(new Values<>(node, entries, path, initial, findings));
  }

  @Override
  public String allowed() {
    return "a map of " + String.join(", ", keys.stream().map(Key::name).toList());
  }

  @Override
  public Shown show(R value) {
    Map<String, Shown> entries = new LinkedHashMap<>();
    keys.forEach(key -> entries.put(key.name(), key.show(value)));
    return new Shown.Entries(entries);
  }
}
