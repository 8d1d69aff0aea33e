package tengen.host.plugin;

import java.io.IOException;
import java.lang.module.FindException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.game.GameRules;

/**
 * The providers of one plugin or of the module path, with their descriptions. Reading these runs no
 * code of a plugin.
 */
final class Providers {
  /** An engine plugin and its own referees. */
  record Engine(
      EngineFactory factory, EngineDescriptor descriptor, String origin, List<Rules> rules) {}

  /** A referee. */
  record Rules(String id, GameRules rules) {}

  /** Maximum number of causes examined, since causes may form a cycle. */
  private static final int MAX_CAUSES = 10;

  private static final String RENAME = ": rename the jar, or give it an Automatic-Module-Name";

  final List<Engine> engines = new ArrayList<>();
  final List<Rules> rules = new ArrayList<>();
  final List<String> problems = new ArrayList<>();

  private final String from;
  private final boolean isOfFolder;

  private Providers(String from, boolean isOfFolder) {
    this.from = from;
    this.isOfFolder = isOfFolder;
  }

  private static Providers in(Path entry) {
    return new Providers(entry.getFileName().toString(), true);
  }

  /** Loads the providers on the module path. */
  static Providers ofModulePath() {
    var found = new Providers("module path", false);
    found.addAll(ModuleLayer.boot());
    return found;
  }

  /** Loads the providers of a jar or a directory of jars, isolated from others. */
  static Providers of(Path entry) {
    Providers found = in(entry);
    try {
      PluginJars jars = PluginJars.of(entry);
      if (jars.arePlain()) {
        found.addAll(jars.loader());
        found.requireAny(Set.of());
      } else {
        found.addAll(jars.layer());
        found.requireAny(jars.shadowed());
      }
    } catch (FindException e) {
      found.skip(e.getMessage() + (e.getCause() == null ? "" : RENAME));
    } catch (IOException | RuntimeException | LinkageError e) {
      found.skip(e);
    }
    return found;
  }

  private void requireAny(Set<String> shadowed) {
    if (engines.isEmpty() && rules.isEmpty() && problems.isEmpty()) {
      skip(
          shadowed.isEmpty()
              ? "it provides neither EngineFactory nor GameRules"
              : "a module of Tengen's or Java's has the name " + String.join(", ", shadowed));
    }
  }

  /** Creates an empty result with an error. */
  static Providers none(Path entry, String why) {
    Providers none = in(entry);
    none.skip(why);
    return none;
  }

  private void addAll(ModuleLayer layer) {
    Predicate<Class<?>> isIn = type -> type.getModule().getLayer() == layer;
    each(ServiceLoader.load(layer, GameRules.class), isIn, this::add);
    each(ServiceLoader.load(layer, EngineFactory.class), isIn, this::add);
  }

  private void addAll(ClassLoader plain) {
    each(ServiceLoader.load(GameRules.class, plain), _ -> true, this::add);
    each(ServiceLoader.load(EngineFactory.class, plain), _ -> true, this::add);
  }

  /**
   * Runs a check on a plugin. Skips it for Tengen's own providers, which tests check, to save time.
   */
  private boolean passes(Supplier<Optional<String>> check) {
    Optional<String> objection = isOfFolder ? check.get() : Optional.empty();
    objection.ifPresent(this::skip);
    return objection.isEmpty();
  }

  private void add(GameRules found) {
    if (passes(() -> PluginCheck.objection(found))) {
      rules.add(named(found));
    }
  }

  private void add(EngineFactory factory) {
    EngineDescriptor engine = Objects.requireNonNull(factory.descriptor(), "no descriptor");
    List<GameRules> provided = factory.rules();
    if (passes(() -> PluginCheck.objection(engine, provided))) {
      String origin = isOfFolder ? from : String.valueOf(factory.getClass().getModule().getName());
      engines.add(
          new Engine(factory, engine, origin, provided.stream().map(Providers::named).toList()));
    }
  }

  private static Rules named(GameRules rules) {
    return new Rules(rules.id(), rules);
  }

  /** Visits each provider separately, so that a failing one does not affect the others. */
  private <T> void each(ServiceLoader<T> services, Predicate<Class<?>> isIn, Consumer<T> found) {
    Iterator<ServiceLoader.Provider<T>> providers =
        services.stream().filter(provider -> isIn.test(provider.type())).iterator();
    boolean more = true;
    while (more) {
      try {
        more = providers.hasNext();
        if (more) {
          found.accept(providers.next().get());
        }
      } catch (
          Throwable e) { // Also undeclared checked exceptions, which other JVM languages may throw.
        skip(e);
      }
    }
  }

  private void skip(Throwable why) {
    skip(reason(why));
  }

  private void skip(String why) {
    problems.add("plugin " + from + " skipped: " + why.replaceAll("\\p{Cntrl}", "?"));
  }

  /** Returns an exception as one line: its innermost cause. */
  static String reason(Throwable thrown) {
    Throwable innermost = thrown;
    for (int i = 0; i < MAX_CAUSES && innermost.getCause() != null; i++) {
      innermost = innermost.getCause();
    }
    String kind = innermost.getClass().getSimpleName();
    String first =
        ForeignText.message(innermost)
            .map(message -> kind + ": " + message.lines().findFirst().orElse(""))
            .orElse(kind);
    return isOfAnotherVersion(innermost)
        ? "built for another version of Tengen or Java: " + first
        : first;
  }

  private static boolean isOfAnotherVersion(Throwable thrown) {
    return thrown instanceof IncompatibleClassChangeError
        || thrown instanceof UnsupportedClassVersionError;
  }
}
