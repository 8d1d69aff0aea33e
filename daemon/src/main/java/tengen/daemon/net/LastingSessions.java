package tengen.daemon.net;

import io.netty.channel.Channel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import tengen.daemon.archive.KeptSession;
import tengen.daemon.session.ClientAddress;
import tengen.daemon.session.KeptSessions;
import tengen.daemon.session.ListenerContext;

/**
 * The sessions that outlive their channels, by their tokens. Those that wait for their client give
 * way, longest first, where there are too many sessions. Any thread may call.
 */
final class LastingSessions {
  private final LongSupplier nanoClock;
  private final Map<String, LastingSession> byToken = new ConcurrentHashMap<>();
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
   * The session of this token as the archive has it, made again; of two that come for it at once
   * both get the same.
   *
   * @param listener of one protocol
   * @param loop of this session alone
   * @param place the client's
   */
  LastingSession restore(
      String token,
      KeptSession kept,
      Channel channel,
      ListenerContext listener,
      Executor loop,
      ClientGroup.Place place) {
    LastingSession made = session(token, channel, listener, loop, place);
    LastingSession first = byToken.putIfAbsent(token, made);
    if (first != null) {
      place.leave();
      return first;
    }
    made.restore(kept.inputs());
    return made;
  }

  /** The one with this token that speaks this at this listener, and is this account's. */
  Optional<LastingSession> find(String token, ListenerContext listener) {
    return Optional.ofNullable(byToken.get(token))
        .filter(it -> it.listener().name().equals(listener.name()))
        .filter(it -> it.listener().account().name().equals(listener.account().name()))
        .filter(it -> it.listener().dialects().names().equals(listener.dialects().names()));
  }

  /** It waits for its client. */
  synchronized void waits(LastingSession session) {
    waiting.add(session);
  }

  /** Its client has come. */
  synchronized void goesOn(LastingSession session) {
    waiting.remove(session);
  }

  /** It is over. */
  void ended(LastingSession session) {
    byToken.remove(session.token());
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
