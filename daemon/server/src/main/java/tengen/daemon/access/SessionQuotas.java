package tengen.daemon.access;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** All quotas that limit one session. Confined to the session's loop. */
public final class SessionQuotas {
  private final List<Quota> quotas;
  private final Optional<NetworkAddress> from;
  private final Runnable release;
  private boolean isOpen;
  private boolean hasLeft;

  /**
   * Creates the quotas of a session that is not open.
   *
   * @param from empty if the client is not on a network
   * @param release called once when the quotas are released
   */
  SessionQuotas(List<Quota> quotas, Optional<NetworkAddress> from, Runnable release) {
    this.quotas = List.copyOf(quotas);
    this.from = from;
    this.release = release;
  }

  /** Returns the quotas of a session without limits. */
  public static SessionQuotas none() {
    return new SessionQuotas(List.of(), Optional.empty(), () -> {});
  }

  /** Returns the quotas of a session without limits, from an address. */
  public static SessionQuotas none(InetAddress from) {
    return new SessionQuotas(List.of(), Optional.of(NetworkAddress.of(from)), () -> {});
  }

  /** Returns the client's network; empty if it is not on one. */
  public Optional<NetworkAddress> from() {
    return from;
  }

  /** Counts the session as open; returns the reason if a limit is reached. */
  public Optional<String> open() {
    Optional<String> objection = takeAll(Quota::openSession, Quota::closeSession);
    isOpen = objection.isEmpty();
    return objection;
  }

  /** Counts the session as closed if it was open, and releases the quotas. */
  public void close() {
    if (isOpen) {
      isOpen = false;
      quotas.forEach(Quota::closeSession);
    }
    if (!hasLeft) {
      hasLeft = true;
      release.run();
    }
  }

  /** Counts a new search; returns the reason if a limit is reached. */
  public Optional<String> beginSearch() {
    return takeAll(Quota::beginSearch, Quota::endSearch);
  }

  /** Counts a search as ended. */
  public void endSearch() {
    quotas.forEach(Quota::endSearch);
  }

  /** Counts a command; returns the reason if a rate is exceeded. */
  public Optional<String> command() {
    return takeAll(Quota::command, Quota::giveCommandBack);
  }

  /** Takes from all quotas, or from none if one is exhausted. */
  private Optional<String> takeAll(
      Function<Quota, Optional<String>> take, Consumer<Quota> giveBack) {
    List<Quota> taken = new ArrayList<>();
    for (Quota quota : quotas) {
      Optional<String> objection = take.apply(quota);
      if (objection.isPresent()) {
        taken.forEach(giveBack);
        return objection;
      }
      taken.add(quota);
    }
    return Optional.empty();
  }
}
