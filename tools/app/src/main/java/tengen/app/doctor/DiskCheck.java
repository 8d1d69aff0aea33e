package tengen.app.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tengen.app.storage.StateFolder;
import tengen.config.TengenConfig;

/** Checks that the disks of the archive and of the log have room for them. */
final class DiskCheck {
  private static final String CHECK = "disk";

  /**
   * Free space that writing needs in bytes. SQLite's write-ahead log has up to 1000 pages of 4 KiB
   * before they are copied to the database, which needs as much.
   */
  private static final long MIN_FREE_BYTES = 2 * 1000 * 4096;

  private DiskCheck() {}

  /** Returns a result for each directory; none if nothing is written to files. */
  static List<CheckResult> of(TengenConfig config) {
    List<CheckResult> all = new ArrayList<>();
    Optional<Path> database =
        config.archive().url().map(StateFolder::url).flatMap(StateFolder::file);
    database.ifPresent(
        file -> {
          long growth = ((long) config.archive().maxMib() << 20) - usedBytes(file);
          all.add(of(file, "archive.max-mib", growth));
        });
    config.logging().file().ifPresent(file -> all.add(of(file, "logging.file", 0)));
    return all;
  }

  private static CheckResult of(Path file, String key, long growth) {
    Path folder = PermissionCheck.existing(file.toAbsolutePath().getParent());
    try {
      return folder == null
          ? CheckResult.note(CHECK, file + ": no such disk", "")
          : of(folder, Files.getFileStore(folder).getUsableSpace(), key, growth);
    } catch (IOException e) {
      return CheckResult.note(CHECK, folder + " cannot be checked: " + e.getMessage(), "");
    }
  }

  /**
   * Returns the result for a directory.
   *
   * @param free space for this user in bytes
   * @param key of the configuration that says what is written there
   * @param growth space that this key allows beyond what is used, in bytes
   */
  static CheckResult of(Path folder, long free, String key, long growth) {
    String text = String.format(Locale.ROOT, "%s has %d MiB free for %s", folder, free >> 20, key);
    if (free < MIN_FREE_BYTES) {
      return CheckResult.problem(CHECK, text, "delete other files there, or use another disk");
    }
    return free >= growth
        ? CheckResult.ok(CHECK, text)
        : CheckResult.note(
            CHECK,
            text + ", which allows " + (growth >> 20) + " MiB more",
            "lower " + key + ", or make room before the disk is full");
  }

  private static long usedBytes(Path database) {
    return StateFolder.SQLITE_FILES.stream()
        .mapToLong(
            suffix -> database.resolveSibling(database.getFileName() + suffix).toFile().length())
        .sum();
  }
}
