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

  static List<Finding> of(TengenConfig config) {
    return config.listeners().stream().map(PortCheck::of).toList();
  }

  private static Finding of(ListenerConfig listener) {
    String at =
        String.format(
            Locale.ROOT, "%s:%d (%s)", listener.address(), listener.port(), listener.name());
    if (listener.port() == 0 || !ListenAddress.isInUse(listener.address(), listener.port())) {
      return Finding.ok(CHECK, at + " is free");
    }
    PortUser user = PortUser.of(listener.port());
    String text = at + " is used by " + user.text();
    return switch (user.kind()) {
      case DAEMON -> Finding.ok(CHECK, text);
      case HIDDEN ->
          Finding.note(CHECK, text, "run `tengen doctor` as that user, or as root, to see which");
      case OTHER -> Finding.problem(CHECK, text, "stop it, or choose another port");
    };
  }
}
