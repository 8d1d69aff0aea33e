package tengen.daemon.net;

import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.QueryStringDecoder;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import tengen.config.GamesConfig;
import tengen.config.Right;
import tengen.daemon.access.Account;
import tengen.daemon.games.GameAccess;
import tengen.daemon.session.ClientAddress;
import tengen.daemon.session.ListenerContext;
import tengen.game.GameRules;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.NoMemoryException;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;
import tengen.store.archive.Archive;
import tengen.store.archive.StoredGame;
import tengen.store.games.GameImport.Imported;
import tengen.store.games.GameReader;
import tengen.store.games.GameReader.Found;

/** Stores uploaded games for the accounts that send them. Thread-safe. */
final class GameUploads {
  private static final String PATH = "/games";

  private static final String RULES = "rules";
  private static final String NOTES = "notes";

  /** Maximum number of concurrent uploads. Each is in memory while it is received and validated. */
  private static final int MAX_CONCURRENT_UPLOADS = 4;

  private static final int MAX_GAMES = 1000;

  /** Accepted content types. Forms of other sites cannot send the first two. */
  private static final Set<String> TYPES =
      Set.of("application/x-go-sgf", "application/json", "text/plain");

  private final Archive archive;
  private final Map<String, GameRules> rules;
  private final GamesConfig limits;
  private final ClientMemory memory;
  private final UploadSlots slots = new UploadSlots(MAX_CONCURRENT_UPLOADS, System::nanoTime);

  /**
   * Creates the uploads for a daemon with these rules.
   *
   * @param memory charged for files and their games
   */
  GameUploads(
      Archive archive, Map<String, GameRules> rules, GamesConfig limits, ClientMemory memory) {
    this.archive = archive;
    this.limits = limits;
    this.memory = memory;
    this.rules = Map.copyOf(rules);
  }

  /** Returns whether a path accepts uploads. */
  static boolean isAt(String path) {
    return path.equals(PATH);
  }

  /** Returns the error for an upload with this request head; empty if it is acceptable. */
  Optional<FullHttpResponse> objection(HttpRequest request, QueryStringDecoder target) {
    if (!archive.state().wanted()) {
      return rejection(HttpResponseStatus.NOT_FOUND, "this server stores no games");
    }
    if (HttpUtil.getContentLength(request, 0L) > limits.maxUpload()) {
      return Optional.of(tooLong());
    }
    CharSequence type = HttpUtil.getMimeType(request);
    if (type == null || !TYPES.contains(type.toString().strip().toLowerCase(Locale.ROOT))) {
      return rejection(
          HttpResponseStatus.UNSUPPORTED_MEDIA_TYPE,
          "send games as application/x-go-sgf, application/json or, PSQ, text/plain");
    }
    return parameter(target, RULES)
        .filter(id -> !rules.containsKey(id))
        .flatMap(_ -> rejection(HttpResponseStatus.BAD_REQUEST, "no such rules"));
  }

  private static Optional<FullHttpResponse> rejection(HttpResponseStatus status, String why) {
    return Optional.of(HttpText.of(status, why));
  }

  FullHttpResponse tooLong() {
    return HttpText.of(
        HttpResponseStatus.REQUEST_ENTITY_TOO_LARGE,
        "longer than " + limits.maxUpload() + " bytes");
  }

  private static Optional<String> parameter(QueryStringDecoder target, String name) {
    return target.parameters().getOrDefault(name, List.of()).stream().findFirst();
  }

  /**
   * Returns the error for an account that must not upload now. Otherwise counts the upload as a
   * command.
   */
  static Optional<FullHttpResponse> objection(ListenerContext listener, ClientAddress from) {
    return objection(listener.account().objection(Right.PLAY), listener, from);
  }

  /**
   * Returns the error for a request about games. If there is none, counts the request as a command.
   *
   * @param missing why the account lacks the right to send it
   */
  static Optional<FullHttpResponse> objection(
      Optional<String> missing, ListenerContext listener, ClientAddress from) {
    return missing
        .flatMap(why -> rejection(HttpResponseStatus.FORBIDDEN, why))
        .or(
            () ->
                listener
                    .countCommand(from.ip())
                    .map(why -> HttpText.later(HttpResponseStatus.TOO_MANY_REQUESTS, why)));
  }

  /** Returns the error for changes that the archive cannot make now. */
  static FullHttpResponse notStored() {
    return HttpText.later(
        HttpResponseStatus.SERVICE_UNAVAILABLE, "games cannot be stored now; try again");
  }

