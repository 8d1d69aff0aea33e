package tengen.daemon.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A client that records its output. */
final class RecordingPort implements ClientPort {
  final List<String> written = new ArrayList<>();
  boolean ready = true;
  boolean reading = true;
  int closed;
  Runnable onWrite = () -> {};
  Optional<Throwable> failure = Optional.empty();

  @Override
  public void write(String text) {
    written.add(text);
    onWrite.run();
  }

  @Override
  public void flush() {}

  @Override
  public boolean ready() {
    return ready;
  }

  @Override
  public void read(boolean wanted) {
    reading = wanted;
  }

  @Override
  public void fail(Throwable why) {
    failure = Optional.of(why);
  }

  @Override
  public void close() {
    closed++;
  }
}
