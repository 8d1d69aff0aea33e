package tengen.training;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tengen.arena.match.AtomicFile;
import tengen.gomoku.search.GameShard;
import tengen.gomoku.search.TrainingGame;

/**
 * List of a folder's files of training games, with their contents, origins and hashes. Thread-safe.
 */
final class ShardManifest {
  static final String NAME = "manifest.tsv";

  private static final List<String> COLUMNS =
      List.of(
          "file",
          "rule",
          "games",
          "positions",
          "side-lines",
          "bytes",
          "sha256",
          "nodes",
          "choice-nodes",
          "seed",
          "first",
          "signature",
          "build");

  private final Path file;

  ShardManifest(Path folder) {
    file = folder.resolve(NAME);
  }

  /** Adds or replaces the row of a file of games, and returns the row. */
  synchronized String update(Path games) throws IOException {
    Map<String, String> rows = new TreeMap<>(rows());
    String row = row(games);
    rows.put(games.getFileName().toString(), row);
    AtomicFile.write(
        file, String.join("\t", COLUMNS) + "\n" + String.join("\n", rows.values()) + "\n");
    return row;
  }

  /** Returns the rows by their files. */
  synchronized Map<String, String> rows() throws IOException {
    if (!Files.exists(file)) {
      return Map.of();
    }
    return Files.readAllLines(file).stream()
        .skip(1)
        .collect(Collectors.toMap(row -> row.substring(0, row.indexOf('\t')), row -> row));
  }

  /** Returns the row that a file of games should have. */
  static String row(Path games) throws IOException {
    byte[] bytes = Files.readAllBytes(games);
    GameShard shard = GameShard.read(games);
    GameShard.Origin origin = shard.origin();
    List<TrainingGame.Sample> samples =
        shard.games().stream().flatMap(game -> game.samples().stream()).toList();
    List<Object> cells =
        List.of(
            games.getFileName(),
            origin.rule().id(),
            shard.games().size(),
            samples.size(),
            samples.stream().filter(TrainingGame.Sample::isSideLine).count(),
            bytes.length,
            sha256(bytes),
            origin.nodes(),
            origin.choiceNodes(),
            origin.seed(),
            origin.first(),
            origin.signature(),
            origin.build());
    return cells.stream().map(Object::toString).collect(Collectors.joining("\t"));
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
