package tengen.app.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Commands;
import tengen.app.Distribution;
import tengen.app.output.ExitCode;
import tengen.support.Program;

/** Tests of the command {@code games}. */
@Tag("full")
class GamesIT {
  private static final String SGF =
      "(;GM[4]SZ[15]RU[gomoku-renju]PB[Ann]PW[Bob]DT[2026-11-01]RE[W+R]C[first]"
          + ";B[hh]SBKV[61.5]MS[1200];W[ih](;B[ii])(;B[gg]))"
          + "\n\n(;GM[1]SZ[9]RU[NoGo]PB[Cid]DT[2026-11-03];B[ee];W[aa])";

  private static final String PSQ =
      "Piskvorky 15x15, 11:11, 0\n8,8,1200\n9,9,950\none.zip\ntwo.zip\n15\n";

  @TempDir Path folder;

  private String db = "";

  @BeforeEach
  void nameDatabase() {
    db = "jdbc:sqlite:" + folder.resolve("games.db");
  }

  private Commands.Result games(String command, String... more) throws IOException {
    String[] line =
        Stream.concat(Stream.of("games", command, "--db", db), Stream.of(more))
            .toArray(String[]::new);
    return Commands.run(line);
  }

  private List<String> done(String command, String... more) throws IOException {
    Commands.Result result = games(command, more);
    assertThat(result.exitCode()).as(result.toString()).isZero();
    assertThat(result.errors()).isEmpty();
    return result.lines();
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  /** Returns the ids of the games imported from a file. */
  private List<String> imported(String name, String text) throws IOException {
    return done("import", file(name, text).toString()).stream()
        .map(line -> line.substring(line.lastIndexOf(' ') + 1))
        .toList();
  }

  @Test
  void readingAMissingArchiveCreatesNone() throws IOException {
    for (List<String> command :
        List.of(
            List.of("list"),
            List.of("show", "0123456789abcdef"),
            List.of("delete", "0123456789abcdef"),
            List.of("export", "--all"))) {
      String[] more = command.subList(1, command.size()).toArray(String[]::new);
      Commands.Result rejected = games(command.getFirst(), more);
      assertThat(rejected.exitCode()).isEqualTo(69);
      assertThat(rejected.errors())
          .isEqualTo("tengen: there is no archive " + folder.resolve("games.db") + "\n");
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aPlatformWithoutALibraryOfSqliteIsToldInOneLine() throws Exception {
    List<String> line =
        List.of(
            "env",
            "TENGEN_JAVA_OPTIONS=-Dorg.sqlite.osinfo.architecture=ppc64",
            Distribution.built().launcher(),
            "games",
            "import",
            "--db",
            db,
            file("two.sgf", SGF).toString());
    try (Program program = Program.start(folder, line)) {
      assertThat(program.exitCode()).isEqualTo(69);
      assertThat(program.errors())
          .isEqualTo(
              "tengen: "
                  + db
                  + ": SQLite has no library for Linux/ppc64; see Platforms in docs/packages.md\n");
    }
  }

  @Test
  void anArchiveInAReadOnlyDirectoryCanBeRead() throws Exception {
    String id = imported("two.sgf", SGF).getFirst();
    Set<PosixFilePermission> before = Files.getPosixFilePermissions(folder);
    Files.setPosixFilePermissions(
        folder.resolve("games.db"), PosixFilePermissions.fromString("r--r--r--"));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
    try {
      assertThat(readOnly("list")).hasSize(3);
      assertThat(readOnly("show", id).getFirst()).contains(id);
      assertThat(readOnly("export", id)).anyMatch(line -> line.contains("PB[Ann]"));
    } finally {
      Files.setPosixFilePermissions(folder, before);
    }
  }

  /** Runs a command as an account without write access. Root switches to another account. */
  private List<String> readOnly(String command, String... more) throws Exception {
    List<String> line = new ArrayList<>(List.of("env", "TENGEN_TRAIN=never"));
    String launcher = Distribution.built().launcher();
    if (Files.isWritable(folder)) {
      List<String> nobody = List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups");
      line.addAll(0, nobody);
      assumeTrue(mayRun(nobody, launcher), "another account may run the launcher");
    }
    line.addAll(List.of(launcher, "games", command, "--db", db));
    line.addAll(List.of(more));
    try (Program program = Program.start(folder, line)) {
      List<String> lines = program.peer().rest();
      assertThat(program.exitCode()).as(program.errors()).isZero();
      assertThat(program.errors()).isEmpty();
      return lines;
    }
  }

  private boolean mayRun(List<String> as, String launcher) throws IOException {
    List<String> line = new ArrayList<>(as);
    line.addAll(List.of("test", "-x", launcher));
    try (Program program = Program.start(folder, line)) {
      return program.exitCode() == 0;
    }
  }

  @Test
  void datesOutOfRangeAreRejected() throws IOException {
    assertThat(imported("far.sgf", "(;GM[1]SZ[9]RU[NoGo]DT[+999999999-12-31];B[ee])")).hasSize(1);
  }

  @Test
  void noListBeginsOrEndsAtSuchADate() throws IOException {
    for (String flag : List.of("--since", "--before")) {
      Commands.Result rejected = games("list", flag, "+999999999-12-31");
      assertThat(rejected.exitCode()).isEqualTo(2);
      assertThat(rejected.errors())
          .isEqualTo("tengen: " + flag + " +999999999-12-31: too far from 1970\n");
    }
  }

  @Test
  void gamesOfSgfAreAddedListedAndShown() throws Exception {
    List<String> ids = imported("two.sgf", SGF);
    assertThat(ids).hasSize(2).allMatch(id -> id.matches("[0-9a-f]{16}"));
    assertThat(imported("again.sgf", SGF)).isEqualTo(ids);

    List<String> all = done("list");
    assertThat(all).hasSize(3);
    assertThat(all.get(1).strip().split(" {2,}"))
        .containsExactly(ids.get(1), "2026-11-03 00:00", "nogo", "Cid", "-", "open", "2");
    assertThat(all.get(2).strip().split(" {2,}"))
        .containsExactly(
            ids.get(0), "2026-11-01 00:00", "gomoku-renju", "Ann", "Bob", "white, resigned", "3");
    assertThat(done("list", "--rules", "gomoku")).hasSize(2);
    assertThat(done("list", "--player", "cid")).hasSize(2);
    assertThat(done("list", "--since", "2026-11-02")).hasSize(2);
    assertThat(done("list", "--before", "2026-11-01")).hasSize(1);
    assertThat(done("list", "--result", "white")).hasSize(2).element(1).asString().contains("Ann");
    assertThat(done("list", "--result", "unfinished")).hasSize(2);
    assertThat(done("list", "--result", "draw")).hasSize(1);
    assertThat(done("list", "--limit", "1")).hasSize(2);
    assertThat(done("list", "--json", "--limit", "1"))
        .singleElement()
        .asString()
        .startsWith("{\"id\":\"" + ids.get(1) + "\"")
        .contains("\"plies\":2");

    assertThat(done("show", "--json", ids.get(0)))
        .isEqualTo(done("export", ids.get(0), "--format", "json"));
    assertThat(String.join("\n", done("show", ids.get(0))))
        .contains("Ann", "white, resigned", "first", "61.5 % to win", "1200 ms", "(X)")
        .contains("\n  3  black  J7");
  }

  @Test
  void exportedGamesAreImportedUnchanged() throws Exception {
    List<String> ids = imported("two.sgf", SGF);
    String all = String.join("\n", done("export", "--all", "--format", "json"));
    done("delete", ids.get(0), ids.get(1));
    assertThat(done("list")).hasSize(1);

    assertThat(imported("all.json", all)).containsExactlyInAnyOrderElementsOf(ids);
    assertThat(String.join("\n", done("export", "--all", "--format", "json"))).isEqualTo(all);
  }

  @Test
  void aTextThatUtf8CannotHoldKeepsNoGameFromItsFile() throws Exception {
    String id = imported("two.sgf", SGF).getFirst();
    String json = String.join("\n", done("export", id, "--format", "json"));
    imported("half.json", json.replace("first", "\\ud800"));

    Path to = folder.resolve("out");
    done("export", "--all", "-o", to.toString());

    assertThat(to.toFile().list()).hasSize(3);
  }

  @Test
  void aFileOverwritesNoOtherGame() throws Exception {
    String id = imported("two.sgf", SGF).getFirst();
    String json = String.join("\n", done("export", id, "--format", "json"));
    String other = json.replace("Ann", "Eve");

    String own = imported("other.json", other).getFirst();
    assertThat(own).isNotEqualTo(id);
    assertThat(imported("other.json", other)).containsExactly(own);
    assertThat(imported("same.json", json)).containsExactly(id);
    assertThat(done("export", id, "--format", "json")).containsExactly(json);
    assertThat(done("list")).hasSize(4);
  }

  /** Checks that an imported game is not deleted because of its age. */
  @Test
  void aGameThatWasPlayedHereIsAnImportedOneAfterwards() throws Exception {
    String id = imported("two.sgf", SGF).getFirst();
    String json = String.join("\n", done("export", id, "--format", "json"));
    done("delete", id);

    String played = json.replace("\"source\":\"import\"", "\"source\":\"gtp\"");
    assertThat(played).isNotEqualTo(json);
    assertThat(imported("played.json", played)).containsExactly(id);
    assertThat(done("export", id, "--format", "json")).containsExactly(json);
    assertThat(imported("played.json", played)).containsExactly(id);
  }

  @Test
  void aGameWithoutADateIsAddedOnceToo() throws Exception {
    String sgf = SGF.replaceAll("DT\\[[^]]*]", "");
    List<String> ids = imported("two.sgf", sgf);
    assertThat(imported("again.sgf", sgf)).isEqualTo(ids);
    assertThat(done("list")).hasSize(3);
  }

  /** Checks that everything except the header is exported byte for byte. */
  @Test
  void branchesAndCommentsAreImportedAndExported() throws Exception {
    String moves =
        """
        ;B[hh]C[centre]
        (
        ;W[ih]SBKV[40]MS[3]C[near]
        ;B[ii])
        (
        ;W[hi]MS[7]C[more solid]
        (
        ;B[gg])
        (
        ;B[ig])))
        """;
    String id = imported("tree.sgf", "(;GM[4]SZ[15]RU[gomoku-renju]\n" + moves).getFirst();
    assertThat(String.join("\n", done("export", id)) + "\n").endsWith("\n" + moves);
    String json = String.join("\n", done("export", id, "--format", "json"));
    assertThat(json).contains("\"branches\":[{\"of\":0,\"ply\":1,\"moves\":[{\"side\":\"white\"");
    done("delete", id);
    assertThat(imported("tree.json", json)).containsExactly(id);
    assertThat(String.join("\n", done("export", id)) + "\n").endsWith("\n" + moves);
  }

  @Test
  void aBranchIsJudgedToo() throws Exception {
    String sgf = "(;GM[4]SZ[15]RU[gomoku-renju];B[hh];W[ih](;B[ii])(;B[gg](;W[gf])(;W[gg])))";
    Path file = file("tree.sgf", sgf);
    Commands.Result result = games("import", file.toString());
    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.errors()).isEqualTo("tengen: " + file + ": branch 2, move 4: occupied\n");
  }

  @Test
  void gamesAreWrittenToFiles() throws Exception {
    String id = imported("two.sgf", SGF).getFirst();
    Path one = folder.resolve("one.sgf");
    done("export", id, "-o", one.toString());
    assertThat(Files.readString(one))
        .contains("PB[Ann]", "RE[W+R]", "RU[gomoku-renju]", ";B[hh]SBKV[61.5]MS[1200]", ";B[ii]");

    Path many = folder.resolve("many");
    done("export", "--all", "-o", many.toString());
    try (Stream<Path> files = Files.list(many)) {
      assertThat(files).hasSize(2).contains(many.resolve(id + ".sgf"));
    }
  }

  @Test
  void anOlderExportIsReplacedAsAWhole() throws Exception {
    String id = imported("two.sgf", SGF).getFirst();
    Path one = file("one.sgf", "older");
    Path older = Files.createLink(folder.resolve("older.sgf"), one);
    done("export", id, "-o", one.toString());

    assertThat(one).content().contains("PB[Ann]");
    assertThat(older).hasContent("older");
  }

  @Test
  void aFileThatCannotBeUsedIsNamedWithTheReason() throws Exception {
    String id = imported("two.sgf", SGF).getFirst();
    Path plain = file("plain", "");
    assertThat(games("import", folder.toString()).errors())
        .isEqualTo("tengen: " + folder + ": Is a directory\n");
    assertThat(games("export", "--all", "-o", plain.toString()).errors())
        .isEqualTo("tengen: " + plain + ": is no folder\n");
    Path missing = folder.resolve("missing/one.sgf");
    Commands.Result unwritten = games("export", id, "-o", missing.toString());
    assertThat(unwritten.exitCode()).isEqualTo(ExitCode.OUTPUT);
    assertThat(unwritten.errors()).isEqualTo("tengen: " + missing + ": no such file or folder\n");
  }

  @Test
  void piskvorksGamesAreImportedAndExported() throws Exception {
    String id = imported("game.psq", PSQ).getFirst();
    assertThat(done("list", "--rules", "gomoku-freestyle")).hasSize(2);
    List<String> exported = done("export", id, "--format", "psq");
    assertThat(exported)
        .containsExactly(
            "Piskvorky 15x15, 11:11, 0",
            "8,8,1200",
            "9,9,950",
            "one.zip",
            "two.zip",
            "-1",
            "Tengen gomoku-freestyle " + id);
    assertThat(imported("again.psq", String.join("\n", exported))).containsExactly(id);
  }

  @Test
  void filesMayBeginWithAByteOrderMark() throws Exception {
    String id = imported("game.psq", "\uFEFF" + PSQ).getFirst();
    String json = String.join("\n", done("export", id, "--format", "json"));
    assertThat(imported("game.json", "\uFEFF" + json)).containsExactly(id);
    assertThat(imported("two.sgf", "\uFEFF" + SGF)).hasSize(2);
  }

  @Test
  void namesOfPiskvorksPlayersKeepTheirLetters() throws Exception {
    Path file = folder.resolve("game.psq");
    Files.writeString(file, PSQ.replace("one.zip", "René"), StandardCharsets.ISO_8859_1);
    done("import", file.toString());
    assertThat(done("list", "--player", "René")).hasSize(2);
  }

  @Test
  void faultyGamesAreReportedAndTheOthersImported() throws Exception {
    String text =
        "(;GM[4]SZ[15]RU[gomoku-renju];B[hh];W[hh])(;GM[4]SZ[15]RU[draughts];B[hh])(;GM[4]SZ[99])"
            + "(;GM[4]SZ[15]RU[gomoku-renju];B[hh];W[gg])";
    Commands.Result result = games("import", file("mixed.sgf", text).toString());

    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.lines()).hasSize(1);
    assertThat(result.errors().lines())
        .hasSize(3)
        .anySatisfy(line -> assertThat(line).contains("move 2"))
        .anySatisfy(
            line -> assertThat(line).contains("unknown rules draughts; name them with --rules"))
        .anySatisfy(line -> assertThat(line).contains("game 3, line 1: SZ[99]"));
    Path other = file("d.sgf", "(;GM[4]SZ[15]RU[draughts];B[hh])");
    Commands.Result named = games("import", "--rules", "gomoku-renju", other.toString());
    assertThat(named.exitCode()).isZero();
    assertThat(named.lines()).hasSize(1);
    assertThat(named.errors())
        .isEqualTo("tengen: " + other + ": unknown rules draughts: read as gomoku-renju\n");
  }

  @Test
  void importsWithUnsafeIdsAreRejected() throws Exception {
    String id = imported("two.sgf", SGF).getFirst();
    String json = String.join("\n", done("export", id, "--format", "json"));
    Commands.Result result =
        games("import", file("evil.json", json.replace(id, "../../../../evil")).toString());

    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.errors()).contains("no game in the format of tengen games export");
  }

