package tengen.app.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Commands;
import tengen.app.Distribution;
import tengen.support.Program;
import tengen.support.Waits;

/**
 * Tests of batch jobs on SQLite databases. All tests share one worker process, except where a
 * worker is killed, and run the commands in one JVM.
 */
@Tag("full")
class BatchIT {
  private static final Distribution DISTRIBUTION = Distribution.built();

  private static final List<String> TWINS =
      List.of(
          "--game",
          "nogo",
          "--size",
          "4",
          "--engine",
          "nogo-classic",
          "--engine",
          "nogo-classic,name=twin");

  @TempDir private static Path folder;

  private static Program worker;

  /** A database with the commands on it. */
  private record Jobs(String url) {
    static Jobs in(String file) {
      return new Jobs("jdbc:sqlite:" + folder.resolve(file));
    }

    Program worker(String... words) throws IOException {
      return DISTRIBUTION.tengen(
          Stream.of(Stream.of("worker", "--db", url), Stream.of(words))
              .flatMap(each -> each)
              .toArray(String[]::new));
    }

    List<String> lines(String... words) throws IOException {
      Commands.Result result =
          Commands.run(
              Stream.concat(Stream.of(words), Stream.of("--db", url)).toArray(String[]::new));
      assertThat(result.exitCode()).as(result.errors()).isZero();
      return result.lines();
    }

    /** Runs a command on a match between two equal players. */
    Commands.Result twins(String command, String... more) throws IOException {
      Stream<String> words =
          Stream.of(Stream.of(command.split(" ")), TWINS.stream(), Stream.of(more))
              .flatMap(each -> each);
      return Commands.run(Stream.concat(words, Stream.of("--db", url)).toArray(String[]::new));
    }

    String submitted(int games, String... more) throws IOException {
      String[] words =
          Stream.of(Stream.of("batch", "submit", "match"), TWINS.stream(), Stream.of(more))
              .flatMap(each -> each)
              .toArray(String[]::new);
      return lines(
              Stream.concat(Stream.of(words), Stream.of("--games=" + games)).toArray(String[]::new))
          .getFirst();
    }

    String status(String job) throws IOException {
      return lines("batch", "status", "--json", job).getFirst();
    }

    /** Checks that no command has created the database, and that none of these does. */
    void assertMissing(String file) throws IOException {
      String missing = "tengen: there is no job database " + folder.resolve(file) + "\n";
      for (String command : List.of("status", "results abc", "cancel abc", "retry abc")) {
        List<String> words = List.of(("batch " + command + " --db " + url).split(" "));
        assertThat(Commands.run(words.toArray(String[]::new)))
            .isEqualTo(new Commands.Result(69, List.of(), missing));
      }
      assertThat(folder.resolve(file)).doesNotExist();
    }

    void awaitStatus(String job, String part) {
      Waits.until("a status with " + part, () -> status(job), status -> status.contains(part));
    }
  }

  private static Jobs shared() {
    return Jobs.in("shared.db");
  }

  @BeforeAll
  static void startWorker() throws IOException {
    worker = shared().worker("--threads", "2");
  }

  @AfterAll
  static void closeWorker() {
    worker.close();
  }

  @Test
  void aMatchIsPlayedByWorkersOfWhichOneIsKilled() throws Exception {
    Jobs jobs = Jobs.in("kill.db");
    String job = jobs.submitted(32, "--nodes", "300");
    assertThat(jobs.status(job)).contains("\"state\":\"waiting\",\"units\":16,\"done\":0");
    try (Program first = jobs.worker("--threads", "1", "--heartbeat", "1");
        Program second = jobs.worker("--threads", "1", "--heartbeat", "1");
        Program watch =
            DISTRIBUTION.tengen("batch", "status", "--watch", job, "--db", jobs.url())) {
      Waits.until("a unit", () -> jobs.status(job), status -> !status.contains("\"done\":0,"));
      first.signal("KILL");
      jobs.awaitStatus(job, "\"state\":\"done\"");
      second.signal("TERM");
      assertThat(second.exitCode()).isZero();
      assertThat(watch.peer().rest())
          .anyMatch(line -> line.matches(" +" + job + " .* (waiting|running)"))
          .anyMatch(line -> line.matches(" +" + job + " .* done"))
          .anyMatch(line -> line.matches("twin +32 .*"));
      assertThat(watch.exitCode()).isZero();
    }
    assertThat(jobs.status(job)).contains("\"done\":16", "\"dead\":0", "\"alarms\":0");
    assertThat(jobs.lines("batch", "results", job))
        .first()
        .asString()
        .matches("engine +games +wins +draws +losses .*");
    assertThat(jobs.lines("batch", "results", job)).anyMatch(line -> line.matches("twin +32 .*"));
    assertThat(jobs.lines("batch", "results", "--json", job))
        .isEqualTo(jobs.lines("batch", "results", "--format", "json", job));
    assertThat(jobs.lines("batch", "results", "--json", "--units", job))
        .hasSize(16)
        .first()
        .asString()
        .startsWith("{\"unit\":\"0000001\",\"result\":\"");
    assertThat(
            jobs.lines("batch", "results", "--units", job).stream()
                .map(line -> Integer.parseInt(line.substring(0, line.indexOf('\t')))))
        .containsExactlyElementsOf(IntStream.rangeClosed(1, 16).boxed().toList());
  }

