package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The prose of the repository is plain, as far as a program can tell. */
final class ProseTest {
  /** Folders and pages without violations; each joins when its prose is plain. */
  private static final List<String> COVERED =
      List.of(
          "CONTRIBUTING.md",
          "README.md",
          "config",
          "daemon/archive",
          "daemon/host",
          "daemon/metrics",
          "daemon/server",
          "daemon/sql",
          "daemon/store",
          "daemon/web",
          "docs",
          "engine-api",
          "engine-gomoku",
          "engine-nogo",
          "engines",
          "games",
          "protocol",
          "testing/bench",
          "testing/checks",
          "testing/conformance",
          "docs/examples/more-games",
          "testing/lint",
          "testing/robustness.md",
          "testing/support",
          "testing/testkit",
          "tools");

  private static final String THIRTY_SIX = "word ".repeat(35) + "word.";

  @TempDir private Path folder;

  @Test
  void coveredFoldersHaveNoViolations() {
    for (String covered : COVERED) {
      Path root = Repository.root().resolve(covered);
      assertThat(ProseReader.read(root)).as(covered).isNotEmpty();
      assertThat(ProseCheck.violations(root)).as(covered).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/** One will come. */",
        "/** The same where it is not. */",
        "/**\n * Whether it hears.\n */",
        "int a; // So it stays.",
        "String s = \"// no comment\"; // What follows",
      })
  void aCommentMustNotBeginWithoutItsNoun(String source) throws IOException {
    assertThat(found("A.java", "class A {}\n" + source))
        .hasSize(1)
        .first()
        .asString()
        .contains("opening: ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/** One-based index of the line. */",
        "/**\n * Returns the line. It may be empty.\n *\n * @return whether it is\n */",
        "// Socket options that every listener sets",
        "String s = \"/** One */\"; char c = '\"'; // Reads \"What follows\".",
      })
  void aCommentMayBeginWithAVerbOrANoun(String source) throws IOException {
    assertThat(found("A.java", "class A {}\n" + source)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/** A name for people. */\nexport function nameOf(id) {",
        "/** Always the newest. */\nasync function load() {",
        "/** @returns it */\n/** The newest of them. */\n  @Override\n  public List<Game> all() {",
      })
  void aCommentOfAFunctionBeginsWithAVerb(String source) throws IOException {
    assertThat(found("a.js", source)).hasSize(1).first().asString().contains("opening: ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/** Returns a name for people. */\nexport function nameOf(id) {",
        "/** Called when a game ends. */\nvoid ended();",
        "/** A list of games. */\nfunction Games({ state }) {",
        "/** Names of the stored games. */\nconst names = new Map();",
        "/** {@inheritDoc} */\n@Override\npublic String toString() {",
      })
  void aCommentOfAFunctionMayBeginWithAnyVerb(String source) throws IOException {
    assertThat(found("a.js", source)).isEmpty();
  }

  @Test
  void aSentenceHasALimit() throws IOException {
    assertThat(found("a.md", THIRTY_SIX)).hasSize(1).first().asString().contains(":1: 36 words: ");
    assertThat(found("a.md", THIRTY_SIX.replace("word word.", "word."))).isEmpty();
    assertThat(found("a.md", "Prints `" + THIRTY_SIX + "` and stops.")).isEmpty();
    assertThat(found("A.java", "/**\n * Reads.\n *\n * @param a " + THIRTY_SIX + "\n */"))
        .hasSize(1);
    assertThat(found("a.md", "```\n" + THIRTY_SIX + "\n```\n")).isEmpty();
  }

  @Test
  void aHelpTextIsRead() throws IOException {
    String help = "import picocli.A;\n@Option(\n description = \"Of \" + \"%s\") int a;";
    assertThat(found("A.java", help.formatted("all"))).hasSize(1);
    assertThat(found("A.java", help.formatted(THIRTY_SIX))).hasSize(2);
  }

  @Test
  void aCellOfAGuideIsShort() throws IOException {
    String table = "| a | b |\n|---|---|\n| a | " + "word ".repeat(21) + "|\n";
    assertThat(found("guide.md", table)).hasSize(1).first().asString().contains(":3: 21 words in");
    assertThat(found("gtp.md", table)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "It used to print a list.",
        "Tengen no longer prints a list.",
        "The limit was 5 until version 2.",
        "Before this change the table stayed open."
      })
  void historyIsReported(String sentence) throws IOException {
    assertThat(found("guide.md", sentence)).hasSize(1).first().asString().contains("history: ");
    assertThat(found("CHANGELOG.md", sentence)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"The SPRT ends a match.", "The name (of the SPRT) is short."})
  void aPageOfTheManualExplainsItsAbbreviations(String text) throws IOException {
    assertThat(found("docs/rules.md", text)).hasSize(1).first().asString().endsWith(": SPRT");
    assertThat(found("docs/rules.md", text + "\n\nA sequential test (SPRT) ends it.")).isEmpty();
    assertThat(found("docs/rules.md", "HTTP and `SPRT` end a match in CMPUT 455.")).isEmpty();
    assertThat(found("other/page.md", text)).isEmpty();
  }

  @Test
  void aPageOfMeasurementsHasPlainOpeningsOnly() throws IOException {
    String text = "Of all games 5 were won. " + THIRTY_SIX;
    assertThat(found("docs/lab/README.md", text))
        .hasSize(1)
        .first()
        .asString()
        .contains("opening: ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The key is used to sign tokens.",
        "When the game no longer exists, the table closes.",
        "The daemon waits until 5 sessions are open.",
        "Return before this limit is reached."
      })
  void presentTenseIsAccepted(String sentence) throws IOException {
    assertThat(found("guide.md", sentence)).isEmpty();
  }

  private List<String> found(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return ProseCheck.violations(Files.writeString(file, text));
  }
}
