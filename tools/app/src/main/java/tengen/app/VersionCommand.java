package tengen.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tengen.app.install.Version;

@Command(
    name = "version",
    description = "Print the versions of Tengen and Java.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  tengen version"})
final class VersionCommand implements Runnable {
  @Spec CommandSpec spec = CommandSpec.create();

  VersionCommand() {}

  @Override
  public void run() {
    spec.commandLine().getOut().println(Version.titleWithJava());
  }
}
