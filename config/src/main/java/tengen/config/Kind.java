package tengen.config;

import org.yaml.snakeyaml.nodes.Node;

/** What can stand for a value: how it is read, described and printed. */
interface Kind<T> {

  /**
   * The value of this node; what is wrong with it goes to the findings, and the fallback, or what
   * could be understood of it, is returned, so that reading goes on.
   */
  T read(Node node, ConfigPath path, T fallback, Findings findings);

  /** What is allowed, as half a sentence: {@code a whole number, 1 to 65535}. */
  String allowed();

  /** Reads back as the same value. */
  Shown show(T value);
}
