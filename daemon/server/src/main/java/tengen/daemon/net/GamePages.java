package tengen.daemon.net;

import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpResponseStatus;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.daemon.access.Account;
import tengen.daemon.games.GameAccess;
import tengen.game.GameRules;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.NoMemoryException;
import tengen.store.archive.Archive;
import tengen.store.archive.StoredGame;
import tengen.store.games.GameFormat;

/** Serves stored games as files, each to the account that owns it. Thread-safe. */
final class GamePages {
  private static final Pattern FILE =
      Pattern.compile("/games/(([0-9A-Za-z]{16})\\.(sgf|psq|json))");

  private final Archive archive;
  private final Map<String, GameRules> rules;

  /** Creates the pages for a daemon with these rules. */
  GamePages(Archive archive, Map<String, GameRules> rules) {
    this.archive = archive;
    this.rules = Map.copyOf(rules);
  }

  /** Returns whether a path has the form of a game's file. */
  static boolean isAt(String path) {
    return FILE.matcher(path).matches();
  }

  /**
   * Responds to a request of an account for a path.
   *
   * @param loan of memory for the game and the response; closed by the caller after the response is
   *     sent
   */
  CompletableFuture<FullHttpResponse> at(String path, Account account, ClientMemory.Loan loan) {
    Matcher file = FILE.matcher(path);
    if (!file.matches() || !archive.state().wanted()) {
      return CompletableFuture.completedFuture(HttpText.fault(HttpResponseStatus.NOT_FOUND));
    }
    var format = GameFormat.valueOf(file.group(3).toUpperCase(Locale.ROOT));
    return new GameAccess(archive, account)
        .find(file.group(2), loan)
        .handle(
            (game, fault) ->
                fault == null
                    ? game.flatMap(it -> text(it, format))
                        .map(text -> download(file.group(1), format, text, loan))
                        .orElseGet(() -> HttpText.fault(HttpResponseStatus.NOT_FOUND))
                    : unavailable(fault));
  }

  private static FullHttpResponse unavailable(Throwable fault) {
    return NoMemoryException.isCauseOf(fault)
        ? withoutMemory()
        : HttpText.later(
            HttpResponseStatus.SERVICE_UNAVAILABLE, "games cannot be read now; try again");
  }

  private static FullHttpResponse withoutMemory() {
    return HttpText.later(HttpResponseStatus.SERVICE_UNAVAILABLE, "no memory to read the game now");
  }

  private Optional<String> text(StoredGame game, GameFormat format) {
    String id = game.start().rules();
    return format.write(game, Optional.ofNullable(rules.get(id)).map(GameRules::family).orElse(id));
  }

  /** Creates the response and reduces the loan to its size. */
  private static FullHttpResponse download(
      String name, GameFormat format, String text, ClientMemory.Loan loan) {
    FullHttpResponse response = HttpText.of(HttpResponseStatus.OK, type(format), text);
    response
        .headers()
        .set(HttpHeaderNames.CONTENT_DISPOSITION, "attachment; filename=\"" + name + "\"");
    return loan.fill(response.content().readableBytes()) ? response : withoutMemory();
  }

  private static String type(GameFormat format) {
    return switch (format) {
      case SGF -> "application/x-go-sgf; charset=utf-8";
      case PSQ -> "text/plain; charset=utf-8";
      case JSON -> "application/json";
    };
  }
}
