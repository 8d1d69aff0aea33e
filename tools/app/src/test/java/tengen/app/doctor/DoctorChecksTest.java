package tengen.app.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.doctor.CheckResult.Level;
import tengen.app.install.Installation;
import tengen.config.ArchiveConfig;
import tengen.config.ConfigReader;
import tengen.config.ConfigReading;
import tengen.config.TengenConfig;
import tengen.daemon.HeapBudget;
import tengen.daemon.ListenerOffers;
import tengen.store.archive.ArchiveInspection;

/** Tests of each check of {@code doctor} with something wrong. */
class DoctorChecksTest {
  private static final Instant NOW = Instant.parse("2026-11-29T12:00:00Z");

  @TempDir Path folder;

  private static TengenConfig config(String yaml) {
    var reader = new ConfigReader(ListenerOffers.known(Installation.DIALECTS));
    return ((ConfigReading.Accepted) reader.read("test", yaml)).config();
  }

  private static List<CheckResult> problems(List<CheckResult> found) {
    return found.stream().filter(CheckResult::isProblem).toList();
  }

  private static ArchiveInspection archive(long version, long mib, long newestMs, long aheadMs) {
    return new ArchiveInspection(
        version, 6, List.of(), mib << 20, OptionalLong.of(newestMs), aheadMs, Optional.empty());
  }

  private static List<CheckResult> found(ArchiveInspection archive) {
    return ArchiveCheck.of(ArchiveConfig.DEFAULT, archive, NOW);
  }

  @Test
  void aSoundArchiveHasNoProblem() {
    assertThat(found(archive(6, 100, NOW.toEpochMilli(), 0)))
        .containsExactly(
            CheckResult.ok("archive", "tables of version 6; 100 of 4096 MiB"),
            CheckResult.ok("clock", found(archive(6, 1, 0, 0)).getLast().text()));
  }

  /** This test has no distribution, and so no {@code lib/archive}. */
  @Test
  void aMissingArchiveModuleIsTold() throws IOException {
    Path file = Files.createFile(folder.resolve("games.db"));
    TengenConfig config = config("archive: {url: 'jdbc:sqlite:%s'}%n".formatted(file));

    assertThat(problems(ArchiveCheck.of(config)))
        .containsExactly(
            CheckResult.problem(
                "archive", "cannot load the archive from lib/archive; install Tengen again", ""));
  }

  @Test
  void archivesOfOtherVersionsAreTold() {
    CheckResult later = found(archive(7, 1, 0, 0)).getFirst();
    assertThat(later.level()).isEqualTo(Level.PROBLEM);
    assertThat(later.text()).endsWith("; this program knows version 6");

    CheckResult earlier = found(archive(5, 1, 0, 0)).getFirst();
    assertThat(earlier.level()).isEqualTo(Level.NOTE);
    assertThat(earlier.advice()).isEqualTo("make a backup first");
  }

  @Test
  void aDatabaseWithoutTablesIsSound() {
    assertThat(found(archive(0, 0, 0, 0)).getFirst())
        .isEqualTo(
            CheckResult.ok(
                "archive", "the database has no tables of Tengen; `tengen serve` makes them"));
  }

  @Test
  void anAlmostFullArchiveIsTold() {
    CheckResult full = found(archive(6, 4000, 0, 0)).getFirst();
    assertThat(full.level()).isEqualTo(Level.NOTE);
    assertThat(full.advice()).contains("archive.max-mib");
  }

  @Test
  void damageIsAProblem() {
    var damaged =
        new ArchiveInspection(
            6, 6, List.of("row 3 missing"), 1, OptionalLong.empty(), 0, Optional.empty());
    assertThat(problems(found(damaged)))
        .containsExactly(
            CheckResult.problem(
                "archive", "damaged: row 3 missing", "stop the daemon and restore a backup"));
  }

  @Test
  void anArchiveThatCannotBeWrittenIsAProblem() {
    var unwritable =
        new ArchiveInspection(
            6, 6, List.of(), 1, OptionalLong.empty(), 0, Optional.of("access denied"));
    assertThat(problems(found(unwritable)))
        .containsExactly(
            CheckResult.problem(
                "archive",
                "cannot be written: access denied",
                "run as the daemon's user, or give it the right to write"));
  }

  @Test
  void aClockBeforeTheNewestGameIsAProblem() {
    long tomorrow = Instant.parse("2026-11-30T12:00:00Z").toEpochMilli();
    assertThat(problems(found(archive(6, 1, tomorrow, 0))))
        .singleElement()
        .extracting(CheckResult::text)
        .asString()
        .endsWith(": before the newest game, of 2026-11-30T12:00:00Z");
    // The database's clock has the same date as its game.
    assertThat(problems(found(archive(6, 1, tomorrow, 86_400_000)))).isEmpty();
  }

  @Test
  void aDifferenceOfTheClocksIsTold() {
    CheckResult behind = found(archive(6, 1, 0, -2500)).getLast();
    assertThat(behind.level()).isEqualTo(Level.NOTE);
    assertThat(behind.text()).endsWith("; the database's is 2.5 s behind");
  }

