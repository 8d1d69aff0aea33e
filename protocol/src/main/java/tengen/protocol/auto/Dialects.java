package tengen.protocol.auto;

import java.util.List;
import java.util.Optional;
import tengen.protocol.Dialect;
import tengen.protocol.gomocup.GomocupDialect;
import tengen.protocol.gtp.GtpDialect;

/** The protocols that there are. */
public final class Dialects {
  public static final Dialect<?, ?, ?> GOMOCUP = new GomocupDialect();
  public static final Dialect<?, ?, ?> GTP = GtpDialect.ofThisProcess();

  /** All of them. */
  public static final List<Dialect<?, ?, ?>> ALL = List.of(GOMOCUP, GTP);

  private Dialects() {}

  /** The one with this {@link Dialect#name()}. */
  public static Optional<Dialect<?, ?, ?>> named(String name) {
    for (Dialect<?, ?, ?> dialect : ALL) {
      if (dialect.name().equals(name)) {
        return Optional.of(dialect);
      }
    }
    return Optional.empty();
  }
}
