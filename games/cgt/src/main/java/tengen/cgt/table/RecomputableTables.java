package tengen.cgt.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tengen.cgt.catalog.Catalog;

/** All tables that can be recomputed, by file name without the extension. */
public final class RecomputableTables {
  private final Map<String, Recomputation> byName = new TreeMap<>();

  /** Creates the tables. They cache values from row to row, as long as this object lives. */
  public RecomputableTables() {
    byName.putAll(ImpartialTables.all(new Catalog()));
    byName.putAll(PartizanTables.all());
  }

  /** Returns the names in alphabetical order. */
  public List<String> names() {
    return List.copyOf(byName.keySet());
  }

  /** Returns the recomputation of the table with this name. */
  public Optional<Recomputation> named(String table) {
    return Optional.ofNullable(byName.get(table));
  }
}
