package tengen.gomoku.search;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
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
import tengen.common.gomoku.WinRule;

/**
 * A file of training games under one rule.
 *
 * @param nodes limit of each search
 */
public record GameShard(WinRule rule, long nodes, List<TrainingGame> games) {
  private static final String FILE_EXTENSION = ".games";

  /** Magic number and format version at the start of a file. */
  private static final int MAGIC_NUMBER = 0x474D_4B01;

  public GameShard {
    games = List.copyOf(games);
  }

  /** Returns the file with this number in a folder. */
  static Path file(Path folder, int number) {
    return folder.resolve(String.format(Locale.ROOT, "%06d%s", number, FILE_EXTENSION));
  }

  /** Returns the files of a folder, in order. */
  public static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(FILE_EXTENSION)).sorted().toList();
    }
  }

  /** Reads all files of a folder, in order. */
  public static List<GameShard> readAll(Path folder) throws IOException {
    List<GameShard> shards = new ArrayList<>();
    for (Path file : files(folder)) {
      shards.add(read(file));
    }
    return shards;
  }

  /** Writes the file atomically. */
  void write(Path file) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(part)))) {
      out.writeInt(MAGIC_NUMBER);
      out.writeUTF(rule.id());
      out.writeLong(nodes);
      out.writeInt(games.size());
      for (TrainingGame game : games) {
        game.write(out);
      }
    }
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Reads a file written by {@link #write}. */
  public static GameShard read(Path file) throws IOException {
    try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      if (in.readInt() != MAGIC_NUMBER) {
        throw new IOException("no games: " + file);
      }
      WinRule rule = WinRule.of(in.readUTF()).orElseThrow();
      long nodes = in.readLong();
      List<TrainingGame> games = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        games.add(TrainingGame.read(in));
      }
      return new GameShard(rule, nodes, games);
    }
  }
}
