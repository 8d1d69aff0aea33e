package tengen.host.testing;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import tengen.host.search.SearchListener;
import tengen.search.Finding;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.support.Waits;

/** The events that a listener received, in order. */
public final class RecordingListener implements SearchListener {
  private final BlockingQueue<Object> events = new LinkedBlockingQueue<>();
  private final Runnable onResult;

  /** Creates a listener without events. */
  public RecordingListener() {
    this(() -> {});
  }

  /** Creates a listener that also runs an action after a result. */
  public RecordingListener(Runnable onResult) {
    this.onResult = onResult;
  }

  /** Waits for the next event. */
  public Object next() {
    return take(events);
  }

  /** Waits for the next event of a queue. */
  public static Object take(BlockingQueue<Object> queue) {
    return Waits.next("news of a search", queue, () -> "nothing came");
  }

  /** Returns whether all events have been taken. */
  public boolean isQuiet() {
    return events.isEmpty();
  }

  @Override
  public void progressed(SearchProgress progress) {
    events.add(progress);
  }

  @Override
  public void finished(SearchResult result) {
    events.add(result);
    onResult.run();
  }

  @Override
  public void inspected(Finding finding) {
    events.add(finding);
  }

  @Override
  public void prepared() {
    events.add("prepared");
  }

  @Override
  public void failed(String reason) {
    events.add(reason);
  }
}
