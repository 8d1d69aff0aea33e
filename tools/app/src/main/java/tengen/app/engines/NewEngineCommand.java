package tengen.app.engines;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.flags.GameFlags;
import tengen.app.install.InstallFolder;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.host.plugin.PluginLoader;

@Command(
    name = "new-engine",
    description = {
      "Create the project of an engine plugin in Java, with its contract tests, for Maven and"
          + " Gradle.",
      "The engine plays: it looks one stone ahead. The project is a copy of the example"
          + " first-engine with other names."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen new-engine my-engine",
      "  tengen new-engine my-nogo --game nogo --directory nogo-project"
    })
public final class NewEngineCommand implements Callable<Integer> {
  @Parameters(paramLabel = "NAME", description = "Id of the engine: lower case, digits, hyphens.")
  String name = "";

  @Option(
      names = "--game",
      paramLabel = "GAME",
      defaultValue = "gomoku",
      description =
          "gomoku, nogo, or the id of rules of Gomoku, such as gomoku-renju; default:"
              + " ${DEFAULT-VALUE}.")
  String game = "gomoku";

  @Option(
      names = "--directory",
      paramLabel = "DIR",
      description = "Directory to create; default: NAME.")
  @Nullable Path directory;

  @Spec CommandSpec spec = CommandSpec.create();

  public NewEngineCommand() {}

  @Override
  public Integer call() throws CommandException {
    PluginProject project =
        PluginProject.of(name, game, PluginLoader.load(InstallFolder.plugins()));
    Path made = directory == null ? Path.of(name) : directory;
    if (Files.exists(made)) {
      throw new CommandException(
          ExitCode.OUTPUT,
          "tengen: " + made + " exists; name another directory by --directory, or remove it");
    }
    try {
      project.create(InstallFolder.exampleEngine(), made);
    } catch (IOException e) {
      throw new CommandException(ExitCode.OUTPUT, "tengen: " + GameFlags.line(e), e);
    }
    spec.commandLine()
        .getOut()
        .println("created " + made + "; its README.md says how to build and play the engine");
    spec.commandLine().getOut().flush();
    return ExitCode.DONE;
  }
}
