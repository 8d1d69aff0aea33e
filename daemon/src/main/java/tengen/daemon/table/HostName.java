package tengen.daemon.table;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** Where a daemon runs: several may share an archive, each with tables of its own. */
final class HostName {
  private static final String NAME = find();

  private HostName() {}

  private static String find() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException _) {
      return "localhost";
    }
  }

  /** The name of this machine. */
  static String name() {
    return NAME;
  }
}
