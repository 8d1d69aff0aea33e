package tengen.daemon.access;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import tengen.config.ClientLimits;

/**
 * The quotas of all listeners, networks and tokens with limits. A quota without sessions is removed
 * once it is idle; searches of tables may outlive their session. Thread-safe.
 */
public final class Quotas {
  private final ClientLimits address;
  private final LongSupplier nanoClock;

  /** Guarded by itself. Shared by the quotas of all configurations. */
  private final Map<Object, QuotaUse> all;

  private record Listener(String name) {}

  private record Token(String name) {}

  /** A quota and the number of sessions that use it. */
  private record QuotaUse(Quota quota, int sessions) {}

  /**
   * Creates empty quotas.
   *
   * @param address limits of each network
   */
  public Quotas(ClientLimits address, LongSupplier nanoClock) {
    this(address, nanoClock, new HashMap<>());
  }

  private Quotas(ClientLimits address, LongSupplier nanoClock, Map<Object, QuotaUse> all) {
    this.address = address;
    this.nanoClock = nanoClock;
    this.all = all;
  }

  /** Returns quotas with other limits for each network, and the same usage. */
  public Quotas with(ClientLimits changed) {
    return new Quotas(changed, nanoClock, all);
  }

  /**
   * Returns the quotas of a new session at a listener, from an address, under an account. Their
   * limits also apply to earlier sessions with the same quotas.
   */
  public SessionQuotas of(String listener, ClientLimits limits, InetAddress from, Account account) {
    Map<Object, Quota> bounding = new LinkedHashMap<>();
    bounding.put(new Listener(listener), new Quota("listener " + listener, limits, nanoClock));
    bounding.put(NetworkAddress.of(from), new Quota("this address", address, nanoClock));
    bounding.put(new Token(account.name()), new Quota(account.name(), account.limits(), nanoClock));
    bounding.values().removeIf(Quota::isBoundless);
    List<Object> keys = List.copyOf(bounding.keySet());
    return new SessionQuotas(
        hold(bounding), Optional.of(NetworkAddress.of(from)), () -> release(keys));
  }

  private List<Quota> hold(Map<Object, Quota> bounding) {
    synchronized (all) {
      bounding.forEach((key, quota) -> all.merge(key, new QuotaUse(quota, 1), Quotas::oneMore));
      return bounding.keySet().stream().map(all::get).map(QuotaUse::quota).toList();
    }
  }

  private static QuotaUse oneMore(QuotaUse use, QuotaUse one) {
    use.quota().limitAs(one.quota());
    return new QuotaUse(use.quota(), use.sessions() + 1);
  }

  private void release(List<Object> keys) {
    synchronized (all) {
      for (Object key : keys) {
        all.computeIfPresent(key, (_, use) -> new QuotaUse(use.quota(), use.sessions() - 1));
      }
      all.values().removeIf(use -> use.sessions() == 0 && use.quota().isIdle());
    }
  }
}
