package tengen.app.text;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.NonBlockingReader;
import org.jline.utils.ShutdownHooks;

/**
 * This process's terminal in raw mode, where each key is read when pressed and none is echoed.
 *
 * <p>JLine restores the terminal at the end of the JVM, also after a signal. Since its reader
 * changes the terminal too, reading stops once that end has begun.
 */
public final class RawTerminal implements AutoCloseable {
  /** Maximum time in milliseconds that the end of the process waits for a read. */
  private static final long READ_MS = 100;

  private final Terminal terminal;

  /** Held while the terminal is read or changed. The shutdown hook takes it and keeps it. */
  private final ReentrantLock inUse;

  private final ShutdownHooks.Task end;
  private final Attributes before;

  private RawTerminal(Terminal terminal, ReentrantLock inUse, ShutdownHooks.Task end) {
    this.terminal = terminal;
    this.inUse = inUse;
    this.end = end;
    inUse.lock();
    try {
      before = terminal.enterRawMode();
    } finally {
      inUse.unlock();
    }
  }

  /** Switches the terminal to raw mode. Signals are still handled by the JVM. */
  public static RawTerminal open() throws IOException {
    var inUse = new ReentrantLock(true);
    // JLine runs its hooks in order, so this one runs before the terminal is restored.
    ShutdownHooks.Task end = ShutdownHooks.add(inUse::lock);
    Terminal terminal =
        TerminalBuilder.builder()
            .system(true)
            .dumb(true)
            .providers("exec,jni")
            .nativeSignals(false)
            .build();
    return new RawTerminal(terminal, inUse, end);
  }

  /** Returns the width in columns, or 0 if unknown. */
  public int width() {
    return terminal.getWidth();
  }

  /** Returns the height in lines, or 0 if unknown. */
  public int height() {
    return terminal.getHeight();
  }

  /** Returns the writer to the terminal. */
  public PrintWriter writer() {
    return terminal.writer();
  }

  /** Makes Ctrl-C and similar keys ordinary keys that send no signals. */
  public void takeSignalKeys() {
    inUse.lock();
    try {
      Attributes attributes = terminal.getAttributes();
      attributes.setLocalFlag(Attributes.LocalFlag.ISIG, false);
      terminal.setAttributes(attributes);
    } finally {
      inUse.unlock();
    }
  }

  /** Waits for a key and returns its character, or -1 if the terminal is closed. */
  public int key() throws IOException {
    int key = NonBlockingReader.READ_EXPIRED;
    while (key == NonBlockingReader.READ_EXPIRED) {
      key = read(READ_MS);
    }
    return key;
  }

  /**
   * Waits up to {@code ms} milliseconds for a key. Returns its character, -1 if the terminal is
   * closed, or -2 after the timeout.
   */
  public int key(long ms) throws IOException {
    long from = System.nanoTime();
    int key = NonBlockingReader.READ_EXPIRED;
    for (long rest = ms; rest > 0 && key == NonBlockingReader.READ_EXPIRED; ) {
      key = read(Math.min(rest, READ_MS));
      rest = ms - TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - from);
    }
    return key;
  }

  private int read(long ms) throws IOException {
    inUse.lock();
    try {
      return terminal.reader().read(ms);
    } finally {
      inUse.unlock();
    }
  }

  /** Restores the terminal. */
  @Override
  public void close() throws IOException {
    inUse.lock();
    try {
      terminal.setAttributes(before);
    } finally {
      inUse.unlock();
    }
    // Takes JLine's lock without inUse, since the shutdown hook takes them in the reverse order.
    ShutdownHooks.remove(end);
    terminal.close();
  }
}
