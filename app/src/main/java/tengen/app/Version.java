package tengen.app;

import picocli.CommandLine.IVersionProvider;

/** The program's version: the one that its module was built with. */
final class Version implements IVersionProvider {
  Version() {}

  static String text() {
    return Main.class.getModule().getDescriptor() == null
        ? "unknown"
        : Main.class.getModule().getDescriptor().rawVersion().orElse("unknown");
  }

  @Override
  public String[] getVersion() {
    return new String[] {"Tengen " + text()};
  }
}
