package tengen.protocol.registry;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import tengen.game.Playable;
import tengen.protocol.Dialect;
import tengen.protocol.analysis.AnalysisDialect;
import tengen.protocol.botzone.BotzoneDialect;
import tengen.protocol.gomocup.GomocupDialect;
import tengen.protocol.gtp.GtpDialect;

/**
 * The registry of protocols that a listener and the command line may choose from.
 *
 * @param all in the order in which they check a first line; names are unique
 */
public record Dialects(List<Dialect<?, ?, ?>> all) {
  public Dialects {
    all = List.copyOf(all);
    if (all.isEmpty() || new HashSet<>(names(all)).size() < all.size()) {
      throw new IllegalArgumentException("protocols need different names: " + names(all));
    }
  }

  /**
   * Returns the built-in protocols. GTP claims any first line that is no JSON, so it comes after
   * Gomocup; it is the default for all games, so it comes before other protocols that carry them.
   * Botzone is used only if it is named.
   */
  public static Dialects shipped() {
    return new Dialects(
        List.of(
            new GomocupDialect(),
            GtpDialect.ofThisProcess(),
            new AnalysisDialect(),
            new BotzoneDialect(),
            GtpDialect.ualberta()));
  }

  /** Returns their names, in order. */
  public List<String> names() {
    return names(all);
  }

  private static List<String> names(List<Dialect<?, ?, ?>> dialects) {
    return dialects.stream().<String>map(Dialect::name).toList();
  }

  /** Returns the protocol with this {@link Dialect#name()}. */
  public Optional<Dialect<?, ?, ?>> named(String name) {
    for (Dialect<?, ?, ?> dialect : all) {
      if (dialect.name().equals(name)) {
        return Optional.of(dialect);
      }
    }
    return Optional.empty();
  }

  /** Returns the default protocol of a game: the first that can carry it; empty if none can. */
  public Optional<Dialect<?, ?, ?>> carrying(Playable game) {
    for (Dialect<?, ?, ?> dialect : all) {
      if (dialect.supports(game)) {
        return Optional.of(dialect);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns a registry with only this protocol.
   *
   * @throws IllegalArgumentException if there is no such protocol
   */
  public Dialects only(String name) {
    return named(name)
        .map(dialect -> new Dialects(List.of(dialect)))
        .orElseThrow(() -> new IllegalArgumentException("no protocol " + name));
  }

  /** Returns the protocol if there is only one. */
  public Optional<Dialect<?, ?, ?>> sole() {
    return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
  }

  /**
   * Returns the protocol of a session that begins with this line: the first that claims it, if any.
   * A cut-off first word is not claimed.
   */
  public Optional<Dialect<?, ?, ?>> sniff(FirstLine line) {
    for (Dialect<?, ?, ?> dialect : all) {
      if (line.hasWord() && dialect.claims(line.text())) {
        return Optional.of(dialect);
      }
    }
    return Optional.empty();
  }
}
