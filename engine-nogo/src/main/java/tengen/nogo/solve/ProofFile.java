package tengen.nogo.solve;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import tengen.nogo.board.BitBoard;

/**
 * A file with the costlier results of a proof, those of positions that took some thousand nodes or
 * more, so that a long proof can be interrupted and resumed. Contains format and position as a
 * string in {@link DataOutputStream#writeUTF} encoding, then for each result its key (8 bytes) and
 * one byte, encoded as in {@link NogoProofTable}. Ends with the CRC-32 of all before (8 bytes),
 * since a damaged result would be taken for a proof.
 */
final class ProofFile {
  private static final String FORMAT = "tengen nogo proofs 3 ";
  private static final int MIN_LOG_NODES = 12;

  /** Each full buffer is forced to disk. */
  private static final int BUFFER_BYTES = 1 << 20;

  private static final OpenOption[] TO_DISK = {
    StandardOpenOption.CREATE,
    StandardOpenOption.TRUNCATE_EXISTING,
    StandardOpenOption.WRITE,
    StandardOpenOption.DSYNC
  };

  private final Path file;
  private final String title;

  /** Refers to the file of a position in this directory; the file need not exist. */
  ProofFile(Path folder, BitBoard board, int toMove) {
    String question = drawing(board) + (toMove == BitBoard.BLACK ? "-b" : "-w");
    file = folder.resolve("nogo-" + question + ".proofs");
    title = FORMAT + question;
  }

  /** Draws a position: rows from the top, separated by {@code _}, such as {@code .x_o.}. */
  private static String drawing(BitBoard board) {
    var drawing = new StringBuilder();
    for (int point = 0; point < board.points(); point++) {
      if (point > 0 && point % board.width() == 0) {
        drawing.append('_');
      }
      boolean black = board.hasStone(point, BitBoard.BLACK);
      drawing.append(board.isEmpty(point) ? '.' : black ? 'x' : 'o');
    }
    return drawing.toString();
  }

  /**
   * Loads the file's results into the table, if the file exists.
   *
   * @throws IOException if the file is unusable; the table then has to be cleared
   */
  void read(NogoProofTable table) throws IOException {
    if (!Files.exists(file)) {
      return;
    }
    try (var in =
        new CheckedInputStream(new BufferedInputStream(Files.newInputStream(file)), new CRC32())) {
      var data = new DataInputStream(in);
      if (!data.readUTF().equals(title)) {
        throw new IOException(file + ": the file has no proofs of this position");
      }
      while (in.available() > Long.BYTES) {
        table.put(data.readLong(), data.readUnsignedByte());
      }
      long checksum = in.getChecksum().getValue();
      if (data.readLong() != checksum) {
        throw damaged();
      }
    } catch (EOFException | UTFDataFormatException _) {
      throw damaged();
    }
  }

  private IOException damaged() {
    return new IOException(file + ": the file is damaged; delete it to begin again");
  }

  /** Replaces the file atomically. A power failure leaves the old file or the new one. */
  void write(NogoProofTable table) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    var checksum = new CRC32();
    try (var out =
        new DataOutputStream(
            new BufferedOutputStream(
                new CheckedOutputStream(Files.newOutputStream(fresh, TO_DISK), checksum),
                BUFFER_BYTES))) {
      out.writeUTF(title);
      for (int at = 0; at < table.size(); at++) {
        if (table.logNodesAt(at) >= MIN_LOG_NODES) {
          out.writeLong(table.keyAt(at));
          out.writeByte(table.resultAt(at));
        }
      }
      out.flush();
      out.writeLong(checksum.getValue());
    }
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }
}
