package tengen.archive;

import static java.util.function.Predicate.isEqual;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.logging.LogRecord;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.GameListCursor;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.ResultKind;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.FileProperties;
import tengen.store.archive.GameCount;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameSize;
import tengen.store.archive.GameStore;
import tengen.store.archive.GameSummary;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredPlayer;
import tengen.store.archive.TakeOver;
import tengen.support.Waits;

/** Tests of games in an archive that hold for every database. */
abstract class ArchiveContract extends StorageContract {
  List<String> listed(GameFilter filter, int most) throws IOException {
    try (GameStore games = new JdbcArchives().games(url)) {
      return games.list(filter, most).stream().map(GameSummary::id).toList();
    }
  }

  @Test
  void gamesAreStoredUnchanged() throws IOException {
    StoredGame game = SampleGames.game(1, 40);
    written(new Change.OfGame(game, 0));

    assertThat(found(game.id())).isEqualTo(game);
  }

  @Test
  void aGameGrows() throws IOException {
    for (int turns = 2; turns <= 12; turns++) {
      written(new Change.OfGame(SampleGames.game(1, turns), turns - 1));
    }
    assertThat(found(SampleGames.game(1, 0).id())).isEqualTo(SampleGames.game(1, 12));
  }

  @Test
  void turnsThatWereTakenBackAreDeleted() throws IOException {
    StoredGame game = SampleGames.game(1, 10);
    written(new Change.OfGame(game, 0));
    StoredGame changed = SampleGames.takenBack(game, 4, SampleGames.turn(99));
    written(new Change.OfGame(changed, 4));
    assertThat(found(game.id())).isEqualTo(changed);

    written(new Change.OfGame(changed.with(List.of(), List.of()), 0));
    assertThat(found(game.id()).turns()).isEmpty();
  }

  @Test
  void theSameChangeTwiceIsTheSameGame() throws IOException {
    StoredGame game = SampleGames.game(1, 10);
    written(new Change.OfGame(game, 0));
    written(new Change.OfGame(game, 0));
    written(new Change.OfGame(game, 8));

    assertThat(found(game.id())).isEqualTo(game);
  }

  @Test
  void turnsThatAreMissingAreWrittenToo() throws IOException {
    StoredGame game = SampleGames.game(1, 10);
    written(new Change.OfGame(game, 9));

    assertThat(found(game.id())).isEqualTo(game);
  }

  @Test
  void aGameEnds() throws IOException {
    for (GameEnd.Manner manner : GameEnd.Manner.values()) {
      StoredGame won =
          SampleGames.game(manner.ordinal(), 5)
              .ended(GameEnd.won(Side.WHITE, manner), SampleGames.NOW_MS + 9);
      written(new Change.OfGame(won, 0));
      assertThat(found(won.id())).isEqualTo(won);
    }
    StoredGame drawn = SampleGames.game(99, 5).ended(GameEnd.DRAWN, SampleGames.NOW_MS);
    written(new Change.OfGame(drawn, 0));
    assertThat(found(drawn.id())).isEqualTo(drawn);
  }

  @Test
  void gamesWithoutABoardAreStored() throws IOException {
    StoredGame nim = SampleGames.game(1, 0);
    StoredGame game =
        new StoredGame(
            nim.id(),
            nim.source(),
            "",
            new Position("nim", new Setup.Text("3 5 7"), List.of(), Side.WHITE),
            nim.white(),
            nim.black(),
            SampleGames.NOW_MS,
            OptionalLong.empty(),
            Optional.empty(),
            "",
            SampleGames.game(1, 4).turns(),
            List.of(),
            FileProperties.NONE);
    written(new Change.OfGame(game, 0));

    assertThat(found(game.id())).isEqualTo(game);
  }

