package tengen.config;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/** Rejects tags such as {@code !env}, which would otherwise be ignored. */
final class Tags {
  private Tags() {}

  /** Checks every node once; aliases may form cycles. */
  static void check(Node root, Findings findings) {
    Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Node> rest = new ArrayDeque<>();
    rest.push(root);
    while (!rest.isEmpty()) {
      Node node = rest.pop();
      if (!seen.add(node)) {
        continue;
      }
      String tag = node.getTag().getValue();
      if (!tag.startsWith(Tag.PREFIX)) {
        findings.problem(
            node, "tag " + Findings.quoted(tag) + " is not allowed; write the value without a tag");
      }
      switch (node) {
        case SequenceNode list -> list.getValue().forEach(rest::push);
        case MappingNode map ->
            map.getValue()
                .forEach(
                    entry -> {
                      rest.push(entry.getKeyNode());
                      rest.push(entry.getValueNode());
                    });
        case ScalarNode _ -> {}
        default -> findings.wrongKind(node, ConfigPath.ROOT, "plain YAML");
      }
    }
  }
}
