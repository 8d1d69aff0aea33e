package tengen.archive;

import static java.util.function.Predicate.isEqual;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.logging.LogRecord;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tengen.config.ArchiveSync;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.record.GameEnd;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.FileProperties;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameOwners;
import tengen.store.archive.GameStore;
import tengen.store.archive.StoredGame;
import tengen.store.archive.TakeOver;
import tengen.support.Waits;

/** Tests of games in an archive that hold for every database. */
abstract class ArchiveContract extends GameListContract {
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
            GameOwners.of(""),
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
      assertThat(games.markDeleted(game.id(), game.owners().all())).isTrue();
      assertThat(games.markDeleted(game.id(), game.owners().all())).isFalse();
      assertThat(games.markDeleted("none", game.owners().all())).isFalse();
      assertThat(games.list(GameFilter.ALL, 9)).isEmpty();
      assertThat(games.size(game.id()).orElseThrow().isDeleted()).isTrue();

      assertThat(games.restore(game.id(), game.owners().all())).isTrue();
      assertThat(games.restore(game.id(), game.owners().all())).isFalse();
      assertThat(games.list(GameFilter.ALL, 9)).hasSize(1);
      assertThat(games.size(game.id()).orElseThrow().isDeleted()).isFalse();
      assertThat(games.find(game.id())).contains(game);
    }
  }

  @Test
  void aGameOfTwoOwnersIsDeletedByEachForItself() throws IOException {
    StoredGame some = SampleGames.game(1, 10);
    StoredGame game = some.of(new GameOwners("alice", "bob"), some.source(), some.id());
    try (GameStore games = new JdbcArchives().games(url)) {
      games.put(game);
      assertThat(games.find(game.id())).contains(game);
      assertThat(seen(games)).containsExactly("alice", "bob", "all");

      assertThat(games.markDeleted(game.id(), List.of("alice"))).isTrue();
      assertThat(games.size(game.id()).orElseThrow().isDeleted()).isFalse();
      assertThat(seen(games)).containsExactly("bob", "all");

      assertThat(games.markDeleted(game.id(), game.owners().all())).isTrue();
      assertThat(games.size(game.id()).orElseThrow().isDeleted()).isTrue();
      assertThat(seen(games)).isEmpty();

      assertThat(games.restore(game.id(), List.of("bob"))).isTrue();
      assertThat(seen(games)).containsExactly("bob", "all");
    }
  }

  @Test
  void aGameWithoutOwnersIsDeletedForGood() throws Exception {
    StoredGame some = SampleGames.game(1, 10);
    StoredGame game = some.of(new GameOwners("alice", "bob"), some.source(), some.id());
    written(new Change.OfGame(game, 0));
    try (Link link = new Database(url, ArchiveSync.NORMAL).connect()) {
      var rows = new GameRows(link);
      rows.release(List.of(new DeletionRows.Deletion(game.id(), "alice")));
      assertThat(found(game.id()).owners()).isEqualTo(GameOwners.of("bob"));

      rows.release(List.of(new DeletionRows.Deletion(game.id(), "bob")));
      assertThat(rows.find(game.id())).isEmpty();

      rows.put(game);
      rows.release(List.of(new DeletionRows.Deletion(game.id(), "bob")));
      assertThat(found(game.id()).owners()).isEqualTo(GameOwners.of("alice"));
    }
  }

  /** Returns the accounts, or {@code all}, whose lists have a game. */
  private static List<String> seen(GameStore games) throws IOException {
    List<String> seen = new ArrayList<>();
    for (String account : List.of("", "alice", "bob", "carol")) {
      if (!games.list(GameFilter.ALL.seenBy(account, Optional.empty()), 9).isEmpty()) {
        seen.add(account);
      }
    }
    if (!games.list(GameFilter.ALL, 9).isEmpty()) {
      seen.add("all");
    }
    return seen;
  }

  @Test
  void aNewTurnRestoresADeletedGame() throws IOException {
    StoredGame game = SampleGames.game(1, 10);
    written(new Change.OfGame(game, 0));
    assertThat(archive.ask(games -> games.markDeleted(game.id(), game.owners().all())).join())
        .isTrue();
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
      assertThat(games.annotate(game.annotated(notes))).isTrue();
      assertThat(games.find(game.id())).contains(game.annotated(notes));
      assertThat(game.annotated(notes).branches()).isNotEmpty();
      assertThat(games.annotate(game)).isTrue();
      assertThat(games.find(game.id())).contains(game);
      assertThat(games.annotate(SampleGames.game(1, 9))).isFalse();
      assertThat(games.find(game.id())).contains(game);
    }
  }

  @Test
  void notesWrittenDuringAGameStayUntilTheirTurnsAreTakenBack() throws IOException {
    StoredGame game = uncommented(SampleGames.game(1, 10));
    StoredGame notes = game.annotated(SampleGames.withBranches(SampleGames.game(1, 10)));
    written(new Change.OfGame(game, 0));
    assertThat(archive.ask(games -> games.annotate(notes)).join()).isTrue();

    written(new Change.OfGame(uncommented(SampleGames.game(1, 11)), 10));
    assertThat(found(game.id()).comment()).isEqualTo(notes.comment());
    assertThat(found(game.id()).branches()).isEqualTo(notes.branches());

    written(new Change.OfGame(uncommented(SampleGames.game(1, 1)), 1));
    assertThat(found(game.id()).turns()).isEqualTo(notes.turns().subList(0, 1));
    assertThat(found(game.id()).branches()).isEmpty();
  }

  private static StoredGame uncommented(StoredGame game) {
    return SampleGames.beginning(game, game.start().setup(), "");
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
                        () ->
                            assertThat(TestArchives.count(fresh, "migration"))
                                .isEqualTo(Migrations.LATEST_VERSION)))
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
      written(new Change.OfGame(later.of(GameOwners.of("bob"), StoredGame.IMPORT, later.id()), 0));
    }
    StoredGame imported = SampleGames.game("alicesimport0000", now - 2, 2);
    written(
        new Change.OfGame(
            imported.of(GameOwners.of("alice"), StoredGame.IMPORT, imported.id()), 0));
    written(new Change.OfGame(SampleGames.game("alicesgame000000", now - 3, 2), 0));
    StoredGame played = SampleGames.game("bobsgame00000000", now - 4, 2);
    written(new Change.OfGame(played.of(GameOwners.of("bob"), played.source(), played.id()), 0));
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
    written(
        new Change.OfGame(played.of(GameOwners.of(""), StoredGame.IMPORT, "imported00000000"), 0));
    archive.close();
    archive = TestArchives.archive(url, 10, 50);

    Waits.until(
        "the imported game alone",
        () -> listed(GameFilter.ALL, 9),
        isEqual(List.of("imported00000000")));
  }
}
