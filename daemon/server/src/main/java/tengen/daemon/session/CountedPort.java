package tengen.daemon.session;

import java.util.regex.Pattern;
import tengen.host.memory.ClientMemory;

/**
 * The way to a client that counts lines, so that it can say what it has received when it comes back
 * to its session. Confined to the session's loop.
 */
final class CountedPort extends ForwardingPort {
  /** So much may be said again; a client that lacks more gets the newest. */
  private static final long MOST_KEPT_BYTES = 1 << 20;

  private static final Pattern AFTER_EACH_LINE = Pattern.compile("(?<=\n)");

  private final ClientMemory.Account memory;
  private KeptMessages kept;
  private boolean hearsAgain;
  private long lines;

  /** One that has written nothing. */
  CountedPort(ClientPort client, ClientMemory.Account memory) {
    super(client);
    this.memory = memory;
    this.kept = new KeptMessages(memory);
  }

  /** From here on the session hears again what it heard: what it says waits for {@link #goOn}. */
  void hearsAgain() {
    hearsAgain = true;
    kept = new KeptMessages(memory);
  }

  /** The client has received so many lines of the session; it gets those after them. */
  void goOn(long received) {
    hearsAgain = false;
    kept.goOnFrom(received);
    lines = kept.last();
    kept.all().forEach(client::write);
    kept.forget(lines);
    client.flush();
  }

  @Override
  public void write(String text) {
    if (hearsAgain) {
      AFTER_EACH_LINE.splitAsStream(text).forEach(kept::add);
      kept.shrink(MOST_KEPT_BYTES);
    } else {
      lines += counts(text);
      client.write(text);
    }
  }

  @Override
  public long sent() {
    return hearsAgain ? kept.last() : lines;
  }

  @Override
  public long counts(String text) {
    return text.chars().filter(each -> each == '\n').count();
  }

  @Override
  public void sentSoFar(long count) {
    kept.countTo(count);
  }
}
