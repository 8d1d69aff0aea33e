package tengen.proof.build;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What all processes that work in a folder have found out. Each appends to a file of its own, and
 * reads the others' from time to time. A line is given to the system at once, so that it outlives
 * the process, and to the disk once a minute.
 *
 * <p>A process takes a position by a lock on one byte of one more file, at the position's key, and
 * its own file by one at the end: the system gives them back when the process ends, however that
 * happens. That file is opened once, since closing it anywhere in a process frees all its locks.
 * Confined to one thread at a time.
 */
final class Journal implements Closeable {
  private static final int MOST_FILES = 1000;

  private final JournalFolder folder;
  private final FileChannel claims;
  private final FileChannel own;

  private Journal(JournalFolder folder, FileChannel own, FileChannel claims) {
    this.folder = folder;
    this.own = own;
    this.claims = claims;
  }

  /** Opens a folder to work in, with an engine of this name and version. */
  static Journal open(Path path, int size, String solver) throws IOException {
    Files.createDirectories(path);
    var folder = new JournalFolder(path, size);
    String heading = folder.heading(solver);
    FileChannel claims = channel(path.resolve("claims"));
    for (int number = 1; number <= MOST_FILES; number++) {
      Path file = path.resolve(number + JournalFolder.SUFFIX);
      FileLock taken = lock(claims, Long.MAX_VALUE - number);
      if (taken != null) {
        FileChannel own = channel(file);
        if (JournalFolder.takesUp(file, heading)) {
          own.position(JournalFolder.cutTornLine(own));
          var journal = new Journal(folder, own, claims);
          if (own.size() == 0) {
            journal.write(heading);
          }
          return journal;
        }
        own.close();
        taken.release();
      }
    }
    throw new IOException(path + ": " + MOST_FILES + " files of other processes or versions");
  }

  private static FileChannel channel(Path file) throws IOException {
    return FileChannel.open(
        file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
  }

  private static @Nullable FileLock lock(FileChannel channel, long position) throws IOException {
    try {
      return channel.tryLock(position, 1, false);
    } catch (OverlappingFileLockException _) {
      return null;
    }
  }

  /** Reads what all processes have written since the last time, this one's own too. */
  void read(Consumer<Expansion> reader) throws IOException {
    folder.read(reader);
  }

  /** Keeps an expansion. */
  void append(Expansion expansion) throws IOException {
    write(JournalLine.of(expansion));
  }

  private void write(String line) throws IOException {
    ByteBuffer bytes = StandardCharsets.US_ASCII.encode(line + "\n");
    while (bytes.hasRemaining()) {
      own.write(bytes);
    }
  }

  /** Has the disk keep what was written. */
  void force() throws IOException {
    own.force(false);
  }

  /** Takes a position; empty: another process has it. */
  Optional<FileLock> claim(long key) throws IOException {
    return Optional.ofNullable(lock(claims, key >>> 2));
  }

  @Override
  public void close() throws IOException {
    force();
    own.close();
    claims.close();
  }
}
