package tengen.simd;

import java.util.Optional;

/**
 * The JDK's incubating module of the Vector API, which no program gets unasked. With {@code
 * --add-modules} a JVM resolves it at every start, prints a warning, and starts more slowly: an AOT
 * cache with an incubator module has no module graph.
 *
 * <p>This class resolves the module when an engine first needs it. It calls the method by which the
 * JDK loads its management agent into a running JVM. The JVM's flags export its package.
 */
public final class VectorModule {
  private static final String NAME = "jdk.incubator.vector";

  /** System property that is {@code false} in training runs, since no cache can hold the module. */
  private static final String ENABLED = "tengen.vectors";

  private static final boolean AVAILABLE = resolve();

  private VectorModule() {}

  /**
   * Returns whether this package can use the module. Call it before a class that uses the module is
   * initialized. The first call takes some 50 ms.
   */
  public static boolean isAvailable() {
    return AVAILABLE;
  }

  /**
   * Returns whether kernels run on the processor's vectors: the module is available, and this JVM
   * has its second compiler. Without it each operation on a vector is a call, and kernels take some
   * 500 times as long.
   */
  public static boolean isFast() {
    String mode = System.getProperty("java.vm.info", "");
    boolean hasSecondCompiler = !mode.contains("emulated-client") && !mode.contains("interpreted");
    return hasSecondCompiler && isAvailable();
  }

  private static boolean resolve() {
    if ("false".equals(System.getProperty(ENABLED))) {
      return false;
    }
    Optional<Module> resolved = ModuleLayer.boot().findModule(NAME);
    try {
      VectorModule.class.getModule().addReads(resolved.isPresent() ? resolved.get() : load());
      return true;
    } catch (ReflectiveOperationException _) {
      // The JDK lacks the module, or the JVM's flags do not export the package.
      return false;
    }
  }

  private static Module load() throws ReflectiveOperationException {
    return (Module)
        Class.forName("jdk.internal.module.Modules")
            .getMethod("loadModule", String.class)
            .invoke(null, NAME);
  }
}
