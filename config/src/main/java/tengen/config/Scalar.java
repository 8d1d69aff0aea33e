package tengen.config;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;

/**
 * A single word or number. Its text is used as written, without YAML 1.1's implicit types: {@code
 * no} is a text and {@code 012} is no number.
 *
 * @param parse returns the value, or empty for a text that is not allowed
 * @param print returns the text of a value
 */
record Scalar<T>(String allowed, Function<String, Optional<T>> parse, Function<T, String> print)
    implements Kind<T> {

  @Override
  public T read(Node node, ConfigPath path, T fallback, Findings findings) {
    findings.addPosition(path, node);
    if (node instanceof ScalarNode scalar && !Findings.isNothing(node)) {
      Optional<T> value = parse.apply(scalar.getValue());
      if (value.isPresent()) {
        return value.get();
      }
    }
    findings.wrongKind(node, path, allowed);
    return fallback;
  }

  @Override
  public Shown show(T value) {
    String text = print.apply(value);
    boolean isLiteral =
        value instanceof Boolean
            || value instanceof Number
            || (value instanceof OptionalInt number && number.isPresent());
    return isLiteral ? new Shown.Literal(text) : new Shown.Text(text);
  }
}
