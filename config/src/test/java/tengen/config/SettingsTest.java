package tengen.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sections of plain values: time, pools, limits and logging. */
final class SettingsTest {

  @Test
  void timeProfilesHaveDefaults() {
    assertThat(Reading.of("time: {blitz: {}}").time())
        .containsEntry("blitz", new TimeProfile(5000, 50, 200))
        .containsEntry("casual", new TimeProfile(5000, 50, 200))
        .hasSize(2);
  }

  @Test
  void everyKeyOfATimeProfileCanBeSet() {
    String yaml =
        "time:\n  casual: {turn-ms: 1000, overhead-ms: 10, reserve-ms: 20, analysis-ms: 30}\n";

    assertThat(Reading.of(yaml).time())
        .containsExactly(Map.entry("casual", new TimeProfile(1000, 10, 20, 30)));
  }

  @Test
  void faultsInATimeProfileHaveTheirPath() {
    String yaml = "time:\n  fast: {turn-ms: 0, overhead-ms: [1], reserve-ms: }\n  'a b': 3\n";

    assertThat(Reading.problems(yaml))
        .containsExactly(
            "f.yaml:2:19: time.fast.turn-ms is '0'; it must be a whole number, 1 to 86400000",
            "f.yaml:2:35: time.fast.overhead-ms is a list; it must be a whole number, 0 to 60000",
            "f.yaml:2:51: time.fast.reserve-ms is empty; it must be a whole number, 0 to 600000",
            "f.yaml:3:3: key 'a b' in time; it must be a name of at most 64 letters, digits, dots,"
                + " hyphens, underscores",
            "f.yaml:3:10: time.a b is '3'; it must be a map of turn-ms, overhead-ms,"
                + " reserve-ms, analysis-ms");
  }

  @Test
  void poolsHaveDefaults() {
    assertThat(Reading.of("pools: {}").pools())
        .isEqualTo(new PoolsConfig(OptionalInt.empty(), 2, 64, OptionalInt.empty()));
  }

  @Test
  void everyKeyOfThePoolsCanBeSet() {
    String yaml = "pools: {search-threads: 3, concurrent-searches: 4, queue: 5, memory-mib: 6}\n";

    assertThat(Reading.of(yaml).pools())
        .isEqualTo(new PoolsConfig(OptionalInt.of(3), 4, 5, OptionalInt.of(6)));
  }

  @Test
  void faultsInThePoolsHaveTheirPath() {
    String yaml = "pools:\n  search-threads: Auto\n  queue: 1_000\n  memory-mib: 012\n";

    assertThat(Reading.problems(yaml))
        .containsExactly(
            "f.yaml:2:19: pools.search-threads is 'Auto'; it must be auto (one per core), or a"
                + " whole number, 1 to 1024",
            "f.yaml:3:10: pools.queue is '1_000'; it must be a whole number, 1 to 1000000",
            "f.yaml:4:15: pools.memory-mib is '012'; it must be auto (half of the heap,"
                + " 1024 at most), or a whole number, 1 to 1048576");
    assertThat(Reading.problems("pools: [1]\n"))
        .containsExactly(
            "f.yaml:1:8: pools is a list; it must be a map of search-threads,"
                + " concurrent-searches, queue, memory-mib");
  }

  @Test
  void limitsHaveDefaults() {
    assertThat(Reading.of("limits: {}").limits())
        .isEqualTo(
            new LimitsConfig(
                1000,
                86_400,
                Map.of(
                    "gomocup",
                    65_536,
                    "gtp",
                    4_194_304,
                    "analysis",
                    1_048_576,
                    "botzone",
                    1_048_576,
                    "ualberta",
                    4_194_304),
                8_388_608));
  }

  @Test
  void everyLimitCanBeSet() {
    String yaml =
        """
        limits:
          sessions: 1
          idle-seconds: 2
          gomocup-line-bytes: 300
          gtp-line-bytes: 400
          analysis-line-bytes: 500
          botzone-line-bytes: 600
          ualberta-line-bytes: 700
          pending-bytes: 5000
          buffer-mib: 6
          address: {searches: 7}
        """;

    assertThat(Reading.of(yaml).limits())
        .isEqualTo(
            new LimitsConfig(
                1,
                2,
                Map.of(
                    "gomocup", 300, "gtp", 400, "analysis", 500, "botzone", 600, "ualberta", 700),
                5000,
                OptionalInt.of(6),
                new ClientLimits(
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(7L),
                    Optional.empty(),
                    Optional.empty())));
  }

  @Test
  void faultsInTheLimitsHaveTheirPath() {
    String yaml = "limits: {sessions: 1.5, idle-seconds: 99999999999999999999, sesions: 3}\n";

    assertThat(Reading.problems(yaml))
        .containsExactly(
            "f.yaml:1:20: limits.sessions is '1.5'; it must be a whole number, 1 to 100000",
            "f.yaml:1:39: limits.idle-seconds is '99999999999999999999'; it must be a whole"
                + " number, 1 to 31536000",
            "f.yaml:1:61: unknown key 'sesions' in limits; did you mean sessions? known: sessions,"
                + " idle-seconds, gomocup-line-bytes, gtp-line-bytes, analysis-line-bytes,"
                + " botzone-line-bytes, ualberta-line-bytes, pending-bytes, buffer-mib, address");
  }

