package tengen.training;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tengen.arena.file.JsonLines;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.search.GamePlayer;
import tengen.gomoku.search.GameShard;
import tengen.gomoku.search.GameShard.Origin;
import tengen.gomoku.search.SearchGate;
import tengen.gomoku.search.TrainingGame;

/**
 * Plays the games of one file after another. Until a file is complete, a journal beside it holds
 * its games. Thread-safe.
 */
final class ShardPlayer {
  private final GeneratorOptions options;
  private final String signature;
  private final SearchGate gate;
  private final PrintStream progress;
  private final ShardManifest manifest;

  ShardPlayer(GeneratorOptions options, String signature, SearchGate gate, PrintStream progress) {
    this.options = options;
    this.signature = signature;
    this.gate = gate;
    this.progress = progress;
    manifest = new ShardManifest(options.folder());
  }

  /** Plays the file with this number, unless it exists. */
  void play(int number) throws IOException, InterruptedException {
    WinRule rule = options.rule(number);
    String name = String.format(Locale.ROOT, "%06d-%s", number, rule.id());
    Path file = GameShard.file(options.folder(), name);
    Path journal = options.folder().resolve(name + ".jsonl");
    if (!Files.exists(file)) {
      new GameShard(origin(number), games(journal, origin(number))).write(file);
    } else if (!GameShard.read(file).origin().hasSettingsOf(origin(number))) {
      throw new IOException(file + ": its games have other settings; use another folder");
    }
    Files.deleteIfExists(journal);
    progress.println(manifest.update(file));
  }

  private Origin origin(int number) {
    return new Origin(
        options.rule(number),
        options.nodes(),
        options.choiceNodes(),
        options.seed(),
        (long) number * options.games(),
        signature,
        options.build());
  }

  private List<TrainingGame> games(Path journal, Origin origin)
      throws IOException, InterruptedException {
    var player = new GamePlayer(origin.rule(), origin.nodes(), origin.choiceNodes(), gate);
    try (JsonLines<TrainingGame> lines =
        JsonLines.open(journal, "shard", origin.toString(), TrainingGame.class)) {
      List<TrainingGame> games = new ArrayList<>(lines.found());
      while (games.size() < options.games()) {
        long number = origin.first() + games.size();
        TrainingGame game = player.play(GamePlayer.seed(origin.seed(), number));
        lines.add(game);
        games.add(game);
      }
      return games;
    }
  }
}
