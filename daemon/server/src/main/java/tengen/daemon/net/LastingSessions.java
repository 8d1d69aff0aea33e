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
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import tengen.daemon.session.ClientAddress;
import tengen.daemon.session.KeptSessions;
import tengen.daemon.session.ListenerContext;
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
   * A new one.
   *
   * @param listener of one protocol
   * @param loop of this session alone
   * @param place the client's
   */
  LastingSession open(
      Channel channel, ListenerContext listener, Executor loop, ClientGroup.Place place) {
    LastingSession session = session(KeptSessions.newToken(), channel, listener, loop, place);
    byToken.put(session.token(), session);
    return session;
  }

  private LastingSession session(
      String token,
      Channel channel,
      ListenerContext listener,
      Executor loop,
      ClientGroup.Place place) {
    return new LastingSession(
        token,
        listener.withSession(token),
        loop,
        channel.eventLoop(),
        this,
        place,
        nanoClock,
        ClientAddress.at(channel.remoteAddress()));
  }

  /**
   * The session of this token that speaks this at this listener, and is this account's: where it is
   * not here, made again from what the archive has of it. Of several that come for it at once all
   * get the same.
   *
   * @param received how many messages the client has; empty: it does not count
   * @param listener of one protocol
   * @param loop of this session alone
   * @param place the client's
   */
  CompletableFuture<Optional<LastingSession>> find(
      String token,
      OptionalLong received,
      Channel channel,
      ListenerContext listener,
      Supplier<Executor> loop,
      Supplier<ClientGroup.Place> place) {
    Optional<LastingSession> here = here(token);
    CompletableFuture<Boolean> goesOn =
        here.map(it -> it.goesOn(received))
            .orElseGet(() -> CompletableFuture.completedFuture(false));
    return goesOn
        .thenComposeAsync(
            isHere ->
                isHere
                    ? CompletableFuture.completedFuture(here)
                    : restored.computeIfAbsent(
                        token, _ -> restore(token, channel, listener, loop, place)),
            channel.eventLoop())
        .thenApply(found -> found.filter(it -> it.isFor(listener)));
  }

  private CompletableFuture<Optional<LastingSession>> restore(
      String token,
      Channel channel,
      ListenerContext listener,
      Supplier<Executor> loop,
      Supplier<ClientGroup.Place> place) {
    ClientMemory.Loan loan = listener.memory().loan();
    CompletableFuture<Optional<KeptSession>> taken =
        here(token).isPresent()
            ? CompletableFuture.completedFuture(Optional.empty())
            : LastingSession.keptSessions(listener).takeUp(token, loan);
    return taken
        .thenApplyAsync(
            kept -> {
              kept.ifPresentOrElse(
                  it -> {
                    var made = session(token, channel, listener, loop.get(), place.get());
                    byToken.put(token, made);
                    made.restore(it, loan);
                  },
                  loan::close);
              return here(token);
            },
            channel.eventLoop())
        .whenCompleteAsync(
            (_, fault) -> {
              restored.remove(token);
              if (fault != null) {
                loan.close();
              }
            },
            channel.eventLoop());
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
