package tengen.protocol.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An immutable sorted map: an AVL tree whose versions share subtrees (Adelson-Velsky and Landis,
 * "An algorithm for the organization of information", 1962). An update takes logarithmic time, so
 * that ten thousand queued queries do not take quadratic time.
 */
final class SortedTable<K extends Comparable<K>, V> {
  private record Node<K, V>(
      K key, V value, @Nullable Node<K, V> left, @Nullable Node<K, V> right, int height) {
    Node(K key, V value, @Nullable Node<K, V> left, @Nullable Node<K, V> right) {
      this(key, value, left, right, 1 + Math.max(heightOf(left), heightOf(right)));
    }
  }

  private final @Nullable Node<K, V> root;

  private SortedTable(@Nullable Node<K, V> root) {
    this.root = root;
  }

  static <K extends Comparable<K>, V> SortedTable<K, V> empty() {
    return new SortedTable<>(null);
  }

  boolean isEmpty() {
    return root == null;
  }

  Optional<V> get(K key) {
    Node<K, V> at = root;
    while (at != null) {
      int order = key.compareTo(at.key);
      if (order == 0) {
        return Optional.of(at.value);
      }
      at = order < 0 ? at.left : at.right;
    }
    return Optional.empty();
  }

  /** Returns the value of the least key. */
  Optional<V> first() {
    return root == null ? Optional.empty() : Optional.of(least(root).value);
  }

  /** Returns a map with this value for the key. */
  SortedTable<K, V> with(K key, V value) {
    return new SortedTable<>(with(root, key, value));
  }

  /** Returns a map without this key, which may be absent. */
  SortedTable<K, V> without(K key) {
    return new SortedTable<>(without(root, key));
  }

  /** Returns all values in the order of their keys. */
  List<V> values() {
    List<V> values = new ArrayList<>();
    collect(root, values);
    return values;
  }

  private static <K, V> void collect(@Nullable Node<K, V> node, List<V> values) {
    if (node != null) {
      collect(node.left, values);
      values.add(node.value);
      collect(node.right, values);
    }
  }

  private static <K extends Comparable<K>, V> Node<K, V> with(
      @Nullable Node<K, V> node, K key, V value) {
    if (node == null) {
      return new Node<>(key, value, null, null);
    }
    int order = key.compareTo(node.key);
    if (order == 0) {
      return new Node<>(key, value, node.left, node.right);
    }
    return order < 0
        ? balanced(node, with(node.left, key, value), node.right)
        : balanced(node, node.left, with(node.right, key, value));
  }

  private static <K extends Comparable<K>, V> @Nullable Node<K, V> without(
      @Nullable Node<K, V> node, K key) {
    if (node == null) {
      return null;
    }
    int order = key.compareTo(node.key);
    if (order < 0) {
      return balanced(node, without(node.left, key), node.right);
    }
    if (order > 0) {
      return balanced(node, node.left, without(node.right, key));
    }
    if (node.left == null || node.right == null) {
      return node.left == null ? node.right : node.left;
    }
    Node<K, V> next = least(node.right);
    return balanced(next, node.left, without(node.right, next.key));
  }

  private static <K, V> Node<K, V> least(Node<K, V> node) {
    Node<K, V> at = node;
    for (var left = at.left; left != null; left = at.left) {
      at = left;
    }
    return at;
  }

  /**
   * Returns a balanced tree of the entry of {@code top} and two trees, whose heights differ by at
   * most two.
   */
  private static <K, V> Node<K, V> balanced(
      Node<K, V> top, @Nullable Node<K, V> left, @Nullable Node<K, V> right) {
    if (left != null && heightOf(left) > heightOf(right) + 1) {
      Node<K, V> raised = heightOf(left.left) < heightOf(left.right) ? leftward(left) : left;
      return rightward(new Node<>(top.key, top.value, raised, right));
    }
    if (right != null && heightOf(right) > heightOf(left) + 1) {
      Node<K, V> raised = heightOf(right.right) < heightOf(right.left) ? rightward(right) : right;
      return leftward(new Node<>(top.key, top.value, left, raised));
    }
    return new Node<>(top.key, top.value, left, right);
  }

  private static <K, V> Node<K, V> rightward(Node<K, V> node) {
    Node<K, V> up = node.left;
    return up == null
        ? node
        : new Node<>(
            up.key, up.value, up.left, new Node<>(node.key, node.value, up.right, node.right));
  }

  private static <K, V> Node<K, V> leftward(Node<K, V> node) {
    Node<K, V> up = node.right;
    return up == null
        ? node
        : new Node<>(
            up.key, up.value, new Node<>(node.key, node.value, node.left, up.left), up.right);
  }

  private static int heightOf(@Nullable Node<?, ?> node) {
    return node == null ? 0 : node.height;
  }

  /** Returns the height of the tree, for tests. */
  int height() {
    return heightOf(root);
  }
}
