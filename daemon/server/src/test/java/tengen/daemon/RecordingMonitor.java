package tengen.daemon;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import tengen.daemon.monitor.Monitor;
import tengen.daemon.monitor.Rejection;
import tengen.host.monitor.SearchFacts;
import tengen.host.monitor.SearchWatch;

/** A monitor that records opened sessions and rejections. */
public final class RecordingMonitor implements Monitor {
  public final List<Rejection> rejections = new CopyOnWriteArrayList<>();
  public final List<String> opened = new CopyOnWriteArrayList<>();

  private final String metrics;

  /** Creates a monitor with fixed metrics. */
  public RecordingMonitor(String metrics) {
    this.metrics = metrics;
  }

  @Override
  public void opened(String protocol) {
    opened.add(protocol);
  }

  @Override
  public void rejected(Rejection why) {
    rejections.add(why);
  }

  @Override
  public SearchWatch submitted(SearchFacts facts) {
    return SearchWatch.NONE;
  }

  @Override
  public Optional<String> metrics() {
    return Optional.of(metrics);
  }
}
