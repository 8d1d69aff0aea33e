package tengen.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** Kinds that are composed of other kinds. */
final class Kinds {
  private Kinds() {}

  /** A value that may be missing. */
  record Maybe<T>(Kind<T> kind, T example) implements Kind<Optional<T>> {
    @Override
    public Optional<T> read(Node node, ConfigPath path, Optional<T> fallback, Findings findings) {
      return Findings.isNothing(node)
          ? Optional.empty()
          : Optional.of(kind.read(node, path, fallback.orElse(example), findings));
    }

    @Override
    public String allowed() {
      return kind.allowed() + ", or null";
    }

    @Override
    public Shown show(Optional<T> value) {
      return value.map(kind::show).orElseGet(Shown.Nothing::new);
    }
  }

  /** A value that may be {@code null} in the file, which is read as {@code nothing}. */
  record OrNull<T>(Kind<T> kind, T nothing) implements Kind<T> {
    @Override
    public T read(Node node, ConfigPath path, T fallback, Findings findings) {
      return Findings.isNothing(node) ? nothing : kind.read(node, path, fallback, findings);
    }

    @Override
    public String allowed() {
      return kind.allowed() + ", or null";
    }

    @Override
    public Shown show(T value) {
      return kind.show(value);
    }
  }

  /**
   * A list.
   *
   * @param element replaces an invalid element, so that the others keep their indexes
   */
  record ListOf<T>(Kind<T> kind, T element, String what) implements Kind<List<T>> {
    @Override
    public List<T> read(Node node, ConfigPath path, List<T> fallback, Findings findings) {
      if (Findings.isNothing(node)) {
        return fallback;
      }
      if (!(node instanceof SequenceNode sequence)) {
        findings.wrongKind(node, path, allowed());
        return fallback;
      }
      List<T> elements = new ArrayList<>();
      for (Node item : sequence.getValue()) {
        elements.add(kind.read(item, path.item(elements.size()), element, findings));
      }
      return elements;
    }

    @Override
    public String allowed() {
      return "a list of " + what;
    }

    @Override
    public Shown show(List<T> value) {
      return new Shown.Items(value.stream().map(kind::show).toList());
    }
  }

  /**
   * A map whose keys the user chooses.
   *
   * @param names the allowed keys
   * @param value replaces an invalid value
   */
  record MapOf<V>(Scalar<String> names, Kind<V> kind, V value, String what)
      implements Kind<Map<String, V>> {
    @Override
    public Map<String, V> read(
        Node node, ConfigPath path, Map<String, V> fallback, Findings findings) {
      if (Findings.isNothing(node)) {
        return fallback;
      }
      Map<String, V> values = new LinkedHashMap<>();
      findings
          .entries(node, path, allowed())
          .forEach(
              (name, entry) -> {
                findings.checkName(path.key(name), names);
                values.put(name, kind.read(entry, path.key(name), value, findings));
              });
      return values;
    }

    @Override
    public String allowed() {
      return "a map of " + what;
    }

    @Override
    public Shown show(Map<String, V> value) {
      Map<String, Shown> entries = new LinkedHashMap<>();
      value.forEach((name, each) -> entries.put(name, kind.show(each)));
      return new Shown.Entries(entries);
    }
  }
}
