package tengen.protocol.session;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Function;
import tengen.conformance.transcript.Peer;
import tengen.protocol.Dialect;
import tengen.protocol.Effect;
import tengen.protocol.Effect.StartSearch;
import tengen.protocol.Line;
import tengen.protocol.SessionInput;
import tengen.protocol.SessionInput.Continued;
import tengen.protocol.SessionInput.Disconnected;
import tengen.protocol.SessionInput.Failed;
import tengen.protocol.SessionInput.FileRead;
import tengen.protocol.SessionInput.Finished;
import tengen.protocol.SessionInput.Inspected;
import tengen.protocol.SessionInput.Progressed;
import tengen.protocol.SessionInput.Received;
import tengen.protocol.SessionMachine;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * The pure session of a dialect as a transcript's peer: splits lines, performs effects, and answers
 * for the engine. The engine answers as late as possible, when it is stopped or nothing else is
 * left to print, so that input arrives during a search. Confined to one thread.
 */
public final class SessionPeer<S, C, R> implements Peer {
  private static final long HALF_MS = 50;

  private final SessionMachine<S, C, R> machine;
  private final int maxLineBytes;
  private final Function<StartSearch<R>, SearchResult> answers;
  private final StringBuilder unfinished = new StringBuilder();
  private final StringBuilder output = new StringBuilder();
  private final Map<Long, Effect<R>> asked = new LinkedHashMap<>();
  private final Queue<SessionInput<C>> inputs = new ArrayDeque<>();
  private final List<Effect<R>> effects = new ArrayList<>();
  private final List<Effect.GameEvent<R>> events = new ArrayList<>();
  private S state;
  private boolean inputEnded;
  private boolean closed;

  /**
   * Creates a new session.
   *
   * @param answers returns the engine's answers
   */
  public SessionPeer(
      Dialect<S, C, R> dialect,
      SessionOffer offer,
      int maxLineBytes,
      Function<StartSearch<R>, SearchResult> answers) {
    this.machine = dialect.machine();
    this.maxLineBytes = maxLineBytes;
    this.answers = answers;
    this.state = machine.start(offer);
  }

  @Override
  public void send(byte[] bytes) {
    unfinished.append(new String(bytes, StandardCharsets.ISO_8859_1));
    int from = 0;
    for (int end = unfinished.indexOf("\n"); end >= 0; end = unfinished.indexOf("\n", from)) {
      receive(unfinished.substring(from, end));
      from = end + 1;
    }
    unfinished.delete(0, from);
  }

