package tengen.daemon.net;

import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.config.Right;
import tengen.daemon.access.Account;
import tengen.daemon.games.GameAccess;
import tengen.daemon.session.ClientAddress;
import tengen.daemon.session.ListenerContext;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;
import tengen.store.archive.Archive;

/** Deletes stored games, and restores them for a while. Thread-safe. */
final class GameDeletions {
  /** Matches the ids of up to 100 games, and the suffix that asks for their return. */
  private static final Pattern PATH =
      Pattern.compile("/games/([0-9A-Za-z]{16}(?:,[0-9A-Za-z]{16}){0,99})(/restore)?");

  private final Archive archive;

  GameDeletions(Archive archive) {
    this.archive = archive;
  }

  /** Returns whether a path names games to delete. */
  static boolean isAt(String path) {
    Matcher found = PATH.matcher(path);
    return found.matches() && found.group(2) == null;
  }

  /** Returns whether a path names games to restore. */
  static boolean isRestoreAt(String path) {
    Matcher found = PATH.matcher(path);
    return found.matches() && found.group(2) != null;
  }

  /**
   * Returns the error for an account that must not delete games now. Otherwise counts the request
   * as a command.
   */
  static Optional<FullHttpResponse> objection(ListenerContext listener, ClientAddress from) {
    Account account = listener.account();
    Optional<String> missing =
        account.objection(Right.PLAY).filter(_ -> account.objection(Right.MANAGE).isPresent());
    return GameUploads.objection(missing, listener, from);
  }

  /** Responds to a request of an account to delete the games of a path, or to restore them. */
  CompletableFuture<FullHttpResponse> at(String path, Account account) {
    if (!archive.state().wanted()) {
      return CompletableFuture.completedFuture(HttpText.fault(HttpResponseStatus.NOT_FOUND));
    }
    var access = new GameAccess(archive, account);
    List<String> ids = ids(path);
    CompletableFuture<List<String>> changed = isAt(path) ? access.delete(ids) : access.restore(ids);
    return changed.handle(
        (games, fault) -> fault == null ? result(games) : GameUploads.notStored());
  }

  private static List<String> ids(String path) {
    Matcher found = PATH.matcher(path);
    return found.matches() ? List.of(found.group(1).split(",")) : List.of();
  }

  private static FullHttpResponse result(List<String> games) {
    return games.isEmpty()
        ? HttpText.of(HttpResponseStatus.NOT_FOUND, "no such game")
        : HttpText.of(
            HttpResponseStatus.OK,
            "application/json",
            JsonWriter.write(Json.Fields.NONE.with("games", Json.Items.ofTexts(games))) + "\n");
  }
}
