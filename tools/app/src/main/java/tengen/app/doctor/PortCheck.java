package tengen.app.doctor;

import java.util.List;
import java.util.Locale;
import tengen.config.ListenerConfig;
import tengen.config.TengenConfig;
import tengen.daemon.net.ListenAddress;

/** Checks that the ports of the listeners are free, or used by a daemon of Tengen. */
final class PortCheck {
  private static final String CHECK = "ports";

  private PortCheck() {}

  static List<CheckResult> of(TengenConfig config) {
    return config.listeners().stream().map(PortCheck::of).toList();
  }

  private static CheckResult of(ListenerConfig listener) {
    String at =
        String.format(
            Locale.ROOT, "%s:%d (%s)", listener.address(), listener.port(), listener.name());
    if (listener.port() == 0 || !ListenAddress.isInUse(listener.address(), listener.port())) {
      return CheckResult.ok(CHECK, at + " is free");
    }
    PortUser user = PortUser.of(listener.port());
    String text = at + " is used by " + user.text();
    return switch (user.kind()) {
      case DAEMON -> CheckResult.ok(CHECK, text);
      case HIDDEN ->
          CheckResult.note(
              CHECK, text, "run `tengen doctor` as that user, or as root, to see which");
      case OTHER -> CheckResult.problem(CHECK, text, "stop it, or choose another port");
    };
  }
}
