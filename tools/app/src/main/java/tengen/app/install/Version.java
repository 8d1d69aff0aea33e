package tengen.app.install;

/** The program's version: the one that its module was built with. */
public final class Version {
  private Version() {}

  public static String text() {
    return Version.class.getModule().getDescriptor() == null
        ? "unknown"
        : Version.class.getModule().getDescriptor().rawVersion().orElse("unknown");
  }
}
