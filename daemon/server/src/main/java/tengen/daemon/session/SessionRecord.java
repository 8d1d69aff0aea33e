package tengen.daemon.session;

import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import tengen.engine.EngineSettings;
import tengen.engine.Option;
import tengen.game.Position;
import tengen.host.search.EngineSlot;
import tengen.protocol.Effect;
import tengen.protocol.Line;
import tengen.protocol.SessionInput;
import tengen.protocol.record.GameEnd;
import tengen.search.Goal;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.store.archive.Hold;
import tengen.store.archive.KeptInput;
import tengen.store.archive.KeptPlayer;
import tengen.store.archive.KeptThought;
import tengen.store.archive.SteadyTime;
import tengen.store.archive.TokenHash;

/**
 * What a session tells the archive: its games, and, where its client can come back to it after a
 * restart, all that it hears. Confined to the session's loop.
 */
final class SessionRecord {
  private final SessionContext context;
  private final Recorder recorder;
  private final Scribe scribe;
  private final GameIds ids;
  private Optional<SessionJournal> journal = Optional.empty();
  private final Outbox client;

  /** Dates of games, for people. */
  private InstantSource clock = InstantSource.system();

  /**
   * Of a session that has heard nothing.
   *
   * @param resume run when the session need not wait for the archive any more
   */
  SessionRecord(
      SessionContext context, String protocol, Executor loop, Outbox client, Runnable resume) {
    this.context = context;
    recorder = new Recorder(context.archive(), loop);
    this.client = client;
    client.holdFor(recorder, resume);
    ids = GameIds.atRandom();
    scribe = new Scribe(recorder, protocol, context.account().name(), ids);
    context.offer().session().ifPresent(this::keepAs);
  }

  /** Runs this where another server has taken the session up: here it ends. */
  void onTakenUp(Runnable action) {
    recorder.onRefused(action);
  }

  /** From here on, before it hears anything, all is kept for who comes back with this token. */
  void keepAs(String token) {
    String key = TokenHash.of(token);
    ids.areOf(token);
    recorder.holds(Hold.first(key));
    journal = Optional.of(new SessionJournal(recorder, key, client::sent, this::logNotKept));
  }

  private void logNotKept(String why) {
    context.note("session cannot be resumed after a restart: {0}", why);
  }

  /** This server has taken the session up. */
  void holds(Hold hold) {
    recorder.holds(hold);
  }

  /** It has ended: nobody comes back. */
  void close() {
    journal.ifPresent(SessionJournal::close);
  }

  /** How many lines of its client it has heard, where that is counted. */
  long lines() {
    return journal.map(SessionJournal::lines).orElse(0L);
  }

  /** The client has said this, and it is its turn. */
  void heard(Line line) {
    keep(line.cut() ? InputText.CUT : InputText.LINE, line::text);
  }

  /** The session hears this; lines are kept by themselves. */
  void heard(SessionInput<?> input) {
    switch (input) {
      case SessionInput.Continued<?> _ -> keep(InputText.GO_ON, () -> "");
      case SessionInput.Finished<?> end -> keep(InputText.FINISHED, () -> InputText.finished(end));
      case SessionInput.Inspected<?> end ->
          keep(InputText.INSPECTED, () -> InputText.inspected(end));
      case SessionInput.Failed<?> end -> keep(InputText.FAILED, () -> InputText.failed(end));
      case SessionInput.GamesFound<?> end -> keep(InputText.GAMES, () -> InputText.games(end));
      // Progress and tables leave a session as it is; who may name files, or leaves, does not come
      // back.
      case SessionInput.Progressed<?> _,
          SessionInput.FromTable<?> _,
          SessionInput.FileRead<?> _,
          SessionInput.Disconnected<?> _,
          SessionInput.Received<?> _ -> {}
    }
  }

  private void keep(String kind, Supplier<String> text) {
    if (!recorder.isMuted()) {
      journal.ifPresent(it -> it.heard(kind, text.get(), SteadyTime.OF_PROCESS.millis()));
    }
  }

  /**
   * From here on the session hears again what it heard then.
   *
   * @return how long ago that was, as far as the clocks agree
   */
  long hearsAgain(KeptInput input) {
    recorder.mute(true);
    clock = InstantSource.fixed(Instant.ofEpochMilli(input.atMs()));
    client.countTo(input.sent());
    journal.ifPresent(it -> it.goesOnAfter(input));
    return Math.max(0, SteadyTime.OF_PROCESS.millis() - input.atMs());
  }

  /** From here on what it hears is new. */
  void hearsNew() {
    recorder.mute(false);
    clock = InstantSource.system();
  }

  /** This search has ended so. */
  void found(Effect.StartSearch<?> search, EngineSlot slot, SearchResult result, long elapsedMs) {
    boolean isAnalysis = search.arrivedNanos().isEmpty() || search.limits().isUntilStopped();
    if (search.goal() instanceof Goal.BestMove && !isAnalysis) {
      scribe.found(
          search.position().toMove(), result.move(), player(slot), thought(result, elapsedMs));
    }
  }

  /** Without texts, which may hold a key: games are shown to clients. */
  private static KeptPlayer player(EngineSlot slot) {
    EngineSettings settings = slot.settings();
    Map<String, String> options = new HashMap<>(settings.options());
    slot.configured().descriptor().options().stream()
        .filter(Option.Text.class::isInstance)
        .forEach(text -> options.remove(text.name()));
    options.put("threads", Integer.toString(settings.threads()));
    return KeptPlayer.engine(slot.configured().id(), options);
  }

  private static KeptThought thought(SearchResult result, long elapsedMs) {
    SearchProgress last = result.last();
    return KeptThought.of(elapsedMs, last.nodes(), last.lines().stream().findFirst());
  }

  /** The game stands here now. */
  void gameAt(Position position) {
    scribe.gameAt(position, clock.millis());
  }

  /** The game is over. */
  void ended(GameEnd end) {
    scribe.ended(end, clock.millis());
  }
}
