package tengen.daemon;

import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** A logger that discards everything. */
record NoOpLogger() implements System.Logger {
  @Override
  public String getName() {
    return "";
  }

  @Override
  public boolean isLoggable(Level level) {
    return false;
  }

  @Override
  public void log(
      Level level, @Nullable ResourceBundle bundle, String message, @Nullable Throwable thrown) {}

  @Override
  public void log(
      Level level, @Nullable ResourceBundle bundle, String format, Object @Nullable ... values) {}
}
