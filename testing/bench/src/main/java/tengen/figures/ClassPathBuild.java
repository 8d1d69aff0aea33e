package tengen.figures;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.gomoku.TrainingHost;

/**
 * Class loader that takes the classes of gomoku from a class path and all others from this program.
 */
final class ClassPathBuild extends URLClassLoader {
  private static final long MEMORY_BYTES = 16L << 20;
  private static final String FACTORY = "tengen.gomoku.GomokuFactory";
  private static final String OWN_CLASSES = "tengen.gomoku.";
  private static final Pattern SEPARATOR = Pattern.compile(File.pathSeparator);

  ClassPathBuild(String classPath) {
    super(
        SEPARATOR.splitAsStream(classPath).map(ClassPathBuild::url).toArray(URL[]::new),
        ClassPathBuild.class.getClassLoader());
  }

  private static URL url(String path) {
    try {
      return Path.of(path).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(path, e);
    }
  }

  /** Creates an engine of this build. */
  Engine engine(int threads) throws EngineException {
    var settings =
        new EngineSettings(threads, MEMORY_BYTES, EngineSettings.DEFAULT.seed(), Map.of());
    return factory().create(settings, TrainingHost.context());
  }

  private EngineFactory factory() {
    try {
      return (EngineFactory) loadClass(FACTORY).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("no " + FACTORY, e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded == null && name.startsWith(OWN_CLASSES)) {
        loaded = findClass(name);
      }
      return loaded == null ? super.loadClass(name, resolve) : loaded;
    }
  }

  @Override
  public URL getResource(String name) {
    URL own = findResource(name);
    return own == null ? super.getResource(name) : own;
  }
}
