package tengen.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameListing;
import tengen.store.archive.GameStore;
import tengen.store.archive.KeptGame;

@Command(
    name = "analyse",
    description = {
      "What an engine thinks of each position of games, a unit for each game; prints the job's id.",
      "Units hold their games: workers need no files. More games are more units of the same job;"
          + " --name tells jobs of the same engine apart."
    },
    mixinStandardHelpOptions = true)
final class AnalyseJobCommand extends JobCommand {
  private static final String GAMES = "--games";
  private static final String ARCHIVE = "--archive";

  @Option(
      names = GAMES,
      paramLabel = "PATH",
      description = "A file of games (SGF, PSQ, JSON) or a folder of such; may be repeated.")
  List<Path> paths = new ArrayList<>();

  @Option(names = ARCHIVE, paramLabel = "URL", description = "All games of this archive, too.")
  @Nullable String archive;

  @Option(names = "--rules", paramLabel = "ID", description = "For games whose file does not tell.")
  @Nullable String rules;

  @Option(
      names = "--name",
      paramLabel = "TEXT",
      defaultValue = "games",
      description = "Of the job; default: ${DEFAULT-VALUE}.")
  String name = "games";

  @Mixin EngineFlags engine = new EngineFlags();

  private boolean areAllRead = true;

  AnalyseJobCommand() {}

  @Override
  public Integer call() throws Fatal, InterruptedException {
    AnalyseWork work = work(spec.commandLine().getErr());
    int exitCode = areAllRead ? ExitCode.DONE : ExitCode.NO;
    if (work.isEmpty()) {
      throw new Fatal(
          areAllRead ? ExitCode.COMMAND_LINE : exitCode,
          "tengen: " + GAMES + ", " + ARCHIVE + ": no game to analyse");
    }
    return Math.max(exitCode, submit(work));
  }

  @Override
  Set<String> amounts() {
    return Set.of(GAMES, ARCHIVE);
  }

  @Override
  AnalyseWork work(PrintWriter err) throws Fatal {
    Installation installation = engine.installation(err);
    var files = new GameFiles(installation.catalog().rules(), rules, err);
    List<KeptGame> games = new ArrayList<>();
    for (Path path : paths) {
      for (Path file : filesIn(path)) {
        games.addAll(files.read(file, 0));
      }
    }
    areAllRead = files.areAllRead();
    if (archive != null) {
      games.addAll(kept(archive));
    }
    return new AnalyseWork(name, installation, engine, files.reader(), games);
  }

  /** Those of a folder and all below it. */
  static List<Path> filesIn(Path path) throws Fatal {
    try (Stream<Path> files = Files.walk(path)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (UncheckedIOException e) {
      throw GameFlags.unusable(Objects.requireNonNull(e.getCause()));
    } catch (IOException e) {
      throw GameFlags.unusable(e);
    }
  }

  private static List<KeptGame> kept(String url) throws Fatal {
    var option = new ArchiveOption();
    option.url = url;
    List<KeptGame> games = new ArrayList<>();
    try (GameStore store = option.gamesForReading()) {
      var listing = new GameListing(store, GameFilter.ALL, Integer.MAX_VALUE);
      listing.forEach(each -> store.find(each.id()).ifPresent(games::add));
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
    return games;
  }
}
