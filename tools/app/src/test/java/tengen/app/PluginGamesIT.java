package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;
import tengen.support.Program;

/** Tests of the shipped plugin, from which alone the program knows its games. */
@Tag("full")
class PluginGamesIT {
  /**
   * Longest limits of the host, since the speed of a program's start and replies is not tested
   * here.
   */
  private static final String MAX_TIMES = "option.start-ms=600000,option.reply-ms=60000";

  @TempDir private static Path shared;

  private static Distribution own;

  @TempDir Path scratch;

  @BeforeAll
  static void plugInTheGames() throws IOException {
    own = Distribution.built().withMoreGames(shared.resolve("tengen"));
  }

  /** Plays against another process, which receives the positions over GTP. */
  @Test
  void aMatchOfOthelloIsPlayedAgainstAProgram() throws Exception {
    Path records = scratch.resolve("records");
    String program =
        "cmd=%s,arg=stdio,arg=--protocol,arg=gtp,arg=--engine,arg=othello,name=program,%s"
            .formatted(own.home().resolve("bin/tengen"), MAX_TIMES);
    try (Program match =
        own.tengen(
            "match",
            "--game=othello",
            "--nodes=1",
            "--engine=othello",
            "--engine=" + program,
            "--records=" + records)) {
      assertThat(rest(match)).anyMatch(line -> line.matches("program +2 .*"));
      assertThat(match.exitCode()).isZero();
      assertThat(match.errors()).doesNotContain("won by");
    }
    assertThat(records.resolve("0001-othello-program.sgf")).content().contains("RU[othello]");
  }

  @Test
  void connect6IsPlayedByAMatchAndOverGtp() throws Exception {
    try (Program match =
        own.tengen(
            "match",
            "--game=connect6",
            "--size=9",
            "--nodes=1",
            "--engine=connect6",
            "--engine=connect6,name=twin")) {
      assertThat(rest(match)).anyMatch(line -> line.matches("twin +2 .*"));
      assertThat(match.exitCode()).isZero();
    }
    try (Program gtp = own.tengen("stdio", "--protocol", "gtp", "--engine", "connect6")) {
      assertThat(TranscriptRunner.run(twoStonesEach(), gtp.peer())).isEmpty();
      assertThat(gtp.exitCode()).isZero();
      assertThat(gtp.errors()).isEmpty();
    }
  }

  private static List<String> rest(Program program) throws Exception {
    program.peer().endInput();
    return program.peer().rest();
  }

  private static Transcript twoStonesEach() {
    return Transcript.parse(
        "two stones each",
        TranscriptLibrary.notation("gtp"),
        """
        > boardsize 6
        < =
        > play b C3
        < =
        > genmove w
        < = {move}
        > genmove w
        < = {move}
        > play b C3
        < ? illegal move
        > quit
        < =
        """);
  }
}