  @Test
  void theSameMatchIsTheSameJobAndATestEndsIt() throws Exception {
    Jobs jobs = shared();
    String[] test = {"--nodes", "20", "--sprt", "elo0=-300,elo1=300"};
    String job = jobs.submitted(2, test);
    assertThat(jobs.submitted(2000, test)).isEqualTo(job);
    assertThat(jobs.status(job)).contains("\"units\":1000");
    jobs.awaitStatus(job, "\"state\":\"sprt: h");
    assertThat(jobs.lines("batch", "results", job)).anyMatch(line -> line.contains("accepted"));
  }

  @Test
  void theSameWorkTypedInAnotherWayIsTheSameJob() throws Exception {
    Jobs jobs = Jobs.in("typed.db");
    String job = jobs.submitted(2, "--nodes=20", "--depth=9");
    assertThat(jobs.submitted(2, "--concurrency=2", "--depth=9", "--nodes=20")).isEqualTo(job);

    Path game = Files.writeString(folder.resolve("typed.sgf"), "(;FF[4]GM[4]SZ[15];B[hh])");
    String games = "--games=" + game;
    List<String> analysis =
        jobs.lines("batch", "submit", "analyse", games, "--rules=gomoku-freestyle");
    assertThat(jobs.lines("batch", "submit", "analyse", games, "--rules=gomoku-standard"))
        .isEqualTo(analysis);
  }

  @Test
  void aCancelledJobGoesOnWhenItIsRetried() throws Exception {
    Jobs jobs = Jobs.in("cancelled.db");
    String job = jobs.submitted(4, "--nodes", "10");
    jobs.lines("batch", "cancel", job);
    assertThat(jobs.status(job)).contains("\"state\":\"cancelled\"");
    String ended = "tengen: job %s was stopped: cancelled; use tengen batch retry %s to continue%n";
    for (String again : List.of("batch submit match", "match")) {
      Commands.Result rejected = jobs.twins(again, "--games=4", "--nodes=10");
      assertThat(rejected.lines()).isEmpty();
      assertThat(rejected.errors()).isEqualTo(ended.formatted(job, job));
      assertThat(rejected.exitCode()).isOne();
    }
    assertThat(jobs.lines("batch", "retry", job)).containsExactly("2 units queued again");
    assertThat(jobs.status(job)).contains("\"state\":\"waiting\"");
  }

  @Test
  void aWorkerWhoseEnginesDifferLeavesAJobToOthers() throws Exception {
    Path config = folder.resolve("engines.yaml");
    Files.writeString(config, engines(10));
    Jobs jobs = Jobs.in("foreign.db");
    String job = jobs.submitted(2, "--nodes", "10", "--config", config.toString());
    Files.writeString(config, engines(11));
    String later = jobs.submitted(2, "--nodes", "10");
    try (Program careful = jobs.worker("--threads", "1")) {
      jobs.awaitStatus(later, "\"state\":\"done\"");
      careful.signal("TERM");
      assertThat(careful.exitCode()).isZero();
      assertThat(careful.errors())
          .isEqualTo(
              "tengen: skipping job %s: its engines, openings or files are not the same here%n"
                  .formatted(job));
    }
    assertThat(jobs.status(job)).contains("\"done\":0", "\"dead\":0");
  }

  private static String engines(int seed) {
    return "engines: {nogo-classic: {plugin: nogo-classic, options: {seed: %d}}}%n".formatted(seed);
  }