  @Test
  void theDefaultArchiveIsAFile() {
    assertThat(Reading.of("archive: {}").archive()).isEqualTo(ArchiveConfig.DEFAULT);
    assertThat(
            Reading.of("archive: {url: null, sync: full, keep-games: 5, max-mib: 16, wait-ms: 9}")
                .archive())
        .isEqualTo(new ArchiveConfig(Optional.empty(), 365, 5, 16, ArchiveSync.FULL, 9));
    assertThat(Reading.of("archive: null").archive())
        .isEqualTo(Reading.of("archive: {url: null}").archive());
    assertThat(Reading.problems("archive: {url: games.db}"))
        .singleElement()
        .asString()
        .contains("jdbc:sqlite:FILE, or jdbc:postgresql://HOST/DATABASE");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:sqlite::memory:",
        "jdbc:sqlite:?cache=shared",
        "jdbc:sqlite:file:",
        "jdbc:sqlite:file::memory:?cache=shared",
        "jdbc:sqlite:file:games?mode=memory",
        "jdbc:sqlite:games.db?cache=shared&mode=memory",
        "jdbc:sqlite:file:/games?vfs=memdb"
      })
  void anArchiveInMemoryIsRejected(String url) {
    assertThat(Reading.problems("archive: {url: '" + url + "'}"))
        .containsExactly(
            "f.yaml:1:16: archive.url is '"
                + url
                + "'; it must be jdbc:sqlite:FILE, or jdbc:postgresql://HOST/DATABASE");
  }

  @Test
  void theFileOfAnArchiveMayHaveBlanksInItsName() {
    String url = "jdbc:sqlite:/home/me/my games/五.db";
    assertThat(Reading.of("archive: {url: \"" + url + "\"}").archive().url()).hasValue(url);
    for (String bad :
        List.of(
            "jdbc:sqlite: ", "jdbc:sqlite:a ", "jdbc:sqlite:a\\tb", "jdbc:postgresql://a b/c")) {
      assertThat(Reading.problems("archive: {url: \"" + bad + "\"}")).as(bad).hasSize(1);
    }
  }

  @Test
  void openSeatsAreAllowedByDefault() {
    assertThat(Reading.of("tables: {}").tables().openSeats()).isTrue();
    assertThat(Reading.of("tables: {open-seats: false}").tables().openSeats()).isFalse();
  }

  @Test
  void theDefaultUploadLimitIsFourMebibytes() {
    assertThat(Reading.of("games: {}").games().maxUpload()).isEqualTo(4 << 20);
    assertThat(Reading.of("games: {max-upload: 1024}").games().maxUpload()).isEqualTo(1024);
    assertThat(Reading.problems("games: {max-upload: 1023}"))
        .containsExactly(
            "f.yaml:1:21: games.max-upload is '1023'; it must be a whole number, 1024 to 67108864");
  }

  @Test
  void thereIsNoControlSocketUnlessItIsNamed() {
    assertThat(Reading.of("control: {}").control()).isEqualTo(ControlConfig.NONE);
    assertThat(Reading.of("control: {socket: run/control}").control())
        .isEqualTo(new ControlConfig(Optional.of(Path.of("run", "control"))));
    assertThat(Reading.problems("control: {socket: [a]}"))
        .containsExactly("f.yaml:1:19: control.socket is a list; it must be the path of a file");
  }

  @Test
  void loggingHasDefaults() {
    assertThat(Reading.of("logging: {}").logging())
        .isEqualTo(new LoggingConfig(LogLevel.INFO, Optional.empty(), LogFormat.TEXT, 16, 4, 60));
  }

  @Test
  void everyKeyOfTheLogCanBeSet() {
    String yaml =
        """
        logging:
          {level: off, file: logs/t.log, format: json, max-mib: 2, keep-files: 3, lines-per-minute: 5}
        """;

    assertThat(Reading.of(yaml).logging())
        .isEqualTo(
            new LoggingConfig(
                LogLevel.OFF, Optional.of(Path.of("logs", "t.log")), LogFormat.JSON, 2, 3, 5));
  }

  @Test
  void faultsInTheLogHaveTheirPath() {
    String yaml = "logging: {level: warning, file: \"a\\0b\"}\n";

    assertThat(Reading.problems(yaml))
        .containsExactly(
            "f.yaml:1:18: logging.level is 'warning'; it must be one of off, error, warn, info,"
                + " debug, trace",
            "f.yaml:1:33: logging.file is 'a\\u0000b'; it must be the path of a file");
  }

  @ParameterizedTest
  @CsvSource({
    "pools, search-threads, 1, 1024",
    "pools, concurrent-searches, 1, 1024",
    "pools, queue, 1, 1000000",
    "pools, memory-mib, 1, 1048576",
    "limits, sessions, 1, 100000",
    "limits, idle-seconds, 1, 31536000",
    "limits, gomocup-line-bytes, 256, 67108864",
    "limits, gtp-line-bytes, 256, 67108864",
    "limits, analysis-line-bytes, 256, 67108864",
    "limits, pending-bytes, 1024, 1073741824",
    "limits, buffer-mib, 1, 1048576",
    "logging, max-mib, 1, 1048576",
    "logging, keep-files, 1, 1000",
    "logging, lines-per-minute, 1, 1000000"
  })
  void rangesIncludeBothEnds(String section, String key, long min, long max) {
    String yaml = section + ": {" + key + ": %d}";

    assertThat(Reading.problems(yaml.formatted(min))).isEmpty();
    assertThat(Reading.problems(yaml.formatted(max))).isEmpty();
    assertThat(Reading.problems(yaml.formatted(min - 1))).hasSize(1);
    assertThat(Reading.problems(yaml.formatted(max + 1))).hasSize(1);
  }
}
