package tengen.app.serve;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.output.ExitCode;
import tengen.config.Right;
import tengen.config.TokenConfig;
import tengen.store.archive.TokenHash;

@Command(
    name = "token",
    description = {
      "Create an access token and print its configuration entry.",
      "Tengen does not store the token. The configuration holds only its hash."
    },
    mixinStandardHelpOptions = true,
    footer = {"", "Examples:", "  tengen token alice", "  tengen token prometheus --rights read"})
public final class TokenCommand implements Callable<Integer> {
  @Parameters(paramLabel = "NAME", description = "Name of the owner, shown in the log.")
  String name = "";

  @Option(
      names = "--rights",
      split = ",",
      paramLabel = "RIGHT",
      description = "Rights, from ${COMPLETION-CANDIDATES}; default: play,analyse.")
  List<Right> rights = TokenConfig.DEFAULT_RIGHTS;

  @Spec CommandSpec spec = CommandSpec.create();

  public TokenCommand() {}

  @Override
  public Integer call() {
    if (!TokenConfig.isName(name)) {
      throw new ParameterException(
          spec.commandLine(),
          "argument NAME must be 1 to 64 letters, digits, dots, hyphens or underscores, got '"
              + name
              + "'");
    }
    String token = TokenHash.newToken();
    String words =
        rights.stream()
            .map(right -> right.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(", "));
    PrintWriter out = spec.commandLine().getOut();
    out.println("token: " + token);
    out.println("below `auth: tokens:`:");
    out.println("    %s: {sha256: %s, rights: [%s]}".formatted(name, TokenHash.of(token), words));
    out.flush();
    return ExitCode.DONE;
  }
}
