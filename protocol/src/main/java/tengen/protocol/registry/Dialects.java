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
 * The registry of protocols: what a listener and the command line may choose from.
 *
 * @param all in the order in which they are asked whether a first line is theirs; no two of one
 *     name
 */
public record Dialects(List<Dialect<?, ?, ?>> all) {
  public Dialects {
    all = List.copyOf(all);
    if (all.isEmpty() || new HashSet<>(names(all)).size() < all.size()) {
      throw new IllegalArgumentException(
          "one protocol or more, with different names: " + names(all));
    }
  }

  /**
   * Those that this program brings along. GTP takes any first line that is no JSON, so it comes
   * after Gomocup; and any game, which it is usual for, so it comes before what carries all as
   * well. Botzone's form is spoken only where it is named.
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

  /** Their names, in order. */
  public List<String> names() {
    return names(all);
  }

  private static List<String> names(List<Dialect<?, ?, ?>> dialects) {
    return dialects.stream().<String>map(Dialect::name).toList();
  }

  /** The one with this {@link Dialect#name()}. */
  public Optional<Dialect<?, ?, ?>> named(String name) {
    for (Dialect<?, ?, ?> dialect : all) {
      if (dialect.name().equals(name)) {
        return Optional.of(dialect);
      }
    }
    return Optional.empty();
  }

  /** The usual protocol of this game: the first that carries it. Empty: none does. */
  public Optional<Dialect<?, ?, ?>> carrying(Playable game) {
    for (Dialect<?, ?, ?> dialect : all) {
      if (dialect.carries(game)) {
        return Optional.of(dialect);
      }
    }
    return Optional.empty();
  }

  /**
   * A registry of this one alone.
   *
   * @throws IllegalArgumentException where there is none of this name
   */
  public Dialects only(String name) {
    return named(name)
        .map(dialect -> new Dialects(List.of(dialect)))
        .orElseThrow(() -> new IllegalArgumentException("no protocol " + name));
  }

  /** The only one, where there is no choice. */
  public Optional<Dialect<?, ?, ?>> sole() {
    return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
  }

  /**
   * The protocol of a session that begins with this line: the first that claims it, if any. No
   * beginning of a word is claimed.
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