  @Test
  void gamesAreListedNewestFirstAndFiltered() throws IOException {
    IntStream.range(0, 5).forEach(i -> written(new Change.OfGame(SampleGames.game(i, i), 0)));
    List<String> ids =
        IntStream.range(0, 5).mapToObj(i -> SampleGames.game(i, 0).id()).toList().reversed();
    long third = SampleGames.NOW_MS + 2;

    assertThat(listed(GameFilter.ALL, 100)).isEqualTo(ids);
    assertThat(listed(GameFilter.ALL, 2)).isEqualTo(ids.subList(0, 2));
    assertThat(listed(filter("gomoku", ""), 100)).isEqualTo(ids);
    assertThat(listed(filter("gomoku-renju", "BLACK A'B"), 100)).isEqualTo(ids);
    assertThat(listed(filter("gomoku-renju", "omok"), 100)).isEqualTo(ids);
    assertThat(listed(filter("gomoku-renju", "c\\d"), 100)).isEqualTo(ids);
    assertThat(listed(filter("gomoku-ren", ""), 100)).isEmpty();
    assertThat(listed(filter("nogo", ""), 100)).isEmpty();
    assertThat(listed(filter("gomoku", "%"), 100)).isEmpty();
    assertThat(listed(filter("gomo_u", ""), 100)).isEmpty();
    assertThat(listed(since(OptionalLong.of(third), OptionalLong.empty()), 100))
        .isEqualTo(ids.subList(0, 3));
    assertThat(listed(since(OptionalLong.empty(), OptionalLong.of(third)), 100))
        .isEqualTo(ids.subList(3, 5));
  }

  @Test
  void gamesAreListedAndCountedByResult() throws IOException {
    List<Optional<GameEnd>> ends =
        List.of(
            Optional.of(GameEnd.won(Side.BLACK, GameEnd.Manner.BY_RULES)),
            Optional.of(GameEnd.won(Side.BLACK, GameEnd.Manner.TIME)),
            Optional.of(GameEnd.resigned(Side.BLACK)),
            Optional.of(GameEnd.DRAWN),
            Optional.empty());
    for (int i = 0; i < ends.size(); i++) {
      StoredGame game = SampleGames.game(i, 5);
      long endMs = game.startedMs() + 9;
      written(new Change.OfGame(ends.get(i).map(end -> game.ended(end, endMs)).orElse(game), 0));
    }

    for (ResultKind result : ResultKind.values()) {
      GameFilter wanted = GameFilter.ALL.result(Optional.of(result));
      List<String> ids =
          IntStream.range(0, ends.size())
              .filter(i -> ResultKind.of(ends.get(i)) == result)
              .mapToObj(i -> SampleGames.game(i, 0).id())
              .toList()
              .reversed();
      assertThat(listed(wanted, 9)).as("%s", result).isEqualTo(ids);
      assertThat(counted(wanted, 9)).isEqualTo(new GameCount(ids.size(), false));
    }
    assertThat(counted(GameFilter.ALL, 5)).isEqualTo(new GameCount(5, false));
    assertThat(counted(GameFilter.ALL, 4)).isEqualTo(new GameCount(4, true));
    assertThat(counted(GameFilter.ALL.seenBy("bob", Optional.empty()), 9))
        .isEqualTo(new GameCount(0, false));
  }

  private GameCount counted(GameFilter filter, int most) throws IOException {
    try (GameStore games = new JdbcArchives().games(url)) {
      return games.count(filter, most);
    }
  }

  @Test
  void aPlayerIsCountedAmongTheNewestGamesAlone() throws IOException {
    StoredGame old = SampleGames.game(0, 5).with(Side.BLACK, new StoredPlayer("Ann", "", ""));
    StoredGame newest = SampleGames.game(4, 5).with(Side.WHITE, new StoredPlayer("Joanna", "", ""));
    List.of(old, SampleGames.game(1, 5), SampleGames.game(2, 5), newest)
        .forEach(game -> written(new Change.OfGame(game, 0)));
    GameFilter ann = filter("gomoku", "ann");
    var place = new GameListCursor(newest.startedMs(), newest.id());

    assertThat(counted(ann, 4)).isEqualTo(new GameCount(2, false));
    assertThat(counted(ann.behind(Optional.of(place)), 4)).isEqualTo(new GameCount(2, false));
    assertThat(counted(ann, 2)).isEqualTo(new GameCount(1, true));
    assertThat(counted(filter("gomoku", "%"), 4)).isEqualTo(new GameCount(0, false));
  }

