package tengen.app.join;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tengen.app.output.ExitCode;
import tengen.arena.game.TimeControl;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Side;
import tengen.protocol.json.Json;
import tengen.protocol.table.TimeLeft;
import tengen.protocol.words.MoveText;
import tengen.search.Clock;
import tengen.search.Limits;
import tengen.store.archive.StoredJson;

/**
 * Decides what a bot does at its table. Each method takes what has happened and returns the actions
 * that follow. Confined to one thread.
 */
final class TableBot {
  private static final String ACTION = "action";
  private static final String WATCH = "watch";

  /** First characters of the ids of all requests but those of the connection itself. */
  private static final String REQUEST = "bot";

  private final InviteLink link;
  private final String name;
  private final TimeControl most;
  private final Function<Position, Optional<String>> objection;
  private final TableReader reader;

  /** Requests to the table that have no answer yet, by id. */
  private final Map<String, Json.Fields> open = new LinkedHashMap<>();

  private List<BotEffect> effects = new ArrayList<>();
  private Visit visit;
  private Optional<String> token;

  /** True once the server has told the role of the token. */
  private boolean isRoleKnown;

  private Optional<String> role = Optional.empty();

  private @Nullable KnownTable table;
  private long requests;
  private long searches;

  /** Position of the running search. */
  private Optional<Position> searched = Optional.empty();

  private Optional<String> failure = Optional.empty();

  /** The bot's progress at one table. A rematch is played at another. */
  private static final class Visit {
    final String id;

    /** Position whose move was sent. */
    Optional<Position> answered = Optional.empty();

    /** Number of the last request of the opponent that was answered. */
    long lastReply;

    /** True once the engine was told of this table's game. */
    boolean isAnnounced;

    /** True once the engine is ready for this table's game. */
    boolean isReady;

    boolean isGreeted;
    boolean isResultReported;

    Visit(String id) {
      this.id = id;
    }
  }

  /**
   * Creates a bot that has not come to its table.
   *
   * @param name shown to the opponent
   * @param rules known referees, by id
   * @param most limits of each search, in addition to the table's clock
   * @param objection returns why the engine does not play games from a position
   */
  TableBot(
      InviteLink link,
      String name,
      Map<String, GameRules> rules,
      TimeControl most,
      Function<Position, Optional<String>> objection) {
    this.link = link;
    this.name = name;
    this.reader = new TableReader(rules);
    this.most = most;
    this.objection = objection;
    this.visit = new Visit(link.table());
    this.token = link.token();
  }

  private List<BotEffect> decided() {
    List<BotEffect> all = effects;
    effects = new ArrayList<>();
    return all;
  }

  private void end(int exitCode, String reason) {
    dropSearch();
    effects.add(new BotEffect.End(exitCode, reason));
  }

  /** Comes to the table over a new connection, and repeats the requests without an answer. */
  List<BotEffect> connected() {
    send(Json.Fields.NONE.with("id", "hello").with(ACTION, "tengen-hello").with("v", 1));
    watch();
    open.values().forEach(asked -> send(asked.with("again", true)));
    return decided();
  }

  private void send(Json.Fields message) {
    effects.add(new BotEffect.Send(message));
  }

  /** Watches the table with the current token. The role and the whole table follow. */
  private void watch() {
    isRoleKnown = false;
    table = null;
    Json.Fields message =
        Json.Fields.NONE.with("id", WATCH).with(ACTION, "tengen-watch").with("table", visit.id);
    send(message.with("token", token));
  }

  private void ask(Json.Fields fields) {
    requests++;
    String request = REQUEST + requests;
    Json.Fields message =
        Json.Fields.NONE
            .with("id", request)
            .with(ACTION, "tengen-table")
            .with("table", visit.id)
            .with("token", token);
    for (var field : fields.all().entrySet()) {
      message = message.with(field.getKey(), field.getValue());
    }
    open.put(request, message);
    send(message);
  }

  private static Json.Fields op(String what) {
    return Json.Fields.NONE.with("op", what);
  }

  /** Handles a message of the server. */
  List<BotEffect> received(Json.Fields message) {
    try {
      if (message.text("event").equals(Optional.of("table"))) {
        happened(message);
      } else {
        answered(message);
      }
      act();
    } catch (RuntimeException e) {
      // The rules reject an illegal game with exceptions of any kind.
      end(ExitCode.NO, "cannot read this table: " + e.getMessage());
    }
    return decided();
  }

