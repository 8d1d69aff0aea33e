package tengen.host.plugin;

import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import tengen.engine.EngineFactory;
import tengen.game.GameRules;

/** The jars of one entry of the plugins directory. */
record PluginJars(Path entry, List<Path> jars) {
  private static final List<Class<?>> SERVICES = List.of(EngineFactory.class, GameRules.class);
  private static final Pattern TENGENS_OR_JAVAS = Pattern.compile("(tengen|java|jdk)\\..*");

  /** Returns the jars of an entry: the entry itself, or those in a directory. */
  static PluginJars of(Path entry) throws IOException {
    if (!Files.isDirectory(entry)) {
      return new PluginJars(entry, List.of(entry));
    }
    try (Stream<Path> files = Files.list(entry)) {
      return new PluginJars(entry, files.filter(PluginJars::isJar).sorted().toList());
    }
  }

  /** Returns whether a file is a jar, by its name. */
  static boolean isJar(Path file) {
    return file.toString().endsWith(".jar");
  }

  /** Returns whether the providers are in jars without a module descriptor. */
  boolean arePlain() throws IOException {
    for (Path jar : jars) {
      try (var file = new JarFile(jar.toFile(), false, ZipFile.OPEN_READ, Runtime.version())) {
        boolean isModule = file.getEntry("module-info.class") != null;
        if (!isModule
            && SERVICES.stream()
                .anyMatch(
                    service -> file.getEntry("META-INF/services/" + service.getName()) != null)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Creates a class loader for jars that are not modules. Their classes see Java, Tengen and each
   * other, but not Tengen's libraries.
   */
  ClassLoader loader() throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (Path jar : jars) {
      urls.add(jar.toUri().toURL());
    }
    return new URLClassLoader(urls.toArray(URL[]::new), new TengensClasses());
  }

  /**
   * Creates a module layer over the boot layer. Modules of Tengen and Java are those of the boot
   * layer; other modules of the plugin take precedence.
   */
  ModuleLayer layer() {
    ModuleFinder own = new OwnModules(ModuleFinder.of(entry));
    Set<String> roots = names(own.findAll().stream());
    ModuleLayer boot = ModuleLayer.boot();
    Configuration configuration =
        boot.configuration().resolveAndBind(own, ModuleFinder.of(), roots);
    return boot.defineModulesWithOneLoader(configuration, PluginJars.class.getClassLoader());
  }

  /** Returns the names of its modules that collide with Tengen's or Java's. */
  Set<String> shadowed() {
    return names(ModuleFinder.of(entry).findAll().stream().filter(PluginJars::isShadowed));
  }

  private static Set<String> names(Stream<ModuleReference> modules) {
    return modules.map(module -> module.descriptor().name()).collect(Collectors.toSet());
  }

  private static boolean isShadowed(ModuleReference module) {
    String name = module.descriptor().name();
    return TENGENS_OR_JAVAS.matcher(name).matches()
        && ModuleLayer.boot().findModule(name).isPresent();
  }

  private record OwnModules(ModuleFinder all) implements ModuleFinder {
    @Override
    public Optional<ModuleReference> find(String name) {
      return all.find(name).filter(module -> !isShadowed(module));
    }

    @Override
    public Set<ModuleReference> findAll() {
      return all.findAll().stream()
          .filter(module -> !isShadowed(module))
          .collect(Collectors.toSet());
    }
  }

  /** A class loader for Tengen's own classes, above Java's. */
  private static final class TengensClasses extends ClassLoader {
    private final ClassLoader tengens = TengensClasses.class.getClassLoader();

    private TengensClasses() {
      super("tengen", ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.startsWith("tengen.")) {
        return tengens.loadClass(name);
      }
      throw new ClassNotFoundException(name);
    }
  }
}
