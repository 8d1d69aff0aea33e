package tengen.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.arena.Players;
import tengen.arena.game.Adjudication;
import tengen.arena.game.Contestant;
import tengen.arena.game.GameLogs;
import tengen.arena.game.GameResult;
import tengen.arena.game.Pairing;
import tengen.arena.game.PlayedMove;
import tengen.arena.game.Reason;
import tengen.arena.game.Spectator;
import tengen.arena.game.TimeControl;
import tengen.arena.stats.Sprt;
import tengen.engine.EngineException;
import tengen.game.Turn;

/** Tests of concurrent games and their result file. */
final class MatchTest {
  private static final Schedule SCHEDULE =
      new Schedule(
          List.of(Players.random("a"), Players.random("b"), Players.random("c")),
          List.of(Players.empty("nogo", 5)),
          10,
          false);

  @TempDir Path folder;

  private static List<Turn> moves(GameResult game) {
    return game.moves().stream().map(PlayedMove::turn).toList();
  }

  private static List<GameResult> play(List<Pairing> games, int concurrency)
      throws InterruptedException {
    List<GameResult> results = new ArrayList<>();
    match(games).play(concurrency, results::add);
    return results;
  }

  private static Match match(List<Pairing> games) {
    return new Match(games.iterator(), Adjudication.BY_RULES, Players.context(), System::nanoTime);
  }

