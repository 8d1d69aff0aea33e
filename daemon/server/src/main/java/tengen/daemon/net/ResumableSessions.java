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
import tengen.daemon.session.SessionHandle;
import tengen.daemon.session.SessionLoop;
import tengen.host.memory.ClientMemory;
import tengen.store.archive.StoredSession;

/**
 * The sessions that survive reconnects, by token. If there are too many sessions, those without a
 * client are ended, longest waiting first. Thread-safe.
 */
final class ResumableSessions {
  private final LongSupplier nanoClock;
  private final Map<String, ResumableSession> byToken = new ConcurrentHashMap<>();

  /** Sessions being loaded from the archive, by token. */
  private final Map<String, CompletableFuture<Optional<ResumableSession>>> restored =
      new ConcurrentHashMap<>();

  private final Set<ResumableSession> waiting = new LinkedHashSet<>();

  /** Creates an empty registry. */
  ResumableSessions(LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
  }

  /**
   * A client's request for a session.
   *
   * @param listener of one protocol
   * @param loop creates a loop for the session
   * @param slot takes the client's slot
   */
  record Request(
      Channel channel,
      ListenerContext listener,
      Supplier<SessionLoop> loop,
      Supplier<ClientGroup.Slot> slot) {
    private SessionHandle stored(String token) {
      return new SessionHandle(listener, listener.dialects().names().getFirst(), token);
    }
  }

  /** Opens a session with a new token. */
  ResumableSession open(Request request) {
    return add(request.stored(SessionHandle.newToken()), request);
  }

  private ResumableSession add(SessionHandle stored, Request request) {
    ClientGroup.Slot slot = request.slot().get();
    try {
      var session =
          new ResumableSession(
              stored,
              request.listener().withSession(stored.token()),
              request.loop().get(),
              request.channel().eventLoop(),
              this,
              slot,
              nanoClock,
              ClientAddress.at(request.channel().remoteAddress()));
      byToken.put(session.token(), session);
      return session;
    } catch (RuntimeException | Error e) {
      slot.release();
      throw e;
    }
  }

  /**
   * Returns the session of a token, if its listener, protocol and account match. Loads it from the
   * archive if it does not run here; concurrent requests for a token load it once.
   *
   * @param received number of messages the client has received; empty if unknown
   */
  CompletableFuture<Optional<ResumableSession>> find(
      String token, OptionalLong received, Request request) {
    Optional<ResumableSession> local = find(token);
    CompletableFuture<Boolean> isOwned =
        local
            .map(it -> it.checkOwnership(received))
            .orElseGet(() -> CompletableFuture.completedFuture(false));
    return isOwned
        .thenComposeAsync(
            isHere ->
                isHere
                    ? CompletableFuture.completedFuture(local)
                    : restored.computeIfAbsent(token, _ -> restore(token, request)),
            request.channel().eventLoop())
        .thenApply(found -> found.filter(it -> it.isFor(request.listener())));
  }

  private CompletableFuture<Optional<ResumableSession>> restore(String token, Request request) {
    ClientMemory.Loan loan = request.listener().memory().loan();
    SessionHandle stored = request.stored(token);
    CompletableFuture<Optional<StoredSession>> taken =
        find(token).isPresent()
            ? CompletableFuture.completedFuture(Optional.empty())
            : stored.claimSession(loan);
    return taken
        .thenApplyAsync(
            storedSession -> {
              storedSession.ifPresentOrElse(
                  it -> add(stored, request).restore(it, loan), loan::close);
              return find(token);
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
  Optional<ResumableSession> find(String token) {
    return Optional.ofNullable(byToken.get(token));
  }

  /** Marks a session as waiting for its client. */
  synchronized void detached(ResumableSession session) {
    waiting.add(session);
  }

  /** Marks a session as attached. */
  synchronized void attached(ResumableSession session) {
    waiting.remove(session);
  }

  /** Removes an ended session, but not another one restored under the same token. */
  void ended(ResumableSession session) {
    byToken.remove(session.token(), session);
    attached(session);
  }

  /** Ends the session that has waited longest; returns false if none waits. */
  boolean evictOldest() {
    Optional<ResumableSession> oldest = removeOldest();
    oldest.ifPresent(
        session -> {
          session.slot().release();
          session.loop().execute(session::evict);
        });
    return oldest.isPresent();
  }

  private synchronized Optional<ResumableSession> removeOldest() {
    Optional<ResumableSession> oldest = waiting.stream().findFirst();
    oldest.ifPresent(waiting::remove);
    return oldest;
  }

  /** Ends or suspends all waiting sessions. */
  void close() {
    for (ResumableSession session : List.copyOf(byToken.values())) {
      session.loop().execute(session::shutDown);
    }
  }
}
