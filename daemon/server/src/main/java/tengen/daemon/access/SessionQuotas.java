package tengen.daemon.access;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** One session's part of all quotas that bound it. Confined to the session's loop. */
public final class SessionQuotas {
  private final List<Quota> quotas;
  private final Optional<NetworkAddress> from;
  private final Runnable leave;
  private boolean isOpen;
  private boolean hasLeft;

  /**
   * Of a session that is not open yet.
   *
   * @param from empty: its client is on no network
   * @param leave called once, when it does without them
   */
  SessionQuotas(List<Quota> quotas, Optional<NetworkAddress> from, Runnable leave) {
    this.quotas = List.copyOf(quotas);
    this.from = from;
    this.leave = leave;
  }

  /** Of a session that nothing bounds. */
  public static SessionQuotas none() {
    return new SessionQuotas(List.of(), Optional.empty(), () -> {});
  }

  /** Of one from there that nothing bounds. */
  public static SessionQuotas none(InetAddress from) {
    return new SessionQuotas(List.of(), Optional.of(NetworkAddress.of(from)), () -> {});
  }

  /** Where its client is; empty: on no network. */
  public Optional<NetworkAddress> from() {
    return from;
  }

  /** The session opens, or why it may not. */
  public Optional<String> open() {
    Optional<String> objection = takeAll(Quota::openSession, Quota::closeSession);
    isOpen = objection.isEmpty();
    return objection;
  }

  /** The session has ended, or was never opened. */
  public void close() {
    if (isOpen) {
      isOpen = false;
      quotas.forEach(Quota::closeSession);
    }
    if (!hasLeft) {
      hasLeft = true;
      leave.run();
    }
  }

  /** A search begins, or why it may not. */
  public Optional<String> beginSearch() {
    return takeAll(Quota::beginSearch, Quota::endSearch);
  }

  /** A search that has begun has ended. */
  public void endSearch() {
    quotas.forEach(Quota::endSearch);
  }

  /** A command has come, or why it may not. */
  public Optional<String> command() {
    return takeAll(Quota::command, Quota::giveCommandBack);
  }

  /** From all, or from none. */
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
