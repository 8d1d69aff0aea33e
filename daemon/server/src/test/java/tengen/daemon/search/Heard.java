package tengen.daemon.search;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import tengen.search.Finding;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.support.Waits;

/** What a listener heard, in order. */
final class Heard implements SearchListener {
  private final BlockingQueue<Object> news = new LinkedBlockingQueue<>();
  private final Runnable onResult;

  Heard() {
    this(() -> {});
  }

  Heard(Runnable onResult) {
    this.onResult = onResult;
  }

  Object next() {
    return take(news);
  }

  static Object take(BlockingQueue<Object> queue) {
    return Waits.next("news of a search", queue, () -> "nothing came");
  }

  boolean isQuiet() {
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
