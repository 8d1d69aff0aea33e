package tengen.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.arena.PlayedGames;
import tengen.arena.game.GameOutcome;
import tengen.arena.game.GameResult;
import tengen.arena.game.Reason;
import tengen.arena.stats.Sprt;
import tengen.arena.stats.Standings;
import tengen.game.Side;

/** Tests of the printed reports of two matches. */
final class ReportTest {
  /** A match of two contestants with a test. */
  private static final MatchReport TWO = two();

  /** A match of three contestants, one of which has not played and one has only won. */
  private static final MatchReport THREE =
      new MatchReport(
          standings(
              List.of("gomoku-classic", "random", "late"),
              PlayedGames.between("random", "gomoku-classic", "LLLLL")),
          Optional.empty());

  private static MatchReport two() {
    Stream<GameResult> games =
        Stream.concat(
            PlayedGames.between("new", "old", "WWWLDWWWLDWLDWWWLL"),
            Stream.of(
                PlayedGames.game(
                    19, "new", "old", GameOutcome.won(Side.WHITE, Reason.TIME, "512 ms of 300"))));
    Standings standings = standings(List.of("old", "new"), games);
    Sprt.State state =
        new Sprt(0, 50, 0.05, 0.05).after(standings.ranked().getFirst().results().counts());
    return new MatchReport(standings, Optional.of(state));
  }

  private static Standings standings(List<String> names, Stream<GameResult> games) {
    return games.reduce(Standings.of(names), Standings::plus, (first, _) -> first);
  }

  private static String golden(String name) throws IOException {
    try (InputStream file = ReportTest.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(file, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void textOfTwo() throws IOException {
    assertThat(TextReport.of(TWO)).isEqualTo(golden("two.txt"));
  }

  @Test
  void textOfThree() throws IOException {
    assertThat(TextReport.of(THREE)).isEqualTo(golden("three.txt"));
  }

  @Test
  void textFitsATerminal() {
    assertThat((TextReport.of(TWO) + TextReport.of(THREE)).lines())
        .isNotEmpty()
        .allMatch(line -> line.length() <= 100);
  }

  @Test
  void markdownOfThree() throws IOException {
    assertThat(MarkdownReport.of(THREE)).isEqualTo(golden("three.md"));
  }

  @Test
  void markdownOfTwoEndsWithTheTest() throws IOException {
    assertThat(MarkdownReport.of(TWO))
        .endsWith("|\n\n" + golden("two.txt").substring(golden("two.txt").indexOf("SPRT ")));
  }

  @Test
  void matchesDecidedByTimeLossesAreMarked() {
    GameOutcome late = GameOutcome.won(Side.WHITE, Reason.TIME, "512 ms of 300");
    Stream<GameResult> games =
        Stream.concat(
            PlayedGames.between("new", "old", "WLWL"),
            Stream.of(PlayedGames.game(5, "new", "old", 512_000, late)));
    MatchReport report = new MatchReport(standings(List.of("old", "new"), games), Optional.empty());

    assertThat(TextReport.of(report))
        .endsWith("\n\nDecided by time losses: new 1 of 3 lost games\n");
    assertThat(JsonReport.of(report)).contains("\"decidedByTime\":true");
  }

  @Test
  void aTestDecidedByTimeLossesSaysSo() {
    GameOutcome late = GameOutcome.won(Side.WHITE, Reason.TIME, "512 ms of 300");
    Standings standings =
        standings(
            List.of("new", "old"),
            IntStream.rangeClosed(1, 46)
                .mapToObj(number -> PlayedGames.game(number, "new", "old", late)));
    Sprt test = new Sprt(0, 100, 0.05, 0.05, Sprt.Model.NORMALIZED);
    Sprt.State state = test.after(standings.contestants().getFirst().results().games().counts());
    assertThat(TextReport.of(new MatchReport(standings, Optional.of(state))))
        .contains(
            "SPRT elo0=0.0 elo1=100.0 alpha=0.05 beta=0.05 model=normalized: LLR -",
            ", H0 accepted by games lost on time\n"
                + "Decided by time losses: new 46 of 46 lost games\n");
  }

  @Test
  void jsonOfTwo() throws IOException {
    assertThat(JsonReport.of(TWO) + "\n").isEqualTo(golden("two.json"));
  }

  @Test
  void jsonHasNoInfinity() throws IOException {
    assertThat(JsonReport.of(THREE) + "\n").isEqualTo(golden("three.json"));
  }
}
