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
 * A file of the costlier results of one proof, so that a long proof can be interrupted and resumed:
 * those of positions that took some thousand nodes or more. A file holds its format and position in
 * one line of text as Java's {@link DataOutputStream#writeUTF} has it, then for each result its key
 * (8 bytes) and one byte, as {@link NogoProofTable} has them.
 */
final class ProofFile {
  private static final String FORMAT = "tengen nogo proofs 2 ";
  private static final int MIN_WORK = 12;
  private static final int BYTES = Long.BYTES + 1;

  private final Path file;
  private final String title;

  /** The file of a position in this folder; it need not exist. */
  ProofFile(Path folder, BitBoard board, int toMove) {
    String question = drawing(board) + (toMove == BitBoard.BLACK ? "-b" : "-w");
    file = folder.resolve("nogo-" + question + ".proofs");
    title = FORMAT + question;
  }

  /** Rows from the top, with {@code _} between them: {@code .x_o.}. */
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

  /** Puts into the table what the file has, if there is one. */
  void read(NogoProofTable table) throws IOException {
    if (!Files.exists(file)) {
      return;
    }
    try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      if (!in.readUTF().equals(title)) {
        throw new IOException(file + ": holds no proofs of this position");
      }
      while (in.available() >= BYTES) {
        table.put(in.readLong(), in.readUnsignedByte());
      }
    }
  }

  /** Replaces the file as one step. */
  void write(NogoProofTable table) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(fresh)))) {
      out.writeUTF(title);
      for (int at = 0; at < table.size(); at++) {
        if (table.workAt(at) >= MIN_WORK) {
          out.writeLong(table.keyAt(at));
          out.writeByte(table.resultAt(at));
        }
      }
    }
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }
}
