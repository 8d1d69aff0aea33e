package tengen.app.train;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.install.InstallFolder;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;

@Command(
    name = "train",
    description = {
      "Build the caches that shorten this installation's start. Takes a few seconds.",
      "If the folder, its files or the JDK change, Tengen rebuilds the caches in the"
          + " background. Set TENGEN_TRAIN=never in the environment to prevent that."
    },
    mixinStandardHelpOptions = true,
    footer = {"", "Examples:", "  tengen train", "  tengen train --mode serve"})
public final class TrainCommand implements Callable<Integer> {
  @Option(
      names = "--mode",
      paramLabel = "MODE",
      description = "Build only this cache: ${COMPLETION-CANDIDATES}.")
  @Nullable StartMode only;

  @Spec CommandSpec spec = CommandSpec.create();

  public TrainCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    Path home =
        InstallFolder.installed()
            .orElseThrow(
                () ->
                    new CommandException(
                        ExitCode.INTERNAL,
                        "tengen: train must be run from an installed distribution"));
    for (StartMode mode : only == null ? List.of(StartMode.values()) : List.of(only)) {
      train(new AotCache(home, mode));
    }
    return ExitCode.DONE;
  }

  private void train(AotCache cache) throws CommandException, InterruptedException {
    Path folder = cache.writableFolder().orElseThrow(() -> unwritable(cache));
    try {
      boolean isMade = AotTraining.make(cache, folder);
      spec.commandLine()
          .getOut()
          .println(
              cache.mode().text()
                  + ": "
                  + (isMade ? "made in " + folder : "being made by another process"));
    } catch (IOException | UncheckedIOException e) {
      throw new CommandException(
          ExitCode.INTERNAL,
          "tengen: cannot build the cache for %s: %s"
              .formatted(cache.mode().text(), e.getMessage()),
          e);
    }
  }

  static CommandException unwritable(AotCache cache) {
    String folders = cache.folders().stream().map(Path::toString).collect(joining(" or "));
    return new CommandException(
        ExitCode.OUTPUT,
        ("tengen: cannot write the cache for %s to %s; let this user write there, or"
                + " set XDG_CACHE_HOME to a writable directory")
            .formatted(cache.mode().text(), folders));
  }
}
