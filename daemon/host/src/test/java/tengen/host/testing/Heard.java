package tengen.host.testing;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import tengen.host.search.SearchListener;
import tengen.search.Finding;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.support.Waits;

/** The events that a listener received, in order. */
public final class Heard implements SearchListener {
  private final BlockingQueue<Object> news = new LinkedBlockingQueue<>();
  private final Runnable onResult;

  /** Creates a listener without events. */
  public Heard() {
    this(() -> {});
  }

  /** Creates a listener that also runs an action after a result. */
  public Heard(Runnable onResult) {
    this.onResult = onResult;
  }

  /** Waits for the next event. */
  public Object next() {
    return take(news);
  }

  /** Waits for the next event of a queue. */
  public static Object take(BlockingQueue<Object> queue) {
    return Waits.next("news of a search", queue, () -> "nothing came");
  }

  /** Returns whether all events have been taken. */
  public boolean isQuiet() {
    return news.isEmpty();
  }

  @Override
  public void progressed(SearchProgress progress) {
    news.add(progress);
  }

  @Override
  public void finished(SearchResult result) {
    news.add(result);
    onResult.run();
  }

  @Override
  public void inspected(Finding finding) {
    news.add(finding);
  }

  @Override
  public void prepared() {
    news.add("prepared");
  }

  @Override
  public void failed(String reason) {
    news.add(reason);
  }
}
