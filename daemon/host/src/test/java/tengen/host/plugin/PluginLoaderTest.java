package tengen.host.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.support.Foreign;
import tengen.support.PluginJar;

class PluginLoaderTest {
  private static final String FACTORY =
      """
      package %1$s;
      import tengen.engine.*;
      import tengen.game.*;
      public final class Plugin implements EngineFactory {
        public Plugin() { %3$s }
        public EngineDescriptor descriptor() {
          return new EngineDescriptor("%2$s", "Toy", "1", "Acme", Playable.board("nogo", 2, 9));
        }
        public Engine create(EngineSettings settings, EngineContext context) {
          throw new IllegalStateException("never asked");
        }
      }
      """;

  private static final String REFEREE =
      """
      package r;
      import java.util.*;
      import java.util.stream.Stream;
      import tengen.game.*;
      public final class Referee implements GameRules {
        public String id() { return "acme-heap"; }
        public Setup usualSetup() { return new Setup.Text("7"); }
        public Optional<String> objection(Setup setup) { return Optional.empty(); }
        public Optional<String> objection(Position position, Move move) { return Optional.empty(); }
        public Stream<Move> legalMoves(Position position) { return Stream.of(); }
        public Verdict verdict(Position position) { return new Verdict.Drawn("over"); }
        public Optional<Setup.Board> board(Position position) { return Optional.empty(); }
        public String describe(Position position) { return ""; }
      }
      """;

  private static final String SNEAK =
      """
      throw Plugin.<RuntimeException>any(new java.io.IOException("no disk"));
          }
          @SuppressWarnings("unchecked")
          private static <T extends Exception> T any(Exception e) throws T { throw (T) e;\
      """;

  private static final String OWN = "new io.netty.buffer.Own();";
  private static final String OWN_CLASS =
      "package io.netty.buffer; public final class Own { public Own() {} }";

  private static final String OTHER_API =
      "package tengen.engine; public interface EngineFactory { String name(); }";

  private static final String PLUGIN_OF_OTHER_API =
      """
      package b;
      public final class Plugin implements tengen.engine.EngineFactory {
        public String name() { return "Toy"; }
      }
      """;

  @TempDir Path folder;
  @TempDir Path scratch;

  @Test
  void refereesAreLoadedFromTheModulePath() {
    assertThat(PluginLoader.load(folder).rules()).containsKeys("nogo", "gomoku-renju");
  }

  @Test
  void missingPluginDirectoriesAreIgnored() {
    assertThat(PluginLoader.load(folder.resolve("none")).problems()).isEmpty();
  }

  @Test
  void modularAndPlainJarsAreFound() throws IOException {
    modular("a", "engine-a", "").pack(folder.resolve("a.jar"));
    plain("b", "engine-b", "").pack(folder.resolve("b.jar"));

    PluginCatalog catalog = PluginLoader.load(folder);

    assertThat(catalog.problems()).isEmpty();
    assertThat(catalog.plugins()).containsKeys("engine-a", "engine-b");
    assertThat(catalog.plugins().get("engine-a")).extracting("origin").isEqualTo("a.jar");
  }

  @Test
  void aFolderOfJarsIsOnePlugin() throws IOException {
    Path together = Files.createDirectory(folder.resolve("together"));
    modular("a", "engine-a", "").pack(together.resolve("a.jar"));

    assertThat(PluginLoader.load(folder).plugins()).containsKey("engine-a");
  }

  @Test
  void invalidPluginsAreLoggedInOneLineEachAndOthersLoad() throws IOException {
    modular("a", "engine-a", "").pack(folder.resolve("a.jar"));
    modular("c", "engine-c", "if (true) throw new IllegalStateException(\"no weights\");")
        .pack(folder.resolve("c.jar"));
    Files.writeString(folder.resolve("text.jar"), "not a jar\n");
    Files.writeString(folder.resolve("README"), "not looked at\n");

    PluginCatalog catalog = PluginLoader.load(folder);

    assertThat(catalog.plugins()).containsOnlyKeys("engine-a");
    assertThat(catalog.problems())
        .hasSize(2)
        .allSatisfy(line -> assertThat(line).doesNotContain("\n"))
        .anySatisfy(line -> assertThat(line).contains("c.jar", "no weights"))
        .anySatisfy(line -> assertThat(line).contains("text.jar"));
  }

