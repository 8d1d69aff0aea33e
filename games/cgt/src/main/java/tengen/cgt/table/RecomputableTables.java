package tengen.cgt.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tengen.cgt.catalog.Catalog;

/** Every table that can be recomputed, by the name of its file without the ending. */
public final class RecomputableTables {
  private final Map<String, Recomputation> byName = new TreeMap<>();

  /** With values that are remembered from row to row, as long as it lives. */
  public RecomputableTables() {
    byName.putAll(ImpartialTables.all(new Catalog()));
    byName.putAll(PartizanTables.all());
  }

  /** The names, in the order of the alphabet. */
  public List<String> names() {
    return List.copyOf(byName.keySet());
  }

  /** How to recompute a table of that name. */
  public Optional<Recomputation> named(String table) {
    return Optional.ofNullable(byName.get(table));
  }
}
