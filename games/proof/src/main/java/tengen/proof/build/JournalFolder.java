package tengen.proof.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import tengen.proof.tree.Proof;
import tengen.proof.tree.ProofFormatException;
import tengen.proof.tree.ProofReader;

/**
 * Reads the journals of a folder. Their first line names the subject and then the solver; journals
 * of other solvers count as well. A last line without a line end is ignored, because its process
 * was killed or is still writing it. A file may be packed by gzip; then it must be complete.
 * Expansions are also read from the proofs in the folder.
 */
final class JournalFolder {
  static final String JOURNAL_SUFFIX = ".journal";
  private static final String PACKED_JOURNAL_SUFFIX = JOURNAL_SUFFIX + ".gz";
  private static final String PROOF_SUFFIX = ".proof";

  private final Path folder;
  private final int size;
  private final String subject;
  private final Map<Path, Long> offsets = new HashMap<>();

  /** Creates a reader of the journals for a square board of this size. */
  JournalFolder(Path folder, int size) {
    this.folder = folder;
    this.size = size;
    subject = "tengen-proof 1 " + Searcher.RULES + " " + size + " ";
  }

  /** Returns the first line of a journal by an engine with this name and version. */
  String heading(String solver) {
    return subject + solver;
  }

  /** Reads the lines written since the last call. */
  void read(Consumer<Expansion> reader) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        if (file.toString().endsWith(JOURNAL_SUFFIX)) {
          readFrom(file, offsets.getOrDefault(file, 0L), reader);
        } else if (file.toString().endsWith(PACKED_JOURNAL_SUFFIX) && !offsets.containsKey(file)) {
          readPacked(file, reader);
        } else if (file.toString().endsWith(PROOF_SUFFIX) && !offsets.containsKey(file)) {
          readProof(file, reader);
        }
      }
    }
  }

  private void readFrom(Path file, long start, Consumer<Expansion> reader) throws IOException {
    byte[] bytes;
    try (FileChannel channel = FileChannel.open(file)) {
      channel.position(start);
      InputStream in = Channels.newInputStream(channel);
      bytes = in.readAllBytes();
    }
    int end = whole(bytes);
    read(file, start == 0, new String(bytes, 0, end, StandardCharsets.US_ASCII), reader);
    offsets.put(file, start + end);
  }

  private void readPacked(Path file, Consumer<Expansion> reader) throws IOException {
    try (var in = new GZIPInputStream(Files.newInputStream(file))) {
      read(file, true, new String(in.readAllBytes(), StandardCharsets.US_ASCII), reader);
    }
    offsets.put(file, Files.size(file));
  }

  private void readProof(Path file, Consumer<Expansion> reader) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    try {
      Proof proof = ProofReader.read(bytes);
      if (proof.size() != size) {
        throw new IOException(file + ": the proof is for another size of the board");
      }
      TreeExpansions.read(proof, reader);
    } catch (ProofFormatException e) {
      throw new IOException(file + ": not a proof: " + e.getMessage(), e);
    }
    offsets.put(file, (long) bytes.length);
  }

  private void read(Path file, boolean isStart, String text, Consumer<Expansion> reader)
      throws IOException {
    List<String> lines = text.lines().toList();
    if (isStart && !lines.isEmpty() && !lines.getFirst().startsWith(subject)) {
      throw new IOException(file + ": its first line does not begin with " + subject.strip());
    }
    for (String line : lines.subList(isStart && !lines.isEmpty() ? 1 : 0, lines.size())) {
      try {
        reader.accept(JournalLine.read(line));
      } catch (IllegalArgumentException e) {
        throw new IOException(file + ": " + e.getMessage(), e);
      }
    }
  }

  /** Returns whether a process may append to a file: the file is new or of the same solver. */
  static boolean canAppend(Path file, String heading) throws IOException {
    try (var in = Files.newBufferedReader(file, StandardCharsets.US_ASCII)) {
      @Nullable String first = in.readLine();
      return first == null || heading.startsWith(first);
    }
  }

  /** Removes a last line without a line end. Returns the new length of the file. */
  static long cutTornLine(FileChannel channel) throws IOException {
    var bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
    while (bytes.hasRemaining() && channel.read(bytes) >= 0) {}
    channel.truncate(whole(bytes.array()));
    return channel.size();
  }

  /** Returns the length of the lines that have a line end, in bytes. */
  private static int whole(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    return end;
  }
}