  @Test
  void everyKindOfJobHasItsResults() throws Exception {
    Path game = folder.resolve("game.sgf");
    Files.writeString(game, "(;FF[4]GM[4]SZ[15];B[hh];W[ii];B[hi];W[hj];B[gh])");
    String nogo = "--game=nogo";
    String classic = "--engine=nogo-classic";
    assertThat(results("tune", nogo, "--size=4", classic, "--tune=exploration=0.1..3", "--games=8"))
        .satisfies(lines -> assertThat(lines.get(0)).isEqualTo("# step 4 of 4"))
        .satisfies(lines -> assertThat(lines.get(1)).startsWith("options: {exploration: "));
    assertThat(results("selfplay", nogo, "--size=4", classic, "--games=2", "--unit=2"))
        .allMatch(line -> line.matches("([.XO]{4} ){4}[bw] (won|lost)( \\d,\\d:\\d+)*"))
        .anyMatch(line -> line.contains(" won"))
        .anyMatch(line -> line.contains(" lost"));
    assertThat(results("analyse", "--games=" + game, "--rules=gomoku-freestyle"))
        .hasSize(5)
        .last()
        .asString()
        .matches("[0-9a-f]{16}\t5\tblack\tG8\t[A-P]\\d+\t[01]\\.\\d{4}");
    assertThat(results("solve", nogo, "--board=3x3", "--split=1"))
        .singleElement()
        .asString()
        .matches("win, \\d+ nodes in [123] of 3 positions");
    Path proof =
        Distribution.root()
            .resolve("games/proof/src/test/resources/tengen/proof/verifier/t-vct-034.proof");
    assertThat(results("verify", "--proof=" + proof, "--unit=5"))
        .satisfies(lines -> assertThat(lines.get(0)).isEqualTo("right so far"))
        .satisfies(
            lines ->
                assertThat(lines.get(1)).matches("(\\d+) of \\1 ranges .*, [1-9]\\d* replies"));
  }

  @Test
  void aMatchInAFileIsTheJobOfItsOptions() throws Exception {
    Path yaml = folder.resolve("match.yaml");
    Files.writeString(
        yaml,
        """
        game: nogo
        size: 4
        engine: [nogo-classic, {id: nogo-classic, name: twin}]
        games: 4
        """);
    Jobs jobs = Jobs.in("file.db");

    String[] words = {"batch", "submit", "match", "--file=" + yaml, "--nodes=9"};
    String job = jobs.lines(words).getFirst();

    assertThat(jobs.submitted(4, "--nodes=9")).isEqualTo(job);
    assertThat(jobs.status(job)).contains("\"units\":2,");
    Files.writeString(yaml, "resume: match.jsonl\n");
    assertThat(Commands.run(words).errors())
        .contains("match.yaml:1:1: unknown key 'resume'; known: ");
  }

  /** Submits a board that takes minutes. */
  @Test
  void stoppedWorkersReleaseTheirUnits() throws Exception {
    Jobs jobs = Jobs.in("returned.db");
    String job =
        jobs.lines("batch", "submit", "solve", "--game=nogo", "--board=5x5", "--nodes=10000000000")
            .getFirst();
    try (Program ending = jobs.worker("--threads", "1")) {
      jobs.awaitStatus(job, "\"running\":1");
      ending.signal("TERM");
      assertThat(ending.exitCode()).isZero();
      assertThat(ending.errors()).isEmpty();
    }
    assertThat(jobs.status(job)).contains("\"running\":0", "\"dead\":0");
  }

  @Test
  void aProofThatUnitsHaveFoundIsPackedAndRight() throws Exception {
    String root = "h8 l12 g9 l11 i7 f10";
    Path proofs = Files.createDirectory(folder.resolve("proofs"));
    Files.write(proofs.resolve("job.journal"), done("batch", "submit", "prove", "--root", root));
    Path packed = folder.resolve("small.proof");
    assertThat(
            Commands.run(
                    "prove", "pack", proofs.toString(), "--root", root, "-o", packed.toString())
                .exitCode())
        .isZero();
    assertThat(Commands.run("prove", "verify", packed.toString()).lines())
        .last()
        .asString()
        .endsWith(" replies: right");
  }

  private static List<String> results(String kind, String... words) throws IOException {
    return done(
        Stream.of(Stream.of("batch", "submit", kind, "--nodes=20000"), Stream.of(words))
            .flatMap(each -> each)
            .toArray(String[]::new));
  }