  /** Sends text as {@link #send(byte[])} does. */
  public void send(String text) {
    send(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Override
  public Optional<String> nextLine() {
    while (output.indexOf("\n") < 0 && finishOldest()) {
      // finishes searches until one prints a line
    }
    int end = output.indexOf("\n");
    if (end < 0) {
      return Optional.empty();
    }
    String line = output.substring(0, end);
    output.delete(0, end + 1);
    return Optional.of(line);
  }

  @Override
  public void endInput() {
    if (inputEnded) {
      return;
    }
    inputEnded = true;
    if (!unfinished.isEmpty()) {
      receive(unfinished.toString());
    }
    enter(new Disconnected<>());
  }

  @Override
  public boolean ended() {
    return closed && output.isEmpty();
  }

  /** Answers the oldest running search or inspection; returns false if there is none. */
  public boolean finishOldest() {
    Iterator<Long> tickets = asked.keySet().iterator();
    if (closed || !tickets.hasNext()) {
      return false;
    }
    finish(tickets.next());
    drain();
    return true;
  }

  /** Makes the oldest running search or inspection fail; returns false if there is none. */
  public boolean failOldest(String reason) {
    Iterator<Long> tickets = asked.keySet().iterator();
    if (!tickets.hasNext()) {
      return false;
    }
    long ticket = tickets.next();
    asked.remove(ticket);
    enter(new Failed<>(ticket, reason));
    return true;
  }

  /** Returns all unread output, whether or not searches still run. */
  public String unread() {
    String all = output.toString();
    output.setLength(0);
    return all;
  }

  /** Returns all effects so far except game events, oldest first. */
  public List<Effect<R>> effects() {
    return List.copyOf(effects);
  }

  /** Returns all game events so far, oldest first. */
  public List<Effect.GameEvent<R>> events() {
    return List.copyOf(events);
  }

  /** Returns the running searches, oldest first. */
  public List<StartSearch<R>> searches() {
    return asked.values().stream()
        .filter(StartSearch.class::isInstance)
        .map(effect -> (StartSearch<R>) effect)
        .toList();
  }

  /** Returns the current state. */
  public S state() {
    return state;
  }

  private void receive(String text) {
    boolean cut = text.length() > maxLineBytes;
    Line line = new Line(cut ? text.substring(0, maxLineBytes) : text, cut, 0);
    List<C> commands = machine.parse(state, line);
    for (C command : commands) {
      enter(new Received<>(command, text.length() + 1, 0));
    }
  }

  private void enter(SessionInput<C> input) {
    inputs.add(input);
    drain();
  }

  private void drain() {
    while (!closed && (!inputs.isEmpty() || machine.hasNext(state))) {
      Step<S, R> step = machine.next(state, inputs.isEmpty() ? new Continued<>() : inputs.remove());
      state = step.state();
      for (Effect<R> effect : step.effects()) {
        if (effect instanceof Effect.GameEvent<R> event) {
          events.add(event);
        } else {
          effects.add(effect);
        }
        perform(effect);
      }
    }
  }

  private void perform(Effect<R> effect) {
    switch (effect) {
      case Effect.Send<R>(R reply) -> output.append(machine.print(reply));
      case StartSearch<R> search -> asked.put(search.ticket(), search);
      case Effect.Inspect<R> inspect -> asked.put(inspect.ticket(), inspect);
      case Effect.StopSearch<R>(long ticket) -> finish(ticket);
      case Effect.DropSearch<R>(long ticket) -> asked.remove(ticket);
      case Effect.Close<R> _ -> closed = true;
      case Effect.NewGame<R> _, Effect.ChangeLimits<R> _, Effect.Configure<R> _ -> {}
      case Effect.UseEngine<R> _, Effect.Note<R> _ -> {}
      case Effect.AllowDirectory<R> _, Effect.StandardErrorText<R> _ -> {}
      case Effect.GameEvent<R> _ -> {}
      case Effect.AtTable<R> _ -> throw new AssertionError("this host has no tables");
      case Effect.FindGames<R>(long ticket, var _) ->
          inputs.add(new SessionInput.Failed<>(ticket, "this server stores no games"));
      case Effect.ReadFile<R>(long ticket, String path) ->
          inputs.add(new FileRead<>(ticket, file(path)));
    }
  }

  /** Reads a resource of the tests in place of a file. */
  private static Optional<String> file(String path) {
    try (InputStream stream = SessionPeer.class.getResourceAsStream(path)) {
      return stream == null
          ? Optional.empty()
          : Optional.of(new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Ends a search. An engine with variations has reported them once before, at half of the work.
   */
  private void finish(StartSearch<R> search, SearchResult result) {
    SearchProgress last = result.last();
    if (!last.lines().isEmpty()) {
      var half = new SearchProgress(last.nodes() / 2, last.lines(), Optional.of(result.move()));
      inputs.add(new Progressed<>(search.ticket(), half, HALF_MS));
    }
    inputs.add(new Finished<>(search.ticket(), result, 2 * HALF_MS));
  }

  private void finish(long ticket) {
    switch (asked.remove(ticket)) {
      case StartSearch<R> search -> finish(search, answers.apply(search));
      case Effect.Inspect<R> inspect ->
          inputs.add(new Inspected<>(ticket, StoneTopics.answer(inspect)));
      case null, default -> {}
    }
  }
}
