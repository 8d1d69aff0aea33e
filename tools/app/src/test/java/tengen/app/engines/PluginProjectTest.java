package tengen.app.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tengen.app.output.CommandException;
import tengen.host.plugin.PluginCatalog;
import tengen.host.plugin.PluginLoader;

/** Tests of the names in a new engine's project, and of {@code new-engine}'s rejections. */
final class PluginProjectTest {
  private static final PluginCatalog KNOWN = PluginLoader.load();

  @TempDir Path scratch;

  @ParameterizedTest
  @CsvSource({
    "my-engine, my-engine, MyEngine, myengine, My Engine",
    "swift, swift, SwiftEngine, swiftengine, Swift",
    "acme-first-2, acme-first-2, AcmeFirst2Engine, acmefirst2engine, Acme First 2",
    "engine, engine, EngineEngine, engineengine, Engine",
    "new, new, NewEngine, newengine, New"
  })
  void namesFollowFromTheId(String id, String jar, String type, String folder, String title) {
    var project = new PluginProject(id, "nogo");

    assertThat(project.renamed("first-engine-1.0.jar")).isEqualTo(jar + "-1.0.jar");
    assertThat(project.renamed("src/main/java/acme/FirstEngine.java"))
        .isEqualTo("src/main/java/" + folder + "/" + type + ".java");
    assertThat(project.renamed("(\"acme-first\", \"First\", \"Acme\", \"gomoku-freestyle\")"))
        .isEqualTo("(\"%s\", \"%s\", \"Acme\", \"nogo\")".formatted(id, title));
  }

  @Test
  void aProjectIsACopyWithItsRepositoryUnchanged() throws Exception {
    Path example = scratch.resolve("first-engine");
    write(example.resolve("src/acme/FirstEngineTest.java"), "package acme; class FirstEngineTest");
    write(example.resolve("repository/first-engine"), "acme");
    Path made = scratch.resolve("some/where");

    new PluginProject("swift", "nogo").create(example, made);

    assertThat(made.resolve("src/swiftengine/SwiftEngineTest.java"))
        .hasContent("package swiftengine; class SwiftEngineTest");
    assertThat(made.resolve("repository/first-engine")).hasContent("acme");
  }

  @Test
  void theFileThatDoesNotFitTheDiskIsNamed() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.isWritable(full));
    Path example = scratch.resolve("first-engine");
    write(example.resolve("pom.xml"), "acme");
    Path made = Files.createDirectory(scratch.resolve("made"));
    Path pom = Files.createSymbolicLink(made.resolve("pom.xml"), full);

    assertThatThrownBy(() -> new PluginProject("swift", "nogo").create(example, made))
        .isInstanceOf(CommandException.class)
        .hasMessage("tengen: " + pom + ": No space left on device");
    Files.delete(pom);
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @ParameterizedTest
  @CsvSource({
    "gomoku, gomoku-freestyle",
    "gomoku-renju, gomoku-renju",
    "nogo, nogo",
  })
  void theGameSelectsTheRules(String game, String rules) throws CommandException {
    assertThat(PluginProject.of("swift", game, KNOWN).rules()).isEqualTo(rules);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "3d", "MyEngine", "my engine", "my-", "../up", "é"})
  void anInvalidNameIsRejected(String id) {
    assertThatThrownBy(() -> PluginProject.of(id, "gomoku", KNOWN))
        .isInstanceOf(CommandException.class)
        .hasMessage(
            "tengen: the name must have lower-case letters, digits and hyphens, such as my-engine,"
                + " got '%s'; see tengen new-engine --help",
            id);
  }

  @Test
  void aNameThatIsTakenIsRejected() {
    assertThatThrownBy(() -> PluginProject.of("nogo-classic", "nogo", KNOWN))
        .hasMessageContaining("there is an engine nogo-classic already; choose another name");
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess", "nim", "domineering"})
  void aGameWithoutContractTestsIsRejected(String game) {
    assertThatThrownBy(() -> PluginProject.of("swift", game, KNOWN))
        .hasMessageContaining("--game must be one of gomoku, gomoku-freestyle, gomoku-standard, ")
        .hasMessageContaining(", nogo, got '%s'", game);
  }

  @Test
  void aGameOfAPluginNeedsAProjectWithItsReferee() {
    assertThatThrownBy(() -> PluginProject.of("swift", "nim", KNOWN))
        .hasMessageEndingWith(
            "got 'nim', whose referee the contract tests lack; copy docs/examples/more-games; see"
                + " tengen new-engine --help");
    assertThatThrownBy(() -> PluginProject.of("swift", "chess", KNOWN))
        .hasMessageEndingWith("got 'chess'; see tengen new-engine --help");
  }

  @Test
  void anExistingDirectoryIsRejected() {
    var command = new NewEngineCommand();
    new CommandLine(command)
        .setOut(new PrintWriter(PrintWriter.nullWriter()))
        .parseArgs("swift", "--directory", scratch.toString());

    assertThatThrownBy(command::call)
        .hasMessage(
            "tengen: " + scratch + " exists; name another directory by --directory, or remove it");
    assertThat(scratch).isEmptyDirectory();
  }
}
