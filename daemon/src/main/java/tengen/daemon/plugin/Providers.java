package tengen.daemon.plugin;

import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.game.GameRules;

/**
 * The providers of one module layer, asked once what they are: whoever reads this runs no code of
 * theirs.
 */
final class Providers {
  /** An engine plugin, and the referees that it brings along. */
  record Engine(
      EngineFactory factory, EngineDescriptor descriptor, String origin, List<Rules> rules) {}

  /** A referee. */
  record Rules(String id, GameRules rules) {}

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

  /** All on the module path. */
  static Providers ofModulePath() {
    var found = new Providers("module path", false);
    found.addAll(ModuleLayer.boot());
    return found;
  }

  /** Those of a jar or a folder of jars, in a layer of its own over the boot layer. */
  static Providers of(Path entry) {
    Providers found = in(entry);
    try {
      found.addAll(layer(entry));
    } catch (RuntimeException | LinkageError e) {
      found.skip(e);
    }
    return found;
  }

  /** None, for this reason. */
  static Providers none(Path entry, String why) {
    Providers none = in(entry);
    none.skip(why);
    return none;
  }

  private static ModuleLayer layer(Path entry) {
    ModuleFinder found = ModuleFinder.of(entry);
    List<String> roots =
        found.findAll().stream().map(module -> module.descriptor().name()).sorted().toList();
    ModuleLayer boot = ModuleLayer.boot();
    Configuration configuration =
        boot.configuration().resolveAndBind(ModuleFinder.of(), found, roots);
    return boot.defineModulesWithOneLoader(configuration, Providers.class.getClassLoader());
  }

  private void addAll(ModuleLayer layer) {
    each(layer, GameRules.class, this::add);
    each(layer, EngineFactory.class, this::add);
  }

  /** Tengen's own keep to it by their tests: a start does without. */
  private boolean keepsTo(Supplier<Optional<String>> check) {
    Optional<String> objection = isOfFolder ? check.get() : Optional.empty();
    objection.ifPresent(this::skip);
    return objection.isEmpty();
  }

  private void add(GameRules found) {
    if (keepsTo(() -> PluginCheck.objection(found))) {
      rules.add(named(found));
    }
  }

  private void add(EngineFactory factory) {
    EngineDescriptor engine = Objects.requireNonNull(factory.descriptor(), "no descriptor");
    List<GameRules> brought = factory.rules();
    if (keepsTo(() -> PluginCheck.objection(engine, brought))) {
      String origin = isOfFolder ? from : String.valueOf(factory.getClass().getModule().getName());
      engines.add(
          new Engine(factory, engine, origin, brought.stream().map(Providers::named).toList()));
    }
  }

  private static Rules named(GameRules rules) {
    return new Rules(rules.id(), rules);
  }

  /** Each provider by itself, so that one that fails leaves the others. */
  private <T> void each(ModuleLayer layer, Class<T> service, Consumer<T> found) {
    Iterator<ServiceLoader.Provider<T>> providers =
        ServiceLoader.load(layer, service).stream()
            .filter(provider -> provider.type().getModule().getLayer() == layer)
            .iterator();
    boolean more = true;
    while (more) {
      try {
        more = providers.hasNext();
        if (more) {
          found.accept(providers.next().get());
        }
      } catch (Throwable e) { // Checked ones too: other languages of the JVM need not declare them.
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

  /** One line: the innermost cause says most. */
  static String reason(Throwable thrown) {
    Throwable innermost = thrown;
    while (innermost.getCause() != null) {
      innermost = innermost.getCause();
    }
    String message = innermost.getMessage();
    String kind = innermost.getClass().getSimpleName();
    String first = message == null ? kind : kind + ": " + message.lines().findFirst().orElse("");
    return isOfAnotherVersion(innermost)
        ? "built for another version of Tengen or Java: " + first
        : first;
  }

  private static boolean isOfAnotherVersion(Throwable thrown) {
    return thrown instanceof IncompatibleClassChangeError
        || thrown instanceof UnsupportedClassVersionError;
  }
}
