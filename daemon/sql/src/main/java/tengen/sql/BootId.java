package tengen.sql;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The id that Linux assigns to each boot. */
public final class BootId {
  private static final Path FILE = Path.of("/proc/sys/kernel/random/boot_id");

  private BootId() {}

  /** Reads the id. Throws if the system has none. */
  public static String read() throws IOException {
    return Files.readString(FILE).strip();
  }
}