  /** Loops until interrupted, so that later tests are not affected. */
  @Test
  void hangingPluginsAreLoggedInOneLine() throws IOException {
    String loop = "while (!Thread.currentThread().isInterrupted()) { Thread.onSpinWait(); }";
    modular("c", "engine-c", loop).pack(folder.resolve("c.jar"));

    PluginCatalog catalog = PluginLoader.load(folder, Duration.ofMillis(100));

    assertThat(catalog.problems())
        .containsExactly("plugin c.jar skipped: not loaded within 100 ms");
    assertThat(catalog.plugins()).isEmpty();
    assertThat(catalog.rules()).containsKey("nogo");
  }

  @Test
  void aPluginIsLoadedThroughAnInterrupt() throws IOException {
    modular("a", "engine-a", "").pack(folder.resolve("a.jar"));
    Thread.currentThread().interrupt();

    PluginCatalog catalog = PluginLoader.load(folder);

    assertThat(Thread.interrupted()).isTrue();
    assertThat(catalog.plugins()).containsKey("engine-a");
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource
  void invalidDescriptorsAreLoggedInOneLine(String description, String why) throws IOException {
    String factory = FACTORY.formatted("b", "toy", "");
    new PluginJar(scratch.resolve("b"))
        .source("b/Plugin.java", factory.replaceFirst("return new .*;", description))
        .resource("META-INF/services/tengen.engine.EngineFactory", "b.Plugin\n")
        .pack(folder.resolve("b.jar"));
    modular("a", "engine-a", "").pack(folder.resolve("a.jar"));

    PluginCatalog catalog = PluginLoader.load(folder);

    assertThat(catalog.problems()).containsExactly("plugin b.jar skipped: " + why);
    assertThat(catalog.plugins()).containsOnlyKeys("engine-a");
  }

  static Stream<Arguments> invalidDescriptorsAreLoggedInOneLine() {
    String toy =
        "return new EngineDescriptor(%s, \"1\", \"Acme\", Playable.board(\"nogo\", 2, 9))%s;";
    return Stream.of(
        arguments("return null;", "NullPointerException: no descriptor"),
        arguments(SNEAK, "IOException: no disk"),
        arguments(
            toy.formatted("null, \"Toy\"", ""),
            "engine null: id \"null\": lower case, digits, hyphens"),
        arguments(
            toy.formatted("\"toy\", \"T\\\\u001b[31m\"", ""),
            "engine toy: name \"T?[31m\": one line of text"),
        arguments(
            toy.formatted("\"toy\", \"Toy\"", ".withMaxThreads(0)"),
            "engine toy: max threads 0: 1 or more"),
        arguments(
            toy.formatted(
                "\"toy\", \"Toy\"",
                ".withOptions(new Option.Text(\"book\", \"Moves.\", \"\","
                    + " text -> { throw new IllegalStateException(\"no check\"); }))"),
            "IllegalStateException: no check"));
  }

  @ParameterizedTest(name = "{2}")
  @MethodSource
  void invalidRefereesAreLoggedInOneLine(String good, String bad, String why) throws IOException {
    referee(good, bad)
        .resource("META-INF/services/tengen.game.GameRules", "r.Referee\n")
        .pack(folder.resolve("r.jar"));

    PluginCatalog catalog = PluginLoader.load(folder);

    assertThat(catalog.problems()).containsExactly("plugin r.jar skipped: " + why);
    assertThat(catalog.rules()).containsKey("nogo").doesNotContainKey("acme-heap");
  }

  static Stream<Arguments> invalidRefereesAreLoggedInOneLine() {
    String setup = "return new Setup.Text(\"7\");";
    String id = "return \"acme-heap\"; }";
    String fault = "throw new IllegalStateException(\"rule\"); }";
    return Stream.of(
        arguments(
            "return \"acme-heap\";", "return null;", "NullPointerException: rules without an id"),
        arguments("acme-heap", "Acme", "rules Acme: lower case, digits, hyphens"),
        arguments(setup, "return null;", "NullPointerException: no usual setup"),
        arguments(
            setup, "throw new IllegalStateException(\"rule\");", "IllegalStateException: rule"),
        arguments(
            "objection(Setup setup) { return Optional.empty();",
            "objection(Setup setup) { return Optional.of(\"too odd\");",
            "rules acme-heap: usual setup: too odd"),
        arguments(id, id + " public String family() { " + fault, "IllegalStateException: rule"),
        arguments(
            id,
            id + " public String family() { return \"acme-h\"; }",
            "rules acme-heap: family acme-h: the id, or what it begins with"),
        arguments(
            id,
            id + " public String columns() { return null; }",
            "NullPointerException: no columns"),
        arguments(
            id,
            id
                + """
                 public Optional<GameLook> look() {
                  return Optional.of(
                      new GameLook(GameLook.Surface.POINTS, Setup.Board.empty(9, 5), List.of()));
                }
                """,
            "IllegalArgumentException: look: picture of 9 x 5: 1 x 1 to 8 x 5"));
  }

  @Test
  void enginesWithInvalidRefereesAreLoggedInOneLine() throws IOException {
    referee("acme-heap", "Acme")
        .source(
            "r/Plugin.java",
            FACTORY
                .formatted("r", "toy", "")
                .replaceFirst(
                    "(?m)^  public Engine create",
                    "  public java.util.List<GameRules> rules() {"
                        + " return java.util.List.of(new Referee()); }\n$0"))
        .resource("META-INF/services/tengen.engine.EngineFactory", "r.Plugin\n")
        .pack(folder.resolve("r.jar"));

    assertThat(PluginLoader.load(folder).problems())
        .containsExactly("plugin r.jar skipped: rules Acme: lower case, digits, hyphens");
  }

  private PluginJar referee(String good, String bad) throws IOException {
    assertThat(REFEREE).contains(good);
    return new PluginJar(scratch.resolve("r")).source("r/Referee.java", REFEREE.replace(good, bad));
  }

  @Test
  void jarsWithoutProvidersAreReportedInOneLine() throws IOException {
    Files.createDirectory(folder.resolve("data"));
    Files.createDirectory(folder.resolve("folder.jar"));
    Files.createSymbolicLink(folder.resolve("gone.jar"), scratch.resolve("gone"));
    new PluginJar(scratch.resolve("e")).pack(folder.resolve("empty.jar"));
    new PluginJar(scratch.resolve("l"))
        .source("l/Library.java", "package l; public final class Library {}")
        .pack(folder.resolve("library.jar"));
    new PluginJar(scratch.resolve("s"))
        .resource("META-INF/services/tengen.engine.EngineFactory", "# none\n")
        .pack(folder.resolve("1st.jar"));

    String nothing = " skipped: it provides neither EngineFactory nor GameRules";
    assertThat(PluginLoader.load(folder).problems())
        .containsExactly(
            "plugin 1st.jar" + nothing,
            "plugin data" + nothing,
            "plugin empty.jar" + nothing,
            "plugin folder.jar" + nothing,
            "plugin gone.jar skipped: NoSuchFileException: " + folder.resolve("gone.jar"),
            "plugin library.jar" + nothing);
  }

  @Test
  void modulesWithTengensNamesAreLoggedInOneLine() throws IOException {
    new PluginJar(scratch.resolve("b"))
        .source(
            "module-info.java",
            """
            module tengen.rules {
              requires tengen.api;
              provides tengen.engine.EngineFactory with b.Plugin;
            }
            """)
        .source("b/Plugin.java", FACTORY.formatted("b", "toy", ""))
        .pack(folder.resolve("b.jar"));

    assertThat(PluginLoader.load(folder).problems())
        .containsExactly(
            "plugin b.jar skipped: a module of Tengen's or Java's has the name tengen.rules");
  }

  /** Loads a library that Tengen has too, but without this class. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void pluginsUseTheirOwnLibraries(boolean isModular) throws IOException {
    Path together = Files.createDirectory(folder.resolve("together"));
    Path library = together.resolve("library.jar");
    new PluginJar(scratch.resolve("l"))
        .source("module-info.java", "module io.netty.buffer { exports io.netty.buffer; }")
        .source("io/netty/buffer/Own.java", OWN_CLASS)
        .pack(library);
    PluginJar plugin =
        isModular
            ? modular("a", "engine-a", OWN, "requires io.netty.buffer;")
            : plain("a", "engine-a", OWN);
    plugin.with(library).pack(together.resolve("a.jar"));

    PluginCatalog catalog = PluginLoader.load(folder);

    assertThat(catalog.problems()).isEmpty();
    assertThat(catalog.plugins()).containsKey("engine-a");
  }

  @Test
  void librariesWithoutAValidModuleNameAreReported() throws IOException {
    Path together = Files.createDirectory(folder.resolve("together"));
    modular("a", "engine-a", "").pack(together.resolve("a.jar"));
    new PluginJar(scratch.resolve("l")).pack(together.resolve("1st.jar"));

    assertThat(PluginLoader.load(folder).problems())
        .containsExactly(
            "plugin together skipped: Unable to derive module descriptor for "
                + together.resolve("1st.jar")
                + ": rename the jar, or give it an Automatic-Module-Name");
  }

  @ParameterizedTest
  @ValueSource(strings = {"my-new-engine-1.0.jar", "1st.jar", "tengen-rules.jar", "ä b.jar"})
  void aPlainJarMayHaveAnyName(String name) throws IOException {
    Foreign.requireName(name);
    plain("b", "engine-b", "").pack(folder.resolve(name));

    PluginCatalog catalog = PluginLoader.load(folder);

    assertThat(catalog.problems()).isEmpty();
    assertThat(catalog.plugins()).containsKey("engine-b");
  }

  /** Loads a jar that contains all dependencies, as build tools create them. */
  @Test
  void aPlainJarMayHoldPackagesThatTengenHasToo() throws IOException {
    plain("b", "engine-b", OWN + "new tengen.engine.Extra();")
        .source("io/netty/buffer/Own.java", OWN_CLASS)
        .source(
            "tengen/engine/Extra.java",
            "package tengen.engine; public final class Extra { public Extra() {} }")
        .pack(folder.resolve("b.jar"));

    PluginCatalog catalog = PluginLoader.load(folder);

    assertThat(catalog.problems()).isEmpty();
    assertThat(catalog.plugins()).containsKey("engine-b");
  }

  @Test
  void theFirstOfTwoPluginsWithTheSameIdIsUsed() throws IOException {
    modular("a", "twin", "").pack(folder.resolve("a.jar"));
    modular("b", "twin", "").pack(folder.resolve("b.jar"));

    PluginCatalog catalog = PluginLoader.load(folder);

    assertThat(catalog.plugins().get("twin")).extracting("origin").isEqualTo("a.jar");
    assertThat(catalog.problems())
        .containsExactly("engine twin of b.jar skipped: a.jar has that id already");
  }

  @Test
  void serviceEntriesWithoutTheirClassAreLoggedInOneLine() throws IOException {
    new PluginJar(scratch.resolve("b"))
        .source("b/Other.java", "package b; final class Other {}")
        .resource("META-INF/services/tengen.engine.EngineFactory", "b.Plugin\n")
        .pack(folder.resolve("b.jar"));

    assertThat(PluginLoader.load(folder).problems())
        .singleElement()
        .asString()
        .startsWith("plugin b.jar skipped: ")
        .contains("b.Plugin")
        .doesNotContain("\n");
  }

  @Test
  void pluginsOfAnotherApiVersionAreLoggedInOneLine() throws IOException {
    Path other = scratch.resolve("api.jar");
    new PluginJar(scratch.resolve("api"))
        .source("tengen/engine/EngineFactory.java", OTHER_API)
        .pack(other);
    new PluginJar(scratch.resolve("b"))
        .against(other)
        .source("b/Plugin.java", PLUGIN_OF_OTHER_API)
        .resource("META-INF/services/tengen.engine.EngineFactory", "b.Plugin\n")
        .pack(folder.resolve("b.jar"));

    assertThat(PluginLoader.load(folder).problems())
        .singleElement()
        .asString()
        .startsWith("plugin b.jar skipped: built for another version of Tengen or Java: ")
        .doesNotContain("\n");
  }

  private PluginJar modular(String name, String id, String constructor) throws IOException {
    return modular(name, id, constructor, "");
  }

  private PluginJar modular(String name, String id, String constructor, String directives)
      throws IOException {
    return new PluginJar(scratch.resolve(name))
        .source(
            "module-info.java",
            """
            module %1$s {
              requires tengen.api;
              provides tengen.engine.EngineFactory with %1$s.Plugin;
              %2$s
            }
            """
                .formatted(name, directives))
        .source(name + "/Plugin.java", FACTORY.formatted(name, id, constructor));
  }

  private PluginJar plain(String name, String id, String constructor) throws IOException {
    return new PluginJar(scratch.resolve(name))
        .source(name + "/Plugin.java", FACTORY.formatted(name, id, constructor))
        .resource("META-INF/services/tengen.engine.EngineFactory", name + ".Plugin\n");
  }
}
