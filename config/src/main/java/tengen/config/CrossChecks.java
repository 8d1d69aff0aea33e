package tengen.config;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Checks that need several values: at least one listener, unique names and ports, no unintended
 * access from other machines, profiles that exist, and an owner for each token.
 */
final class CrossChecks {
  private CrossChecks() {}

  static void check(TengenConfig config, Findings findings) {
    Map<String, Integer> names = new HashMap<>();
    Map<String, Integer> ports = new HashMap<>();
    List<ListenerConfig> listeners = config.listeners();
    if (listeners.isEmpty()) {
      ConfigPath path = ConfigPath.of("listeners");
      findings.further(path, path + " is an empty list; it must have one element at least");
    }
    for (int i = 0; i < listeners.size(); i++) {
      ListenerConfig listener = listeners.get(i);
      ConfigPath path = ConfigPath.of("listeners").item(i);
      checkName(listener, i, names, path.key("name"), findings);
      checkAddress(config, listener, path.key("address"), findings);
      checkLogin(listener, config.auth(), path.key("login"), findings);
      checkPort(listener, i, ports, path.key("port"), findings);
      checkTime(listener, config.time(), path.key("time"), findings);
    }
    checkTokens(config.auth(), findings);
  }

  private static void checkTokens(AuthConfig auth, Findings findings) {
    Map<String, String> owners = new HashMap<>();
    for (Map.Entry<String, TokenConfig> token : auth.tokens().entrySet()) {
      String hash = token.getValue().sha256();
      String first = owners.putIfAbsent(hash, token.getKey());
      // An invalid hash is empty here and already has a problem.
      if (first != null && !hash.isEmpty()) {
        ConfigPath path = ConfigPath.of("auth", "tokens", token.getKey(), "sha256");
        findings.problem(
            path,
            path
                + " is that of "
                + first
                + " too; create another by tengen token "
                + token.getKey());
      }
    }
  }

  private static void checkName(
      ListenerConfig listener,
      int index,
      Map<String, Integer> names,
      ConfigPath path,
      Findings findings) {
    // An invalid name is empty here and already has a problem.
    if (listener.name().isEmpty()) {
      return;
    }
    Integer first = names.putIfAbsent(listener.name(), index);
    if (first != null) {
      findings.problem(
          path,
          path
              + " is '"
              + listener.name()
              + "', which listeners["
              + first
              + "] has too; names must be unique");
    }
  }

  private static void checkAddress(
      TengenConfig config, ListenerConfig listener, ConfigPath path, Findings findings) {
    if (!listener.insecure() && config.isOpen(listener)) {
      findings.problem(
          path,
          path
              + " is '"
              + listener.address()
              + "', which other machines can reach; use "
              + ListenerConfig.LOOPBACK
              + ", or add login: required and tls, or insecure: true");
    }
  }

  private static void checkLogin(
      ListenerConfig listener, AuthConfig auth, ConfigPath path, Findings findings) {
    boolean asksForTokens =
        listener.login() == LoginMode.REQUIRED || listener.login() == LoginMode.OPTIONAL;
    if (asksForTokens && auth.tokens().isEmpty()) {
      findings.problem(path, path + ": auth.tokens is empty; add a token, or use login: none");
    }
  }

  private static void checkPort(
      ListenerConfig listener,
      int index,
      Map<String, Integer> ports,
      ConfigPath path,
      Findings findings) {
    if (listener.port() == 0) {
      return;
    }
    String address = listener.address().toLowerCase(Locale.ROOT) + " port " + listener.port();
    Integer first = ports.putIfAbsent(address, index);
    if (first != null) {
      findings.problem(
          path,
          path
              + ": listeners["
              + first
              + "] has "
              + address
              + " already; use another port, or 0 for any free one");
    }
  }

  private static void checkTime(
      ListenerConfig listener,
      Map<String, TimeProfile> profiles,
      ConfigPath path,
      Findings findings) {
    if (profiles.containsKey(listener.time())) {
      return;
    }
    List<String> known = List.copyOf(profiles.keySet());
    Optional<String> near = Spelling.nearest(listener.time(), known);
    findings.problem(
        path,
        path
            + ": no time profile '"
            + listener.time()
            + "'; "
            + near.map(name -> "did you mean " + name + "? ").orElse("")
            + "defined: "
            + String.join(", ", known));
  }
}