  @Test
  void aListHasOnlyTheBeginningsOfTexts() throws IOException {
    String text = "\\".repeat(199) + "\ud83d\ude00".repeat(500);
    String beginning = "\\".repeat(199);
    StoredGame game = SampleGames.game(1, 3).with(Side.WHITE, new StoredPlayer(text, text, text));
    StoredGame nim = SampleGames.beginning(game, new Setup.Text("1 ".repeat(5_000)), text);
    written(new Change.OfGame(nim, 0));

    GameSummary listed = archive.ask(games -> games.list(GameFilter.ALL, 1)).join().getFirst();
    assertThat(listed.comment()).isEqualTo(beginning);
    assertThat(listed.white()).isEqualTo(new StoredPlayer(beginning, beginning, beginning));
    assertThat(listed.black()).isEqualTo(game.black());
    assertThat(listed.setup()).hasSize(GameSummary.MAX_SETUP_CHARACTERS).startsWith("text 1 1 ");
    assertThat(listed.plies()).isEqualTo(3);
    assertThat(found(nim.id())).isEqualTo(nim);

    String tooLong = "c".repeat(16_385);
    StoredGame longer =
        SampleGames.beginning(game, new Setup.Text("1 ".repeat(200_000)), tooLong)
            .with(Side.WHITE, new StoredPlayer(tooLong, "", ""));
    written(new Change.OfGame(longer, 0));
    listed = archive.ask(games -> games.list(GameFilter.ALL, 1)).join().getFirst();
    assertThat(listed.comment()).isEqualTo(GameSummary.LONG);
    assertThat(listed.white().name()).isEqualTo(GameSummary.LONG);
    assertThat(listed.setup()).isEqualTo("text " + GameSummary.LONG);
    assertThat(found(longer.id())).isEqualTo(longer);
  }

  @Test
  void theSizeOfAGameIsKnownBeforeItIsRead() throws Exception {
    StoredGame game = SampleGames.withBranches(SampleGames.game(1, 10));
    StoredGame longer =
        SampleGames.game(2, 10).with(Side.BLACK, new StoredPlayer("é".repeat(1_000), "", ""));
    try (GameStore games = new JdbcArchives().games(url)) {
      games.put(game);
      games.put(SampleGames.game(2, 10));
      long small = games.size(SampleGames.game(2, 0).id()).orElseThrow().bytes();
      games.put(longer);

      GameSize size = games.size(game.id()).orElseThrow();
      assertThat(size).returns("gtp", GameSize::source).returns("alice", GameSize::owner);
      assertThat(size.bytes()).isGreaterThan(small);
      assertThat(games.size(longer.id()).orElseThrow().bytes())
          .isBetween(small + 4_000, small + 8_000);
      assertThat(games.size("none")).isEmpty();
    }
  }

  @Test
  void playersAreFoundByTheirOwnLetters() throws IOException {
    List<String> names = List.of("Élan", "Łukasz", "ΩMEGA", "back\\slash", "50%_!");
    for (String name : names) {
      written(new Change.OfGame(SampleGames.of(name), 0));
    }
    for (String name : names) {
      assertThat(listed(filter("gomoku", name), 9))
          .as(name)
          .containsExactly(SampleGames.of(name).id());
    }
  }

  @Test
  void anAccountSeesItsGamesAPartAtATime() throws IOException {
    StoredGame first = SampleGames.game(1, 5);
    StoredGame second = SampleGames.game(2, 5);
    StoredGame ofPrivateTable = SampleGames.atPrivateTable(SampleGames.game(3, 5));
    List.of(
            first.of("", first.source(), first.id()),
            second.of("", second.source(), second.id()),
            ofPrivateTable.of("", ofPrivateTable.source(), ofPrivateTable.id()),
            SampleGames.game(4, 5),
            SampleGames.atPrivateTable(SampleGames.game(5, 5)))
        .forEach(game -> written(new Change.OfGame(game, 0)));

    assertThat(listed(GameFilter.ALL.seenBy("", Optional.empty()), 9))
        .containsExactly(second.id(), first.id());
    var place = new GameListCursor(second.startedMs(), second.id());
    assertThat(listed(GameFilter.ALL.seenBy("", Optional.of(place)), 9))
        .containsExactly(first.id());
    assertThat(listed(GameFilter.ALL.seenBy("alice", Optional.empty()), 9))
        .containsExactly(SampleGames.game(5, 0).id(), SampleGames.game(4, 0).id());
    assertThat(listed(GameFilter.ALL.seenBy("bob", Optional.empty()), 9)).isEmpty();
  }

