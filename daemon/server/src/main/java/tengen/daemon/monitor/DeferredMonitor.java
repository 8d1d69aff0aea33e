package tengen.daemon.monitor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchReport;
import tengen.host.monitor.SearchWatch;

/**
 * Stands in for a monitor that is loaded after the server has started. Buffers events until the
 * monitor is attached. Thread-safe.
 */
public final class DeferredMonitor implements Monitor {
  /** Maximum number of buffered events; later ones are lost. */
  private static final int MAX_BUFFERED = 10_000;

  private final List<Consumer<Monitor>> buffered = new ArrayList<>();
  private volatile boolean isExpected;
  private volatile @Nullable Monitor monitor;

  /** Creates a stand-in that buffers nothing until {@link #expect}. */
  public DeferredMonitor() {}

  /** Starts buffering, because a monitor will be attached. */
  public synchronized void expect() {
    isExpected = true;
  }

  /** Attaches the monitor and passes the buffered events to it. */
  public synchronized void attach(Monitor attached) {
    buffered.forEach(news -> news.accept(attached));
    buffered.clear();
    monitor = attached;
  }

  private void forward(Consumer<Monitor> news) {
    Monitor attached = monitor;
    if (attached == null) {
      buffer(news);
    } else {
      news.accept(attached);
    }
  }

  private synchronized void buffer(Consumer<Monitor> news) {
    if (monitor != null) {
      news.accept(monitor);
    } else if (isExpected && buffered.size() < MAX_BUFFERED) {
      buffered.add(news);
    }
  }

  @Override
  public void opened(String protocol) {
    forward(to -> to.opened(protocol));
  }

  @Override
  public void rejected(Rejection why) {
    forward(to -> to.rejected(why));
  }

  @Override
  public SearchWatch submitted(SearchFacts facts) {
    Monitor attached = monitor;
    if (attached != null) {
      return attached.submitted(facts);
    }
    return isExpected ? new Early(facts) : SearchWatch.NONE;
  }

  @Override
  public Optional<String> metrics() {
    Monitor attached = monitor;
    return attached == null ? Optional.empty() : attached.metrics();
  }

  /** Watches a search that started before the monitor was attached. */
  private final class Early implements SearchWatch {
    private final SearchFacts facts;

    Early(SearchFacts facts) {
      this.facts = facts;
    }

    @Override
    public void begins() {}

    @Override
    public void answered(SearchReport report) {
      forward(to -> to.submitted(facts).answered(report));
    }
  }
}
