package tengen.daemon.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tengen.config.ClientLimits;
import tengen.config.Right;
import tengen.daemon.access.Account;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.NoMemoryException;
import tengen.protocol.GameListCursor;
import tengen.protocol.GamesQuestion;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;
import tengen.store.archive.FileProperties;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameListing;
import tengen.store.archive.GameSummary;
import tengen.store.archive.StoredGame;
import tengen.store.testing.MemoryArchive;
import tengen.store.testing.TestGames;

/** Access to stored games by account. */
class GameAccessTest {
  private static final int MAX_LIST_BYTES = 256 << 10;
  private static final ClientMemory MEMORY = new ClientMemory(8 << 20, 1);

  private static List<StoredGame> games(int count, String comment) {
    return IntStream.range(0, count).mapToObj(number -> game(number, comment)).toList();
  }

  private static StoredGame game(int number, String comment) {
    StoredGame some = TestGames.GOMOKU;
    return new StoredGame(
        "%016d".formatted(number),
        some.source(),
        some.owners(),
        some.start(),
        some.black(),
        some.white(),
        number,
        some.endedMs(),
        some.end(),
        comment,
        some.turns(),
        List.of(),
        FileProperties.NONE);
  }

  private static GameAccess access(List<StoredGame> games) {
    return new GameAccess(MemoryArchive.withGames(games).access(), Account.ANYONE);
  }

  private static Json.Fields list(GameAccess access, Optional<GameListCursor> behind) {
    return access.answer(listed(behind), MEMORY.loan()).join().orElseThrow();
  }

  private static GamesQuestion.Listed listed(Optional<GameListCursor> behind) {
    return new GamesQuestion.Listed(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalLong.empty(),
        OptionalLong.empty(),
        behind,
        100,
        false);
  }

  private static List<String> ids(Json.Fields list) {
    return list.get("games").map(Json.Items.class::cast).orElseThrow().all().stream()
        .map(game -> ((Json.Fields) game).text("id").orElseThrow())
        .toList();
  }

  @Test
  void longListsAreCutAndCarryACursor() {
    List<StoredGame> games = games(100, "c".repeat(5_000));
    GameAccess access = access(games);

    List<String> ids = new ArrayList<>();
    Optional<GameListCursor> next = Optional.empty();
    do {
      Json.Fields list = list(access, next);
      assertThat(JsonWriter.write(list).length()).isLessThan(MAX_LIST_BYTES + 100);
      ids.addAll(ids(list));
      next = list.text("next").flatMap(GameListCursor::read);
    } while (next.isPresent());

    assertThat(ids).isEqualTo(games.stream().map(StoredGame::id).toList().reversed());
  }

  @Test
  void aListOfUsualGamesIsAsLongAsItIsAskedFor() {
    Json.Fields list = list(access(games(101, "a game")), Optional.empty());

    assertThat(ids(list)).hasSize(100);
    assertThat(list.text("next")).contains("1-0000000000000001");
  }

  @Test
  void anAccountThatManagesGamesListsAndReadsThoseOfAllAccounts() {
    Set<Right> rights = Set.of(Right.PLAY, Right.MANAGE);
    var host = new Account("host", rights, List.of(), ClientLimits.NONE);
    var guest = new Account("guest", Set.of(Right.PLAY), List.of(), ClientLimits.NONE);
    var archive = MemoryArchive.withGames(TestGames.ALL).access();
    List<String> all = TestGames.ALL.stream().map(StoredGame::id).toList();

    var hosts = new GameAccess(archive, host);
    assertThat(ids(list(hosts, Optional.empty()))).containsExactlyInAnyOrderElementsOf(all);
    assertThat(hosts.find(TestGames.ALICES.id(), MEMORY.loan()).join()).contains(TestGames.ALICES);

    var guests = new GameAccess(archive, guest);
    assertThat(ids(list(guests, Optional.empty()))).isEmpty();
    assertThat(guests.find(TestGames.ALICES.id(), MEMORY.loan()).join()).isEmpty();
  }

  @Test
  void aListingReadsPageByPage() {
    List<StoredGame> games = games(250, "");
    var archive = MemoryArchive.withGames(games).access();
    List<String> newestFirst = games.stream().map(StoredGame::id).toList().reversed();

    for (int most : List.of(1, 100, 150, 250, 1_000)) {
      List<String> listed =
          archive
              .ask(
                  store -> {
                    var listing = new GameListing(store, GameFilter.ALL, most);
                    List<String> ids = new ArrayList<>();
                    for (var page = listing.next(); !page.isEmpty(); page = listing.next()) {
                      assertThat(page).hasSizeLessThanOrEqualTo(100);
                      page.stream().map(GameSummary::id).forEach(ids::add);
                    }
                    return ids;
                  })
              .join();
      assertThat(listed).isEqualTo(newestFirst.subList(0, Math.min(most, 250)));
    }
  }

  @Test
  void aGameIsReadWhereThereIsMemoryForIt() {
    StoredGame game = game(1, "c".repeat(100_000));
    GameAccess access = access(List.of(game));
    var memory = new ClientMemory(1_400_000, 1);
    ClientMemory.Loan first = memory.loan();
    assertThat(access.find(game.id(), first).join()).contains(game);

    assertThat(access.find(game.id(), memory.loan()))
        .isCompletedExceptionally()
        .satisfies(
            failed -> assertThat(failed.exceptionNow()).isInstanceOf(NoMemoryException.class));
    first.close();
    assertThat(access.find(game.id(), memory.loan()).join()).contains(game);
  }

  @Test
  void gamesOfOtherAccountsTakeNoMemory() {
    GameAccess access = access(List.of(TestGames.PRIVATE));

    assertThat(access.find(TestGames.PRIVATE.id(), new ClientMemory(2, 1).loan()).join()).isEmpty();
  }

  @Test
  void listsHoldMemoryUntilTheirReplyIsSent() {
    GameAccess access = access(games(3, ""));
    var memory = new ClientMemory(4 << 20, 1);
    ClientMemory.Loan all = memory.loan();
    assertThat(all.fill(2 << 20)).isTrue();
    assertThat(access.answer(listed(Optional.empty()), memory.loan())).isCompletedExceptionally();

    all.close();
    try (ClientMemory.Loan loan = memory.loan()) {
      assertThat(access.answer(listed(Optional.empty()), loan).join()).isPresent();
      assertThat(memory.loan().fill(2 << 20)).isFalse();
    }
    assertThat(memory.loan().fill(2 << 20)).isTrue();
  }
}
