package tengen.host.testing;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import tengen.host.search.SearchListener;
import tengen.search.Finding;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.support.Waits;

/** What a listener heard, in order. */
public final class Heard implements SearchListener {
  private final BlockingQueue<Object> news = new LinkedBlockingQueue<>();
  private final Runnable onResult;

  /** A listener that has heard nothing yet. */
  public Heard() {
    this(() -> {});
  }

  /** A listener that also runs this once a result has come. */
  public Heard(Runnable onResult) {
    this.onResult = onResult;
  }

  /** Waits for the next piece of news. */
  public Object next() {
    return take(news);
  }

  /** Waits for the next piece of news in this queue. */
  public static Object take(BlockingQueue<Object> queue) {
    return Waits.next("news of a search", queue, () -> "nothing came");
  }

  /** Tells whether all news has been taken. */
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
