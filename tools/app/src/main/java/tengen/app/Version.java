package tengen.app;

/** The program's version: the one that its module was built with. */
final class Version {
  private Version() {}

  static String text() {
    return Main.class.getModule().getDescriptor() == null
        ? "unknown"
        : Main.class.getModule().getDescriptor().rawVersion().orElse("unknown");
  }
}
