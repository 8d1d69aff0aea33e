package tengen.app.text;

import java.io.IOException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** This process's terminal while each key is read as it is pressed, and none is echoed. */
public final class RawTerminal implements AutoCloseable {
  private final Terminal terminal;
  private final Attributes before;

  private RawTerminal(Terminal terminal) {
    this.terminal = terminal;
    this.before = terminal.enterRawMode();
  }

  /** Takes it over; signals stay the JVM's, whose end leaves the terminal as it was. */
  public static RawTerminal open() throws IOException {
    return new RawTerminal(
        TerminalBuilder.builder()
            .system(true)
            .dumb(true)
            .providers("exec,jni")
            .nativeSignals(false)
            .build());
  }

  /** What is read from and written to. */
  public Terminal terminal() {
    return terminal;
  }

  /** From now on Ctrl-C and the like are keys, and no signals. */
  public void takeSignalKeys() {
    Attributes attributes = terminal.getAttributes();
    attributes.setLocalFlag(Attributes.LocalFlag.ISIG, false);
    terminal.setAttributes(attributes);
  }

  /**
   * Leaves it as it was. When a signal ends the process JLine closes the terminal too, at the same
   * time; whoever is second would not wait for the first.
   */
  @Override
  public void close() throws IOException {
    terminal.setAttributes(before);
    terminal.close();
  }
}