  private void happened(Json.Fields message) {
    if (!message.text("table").equals(Optional.of(visit.id))) {
      return;
    }
    KnownTable before = table;
    switch (message.text("kind").orElse("")) {
      case "snapshot" -> replace(reader.snapshot(message));
      case "closed" -> end(visit.isGreeted ? ExitCode.DONE : ExitCode.NO, "the table was closed");
      case "elsewhere" -> watch();
      case "away" -> {}
      default -> {
        if (before != null) {
          followed(before, message);
        }
      }
    }
  }

  /** Takes an event, unless it is old. Asks for the whole table if one is missing. */
  private void followed(KnownTable before, Json.Fields message) {
    long seq = StoredJson.whole(message, "seq");
    if (seq > before.seq() + 1) {
      watch();
    } else if (seq > before.seq()) {
      replace(reader.event(before, message));
    }
  }

  private void replace(KnownTable now) {
    visit.answered = visit.answered.filter(now.position()::equals);
    table = now;
  }

  private void setRole(Json.Fields message) {
    role = message.text("role");
    isRoleKnown = true;
  }

  private void answered(Json.Fields message) {
    Optional<String> error = message.text("error");
    String request = message.text("id").orElse("");
    if (request.equals(WATCH)) {
      error.ifPresentOrElse(
          why -> end(ExitCode.NO, why + unknown(message)), () -> setRole(message));
      return;
    }
    if (!request.startsWith(REQUEST)) {
      error.ifPresent(why -> end(ExitCode.NO_SERVER, "the server says: " + why));
      return;
    }
    Json.Fields asked = open.remove(request);
    if (asked != null && error.isPresent()) {
      rejected(asked.text("op").orElse(""), error.get(), message.text("code").orElse(""));
    } else if (asked != null && message.get("tokens").isPresent()) {
      sit(StoredJson.object(message, "tokens"));
    }
  }

  private static String unknown(Json.Fields message) {
    return message.text("code").equals(Optional.of("unknown-table"))
        ? "; the invitation may have expired"
        : "";
  }

  private void rejected(String op, String error, String code) {
    switch (op) {
      case "sit" -> end(ExitCode.NO, error);
      case "play" -> {
        visit.answered = Optional.empty();
        if (code.equals("stale-ply") || code.equals("not-your-turn")) {
          watch();
        } else {
          end(ExitCode.NO, "the server rejects the move: " + error);
        }
      }
      default -> {
        // The request was answered or withdrawn meanwhile.
      }
    }
  }

  private void sit(Json.Fields tokens) {
    token = tokens.text("black").or(() -> tokens.text("white"));
    watch();
  }

  private void act() {
    KnownTable now = table;
    if (now == null || !isRoleKnown) {
      return;
    }
    Optional<Side> own = role.flatMap(TableBot::sideOf);
    if (own.isEmpty()) {
      takeSeat(now, role);
      return;
    }
    greet(now, own.get());
    if (now.status().end().isPresent()) {
      afterEnd(now, own.get());
      return;
    }
    reply(now, own.get(), "decline");
    if (isReady(now)) {
      play(now, own.get());
    }
  }

  private static Optional<Side> sideOf(String role) {
    return switch (role) {
      case "black" -> Optional.of(Side.BLACK);
      case "white" -> Optional.of(Side.WHITE);
      default -> Optional.empty();
    };
  }

  private void takeSeat(KnownTable now, Optional<String> known) {
    if (!open.isEmpty()) {
      return;
    }
    Optional<Side> free = now.freeSide();
    boolean isInvited = known.equals(Optional.of("invite"));
    boolean isOpen =
        free.filter(side -> now.player(side).seat().equals(Optional.of("open"))).isPresent();
    if (isInvited && free.isEmpty()) {
      end(ExitCode.NO, "this seat is taken");
    } else if (!isInvited && !isOpen) {
      end(ExitCode.NO, "this link does not offer a seat; use the link of an invitation");
    } else if (isReady(now)) {
      ask(op("sit").with("name", name));
    }
  }

  /** Returns whether the engine is ready for the table's game; prepares it the first time. */
  private boolean isReady(KnownTable now) {
    if (!visit.isAnnounced) {
      visit.isAnnounced = true;
      now.opening()
          .map(procedure -> "tengen join does not play the opening " + procedure)
          .or(() -> objection.apply(now.start()))
          .ifPresentOrElse(
              why -> end(ExitCode.NO_ENGINE, why),
              () -> effects.add(new BotEffect.NewGame(now.start())));
    }
    return visit.isReady;
  }

