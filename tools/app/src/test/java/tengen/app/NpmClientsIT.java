package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Foreign;
import tengen.support.Program;

/** Tests with client libraries of other GUIs from the npm registry, on Node. */
@Tag("full")
class NpmClientsIT {
  /** Folder for npm packages, outside the sources. */
  private static final Path MODULES = Path.of("target", "npm").toAbsolutePath();

  @TempDir Path folder;

  @Test
  void theCommandsOfSabakiAreAnswered() throws Exception {
    Path modules = install("@sabaki/gtp@3.0.0", "sabaki");

    assertThat(run(modules, "sabaki-gtp.js", Distribution.built().launcher()))
        .containsExactly("attached, synchronised, played, analysed, undone, quit");
  }

  @Test
  void aWebSocketGoesOnWhereItBroke() throws Exception {
    Path modules = install("ws@8.18.3", "ws");
    String yaml =
        """
        listeners:
          - {name: any, port: 0, protocol: http, engines: {gtp: nogo}}
        """;

    try (Server server = Server.serve(Distribution.built(), folder, yaml)) {
      assertThat(run(modules, "ws-resume.js", String.valueOf(server.port())))
          .containsExactly("resumed, searched once, nothing lost, nothing twice, quit");
    }
  }

  /**
   * Installs a module into its own folder, since npm would remove the modules of another
   * installation.
   */
  private static Path install(String module, String name) throws IOException, InterruptedException {
    Path modules = MODULES.resolve(name);
    Foreign.require("node");
    Foreign.require("npm");
    Files.createDirectories(modules);
    List<String> command =
        List.of(
            "npm",
            "install",
            "--prefix=" + modules,
            "--prefer-offline",
            "--no-audit",
            "--no-fund",
            "--fetch-retries=1",
            "--fetch-timeout=20000",
            module);
    try (Program npm = Program.start(modules, command)) {
      if (npm.exitCode() != 0) {
        Foreign.leaveOut(module + " cannot be had from npm's registry: " + npm.errors());
      }
    }
    return modules;
  }

  /** Runs a script of the resources, checks that it succeeds, and returns its output. */
  private List<String> run(Path installed, String script, String argument)
      throws IOException, InterruptedException {
    try (InputStream source =
        Objects.requireNonNull(NpmClientsIT.class.getResourceAsStream(script), script)) {
      Files.copy(source, folder.resolve(script));
    }
    String modules = "NODE_PATH=" + installed.resolve("node_modules");
    List<String> command = List.of("env", modules, "node", script, argument);
    try (Program node = Program.start(folder, command)) {
      List<String> lines = node.peer().rest();
      assertThat(node.exitCode()).as(node.errors()).isZero();
      return lines;
    }
  }
}
