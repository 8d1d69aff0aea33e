package tengen.daemon.connect;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import tengen.protocol.Dialect;
import tengen.protocol.analysis.AnalysisDialect;
import tengen.protocol.gomocup.GomocupDialect;
import tengen.protocol.gtp.GtpDialect;

/** The protocol of a bridge's client, as far as the bridge itself reads and writes it. */
final class ClientProtocol {
  private final Dialect<?, ?, ?> dialect;

  ClientProtocol(Dialect<?, ?, ?> dialect) {
    this.dialect = dialect;
  }

  /** Returns the protocol's name. */
  String name() {
    return dialect.name();
  }

  private boolean is(String name) {
    return dialect.name().equals(name);
  }

  /**
   * Returns whether each command has one reply that an empty line ends, and moves may be
   * resignations.
   */
  boolean isGtp() {
    return is(GtpDialect.NAME);
  }

  /** Returns whether a line quits the session. */
  boolean isQuit(byte[] line) {
    String text = new String(line, StandardCharsets.ISO_8859_1).strip();
    if (isGtp()) {
      return GtpRequest.of(text).filter(request -> request.name().equals("quit")).isPresent();
    }
    return is(GomocupDialect.NAME) && text.toUpperCase(Locale.ROOT).equals("END");
  }

  String loginLine(String token) {
    return dialect.loginLine(token);
  }

  String answerEnd() {
    return isGtp() ? "\n\n" : "\n";
  }

  boolean acceptsLogin(String answer) {
    if (is(AnalysisDialect.NAME)) {
      return !answer.contains("\"error\"");
    }
    return answer.startsWith(isGtp() ? "=" : "OK");
  }

  /** Returns an error message that is no reply to a command. */
  String rejection(String reason) {
    return dialect.rejection(reason);
  }
}