  /** Continues with an engine that is ready for the table's game. */
  List<BotEffect> ready() {
    visit.isReady = true;
    act();
    return decided();
  }

  /** Prints once which seat of the table the bot has. */
  private void greet(KnownTable now, Side own) {
    if (visit.isGreeted) {
      return;
    }
    visit.isGreeted = true;
    String opponent = now.player(own.other()).name();
    effects.add(
        new BotEffect.Notice(
            "playing %s%s at %s"
                .formatted(
                    BotText.of(own),
                    opponent.isEmpty() ? "" : " against " + opponent,
                    BotText.of(now.start()))));
    token.ifPresent(
        seat -> effects.add(new BotEffect.Notice("link to this seat: " + link.to(visit.id, seat))));
  }

  /** Answers a request of the opponent, once. */
  private void reply(KnownTable now, Side own, String op) {
    now.status()
        .request()
        .filter(request -> request.side() != own && request.seq() > visit.lastReply)
        .ifPresent(
            request -> {
              visit.lastReply = request.seq();
              ask(op(op).with("request", request.seq()));
            });
  }

  private void play(KnownTable now, Side own) {
    boolean isTurn = now.isTurnOf(own);
    Optional<Position> position = Optional.of(now.position());
    if (!isTurn || !searched.equals(position)) {
      dropSearch();
    }
    if (isTurn && searched.isEmpty() && !visit.answered.equals(position)) {
      searched = position;
      searches++;
      effects.add(new BotEffect.Search(searches, now.position(), limits(now, own)));
    }
  }

  private void dropSearch() {
    if (searched.isPresent()) {
      searched = Optional.empty();
      effects.add(new BotEffect.Drop());
    }
  }

  private Limits limits(KnownTable now, Side own) {
    long turnMs = most.turnMs() == Clock.NONE ? TimeLeft.UNLIMITED : most.turnMs();
    return Limits.NONE
        .withClock(now.control().clock(now.left(), own, Math.min(turnMs, now.left().moveMs())))
        .withMaxNodes(most.nodes())
        .withMaxDepth(most.depth());
  }

  /** Sends the move that a search has found. */
  List<BotEffect> found(long ticket, Move move) {
    if (ticket == searches && searched.isPresent()) {
      Position position = searched.get();
      visit.answered = searched;
      searched = Optional.empty();
      ask(
          move instanceof Move.Resign
              ? op("resign")
              : op("play")
                  .with("ply", position.turns().size())
                  .with("move", MoveText.of(position.setup()).write(move)));
    }
    return decided();
  }

  /** Resigns, because the engine cannot search. */
  List<BotEffect> failed(long ticket, String reason) {
    if (ticket == searches && searched.isPresent()) {
      visit.answered = searched;
      searched = Optional.empty();
      failure = Optional.of(reason);
      ask(op("resign"));
    }
    return decided();
  }

  /** Tells the result once, then waits for a rematch and goes to its table. */
  private void afterEnd(KnownTable now, Side own) {
    dropSearch();
    if (!visit.isResultReported) {
      visit.isResultReported = true;
      effects.add(new BotEffect.Result(BotText.of(now)));
      failure.ifPresentOrElse(
          why -> end(ExitCode.NO_ENGINE, "the engine failed: " + why),
          () -> effects.add(new BotEffect.WaitForRematch(visit.id)));
    }
    Optional<String> next = now.status().next();
    if (next.isPresent()) {
      leaveFor(next.get());
    } else {
      reply(now, own, "accept");
    }
  }

  private void leaveFor(String next) {
    send(
        Json.Fields.NONE
            .with("id", REQUEST)
            .with(ACTION, "tengen-unwatch")
            .with("table", visit.id));
    visit = new Visit(next);
    open.clear();
    watch();
  }

  /** Leaves a table where no rematch was agreed in time. */
  List<BotEffect> waited(String at) {
    if (at.equals(visit.id)) {
      end(ExitCode.DONE, "");
    }
    return decided();
  }

  /** Leaves the table. */
  List<BotEffect> leave() {
    end(ExitCode.DONE, "");
    return decided();
  }
}
