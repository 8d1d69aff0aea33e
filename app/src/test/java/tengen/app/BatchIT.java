package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Program;

/** Jobs as a user has them done, by worker processes on a database of SQLite. */
@Timeout(300)
class BatchIT {
  private final Distribution distribution = Distribution.built();

  @TempDir Path scratch;

  private Program tengen(String... words) throws IOException {
    return distribution.tengen(
        Stream.concat(Stream.of(words), Stream.of("--db", "jdbc:sqlite:" + scratch + "/batch.db"))
            .toArray(String[]::new));
  }

  private List<String> lines(String... words) throws Exception {
    try (Program program = tengen(words)) {
      program.peer().endInput();
      List<String> lines = program.peer().rest();
      assertThat(program.exitCode()).as(program.errors()).isZero();
      return lines;
    }
  }

  private String submitted(int games, String... more) throws Exception {
    List<String> words =
        List.of(
            "batch",
            "submit",
            "match",
            "--game",
            "nogo",
            "--size",
            "4",
            "--engine",
            "nogo-classic",
            "--engine",
            "nogo-classic,name=twin",
            "--games",
            "" + games);
    return lines(Stream.concat(words.stream(), Stream.of(more)).toArray(String[]::new)).getFirst();
  }

  private String status(String job) throws Exception {
    return lines("batch", "status", "--json", job).getFirst();
  }

  private void awaitStatus(String job, String part) {
    await()
        .atMost(120, TimeUnit.SECONDS)
        .pollInterval(3, TimeUnit.SECONDS)
        .until(() -> status(job).contains(part));
  }

  @Test
  void aMatchIsPlayedByWorkersOfWhichOneIsKilled() throws Exception {
    String job = submitted(32, "--nodes", "300");
    assertThat(status(job)).contains("\"state\":\"waiting\",\"units\":16,\"done\":0");
    try (Program first = tengen("worker", "--threads", "1", "--heartbeat", "1");
        Program second = tengen("worker", "--threads", "1", "--heartbeat", "1")) {
      await()
          .atMost(60, TimeUnit.SECONDS)
          .pollInterval(1, TimeUnit.SECONDS)
          .until(() -> !status(job).contains("\"done\":0,"));
      first.signal("KILL");
      awaitStatus(job, "\"state\":\"done\"");
      second.signal("TERM");
      assertThat(second.exitCode()).isZero();
    }
    assertThat(status(job)).contains("\"done\":16", "\"dead\":0", "\"alarms\":0");
    assertThat(lines("batch", "results", job))
        .first()
        .asString()
        .matches("engine +games +wins +draws +losses .*");
    assertThat(lines("batch", "results", job)).anyMatch(line -> line.matches("twin +32 .*"));
    assertThat(
            lines("batch", "results", "--units", job).stream()
                .map(line -> Integer.parseInt(line.substring(0, line.indexOf('\t')))))
        .containsExactlyElementsOf(IntStream.rangeClosed(1, 16).boxed().toList());
  }

  @Test
  void theSameMatchIsTheSameJobAndATestEndsIt() throws Exception {
    String[] test = {"--nodes", "20", "--sprt", "elo0=-300,elo1=300"};
    String job = submitted(2, test);
    assertThat(submitted(2000, test)).isEqualTo(job);
    assertThat(status(job)).contains("\"units\":1000");
    try (Program worker = tengen("worker", "--threads", "2")) {
      awaitStatus(job, "\"state\":\"sprt: h");
      worker.signal("TERM");
      assertThat(worker.exitCode()).isZero();
    }
    assertThat(lines("batch", "results", job)).anyMatch(line -> line.contains("accepted"));
  }

  @Test
  void aCancelledJobGoesOnWhenItIsRetried() throws Exception {
    String job = submitted(4, "--nodes", "10");
    lines("batch", "cancel", job);
    assertThat(status(job)).contains("\"state\":\"cancelled\"");
    assertThat(lines("batch", "retry", job)).containsExactly("2 units wait again");
    try (Program _ = tengen("worker", "--threads", "1")) {
      awaitStatus(job, "\"state\":\"done\"");
    }
  }

  @Test
  void aWorkerWhoseEnginesDifferLeavesAJobToOthers() throws Exception {
    Path config = scratch.resolve("engines.yaml");
    Files.writeString(config, engines(10));
    String job = submitted(2, "--nodes", "10", "--config", config.toString());
    Files.writeString(config, engines(11));
    String later = submitted(2, "--nodes", "10");
    try (Program worker = tengen("worker", "--threads", "1")) {
      awaitStatus(later, "\"state\":\"done\"");
      worker.signal("TERM");
      assertThat(worker.exitCode()).isZero();
      assertThat(worker.errors())
          .isEqualTo(
              "tengen: job %s is left to others: its engines, openings or files are not the same here%n"
                  .formatted(job));
    }
    assertThat(status(job)).contains("\"done\":0", "\"dead\":0");
  }

  private static String engines(int seed) {
    return "engines: {nogo-classic: {plugin: nogo-classic, options: {seed: %d}}}%n".formatted(seed);
  }

  @Test
  void aMatchWithADatabasePrintsWhatItsWorkersPlayed() throws Exception {
    List<String> table =
        lines(
            "match",
            "--game",
            "nogo",
            "--size",
            "4",
            "--engine",
            "nogo-classic",
            "--engine",
            "nogo-classic,name=twin",
            "--nodes",
            "10",
            "--games",
            "8");
    assertThat(table).anyMatch(line -> line.matches("twin +8 .*"));
    assertThat(lines("batch", "status").get(1)).matches(" +[0-9a-f]{12} +match +4 +4 .* done");
  }

  @Test
  void whatIsWrongIsToldInALine() throws Exception {
    try (Program program = tengen("batch", "results", "abc")) {
      assertThat(program.exitCode()).isEqualTo(2);
      assertThat(program.errors()).isEqualTo("tengen: no job abc\n");
    }
    try (Program program =
        distribution.tengen("batch", "status", "--db", "jdbc:postgresql://127.0.0.1:1/x")) {
      assertThat(program.exitCode()).isEqualTo(69);
      assertThat(program.errors().lines())
          .singleElement()
          .asString()
          .startsWith("tengen: jdbc:postgresql://127.0.0.1:1/x: ");
    }
  }
}
