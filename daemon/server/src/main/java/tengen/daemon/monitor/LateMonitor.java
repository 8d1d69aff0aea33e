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
public final class LateMonitor implements Monitor {
  /** Maximum number of buffered events; later ones are lost. */
  private static final int MOST_KEPT = 10_000;

  private final List<Consumer<Monitor>> kept = new ArrayList<>();
  private volatile boolean isExpected;
  private volatile @Nullable Monitor monitor;

  /** Creates a stand-in that buffers nothing until {@link #expect}. */
  public LateMonitor() {}

  /** Starts buffering, because a monitor will be attached. */
  public synchronized void expect() {
    isExpected = true;
  }

  /** Attaches the monitor and passes the buffered events to it. */
  public synchronized void attach(Monitor come) {
    kept.forEach(news -> news.accept(come));
    kept.clear();
    monitor = come;
  }

  private void tell(Consumer<Monitor> news) {
    Monitor come = monitor;
    if (come == null) {
      keep(news);
    } else {
      news.accept(come);
    }
  }

  private synchronized void keep(Consumer<Monitor> news) {
    if (monitor != null) {
      news.accept(monitor);
    } else if (isExpected && kept.size() < MOST_KEPT) {
      kept.add(news);
    }
  }

  @Override
  public void opened(String protocol) {
    tell(to -> to.opened(protocol));
  }

  @Override
  public void refused(Refusal why) {
    tell(to -> to.refused(why));
  }

  @Override
  public SearchWatch submitted(SearchFacts facts) {
    Monitor come = monitor;
    if (come != null) {
      return come.submitted(facts);
    }
    return isExpected ? new Early(facts) : SearchWatch.NONE;
  }

  @Override
  public Optional<String> metrics() {
    Monitor come = monitor;
    return come == null ? Optional.empty() : come.metrics();
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
      tell(to -> to.submitted(facts).answered(report));
    }
  }
}
