package tengen.nogo.solve;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import tengen.nogo.board.BitBoard;

/**
 * A file with the costlier results of a proof, those of positions that took some thousand nodes or
 * more, so that a long proof can be interrupted and resumed. Contains format and position as a
 * string in {@link DataOutputStream#writeUTF} encoding, then for each result its key (8 bytes) and
 * one byte, encoded as in {@link NogoProofTable}.
 */
final class ProofFile {
  private static final String FORMAT = "tengen nogo proofs 2 ";
  private static final int MIN_LOG_NODES = 12;
  private static final int RESULT_BYTES = Long.BYTES + 1;

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

  /** Loads the file's results into the table, if the file exists. */
  void read(NogoProofTable table) throws IOException {
    if (!Files.exists(file)) {
      return;
    }
    try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      if (!in.readUTF().equals(title)) {
        throw new IOException(file + ": the file has no proofs of this position");
      }
      while (in.available() >= RESULT_BYTES) {
        table.put(in.readLong(), in.readUnsignedByte());
      }
    }
  }

  /** Replaces the file atomically. */
  void write(NogoProofTable table) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(fresh)))) {
      out.writeUTF(title);
      for (int at = 0; at < table.size(); at++) {
        if (table.logNodesAt(at) >= MIN_LOG_NODES) {
          out.writeLong(table.keyAt(at));
          out.writeByte(table.resultAt(at));
        }
      }
    }
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }
}
