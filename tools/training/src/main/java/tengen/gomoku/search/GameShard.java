package tengen.gomoku.search;

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
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.shard.RangeDecoder;
import tengen.gomoku.shard.RangeEncoder;

/** A file of training games under one rule. */
public record GameShard(Origin origin, List<TrainingGame> games) {
  private static final String FILE_EXTENSION = ".games";

  /** Magic number and format version at the start of a file. */
  private static final int MAGIC_NUMBER = 0x474D_4B02;

  private static final int CHECKSUM_BYTES = 4;

  public GameShard {
    games = List.copyOf(games);
  }

  /**
   * Settings that determine the games of a file.
   *
   * @param nodes limit of the search for a position's value
   * @param choiceNodes limit of the search for its next best moves
   * @param seed seed of all files of the folder
   * @param first number of the file's first game
   * @param signature the engine's {@link EngineSignature}
   * @param build name of the engine's build, such as its commit
   */
  public record Origin(
      WinRule rule,
      long nodes,
      long choiceNodes,
      long seed,
      long first,
      String signature,
      String build) {
    /** Returns whether games of this origin have the same settings, whatever the engine's build. */
    public boolean hasSettingsOf(Origin other) {
      return new Origin(rule, nodes, choiceNodes, seed, first, other.signature, other.build)
          .equals(other);
    }

    private void write(DataOutputStream out) throws IOException {
      out.writeUTF(rule.id());
      out.writeLong(nodes);
      out.writeLong(choiceNodes);
      out.writeLong(seed);
      out.writeLong(first);
      out.writeUTF(signature);
      out.writeUTF(build);
    }

    private static Origin read(DataInputStream in) throws IOException {
      return new Origin(
          WinRule.of(in.readUTF()).orElseThrow(),
          in.readLong(),
          in.readLong(),
          in.readLong(),
          in.readLong(),
          in.readUTF(),
          in.readUTF());
    }
  }

  /** Returns the file of a folder with this name. */
  public static Path file(Path folder, String name) {
    return folder.resolve(name + FILE_EXTENSION);
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

  /** Returns the games of a rule in all files of folders, in order. */
  public static List<TrainingGame> games(WinRule rule, List<Path> folders) throws IOException {
    List<TrainingGame> games = new ArrayList<>();
    for (Path folder : folders) {
      for (GameShard shard : readAll(folder)) {
        if (shard.origin.rule() == rule) {
          games.addAll(shard.games);
        }
      }
    }
    return games;
  }

  /**
   * Writes the file atomically.
   *
   * @throws IOException also if the written file does not hold these games
   */
  public void write(Path file) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.write(part, bytes());
    if (!read(part).equals(this)) {
      throw new IOException(part + ": the file does not hold the games that were written");
    }
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }

  private byte[] bytes() throws IOException {
    var bytes = new ByteArrayOutputStream();
    var out = new DataOutputStream(bytes);
    out.writeInt(MAGIC_NUMBER);
    origin.write(out);
    out.writeInt(games.size());
    out.write(code(games));
    out.writeInt(checksum(bytes.toByteArray(), bytes.size()));
    return bytes.toByteArray();
  }

  /** Returns the bytes of games without a header. */
  static byte[] code(List<TrainingGame> games) {
    var encoder = new RangeEncoder();
    var code = new GameCode(encoder);
    games.forEach(game -> code.code(Optional.of(game)));
    return encoder.finish();
  }

  private static int checksum(byte[] bytes, int length) {
    var checksum = new CRC32();
    checksum.update(bytes, 0, length);
    return (int) checksum.getValue();
  }

  /**
   * Reads a file written by {@link #write}.
   *
   * @throws IOException with a one-line message if it is damaged or no such file
   */
  public static GameShard read(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    int length = bytes.length - CHECKSUM_BYTES;
    if (length < CHECKSUM_BYTES || new DataInputStream(tail(bytes, 0)).readInt() != MAGIC_NUMBER) {
      throw new IOException(file + ": not a file of training games");
    }
    if (new DataInputStream(tail(bytes, length)).readInt() != checksum(bytes, length)) {
      throw new IOException(file + ": damaged: the checksum is wrong");
    }
    try (var in = new DataInputStream(new ByteArrayInputStream(bytes, 0, length))) {
      in.readInt();
      Origin origin = Origin.read(in);
      int count = in.readInt();
      var code = new GameCode(new RangeDecoder(in.readAllBytes()));
      return new GameShard(
          origin, Stream.generate(() -> code.code(Optional.empty())).limit(count).toList());
    }
  }

  private static ByteArrayInputStream tail(byte[] bytes, int start) {
    return new ByteArrayInputStream(bytes, start, bytes.length - start);
  }
}
