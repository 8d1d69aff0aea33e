package tengen.training;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import tengen.gomoku.search.EngineSignature;
import tengen.gomoku.search.SearchGate;

/**
 * Plays labelled games for training into a folder, some hundred per file. Files that exist are
 * kept, and a file that was not finished continues after its last whole game, also after a crash.
 * Equal options and an equal engine give equal files. {@code manifest.tsv} lists the files.
 *
 * <p>Run by hand: {@code GomokuTrainingGames FOLDER [OPTION VALUE]...}, with the options of {@link
 * GeneratorOptions}.
 */
public final class GomokuTrainingGames {
  private GomokuTrainingGames() {}

  /** Takes the arguments given in the class comment. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    run(GeneratorOptions.parse(arguments), EngineSignature.compute(), System.err);
  }

  static void run(GeneratorOptions options, String signature, PrintStream progress)
      throws IOException, InterruptedException {
    Files.createDirectories(options.folder());
    SearchGate gate = options.pauseFile().<SearchGate>map(PauseFile::new).orElse(SearchGate.OPEN);
    var player = new ShardPlayer(options, signature, gate, progress);
    int end = options.first() + options.shards();
    Workers.run(options.threads(), options.first(), end, () -> player::play);
  }
}
