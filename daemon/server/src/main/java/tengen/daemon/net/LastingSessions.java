package tengen.daemon.net;

import io.netty.channel.Channel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tengen.daemon.session.ClientAddress;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.SessionLoop;
import tengen.daemon.session.StoredSession;
import tengen.host.memory.ClientMemory;
import tengen.store.archive.KeptSession;

/**
 * The sessions that survive reconnects, by token. If there are too many sessions, those without a
 * client are ended, longest waiting first. Thread-safe.
 */
final class LastingSessions {
  private final LongSupplier nanoClock;
  private final Map<String, LastingSession> byToken = new ConcurrentHashMap<>();

  /** Sessions being loaded from the archive, by token. */
  private final Map<String, CompletableFuture<Optional<LastingSession>>> restored =
      new ConcurrentHashMap<>();

  private final Set<LastingSession> waiting = new LinkedHashSet<>();

  /** Creates an empty registry. */
  LastingSessions(LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
  }

  /**
   * A client's request for a session.
   *
   * @param listener of one protocol
   * @param loop creates a loop for the session
   * @param place takes the client's place
   */
  record Request(
      Channel channel,
      ListenerContext listener,
      Supplier<SessionLoop> loop,
      Supplier<ClientGroup.Place> place) {
    private StoredSession stored(String token) {
      return new StoredSession(listener, listener.dialects().names().getFirst(), token);
    }
  }

  /** Opens a session with a new token. */
  LastingSession open(Request request) {
    return add(request.stored(StoredSession.newToken()), request);
  }

  private LastingSession add(StoredSession stored, Request request) {
    var session =
        new LastingSession(
            stored,
            request.listener().withSession(stored.token()),
            request.loop().get(),
            request.channel().eventLoop(),
            this,
            request.place().get(),
            nanoClock,
            ClientAddress.at(request.channel().remoteAddress()));
    byToken.put(session.token(), session);
    return session;
  }

  /**
   * Returns the session of a token, if its listener, protocol and account match. Loads it from the
   * archive if it does not run here; concurrent requests for a token load it once.
   *
   * @param received number of messages the client has received; empty if unknown
   */
  CompletableFuture<Optional<LastingSession>> find(
      String token, OptionalLong received, Request request) {
    Optional<LastingSession> here = here(token);
    CompletableFuture<Boolean> goesOn =
        here.map(it -> it.goesOn(received))
            .orElseGet(() -> CompletableFuture.completedFuture(false));
    return goesOn
        .thenComposeAsync(
            isHere ->
                isHere
                    ? CompletableFuture.completedFuture(here)
                    : restored.computeIfAbsent(token, _ -> restore(token, request)),
            request.channel().eventLoop())
        .thenApply(found -> found.filter(it -> it.isFor(request.listener())));
  }

  private CompletableFuture<Optional<LastingSession>> restore(String token, Request request) {
    ClientMemory.Loan loan = request.listener().memory().loan();
    StoredSession stored = request.stored(token);
    CompletableFuture<Optional<KeptSession>> taken =
        here(token).isPresent()
            ? CompletableFuture.completedFuture(Optional.empty())
            : stored.takeUp(loan);
    return taken
        .thenApplyAsync(
            kept -> {
              kept.ifPresentOrElse(it -> add(stored, request).restore(it, loan), loan::close);
              return here(token);
            },
            request.channel().eventLoop())
        .whenCompleteAsync(
            (_, fault) -> {
              restored.remove(token);
              if (fault != null) {
                loan.close();
              }
            },
            request.channel().eventLoop());
  }

  /** Returns the session of a token if it runs here. */
  Optional<LastingSession> here(String token) {
    return Optional.ofNullable(byToken.get(token));
  }

  /** Marks a session as waiting for its client. */
  synchronized void waits(LastingSession session) {
    waiting.add(session);
  }

  /** Marks a session as attached. */
  synchronized void goesOn(LastingSession session) {
    waiting.remove(session);
  }

  /** Removes an ended session, but not another one restored under the same token. */
  void ended(LastingSession session) {
    byToken.remove(session.token(), session);
    goesOn(session);
  }

  /** Ends the session that has waited longest; returns false if none waits. */
  boolean giveUpOldest() {
    Optional<LastingSession> oldest = takeOldest();
    oldest.ifPresent(
        session -> {
          session.place().leave();
          session.loop().execute(session::giveWay);
        });
    return oldest.isPresent();
  }

  private synchronized Optional<LastingSession> takeOldest() {
    Optional<LastingSession> oldest = waiting.stream().findFirst();
    oldest.ifPresent(waiting::remove);
    return oldest;
  }

  /** Ends or suspends all waiting sessions. */
  void close() {
    for (LastingSession session : List.copyOf(byToken.values())) {
      session.loop().execute(session::stopWaiting);
    }
  }
}
