package tengen.nogo.game;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A file of games for the training of a network, compressed by gzip, which detects damage.
 *
 * @param origin engine, searches and seed that made the games
 */
public record NetworkGameFile(String origin, List<NetworkGame> games) {
  private static final String EXTENSION = ".nogo.gz";

  /** Magic number and format version. */
  private static final int MAGIC_NUMBER = 0x4E4F_4701;

  public NetworkGameFile {
    games = List.copyOf(games);
  }

  /** Returns the file of a folder with this number. */
  public static Path file(Path folder, int number) {
    return folder.resolve(String.format(Locale.ROOT, "%06d", number) + EXTENSION);
  }

  /** Returns the files of a folder, in order. */
  public static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(EXTENSION)).sorted().toList();
    }
  }

  /** Writes the file atomically. */
  public void write(Path file) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new DataOutputStream(new BufferedOutputStream(new GZIPOutputStream(bytes)))) {
      out.writeInt(MAGIC_NUMBER);
      out.writeUTF(origin);
      out.writeInt(games.size());
      for (NetworkGame game : games) {
        game.write(out);
      }
    }
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.write(part, bytes.toByteArray());
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * Reads a file.
   *
   * @throws IOException if it is damaged or no such file
   */
  public static NetworkGameFile read(Path file) throws IOException {
    try (var unzipped = new GZIPInputStream(Files.newInputStream(file));
        var in = new DataInputStream(new ByteArrayInputStream(unzipped.readAllBytes()))) {
      if (in.readInt() != MAGIC_NUMBER) {
        throw new IOException(file + ": not a file of NoGo games");
      }
      String origin = in.readUTF();
      int count = in.readInt();
      List<NetworkGame> games = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        games.add(NetworkGame.read(in));
      }
      return new NetworkGameFile(origin, games);
    }
  }
}
