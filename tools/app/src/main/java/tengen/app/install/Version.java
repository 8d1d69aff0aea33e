package tengen.app.install;

/** The version of the program, taken from its module. */
public final class Version {
  private Version() {}

  public static String text() {
    return Version.class.getModule().getDescriptor() == null
        ? "unknown"
        : Version.class.getModule().getDescriptor().rawVersion().orElse("unknown");
  }
}