  /** Submits a job and returns its results. */
  private static List<String> done(String... submit) throws IOException {
    Jobs jobs = shared();
    String job = jobs.lines(submit).getFirst();
    Waits.until(
        "the end of the job",
        () -> jobs.status(job),
        status -> status.matches(".*\"state\":\"(done|solved).*"));
    return jobs.lines("batch", "results", job);
  }

  @Test
  void aMatchWithADatabasePrintsWhatItsWorkersPlayed() throws Exception {
    Jobs jobs = shared();
    String[] match =
        Stream.of(Stream.of("match"), TWINS.stream(), Stream.of("--nodes", "10", "--games", "8"))
            .flatMap(each -> each)
            .toArray(String[]::new);
    assertThat(jobs.lines(match)).anyMatch(line -> line.matches("twin +8 .*"));
    assertThat(jobs.lines("batch", "status"))
        .anyMatch(line -> line.matches(" +[0-9a-f]{12} +match +4 +4 .* done"));
  }

  /** Checks that the last value of an option counts. */
  @Test
  void anOptionThatIsGivenTwiceIsTheSecond() throws Exception {
    Jobs jobs = Jobs.in("twice.db");
    Commands.Result played = jobs.twins("match", "--nodes=5", "--nodes=10", "--games=2");
    assertThat(played.exitCode()).as(played.errors()).isZero();
    assertThat(played.lines()).anyMatch(line -> line.matches("twin +2 .*"));
    assertThat(jobs.lines("batch", "status")).anyMatch(line -> line.matches(".* 1 +1 .* done"));
  }

  @Test
  void aMatchOfWhichNoWorkerCanReadTheTextIsNotBegun() throws Exception {
    Jobs jobs = Jobs.in("refused.db");
    Commands.Result rejected = jobs.twins("match", "--nodes=5", "--engine=nogo,name=two\nlines");
    assertThat(rejected.exitCode()).isEqualTo(2);
    assertThat(rejected.errors()).endsWith(": values of a job must not contain line breaks\n");
    jobs.assertMissing("refused.db");
  }

  @Test
  void jobsNeedReadableGames() throws Exception {
    Path games = Files.createDirectory(folder.resolve("games"));
    Path bad = Files.writeString(games.resolve("bad.sgf"), "(;FF[4]GM[4]SZ[15");
    Jobs jobs = Jobs.in("unreadable.db");
    String[] submit = {"batch", "submit", "analyse", "--db", jobs.url(), "--games", ""};
    String none = "tengen: --games, --archive: no game to analyse; choose others\n";

    Commands.Result empty = Commands.run(Arrays.copyOf(submit, 5));
    assertThat(empty).isEqualTo(new Commands.Result(2, List.of(), none));
    submit[6] = bad.toString();
    Commands.Result unreadable = Commands.run(submit);
    assertThat(unreadable.exitCode()).isOne();
    assertThat(unreadable.errors()).startsWith("tengen: " + bad + ": ").endsWith(none);
    assertThat(jobs.lines("batch", "status")).hasSize(1);

    Files.writeString(games.resolve("good.sgf"), "(;FF[4]GM[4]SZ[15]RU[gomoku-renju];B[hh])");
    submit[6] = games.toString();
    Commands.Result some = Commands.run(submit);
    assertThat(some.exitCode()).isOne();
    assertThat(some.errors()).startsWith("tengen: " + bad + ": ").hasLineCount(1);
    assertThat(jobs.status(some.lines().getFirst())).contains("\"units\":1,");
  }

  @Test
  void errorsAreOneLine() throws Exception {
    Jobs jobs = Jobs.in("known.db");
    var _ = jobs.submitted(2, "--nodes=5");
    Commands.Result unknown = Commands.run("batch", "results", "abc", "--db", jobs.url());
    assertThat(unknown.exitCode()).isEqualTo(2);
    assertThat(unknown.errors()).isEqualTo("tengen: no job abc\n");

    Commands.Result away =
        Commands.run("batch", "status", "--db", "jdbc:postgresql://127.0.0.1:1/x");
    assertThat(away.exitCode()).isEqualTo(69);
    assertThat(away.errors().lines())
        .singleElement()
        .asString()
        .startsWith("tengen: jdbc:postgresql://127.0.0.1:1/x: ");
  }
}
