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
 * This process's terminal while each key is read as it is pressed, and none is echoed.
 *
 * <p>A signal that ends the process leaves the terminal as it was: JLine restores it at the end of
 * the JVM. Its reader sets the terminal too, so nothing is read any more once that end has begun.
 */
public final class RawTerminal implements AutoCloseable {
  /** The longest that the end of the process waits for a read. */
  private static final long READ_MS = 100;

  private final Terminal terminal;

  /** Held while the terminal is read or set. The end of the JVM takes it and keeps it. */
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

  /** Takes the terminal over; signals stay the JVM's. */
  public static RawTerminal open() throws IOException {
    var inUse = new ReentrantLock(true);
    // JLine runs its hooks in order, so this one comes before the terminal is restored.
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

  /** Returns the width in columns, 0 where the terminal does not tell. */
  public int width() {
    return terminal.getWidth();
  }

  /** Returns the height in lines, 0 where the terminal does not tell. */
  public int height() {
    return terminal.getHeight();
  }

  /** Returns what writes to the terminal. */
  public PrintWriter writer() {
    return terminal.writer();
  }

  /** Makes Ctrl-C and its kind keys that are read; they send no signals any more. */
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

  /** Waits for a key: its character, or -1 where the terminal has gone. */
  public int key() throws IOException {
    int key = NonBlockingReader.READ_EXPIRED;
    while (key == NonBlockingReader.READ_EXPIRED) {
      key = read(READ_MS);
    }
    return key;
  }

  /**
   * Waits for a key for some milliseconds: its character, -1 at the terminal's end, -2 for none.
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

  /** Leaves the terminal as it was. */
  @Override
  public void close() throws IOException {
    inUse.lock();
    try {
      terminal.setAttributes(before);
    } finally {
      inUse.unlock();
    }
    // JLine's lock is taken without ours: the end of the JVM takes them the other way round.
    ShutdownHooks.remove(end);
    terminal.close();
  }
}
