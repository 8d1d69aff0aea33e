package tengen.app.install;

import java.lang.module.ModuleDescriptor;
import org.jspecify.annotations.Nullable;

/** The version of the program, taken from its module, or from its jar on a class path. */
public final class Version {
  private static final String PROGRAM = "Tengen ";

  private Version() {}

  public static String text() {
    ModuleDescriptor module = Version.class.getModule().getDescriptor();
    @Nullable String version =
        module == null
            ? Version.class.getPackage().getImplementationVersion()
            : module.rawVersion().orElse(null);
    return version == null ? "unknown" : version;
  }

  /** Returns the program's name and version, as {@code --version} prints it. */
  public static String title() {
    return PROGRAM.concat(text());
  }

  /** Returns the versions of the program and of Java, as {@code version} prints them. */
  public static String titleWithJava() {
    // Runtime.version() has the same text, but its lambdas take a quarter of the command's time.
    return title().concat(", Java ").concat(System.getProperty("java.runtime.version", "unknown"));
  }
}
