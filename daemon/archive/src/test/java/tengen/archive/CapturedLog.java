package tengen.archive;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;

/** Records the output of a logger and keeps it out of the build's output. */
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

  /** Captures the logger of this name. */
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