  @Test
  void gamesCanBeReadDuringWrites() throws Exception {
    written(new Change.OfGame(SampleGames.game(1, 5), 0));
    assertThat(archive.ask(games -> games.find(SampleGames.game(1, 0).id())).get())
        .contains(SampleGames.game(1, 5));

    CompletableFuture<Object> failed =
        archive.ask(
            _ -> {
              throw new IOException("on purpose");
            });
    assertThat(failed).failsWithin(Waits.CAP);
    assertThat(archive.ask(games -> games.list(GameFilter.ALL, 9)).get()).hasSize(1);
  }

  static GameFilter filter(String rules, String player) {
    return new GameFilter(
        Optional.of(rules),
        Optional.of(player).filter(it -> !it.isEmpty()),
        OptionalLong.empty(),
        OptionalLong.empty());
  }

  private static GameFilter since(OptionalLong from, OptionalLong before) {
    return new GameFilter(Optional.empty(), Optional.empty(), from, before);
  }

  @Test
  void gamesCanBeStoredAndDeletedDirectly() throws IOException {
    StoredGame game = SampleGames.game(1, 10);
    try (GameStore games = new JdbcArchives().games(url)) {
      games.put(game);
      games.put(game.with(game.turns().subList(0, 3), List.of()));
      assertThat(games.find(game.id()).orElseThrow().turns()).hasSize(3);
      assertThat(games.list(GameFilter.ALL, 9).getFirst().plies()).isEqualTo(3);
      assertThat(games.delete(game.id())).isTrue();
      assertThat(games.delete(game.id())).isFalse();
      assertThat(games.find(game.id())).isEmpty();
    }
  }

  @Test
  void aGameMarkedAsDeletedIsInNoListUntilItIsRestored() throws IOException {
    StoredGame game = SampleGames.withBranches(SampleGames.game(1, 10));
    try (GameStore games = new JdbcArchives().games(url)) {
      games.put(game);
      assertThat(games.markDeleted(game.id())).isTrue();
      assertThat(games.markDeleted(game.id())).isFalse();
      assertThat(games.markDeleted("none")).isFalse();
      assertThat(games.list(GameFilter.ALL, 9)).isEmpty();
      assertThat(games.size(game.id()).orElseThrow().isDeleted()).isTrue();

      assertThat(games.restore(game.id())).isTrue();
      assertThat(games.restore(game.id())).isFalse();
      assertThat(games.list(GameFilter.ALL, 9)).hasSize(1);
      assertThat(games.size(game.id()).orElseThrow().isDeleted()).isFalse();
      assertThat(games.find(game.id())).contains(game);
    }
  }

  @Test
  void aNewTurnRestoresADeletedGame() throws IOException {
    StoredGame game = SampleGames.game(1, 10);
    written(new Change.OfGame(game, 0));
    assertThat(archive.ask(games -> games.markDeleted(game.id())).join()).isTrue();
    written(new Change.OfGame(SampleGames.game(1, 11), 10));

    assertThat(listed(GameFilter.ALL, 9)).containsExactly(game.id());
  }

  @Test
  void aGameThatGoesOnAfterItWasDeletedForGoodIsWhole() throws IOException {
    StoredGame game = SampleGames.game(1, 10);
    written(new Change.OfGame(game, 0));
    assertThat(archive.ask(games -> games.delete(game.id())).join()).isTrue();
    written(new Change.OfGame(SampleGames.game(1, 11), 10));

    assertThat(found(game.id())).isEqualTo(SampleGames.game(1, 11));
  }

