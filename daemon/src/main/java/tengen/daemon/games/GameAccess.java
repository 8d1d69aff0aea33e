package tengen.daemon.games;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tengen.daemon.access.Account;
import tengen.daemon.archive.Archive;
import tengen.daemon.archive.GameFilter;
import tengen.daemon.archive.GameStore;
import tengen.daemon.archive.GameSummary;
import tengen.daemon.archive.KeptGame;
import tengen.protocol.GamesQuestion;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;

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

  /** What is told of the games that are asked for; empty: there is none. */
  public CompletableFuture<Optional<Json.Fields>> answer(GamesQuestion question) {
    return switch (question) {
      case GamesQuestion.Game(String id) -> find(id).thenApply(game -> game.map(GameAccess::told));
      case GamesQuestion.Listed listed -> list(listed).thenApply(Optional::of);
    };
  }

  private static Json.Fields told(KeptGame game) {
    return Json.Fields.NONE.with("game", GameJson.of(game));
  }

  private CompletableFuture<Json.Fields> list(GamesQuestion.Listed asked) {
    GameFilter filter =
        new GameFilter(asked.rules(), asked.player(), asked.fromMs(), asked.beforeMs())
            .seenBy(account.name(), asked.behind());
    return archive
        .ask(games -> games.list(filter, asked.most() + 1))
        .thenApply(found -> part(found, asked.most()));
  }

  /** One more than is told shows whether the list goes on. */
  private static Json.Fields part(List<GameSummary> found, int most) {
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
    Json.Fields part = Json.Fields.NONE.with("games", games);
    return found.size() > games.size()
        ? part.with("next", found.get(games.size() - 1).place().toString())
        : part;
  }

  /** The game of this id, if it is the account's. */
  public CompletableFuture<Optional<KeptGame>> find(String id) {
    return archive.ask(games -> games.find(id).filter(game -> game.isSeenBy(account.name())));
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
    Optional<KeptGame> there = games.find(game.id());
    if (there.filter(it -> it.equals(game) && it.isSeenBy(account.name())).isPresent()) {
      return game.id();
    }
    KeptGame own = game.of(account.name(), game.source(), game.id());
    return new GameImport(games).keep(GameImport.withOwnId(own));
  }
}