  @Test
  void aPortOfAnotherProgramIsAProblem() throws IOException {
    try (var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = other.getLocalPort();
      List<CheckResult> found =
          PortCheck.of(
              config("listeners: [{name: a, port: %d}, {name: b, port: 0}]".formatted(port)));

      assertThat(found.getFirst().text()).startsWith("127.0.0.1:" + port + " (a) is used by ");
      assertThat(found.getFirst().text())
          .endsWith("java, process " + ProcessHandle.current().pid());
      assertThat(found.getFirst().level()).isEqualTo(Level.PROBLEM);
      assertThat(found.getLast()).isEqualTo(CheckResult.ok("ports", "127.0.0.1:0 (b) is free"));
    }
  }

  @Test
  void secretsThatOthersMayReadAreProblems() throws IOException {
    Path file = open("my.yaml");
    Path database = open("games.db");
    Path log = open("tengen.log");
    TengenConfig password =
        config("archive: {url: 'jdbc:postgresql://db/games?user=me&password=x'}");
    TengenConfig local =
        config("archive: {url: 'jdbc:sqlite:%s'}\nlogging: {file: '%s'}".formatted(database, log));

    assertThat(problems(PermissionCheck.of(file, password)))
        .containsExactly(
            CheckResult.problem(
                "permissions",
                file + " has the password of the database, and all users may read it",
                "chmod o= " + file));
    assertThat(problems(PermissionCheck.of(file, local)))
        .extracting(CheckResult::advice)
        .containsExactly("chmod o= " + log, "chmod o= " + database);

    for (Path each : List.of(file, database, log)) {
      Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("rw-r-----"));
    }
    assertThat(PermissionCheck.of(file, password)).allMatch(each -> each.level() == Level.OK);
    assertThat(PermissionCheck.of(file, local)).allMatch(each -> each.level() == Level.OK);
  }

  private Path open(String name) throws IOException {
    Path file = Files.createFile(folder.resolve(name));
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
  }

  @Test
  void aDeviceAsLogHasNoSecrets() throws IOException {
    TengenConfig config = config("archive: null\nlogging: {file: /dev/null}");

    assertThat(PermissionCheck.of(open("my.yaml"), config))
        .allMatch(each -> each.level() == Level.OK);
  }

  @Test
  void anArchiveInAFileInsteadOfADirectoryIsAProblem() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    TengenConfig config = config("archive: {url: 'jdbc:sqlite:%s/games.db'}".formatted(file));

    assertThat(problems(PermissionCheck.of(file, config)))
        .singleElement()
        .extracting(CheckResult::text)
        .asString()
        .endsWith(" cannot write to " + file + " of the archive");
  }

  @Test
  void moreSessionsThanOpenFilesAreAProblem() {
    TengenConfig config = config("limits: {sessions: 1000}");

    assertThat(MachineCheck.files(1049, 50, config))
        .isEqualTo(
            CheckResult.problem(
                "open files",
                "at most 1049; limits.sessions needs 1050",
                "raise `ulimit -n` or LimitNOFILE=, or lower limits.sessions"));
    assertThat(MachineCheck.files(1050, 50, config).level()).isEqualTo(Level.OK);
  }

  @Test
  void aHeapAboveTheMachinesMemoryIsAProblem() {
    TengenConfig config = config("");

    assertThat(MachineCheck.memory(new HeapBudget(1L << 28), config).level()).isEqualTo(Level.OK);
    assertThat(MachineCheck.memory(new HeapBudget(1L << 60), config).isProblem()).isTrue();
  }

  @Test
  void aFullDiskIsAProblemAndAnAlmostFullOneIsTold() throws IOException {
    CheckResult full = DiskCheck.of(folder, 1 << 20, "logging.file", 0);
    assertThat(full)
        .isEqualTo(
            CheckResult.problem(
                "disk",
                folder + " has 1 MiB free for logging.file",
                "delete other files there, or use another disk"));

    CheckResult almost = DiskCheck.of(folder, 100 << 20, "archive.max-mib", 200 << 20);
    assertThat(almost.level()).isEqualTo(Level.NOTE);
    assertThat(almost.text())
        .endsWith(" has 100 MiB free for archive.max-mib, which allows 200 MiB more");

    TengenConfig config =
        config("archive: {url: 'jdbc:sqlite:%s/missing/games.db', max-mib: 16}".formatted(folder));
    assertThat(DiskCheck.of(config))
        .singleElement()
        .extracting(CheckResult::text)
        .asString()
        .startsWith(folder + " has ");
    assertThat(DiskCheck.of(config("archive: {url: null}"))).isEmpty();
  }

  @Test
  void anEncodingThatLacksCharactersIsTold() {
    assertThat(MachineCheck.locale("UTF-8").level()).isEqualTo(Level.OK);
    assertThat(MachineCheck.locale("ISO-8859-1"))
        .isEqualTo(
            CheckResult.note(
                "locale",
                "names of files and text are in ISO-8859-1; other characters become '?'",
                "set LC_ALL=C.UTF-8 for Tengen"));
  }

  @Test
  void theJdkOfTheTestsIsRight() {
    assertThat(StartCheck.jdk().level()).isEqualTo(Level.OK);
  }

  @Test
  void resultsArePrintedInColumns() {
    List<CheckResult> found =
        List.of(CheckResult.ok("jdk", "25"), CheckResult.problem("ports", "in use", "stop it"));

    assertThat(CheckResultPrinter.text(found).lines())
        .containsExactly("ok       jdk    25", "problem  ports  in use; stop it");
    assertThat(CheckResultPrinter.json(found))
        .startsWith("[{\"check\":\"jdk\",\"level\":\"ok\",\"text\":\"25\",\"advice\":\"\"},{");
  }
}
