package tengen.config;

import java.util.ArrayList;
import java.util.List;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * An option's value as text. A list has an element a line, a map a line {@code name=value} for each
 * entry; a missing value is the empty text. The engine checks the text.
 */
final class OptionText implements Kind<String> {
  static final OptionText INSTANCE = new OptionText();

  private OptionText() {}

  @Override
  public String read(Node node, ConfigPath path, String fallback, Findings findings) {
    return switch (node) {
      case ScalarNode scalar -> Findings.isNothing(scalar) ? "" : scalar.getValue();
      case SequenceNode list -> String.join("\n", elements(list, path, findings));
      case MappingNode _ -> String.join("\n", pairs(node, path, findings));
      default -> {
        findings.wrongKind(node, path, allowed());
        yield fallback;
      }
    };
  }

  private static List<String> elements(SequenceNode list, ConfigPath path, Findings findings) {
    List<String> lines = new ArrayList<>();
    for (Node element : list.getValue()) {
      ConfigPath place = path.item(lines.size());
      findings.addPosition(place, element);
      lines.add(line(element, place, findings));
    }
    return lines;
  }

  private List<String> pairs(Node map, ConfigPath path, Findings findings) {
    List<String> lines = new ArrayList<>();
    findings
        .entries(map, path, allowed())
        .forEach(
            (name, value) -> {
              if (name.contains("=") || hasBreak(name)) {
                findings.problem(
                    path.key(name),
                    "name "
                        + Findings.quoted(name)
                        + " in "
                        + path
                        + "; it must be one line without '='");
              }
              lines.add(name + "=" + line(value, path.key(name), findings));
            });
    return lines;
  }

  private static String line(Node node, ConfigPath path, Findings findings) {
    if (node instanceof ScalarNode scalar && !hasBreak(scalar.getValue())) {
      return Findings.isNothing(scalar) ? "" : scalar.getValue();
    }
    findings.wrongKind(node, path, "a text of one line");
    return "";
  }

  private static boolean hasBreak(String text) {
    return text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0;
  }

  @Override
  public String allowed() {
    return "a text, a list of texts or a map of texts";
  }

  @Override
  public Shown show(String value) {
    return new Shown.Text(value);
  }
}