  @Test
  void everyGameIsPlayedOnce() throws InterruptedException {
    List<GameResult> results = play(SCHEDULE.pairings().toList(), 3);
    assertThat(results)
        .extracting(GameResult::number)
        .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, 30).boxed().toList());
    assertThat(results).allMatch(game -> game.outcome().reason() == Reason.WON);
  }

  /**
   * Checks that results do not depend on the schedule of threads, since seeds come from game
   * numbers.
   */
  @Test
  void gamesAreTheSameWhateverTheConcurrency() throws InterruptedException {
    List<Pairing> games = SCHEDULE.pairings().limit(8).toList();
    assertThat(play(games, 4))
        .extracting(game -> game.number() + ": " + moves(game))
        .containsExactlyInAnyOrderElementsOf(
            play(games, 1).stream().map(game -> game.number() + ": " + moves(game)).toList());
  }

  @Test
  void theListenerCanEndIt() throws InterruptedException {
    List<GameResult> results = new ArrayList<>();
    match(SCHEDULE.pairings().toList())
        .play(
            2,
            game -> {
              results.add(game);
              return results.size() < 5;
            });
    assertThat(results).hasSize(5);
  }

  @Test
  void aCrashCostsOneGameOnly() throws InterruptedException {
    Contestant fragile =
        Players.of(
            "fragile",
            TimeControl.UNLIMITED.withNodes(1),
            (position, _) -> {
              if (position.turns().size() > 4) {
                throw new EngineException(EngineException.Kind.BROKEN, "gone");
              }
              return Players.firstMove(position, 0.5);
            });
    var schedule =
        new Schedule(
            List.of(fragile, Players.random("b")), List.of(Players.empty("nogo", 7)), 6, false);
    List<GameResult> results = play(schedule.pairings().toList(), 2);
    assertThat(results).hasSize(6);
    assertThat(results).allMatch(game -> game.outcome().reason() == Reason.CRASH);
    assertThat(results).allMatch(game -> game.winner().orElseThrow().equals("b"));
  }

  @Test
  void aFileGivesBackWhatWasPlayed() throws Exception {
    Path path = folder.resolve("match.jsonl");
    List<Pairing> games = SCHEDULE.pairings().limit(4).toList();
    List<GameResult> results = play(games, 1);
    try (ResultFile file = ResultFile.open(path, "a b c")) {
      for (GameResult result : results) {
        file.add(result);
      }
    }
    try (ResultFile file = ResultFile.open(path, "a b c")) {
      assertThat(games).extracting(game -> file.find(game).orElseThrow()).isEqualTo(results);
      assertThat(SCHEDULE.pairings().skip(4)).allMatch(game -> file.find(game).isEmpty());
    }
  }

  /** Covers the numbering of an odd last round by earlier versions. */
  @Test
  void aFileFindsAGameByPairAndColoursWhateverItsNumber() throws Exception {
    Path path = folder.resolve("numbers.jsonl");
    Pairing first = SCHEDULE.pair(5).getFirst();
    var numbered = new Pairing(8, 5, first.black(), first.white(), first.opening());
    GameResult result = play(List.of(numbered), 1).getFirst();
    try (ResultFile file = ResultFile.open(path, "m")) {
      file.add(result);
    }
    try (ResultFile file = ResultFile.open(path, "m")) {
      assertThat(SCHEDULE.pairings().flatMap(game -> file.find(game).stream()))
          .containsExactly(result);
      assertThat(file.find(first)).contains(result);
    }
  }

  @Test
  void aFileIsReadWithoutItsPlayers() throws Exception {
    Path path = folder.resolve("read.jsonl");
    List<GameResult> results = play(SCHEDULE.pairings().limit(2).toList(), 1);
    try (ResultFile file = ResultFile.open(path, "m")) {
      for (GameResult result : results) {
        file.add(result);
      }
    }
    Files.writeString(path, "{\"game\":3,\"pair", StandardOpenOption.APPEND);
    assertThat(ResultFile.read(path, SCHEDULE.openings())).isEqualTo(results);
    assertThatThrownBy(() -> ResultFile.read(path, List.of()))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(path + ": opening ");
  }

  /** Covers a file whose last line was cut off by kill -9. */
  @Test
  void aTornLineIsCutOff() throws Exception {
    Path path = folder.resolve("torn.jsonl");
    List<GameResult> results = play(SCHEDULE.pairings().limit(2).toList(), 1);
    try (ResultFile file = ResultFile.open(path, "m")) {
      file.add(results.getFirst());
    }
    Files.writeString(path, "{\"game\":2,\"pair\":1,\"bl", StandardOpenOption.APPEND);
    try (ResultFile file = ResultFile.open(path, "m")) {
      file.add(results.getLast());
    }
    try (ResultFile file = ResultFile.open(path, "m")) {
      assertThat(SCHEDULE.pairings().limit(2))
          .extracting(game -> file.find(game).orElseThrow())
          .isEqualTo(results);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          threads 1, seed 1, {} | threads 1, seed 1, {overhead-ms=0} | '' | 'overhead-ms=0'
          [turnMs=300, nodes=9] | [turnMs=200, nodes=9] | 'turnMs=300' | 'turnMs=200'
          threads 1, seed 1 | threads 1, seed 12 | 'seed 1' | 'seed 12'
          [name=empty board, a=1] | [name=o.tsv:3, a=1] | 'name=empty board' | 'name=o.tsv:3'
          """)
  void aFileServesOneMatch(String first, String now, String stored, String wanted)
      throws Exception {
    Path path = folder.resolve("one.jsonl");
    ResultFile.open(path, first).close();
    assertThatThrownBy(() -> ResultFile.open(path, now))
        .isInstanceOf(IOException.class)
        .hasMessage(
            "%s: the file belongs to another match: %s in the file, %s now; use another file",
            path, stored, wanted);
  }

  @Test
  void otherFilesAreRejected() throws Exception {
    Path path = Files.writeString(folder.resolve("other.txt"), "hello\n");
    assertThatThrownBy(() -> ResultFile.open(path, "m"))
        .isInstanceOf(IOException.class)
        .hasMessageEndingWith(": not a file of a match");
  }

  @ParameterizedTest
  @ValueSource(strings = {"notes", "two lines\nof notes"})
  void foreignFilesAreUnchanged(String text) throws Exception {
    Path path = Files.writeString(folder.resolve("notes.txt"), text);
    assertThatThrownBy(() -> ResultFile.open(path, "m"))
        .isInstanceOf(IOException.class)
        .hasMessageEndingWith(": not a file of a match");
    assertThat(path).hasContent(text);
  }

  @Test
  void anEndlessMatchGoesOnBehindItsFileUntilItsTestIsDecided() throws Exception {
    Path path = folder.resolve("endless.jsonl");
    var endless =
        new Schedule(
            List.of(Players.random("a"), Players.random("b")),
            List.of(Players.empty("nogo", 4)),
            Schedule.ENDLESS,
            false);
    List<Pairing> begun = endless.pairings().limit(3).toList();
    try (ResultFile file = ResultFile.open(path, "m")) {
      for (GameResult result : play(List.of(begun.getFirst(), begun.getLast()), 1)) {
        file.add(result);
      }
    }
    List<Integer> numbers = new ArrayList<>();
    try (ResultFile file = ResultFile.open(path, "m")) {
      var test = new Sprt(-1000, -900, 0.05, 0.05);
      var run = new MatchRun(endless, Optional.of(test), Optional.of(file));
      assertThat(run.played()).isEqualTo(2);
      run.play(
          Adjudication.BY_RULES,
          Players.context(),
          1,
          Spectator.NOBODY,
          GameLogs.NONE,
          (game, _, _) -> numbers.add(game.number()));

      assertThat(run.report().sprt().orElseThrow().verdict()).isEqualTo(Sprt.Verdict.H1_ACCEPTED);
    }
    assertThat(numbers).startsWith(2, 4, 5);
  }
}
