package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.GameListCursor;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.ResultKind;
import tengen.store.archive.Change;
import tengen.store.archive.GameCount;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameOwners;
import tengen.store.archive.GameSize;
import tengen.store.archive.GameStore;
import tengen.store.archive.GameSummary;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredPlayer;

/** Tests of lists of games that hold for every database. */
abstract class GameListContract extends StorageContract {
  List<String> listed(GameFilter filter, int most) throws IOException {
    try (GameStore games = new JdbcArchives().games(url)) {
      return games.list(filter, most).stream().map(GameSummary::id).toList();
    }
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
    try (GameStore games = new JdbcArchives().games(url)) {
      games.put(longer);
    }
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
      assertThat(size)
          .returns("gtp", GameSize::source)
          .returns(GameOwners.of("alice"), GameSize::owners);
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
            first.of(GameOwners.of(""), first.source(), first.id()),
            second.of(GameOwners.of(""), second.source(), second.id()),
            ofPrivateTable.of(GameOwners.of(""), ofPrivateTable.source(), ofPrivateTable.id()),
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
}