  @Test
  void eachMisuseHasItsExitCode() throws Exception {
    imported("two.sgf", SGF);
    String missing = "0000000000000000";
    assertThat(games("show", missing).exitCode()).isEqualTo(1);
    assertThat(games("delete", missing).exitCode()).isEqualTo(1);
    assertThat(games("export", missing).exitCode()).isEqualTo(1);
    assertThat(games("export").exitCode()).isEqualTo(2);
    assertThat(games("export", "--all", missing).exitCode()).isEqualTo(2);
    assertThat(games("list", "--since", "yesterday").exitCode()).isEqualTo(2);
    assertThat(games("list", "--limit", "0").exitCode()).isEqualTo(2);
    assertThat(games("import", "no-such-file").exitCode()).isEqualTo(2);
    assertThat(games("import", "--rules", "chess", "no-such-file").exitCode()).isEqualTo(2);

    db = "jdbc:postgresql://127.0.0.1:1/games?user=me&password=secret";
    Commands.Result away = games("list");
    assertThat(away.exitCode()).isEqualTo(69);
    assertThat(away.errors())
        .startsWith("tengen: jdbc:postgresql://127.0.0.1:1/games: ")
        .doesNotContain("secret");
  }

  @Test
  void theConfigurationLocatesTheArchive() throws Exception {
    imported("two.sgf", SGF);
    Path yaml = file("tengen.yaml", "archive: {url: \"" + db + "\"}\n");
    assertThat(Commands.run("games", "list", "--config", yaml.toString()).lines()).hasSize(3);

    Path none = file("none.yaml", "archive: {url: null}\n");
    Commands.Result rejected = Commands.run("games", "list", "--config", none.toString());
    assertThat(rejected.exitCode()).isEqualTo(3);
    assertThat(rejected.errors()).contains("archive.url is null");
  }

  @Test
  void theLauncherRunsItWithoutAWordOnStandardError() throws Exception {
    imported("two.sgf", SGF);
    try (Program program = Distribution.built().tengen("games", "list", "--db", db)) {
      assertThat(program.peer().rest()).hasSize(3);
      assertThat(program.exitCode()).isZero();
      assertThat(program.errors()).isEmpty();
    }
  }
}