  @Test
  void branchesAndCommentsAreStoredWithTheirGame() throws IOException {
    StoredGame game = SampleGames.withBranches(SampleGames.game(1, 10));
    try (GameStore games = new JdbcArchives().games(url)) {
      games.put(game);
      assertThat(games.find(game.id())).contains(game);
      StoredGame shorter = game.with(game.turns(), game.branches().subList(0, 1));
      games.put(shorter);
      assertThat(games.find(game.id())).contains(shorter);
      games.delete(game.id());
      StoredGame plain = SampleGames.game(1, 10);
      games.put(plain);
      assertThat(games.find(game.id())).contains(plain);
    }
  }

  @Test
  void notesReplaceOnlyCommentsAndBranches() throws IOException {
    StoredGame game = SampleGames.game(1, 10);
    StoredGame notes = SampleGames.withBranches(game);
    try (GameStore games = new JdbcArchives().games(url)) {
      games.put(game);
      games.annotate(game.annotated(notes));
      assertThat(games.find(game.id())).contains(game.annotated(notes));
      assertThat(game.annotated(notes).branches()).isNotEmpty();
      games.annotate(game);
      assertThat(games.find(game.id())).contains(game);
    }
  }

  @Test
  void writtenDataIsReadByTheNextProcess() throws IOException {
    StoredGame game = SampleGames.game(1, 10);
    written(new Change.OfGame(game.with(List.of(), List.of()), 0));
    for (int i = 0; i < 298; i++) {
      archive.write(new Change.ClientDisconnected("key"), () -> {});
    }
    archive.write(new Change.OfGame(game, 0), () -> {});
    archive.close();

    assertThat(found(game.id())).isEqualTo(game);
    assertThat(archive.write(new Change.OfGame(game, 0), () -> {})).isFalse();
    assertThat(archive.claimSession("key", _ -> true)).isCompletedExceptionally();
    assertThat(archive.state().written()).isEqualTo(300);
    assertThat(archive.state().turnedAway()).isEqualTo(1);
  }

  @Test
  void theStateCountsWritesAndReads() {
    written(new Change.OfGame(SampleGames.game(1, 3), 0));

    assertThat(archive.state().problem()).isEmpty();
    assertThat(archive.state().wanted()).isTrue();
    assertThat(archive.state().written()).isEqualTo(1);
    assertThat(archive.state().commits()).isEqualTo(1);
    assertThat(archive.state().waiting()).isZero();
    assertThat(archive.state().commitNanos()).isPositive();
  }

  @Test
  void failingListenersAffectNoOthers() {
    var failure = new IllegalStateException("reported");
    try (var log = new CapturedLog("archive")) {
      archive.write(
          new Change.OfGame(SampleGames.game(1, 3), 0),
          () -> {
            throw failure;
          });

      written(new Change.OfGame(SampleGames.game(2, 3), 0));
      assertThat(log.records()).extracting(LogRecord::getThrown).containsExactly(failure);
    }
  }

  @Test
  void tablesCanBeCreatedConcurrently() throws Exception {
    String fresh = emptyDatabase();
    List<CompletableFuture<Void>> starts =
        IntStream.range(0, 8)
            .mapToObj(
                _ ->
                    CompletableFuture.runAsync(
                        () -> assertThat(TestArchives.count(fresh, "migration")).isEqualTo(6L)))
            .toList();
    starts.forEach(CompletableFuture::join);
  }

  @Test
  void twoArchivesShareADatabase() throws Exception {
    String shared = emptyDatabase();
    Archive one = TestArchives.archive(shared);
    Archive other = TestArchives.archive(shared);
    try {
      var all = new CompletableFuture<?>[400];
      for (int i = 0; i < all.length; i++) {
        var done = new CompletableFuture<Boolean>();
        all[i] = done;
        (i % 2 == 0 ? one : other)
            .write(new Change.OfGame(SampleGames.game(i, 5), 0), () -> done.complete(true));
      }
      Waits.until("all writes", () -> CompletableFuture.allOf(all).isDone());
      one.write(new Change.SessionOpened(SampleGames.session("key")), () -> {});
      assertThat(asked(one, "key")).isPresent();
      assertThat(asked(other, "key")).isPresent();
    } finally {
      one.close();
      other.close();
    }
    try (GameStore games = new JdbcArchives().games(shared)) {
      assertThat(games.list(GameFilter.ALL, 1000)).hasSize(400);
    }
  }

