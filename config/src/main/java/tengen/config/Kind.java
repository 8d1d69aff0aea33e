package tengen.config;

import org.yaml.snakeyaml.nodes.Node;

/** A kind of value: reads, describes and prints it. */
interface Kind<T> {

  /**
   * Reads the value of a node. If it is invalid, adds a problem to the findings and returns the
   * fallback or the valid part of the value, so that reading continues.
   */
  T read(Node node, ConfigPath path, T fallback, Findings findings);

  /** Returns what is allowed, as a phrase: {@code a whole number, 1 to 65535}. */
  String allowed();

  /** Returns a printable form that is read back as the same value. */
  Shown show(T value);
}
