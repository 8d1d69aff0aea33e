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
 * The sessions that outlive their channels, by their tokens. Those that wait for their client give
 * way, longest first, where there are too many sessions. Any thread may call.
 */
final class LastingSessions {
  private final LongSupplier nanoClock;
  private final Map<String, LastingSession> byToken = new ConcurrentHashMap<>();

  /** Those that the archive is asked for. */
  private final Map<String, CompletableFuture<Optional<LastingSession>>> restored =
      new ConcurrentHashMap<>();

  private final Set<LastingSession> waiting = new LinkedHashSet<>();

  /** None so far. */
  LastingSessions(LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
  }

  /**
   * A client's request for a session.
   *
   * @param listener of one protocol
   * @param loop gives a loop of the session alone
   * @param place gives the client's place
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

  /** Opens a session. */
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
   * The session of this token that speaks this at this listener, and is this account's: where it is
   * not here, made again from what the archive has of it. Of several that come for it at once all
   * get the same.
   *
   * @param received how many messages the client has; empty: it does not count
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

  /** The one with this token, where it is here. */
  Optional<LastingSession> here(String token) {
    return Optional.ofNullable(byToken.get(token));
  }

  /** It waits for its client. */
  synchronized void waits(LastingSession session) {
    waiting.add(session);
  }

  /** Its client has come. */
  synchronized void goesOn(LastingSession session) {
    waiting.remove(session);
  }

  /** It is over; one that was restored with the same token stays. */
  void ended(LastingSession session) {
    byToken.remove(session.token(), session);
    goesOn(session);
  }

  /** Has the one that waits longest give its place up; false: none waits. */
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

  /** Ends those that wait. */
  void close() {
    for (LastingSession session : List.copyOf(byToken.values())) {
      session.loop().execute(session::stopWaiting);
    }
  }
}
