package tengen.archive;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;

/** Records what a logger logs, and keeps it from the build's output. */
final class CapturedLog implements AutoCloseable {
  private final List<LogRecord> records = new CopyOnWriteArrayList<>();
  private final StreamHandler handler =
      new StreamHandler() {
        @Override
        public void publish(LogRecord each) {
          records.add(each);
        }
      };
  private final Logger logger;

  /** Captures what the logger of this name logs. */
  CapturedLog(String name) {
    logger = Logger.getLogger(name);
    logger.addHandler(handler);
    logger.setUseParentHandlers(false);
  }

  List<LogRecord> records() {
    return records;
  }

  @Override
  public void close() {
    logger.setUseParentHandlers(true);
    logger.removeHandler(handler);
  }
}
