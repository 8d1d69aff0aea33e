package tengen.store.archive;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The state of an archive's database, as found without changing it.
 *
 * @param version version of its tables; 0 if it has none
 * @param latestVersion version of the tables that this program uses
 * @param damage what SQLite's integrity check found, a line each; empty if nothing
 * @param usedBytes size without reusable space
 * @param newestMs start of the newest game that was not imported, by the database's clock, in
 *     milliseconds since 1970
 * @param aheadMs milliseconds by which the database's clock is ahead of this machine's; 0 if they
 *     agree
 * @param unwritable why the tables cannot be written; empty if they can, or if their version is
 *     later than this program's
 */
public record ArchiveInspection(
    long version,
    long latestVersion,
    List<String> damage,
    long usedBytes,
    OptionalLong newestMs,
    long aheadMs,
    Optional<String> unwritable) {
  public ArchiveInspection {
    damage = List.copyOf(damage);
  }
}
