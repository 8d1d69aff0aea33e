package tengen.packages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Program;

/** Tests of the Debian package: its metadata as read by dpkg, and the unpacked program. */
class DebIT {
  private static final String DEB = System.getProperty("tengen.deb");

  /** Lintian tags that are accepted, with reasons. */
  private static final Pattern MEANT =
      Pattern.compile(
          // The project has no home page.
          "bogus-mail-host"
              // This lintian does not know the class file version of Java 25.
              + "|unknown-java-class-version"
              // The file may hold a password.
              + "|non-standard-file-perm .*etc/tengen/server.yaml");

  @TempDir Path scratch;

  @BeforeEach
  void needsDpkg() {
    Tools.require("dpkg-deb");
  }

  @Test
  void theLauncherPlaysWhenUnpacked() throws Exception {
    unpack();

    assertThat(run(scratch.resolve("usr/bin/tengen").toString(), "version"))
        .startsWith("Tengen 0.1.0");
    List<String> session = List.of(scratch + "/usr/bin/tengen", "stdio", "--protocol", "gtp");
    try (Program program = Program.start(scratch, session)) {
      program.peer().send("name\n");
      assertThat(program.peer().line()).isEqualTo("= Tengen");
    }
  }

  @Test
  void theConfigurationIsAConffileWithoutFaults() throws Exception {
    unpack();

    assertThat(run("dpkg-deb", "-I", DEB, "conffiles").lines())
        .containsExactlyInAnyOrder("/etc/tengen/server.yaml", "/etc/tengen/serve.jvm");
    assertThat(
            run(
                scratch.resolve("usr/bin/tengen").toString(),
                "check-config",
                scratch.resolve("etc/tengen/server.yaml").toString()))
        .contains("/run/tengen/control");
  }

  @Test
  void thePackageContainsTheDistribution() throws Exception {
    unpack();
    Path home = Path.of(System.getProperty("tengen.distribution"));

    assertThat(names(scratch.resolve("usr/share/tengen/lib")))
        .isEqualTo(names(home.resolve("lib")));
    assertThat(names(scratch.resolve("usr/share/tengen/docs")))
        .isEqualTo(names(home.resolve("docs")));
    assertThat(names(scratch.resolve("usr/share/tengen/bin")))
        .containsExactly("find-jdk", "pbrain-connect", "pbrain-tengen", "tengen");
  }

  @Test
  void everyLauncherAndCommandHasAManualPage() throws Exception {
    unpack();
    Path pages = Path.of(System.getProperty("tengen.distribution"), "share/man/man1");
    Path packed = scratch.resolve("usr/share/man/man1");

    assertThat(names(packed))
        .contains("tengen.1.gz", "tengen-serve.1.gz", "pbrain-tengen.1.gz", "pbrain-connect.1.gz")
        .isEqualTo(names(pages).stream().map(name -> name + ".gz").toList());
    for (String name : names(pages)) {
      try (var page = new GZIPInputStream(Files.newInputStream(packed.resolve(name + ".gz")))) {
        assertThat(page).as(name).hasBinaryContent(Files.readAllBytes(pages.resolve(name)));
      }
    }
  }

  @Test
  void everythingBelongsToRootAndOnlyRootMayWrite() throws Exception {
    assertThat(run("dpkg-deb", "-c", DEB).lines())
        .isNotEmpty()
        .allSatisfy(line -> assertThat(line).matches("(l|.....-..-.).* root/root .*"));
  }

  @Test
  void theConfigurationWhichMayHoldAPasswordIsNotForAllToRead() throws Exception {
    assertThat(run("dpkg-deb", "-c", DEB).lines())
        .filteredOn(line -> line.endsWith(" ./etc/tengen/server.yaml"))
        .singleElement()
        .asString()
        .startsWith("-rw-r----- ");
  }

  @Test
  void systemdFindsNoFaultInTheUnit() throws Exception {
    Tools.require("systemd-analyze");
    unpack();
    Path unit = scratch.resolve("usr/lib/systemd/system/tengen.service");

    String security =
        run(
            "systemd-analyze",
            "security",
            "--offline=true",
            "--no-pager",
            "--threshold=25",
            unit.toString());

    assertThat(security).contains("Overall exposure level").contains("OK");
  }

  @Test
  void systemdVerifiesTheUnit() throws Exception {
    Tools.require("systemd-analyze");
    unpack();
    // A program of the system that the unit names too.
    Path kill = Files.createDirectories(scratch.resolve("bin")).resolve("kill");
    assertThat(Files.createFile(kill).toFile().setExecutable(true)).isTrue();

    // Prints problems to standard error, and fails.
    run(
        "systemd-analyze",
        "verify",
        "--root=" + scratch,
        "--recursive-errors=no",
        "--man=no",
        "/usr/lib/systemd/system/tengen.service");
  }

  @Test
  void lintianFindsNoUnexpectedProblem() throws Exception {
    Tools.require("lintian");

    List<String> found =
        run("lintian", "--allow-root", "--fail-on", "none", DEB)
            .lines()
            .filter(line -> line.startsWith("E:") || line.startsWith("W:"))
            .filter(line -> !MEANT.matcher(line).find())
            .toList();

    assertThat(found).isEmpty();
  }

  private void unpack() throws Exception {
    run("dpkg-deb", "-x", DEB, scratch.toString());
    // The link points to the installed location.
    Path flags = scratch.resolve("usr/share/tengen/config/serve.jvm");
    assertThat(Files.readSymbolicLink(flags)).isEqualTo(Path.of("/etc/tengen/serve.jvm"));
    Files.delete(flags);
    Files.copy(scratch.resolve("etc/tengen/serve.jvm"), flags);
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  private String run(String... command) throws Exception {
    return Tools.run(scratch, command);
  }
}
