package tengen.daemon.log;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.Month;
import java.time.Year;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;

/**
 * A warning that is formatted in advance, for a process without memory. Only its time is written
 * later, which allocates nothing. Not thread-safe.
 */
public final class PreparedLine {
  private static final int SECONDS_PER_DAY = 86_400;
  private static final int EPOCH_YEAR = 1970;

  /** A time whose text has a date and milliseconds of the usual lengths. */
  private static final Instant ANY_TIME = Instant.ofEpochMilli(1);

  private final byte[] bytes;
  private final int timeIndex;

  /**
   * Prepares a line.
   *
   * @param form must write times like {@code 2026-01-31T00:00:00.001Z}
   * @param text the message
   */
  public PreparedLine(Formatter form, String text) {
    var logged = new LogRecord(Level.WARNING, text);
    logged.setInstant(ANY_TIME);
    String line = form.format(logged);
    timeIndex = line.indexOf(ANY_TIME.toString());
    bytes = line.getBytes(StandardCharsets.UTF_8);
    // Loads the classes that are used later.
    at(ANY_TIME.toEpochMilli());
  }

  /**
   * Writes the time into the line and returns the line's bytes.
   *
   * @param millis milliseconds since the epoch, not negative
   */
  byte[] at(long millis) {
    long seconds = millis / 1000;
    putDate(seconds / SECONDS_PER_DAY);
    int second = (int) (seconds % SECONDS_PER_DAY);
    put(11, 2, second / 3600);
    put(14, 2, second / 60 % 60);
    put(17, 2, second % 60);
    put(20, 3, (int) (millis % 1000));
    return bytes;
  }

  private void putDate(long daysSinceEpoch) {
    long day = daysSinceEpoch;
    int year = EPOCH_YEAR;
    while (day >= daysIn(year)) {
      day -= daysIn(year);
      year++;
    }
    int month = 1;
    while (day >= daysIn(year, month)) {
      day -= daysIn(year, month);
      month++;
    }
    put(0, 4, year);
    put(5, 2, month);
    put(8, 2, (int) day + 1);
  }

  private static int daysIn(int year) {
    return Year.isLeap(year) ? 366 : 365;
  }

  private static int daysIn(int year, int month) {
    return Month.of(month).length(Year.isLeap(year));
  }

  /** Writes a number with leading zeros at an index within the time. */
  private void put(int index, int digits, int number) {
    int rest = number;
    for (int i = index + digits - 1; i >= index; i--) {
      bytes[timeIndex + i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
  }
}
