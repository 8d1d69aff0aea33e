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
 * The results of all processes that work in a folder. Each process appends to a file of its own and
 * reads the others' from time to time. A line is passed to the operating system at once, so that it
 * survives the process, and forced to disk once a minute.
 *
 * <p>A process claims a position by a lock on a byte of the file {@code claims}, at the position's
 * key. It claims its own journal by a lock at the offset Long.MAX_VALUE minus the journal's number.
 * The operating system releases the locks when the process ends in any way. The file is opened only
 * once, since closing it anywhere in a process releases all its locks. Confined to one thread at a
 * time.
 */
final class Journal implements Closeable {
  private static final int MAX_FILES = 1000;

  private final JournalFolder folder;
  private final FileChannel claims;
  private final FileChannel own;

  private Journal(JournalFolder folder, FileChannel own, FileChannel claims) {
    this.folder = folder;
    this.own = own;
    this.claims = claims;
  }

  /** Opens a folder for a process whose engine has this name and version. */
  static Journal open(Path path, int size, String solver) throws IOException {
    Files.createDirectories(path);
    var folder = new JournalFolder(path, size);
    String heading = folder.heading(solver);
    FileChannel claims = channel(path.resolve("claims"));
    for (int number = 1; number <= MAX_FILES; number++) {
      Path file = path.resolve(number + JournalFolder.JOURNAL_SUFFIX);
      FileLock taken = lock(claims, Long.MAX_VALUE - number);
      if (taken != null) {
        FileChannel own = channel(file);
        if (JournalFolder.canAppend(file, heading)) {
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
    throw new IOException(
        path + ": there are " + MAX_FILES + " files of other processes or versions already");
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

  /** Reads the lines that all processes, including this one, have written since the last call. */
  void read(Consumer<Expansion> reader) throws IOException {
    folder.read(reader);
  }

  /** Appends an expansion to this process's file. */
  void append(Expansion expansion) throws IOException {
    write(JournalLine.of(expansion));
  }

  private void write(String line) throws IOException {
    ByteBuffer bytes = StandardCharsets.US_ASCII.encode(line + "\n");
    while (bytes.hasRemaining()) {
      own.write(bytes);
    }
  }

  /** Forces the written lines to disk. */
  void force() throws IOException {
    own.force(false);
  }

  /** Claims a position; empty if another process has claimed it. */
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