  @Test
  void committedDataAndSessionsSurviveAKill() throws Exception {
    String killed = emptyDatabase();
    int reported = WritingProcess.killedAfter(300, killed);

    assertThat(reported).isGreaterThanOrEqualTo(300);
    try (GameStore games = new JdbcArchives().games(killed)) {
      StoredGame game = games.find(WritingProcess.ID).orElseThrow();
      assertThat(game.turns()).hasSizeGreaterThanOrEqualTo(reported);
      assertThat(game).isEqualTo(WritingProcess.game(game.turns().size()));
    }
    try (Archive next = TestArchives.archive(killed)) {
      // Waits until PostgreSQL detects the lost connection.
      Waits.until(
          "the session",
          () -> takenOver(next, WritingProcess.SESSION),
          answer -> answer instanceof TakeOver.Taken);
    }
  }

  @Test
  void oldAndSurplusGamesAreDeletedAtTheStart() throws IOException {
    long day = Duration.ofDays(1).toMillis();
    long now = System.currentTimeMillis();
    for (int i = 0; i < 60; i++) {
      written(new Change.OfGame(SampleGames.game("old%013d".formatted(i), now - 11 * day, 2), 0));
      written(
          new Change.OfGame(SampleGames.game("new%013d".formatted(i), now - 9 * day + i, 2), 0));
    }
    archive.close();
    archive = TestArchives.archive(url, 10, 50);

    Waits.until("50 games", () -> listed(GameFilter.ALL, 1000), games -> games.size() == 50);
    assertThat(listed(GameFilter.ALL, 1000))
        .isEqualTo(
            IntStream.range(10, 60).mapToObj(i -> "new%013d".formatted(i)).toList().reversed());
  }

  @Test
  void importsEvictNeitherPlayedGamesNorThoseOfOtherAccounts() throws IOException {
    long now = System.currentTimeMillis();
    for (int i = 0; i < 30; i++) {
      StoredGame later = SampleGames.game("import%010d".formatted(i), now + i, 2);
      written(new Change.OfGame(later.of("bob", StoredGame.IMPORT, later.id()), 0));
    }
    StoredGame imported = SampleGames.game("alicesimport0000", now - 2, 2);
    written(new Change.OfGame(imported.of("alice", StoredGame.IMPORT, imported.id()), 0));
    written(new Change.OfGame(SampleGames.game("alicesgame000000", now - 3, 2), 0));
    StoredGame played = SampleGames.game("bobsgame00000000", now - 4, 2);
    written(new Change.OfGame(played.of("bob", played.source(), played.id()), 0));
    archive.close();
    archive = TestArchives.archive(url, 10, 2);

    Waits.until("5 games", () -> listed(GameFilter.ALL, 1000), games -> games.size() <= 5);
    assertThat(listed(GameFilter.ALL, 1000))
        .containsExactly(
            "import0000000029",
            "import0000000028",
            "alicesimport0000",
            "alicesgame000000",
            "bobsgame00000000");
  }

  @Test
  void importedGamesAreNotDeletedForTheirAge() throws IOException {
    long old = System.currentTimeMillis() - Duration.ofDays(11).toMillis();
    StoredGame played = SampleGames.game("played0000000000", old, 2);
    written(new Change.OfGame(played, 0));
    written(new Change.OfGame(played.of("", StoredGame.IMPORT, "imported00000000"), 0));
    archive.close();
    archive = TestArchives.archive(url, 10, 50);

    Waits.until(
        "the imported game alone",
        () -> listed(GameFilter.ALL, 9),
        isEqual(List.of("imported00000000")));
  }
}
