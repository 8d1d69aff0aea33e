package tengen.daemon.connect;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import tengen.protocol.Dialect;
import tengen.protocol.analysis.AnalysisDialect;
import tengen.protocol.gomocup.GomocupDialect;

/** What a bridge itself has to say in its client's protocol, and to understand of it. */
final class Speech {
  private final Dialect<?, ?, ?> dialect;

  Speech(Dialect<?, ?, ?> dialect) {
    this.dialect = dialect;
  }

  /** The protocol's name. */
  String name() {
    return dialect.name();
  }

  private boolean is(String name) {
    return dialect.name().equals(name);
  }

  /** Whether each command has one answer, which an empty line ends, and moves may resign. */
  boolean isGtp() {
    return !is(GomocupDialect.NAME) && !is(AnalysisDialect.NAME);
  }

  /** Whether the client says with this line that it ends. */
  boolean isFarewell(byte[] line) {
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

  /** A complaint that answers nothing in particular. */
  String refusal(String reason) {
    return dialect.refusal(reason);
  }
}
