package tengen.app.job;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import tengen.jobs.UnitContext;

/** A temporary folder for the engine of a unit. Its files are stored as the unit's checkpoint. */
public final class CheckpointFolder implements AutoCloseable {
  private final Path folder;
  private final UnitContext context;
  private String stored;

  private CheckpointFolder(Path folder, UnitContext context, String stored) {
    this.folder = folder;
    this.context = context;
    this.stored = stored;
  }

  /**
   * Runs a unit with the files of its last checkpoint. If its thread is interrupted, stores the
   * files before rethrowing.
   */
  public static String with(UnitContext context, Work work) throws Exception {
    try (var folder = open(context)) {
      try {
        return work.result(folder);
      } catch (InterruptedException e) {
        folder.store();
        throw e;
      }
    }
  }

  /** The work of a unit with its folder. */
  public interface Work {
    /** Returns the unit's result. */
    String result(CheckpointFolder folder) throws Exception;
  }

  /** Creates the folder with the files of the last checkpoint. */
  static CheckpointFolder open(UnitContext context) throws IOException {
    Optional<String> stored = context.checkpoint();
    Path folder = Files.createTempDirectory("tengen-unit");
    var opened = new CheckpointFolder(folder, context, stored.orElse(""));
    try {
      if (stored.isPresent()) {
        unpack(Base64.getDecoder().decode(stored.get()), folder);
      }
      return opened;
    } catch (IOException | RuntimeException e) {
      try (opened) {
        throw e;
      }
    }
  }

  public Path path() {
    return folder;
  }

  /** Stores the files as a checkpoint if they have changed. */
  public void store() {
    try {
      String packed = Base64.getEncoder().encodeToString(pack());
      if (!packed.equals(stored)) {
        context.storeCheckpoint(packed);
        stored = packed;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private byte[] pack() throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      for (Path file : files()) {
        var entry = new ZipEntry(file.getFileName().toString());
        entry.setTime(0);
        zip.putNextEntry(entry);
        Files.copy(file, zip);
      }
    }
    return bytes.toByteArray();
  }

  private static void unpack(byte[] packed, Path folder) throws IOException {
    try (var zip = new ZipInputStream(new ByteArrayInputStream(packed))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Path name = Path.of(entry.getName()).getFileName();
        Files.copy(zip, folder.resolve(name));
      }
    }
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