  /**
   * Starts an upload; empty if too many are running.
   *
   * @param evict rejects the upload if it is too slow
   */
  Optional<GameUpload> begin(Account account, QueryStringDecoder target, Runnable evict) {
    return slots
        .take(evict)
        .map(
            slot ->
                new GameUpload(
                    account,
                    parameter(target, RULES),
                    parameter(target, NOTES),
                    limits.maxUpload(),
                    memory.loan(),
                    slot));
  }

  static FullHttpResponse tooMany() {
    return HttpText.later(
        HttpResponseStatus.SERVICE_UNAVAILABLE, "too many uploads at once; try again");
  }

  /** Returns the error for a file that exceeds the available or the total memory. */
  FullHttpResponse withoutMemory(NoMemoryException why) {
    return why.bytes() <= memory.maxLoanBytes()
        ? HttpText.later(HttpResponseStatus.SERVICE_UNAVAILABLE, "no memory to read the file now")
        : HttpText.of(
            HttpResponseStatus.REQUEST_ENTITY_TOO_LARGE,
            "the file takes more memory than there is; divide it");
  }

  /** Stores the valid games of a complete upload, and ends it. Blocks while it validates. */
  CompletableFuture<FullHttpResponse> store(GameUpload whole) {
    return CompletableFuture.completedFuture(whole)
        .thenCompose(this::read)
        .whenComplete((_, _) -> whole.end());
  }

  private CompletableFuture<FullHttpResponse> read(GameUpload whole) {
    try {
      return judge(whole, whole.file());
    } catch (NoMemoryException e) {
      return CompletableFuture.completedFuture(withoutMemory(e));
    }
  }

  private CompletableFuture<FullHttpResponse> judge(GameUpload whole, byte[] file) {
    List<StoredGame> games = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    long nowMs = InstantSource.system().millis();
    var reader = new GameReader(rules, whole.rules());
    for (Found found : reader.read(file, nowMs, MAX_GAMES, whole::isWanted)) {
      switch (found) {
        case Found.Game(StoredGame game) ->
            games.add(game.begunAt(Math.min(game.startedMs(), nowMs)));
        case Found.Fault(String what) -> faults.add(what);
        case Found.Note(String what) -> notes.add(what);
        case Found.UnknownRules(String what) ->
            faults.add(what + "; name them with " + PATH + "?" + RULES + "=ID");
      }
    }
    var access = new GameAccess(archive, whole.account());
    return (whole.annotated().isPresent()
            ? annotate(access, whole.annotated().get(), games, faults)
            : access.store(games))
        .handle((stored, fault) -> fault == null ? result(stored, faults, notes) : notStored());
  }

  /** Stores the comments and branches of the file's only game; returns the changed games. */
  private CompletableFuture<List<Imported>> annotate(
      GameAccess access, String id, List<StoredGame> games, List<String> faults) {
    if (games.size() != 1) {
      faults.add("send the notes of one game");
      return CompletableFuture.completedFuture(List.of());
    }
    ClientMemory.Loan loan = memory.loan();
    return access
        .annotate(id, games.getFirst(), loan)
        .whenComplete((_, _) -> loan.close())
        .thenApply(
            outcome ->
                switch (outcome) {
                  case STORED -> List.of(new Imported(id, false));
                  case NO_GAME -> rejected(faults, "no such game");
                  case OTHER_MOVES ->
                      rejected(faults, "the game has other moves now; open it again");
                });
  }

  private static List<Imported> rejected(List<String> faults, String why) {
    faults.add(why);
    return List.of();
  }

  private static FullHttpResponse result(
      List<Imported> stored, List<String> faults, List<String> notes) {
    List<String> ids = stored.stream().map(Imported::id).toList();
    List<String> added = stored.stream().filter(Imported::isNew).map(Imported::id).toList();
    Json.Fields result =
        Json.Fields.NONE
            .with("games", Json.Items.ofTexts(ids))
            .with("faults", Json.Items.ofTexts(faults));
    result = added.isEmpty() ? result : result.with("new", Json.Items.ofTexts(added));
    result = notes.isEmpty() ? result : result.with("notes", Json.Items.ofTexts(notes));
    return HttpText.of(
        ids.isEmpty() ? HttpResponseStatus.UNPROCESSABLE_ENTITY : HttpResponseStatus.OK,
        "application/json",
        JsonWriter.write(result) + "\n");
  }
}
