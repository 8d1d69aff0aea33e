package tengen.daemon.games;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tengen.daemon.access.Account;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.NoMemoryException;
import tengen.protocol.GamesQuestion;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;
import tengen.store.archive.Archive;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameSize;
import tengen.store.archive.GameStore;
import tengen.store.archive.GameSummary;
import tengen.store.archive.KeptGame;
import tengen.store.games.GameImport;
import tengen.store.games.GameJson;

/**
 * The games of an archive as one account has them: its own, and no others. Who need not log in has
 * those of everybody who need not. Any thread may call; nothing here waits for a database.
 */
public record GameAccess(Archive archive, Account account) {
  /**
   * Maximum size of the games of one list answer as JSON. A single game is far smaller, since lists
   * cut its texts.
   */
  private static final int MAX_LIST_BYTES = 256 << 10;

  /** Memory of a list and its answer, in sizes of its JSON. */
  private static final long LIST_MEMORY_FACTOR = 4;

  /**
   * Answers a question about games; empty: there is none such. The future fails with a {@link
   * NoMemoryException} where there is no memory for it.
   *
   * @param loan for the caller to close when the answer is out
   */
  public CompletableFuture<Optional<Json.Fields>> answer(
      GamesQuestion question, ClientMemory.Loan loan) {
    return switch (question) {
      case GamesQuestion.Game(String id) ->
          find(id, loan).thenApply(game -> game.map(GameAccess::told));
      case GamesQuestion.Listed listed -> list(listed, loan).thenApply(Optional::of);
    };
  }

  private static Json.Fields told(KeptGame game) {
    return Json.Fields.NONE.with("game", GameJson.of(game));
  }

  private CompletableFuture<Json.Fields> list(GamesQuestion.Listed asked, ClientMemory.Loan loan) {
    GameFilter filter =
        new GameFilter(asked.rules(), asked.player(), asked.fromMs(), asked.beforeMs())
            .seenBy(account.name(), asked.behind());
    return archive.ask(
        games -> {
          loan.take(LIST_MEMORY_FACTOR * MAX_LIST_BYTES);
          return part(games.list(filter, asked.most() + 1), asked.most(), loan);
        });
  }

  /** One more than is told shows whether the list goes on. */
  private static Json.Fields part(List<GameSummary> found, int most, ClientMemory.Loan loan)
      throws NoMemoryException {
    List<Json.Fields> games = new ArrayList<>();
    long bytes = 0;
    for (GameSummary each : found.subList(0, Math.min(most, found.size()))) {
      Json.Fields game = GameJson.of(each);
      bytes += JsonWriter.write(game).length();
      if (bytes > MAX_LIST_BYTES) {
        break;
      }
      games.add(game);
    }
    loan.take(LIST_MEMORY_FACTOR * Math.min(bytes, MAX_LIST_BYTES));
    Json.Fields part = Json.Fields.NONE.with("games", games);
    return found.size() > games.size()
        ? part.with("next", found.get(games.size() - 1).place().toString())
        : part;
  }

  /**
   * The game of this id, if it is the account's. The future fails with a {@link NoMemoryException}
   * where there is no memory for it.
   *
   * @param loan for the caller to close when the game is not used any more
   */
  public CompletableFuture<Optional<KeptGame>> find(String id, ClientMemory.Loan loan) {
    return archive.ask(
        games -> {
          Optional<GameSize> size = seen(id, games);
          if (size.isEmpty()) {
            return Optional.empty();
          }
          loan.take(size.get().bytes());
          return games.find(id);
        });
  }

  /** Keeps games of files as the account's own, and tells their ids: the same game has the same. */
  public CompletableFuture<List<String>> keep(List<KeptGame> read) {
    return archive.ask(
        games -> {
          List<String> ids = new ArrayList<>();
          for (KeptGame game : read) {
            ids.add(keep(game, games));
          }
          return ids;
        });
  }

  private String keep(KeptGame game, GameStore games) throws IOException {
    Optional<KeptGame> there =
        seen(game.id(), games).isPresent() ? games.find(game.id()) : Optional.empty();
    KeptGame own = game.of(account.name(), game.source(), game.id());
    if (there.filter(it -> GameImport.isSame(own, it)).isPresent()) {
      return game.id();
    }
    return new GameImport(games).keep(GameImport.withOwnId(own));
  }

  private Optional<GameSize> seen(String id, GameStore games) throws IOException {
    return games.size(id).filter(it -> it.isSeenBy(account.name()));
  }
}
