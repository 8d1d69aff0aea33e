package tengen.app.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tengen.app.output.CommandException;
import tengen.app.storage.ArchiveOption;
import tengen.app.storage.StateFolder;
import tengen.config.ArchiveConfig;
import tengen.config.TengenConfig;
import tengen.store.archive.ArchiveInspection;

/** Checks of the archive, and of the clock against it. */
final class ArchiveCheck {
  private static final String ARCHIVE = "archive";
  private static final String CLOCK = "clock";

  /** Share of {@code archive.max-mib} that is left when its deletions begin, at most. */
  private static final int RESERVE_SHARE = 4;

  private ArchiveCheck() {}

  static List<CheckResult> of(TengenConfig config) {
    ArchiveConfig archive = config.archive();
    Instant now = Instant.now();
    if (archive.url().isEmpty()) {
      return List.of(
          CheckResult.ok(ARCHIVE, "archive.url is null: games are not stored"), clock(now));
    }
    String url = StateFolder.url(archive.url().get());
    Optional<Path> missing = StateFolder.file(url).filter(Files::notExists);
    if (missing.isPresent()) {
      return List.of(
          CheckResult.ok(ARCHIVE, missing.get() + " does not exist; `tengen serve` creates it"),
          clock(now));
    }
    try {
      return of(archive, ArchiveOption.factory().inspect(url), now);
    } catch (CommandException e) {
      return List.of(
          CheckResult.problem(ARCHIVE, String.valueOf(e.after("").getMessage()), ""), clock(now));
    } catch (IOException e) {
      return List.of(
          CheckResult.problem(
              ARCHIVE, String.valueOf(e.getMessage()), "see docs/archive.md, or restore a backup"),
          clock(now));
    }
  }

  /** Returns the results for the state of an archive at a time. */
  static List<CheckResult> of(ArchiveConfig archive, ArchiveInspection found, Instant now) {
    List<CheckResult> all = new ArrayList<>();
    found
        .damage()
        .forEach(
            line ->
                all.add(
                    CheckResult.problem(
                        ARCHIVE, "damaged: " + line, "stop the daemon and restore a backup")));
    found
        .unwritable()
        .ifPresent(
            why ->
                all.add(
                    CheckResult.problem(
                        ARCHIVE,
                        "cannot be written: " + why,
                        "run as the daemon's user, or give it the right to write")));
    all.add(version(archive, found));
    all.add(clock(found, now));
    return all;
  }

  private static CheckResult version(ArchiveConfig archive, ArchiveInspection found) {
    if (found.version() == 0) {
      return CheckResult.ok(
          ARCHIVE, "the database has no tables of Tengen; `tengen serve` makes them");
    }
    String text =
        String.format(
            Locale.ROOT,
            "tables of version %d; %d of %d MiB",
            found.version(),
            found.usedBytes() >> 20,
            archive.maxMib());
    if (found.version() > found.latestVersion()) {
      return CheckResult.problem(
          ARCHIVE,
          text + "; this program knows version " + found.latestVersion(),
          "install the newer Tengen that made them");
    }
    if (found.version() < found.latestVersion()) {
      return CheckResult.note(
          ARCHIVE,
          text + "; the next start of the daemon makes it version " + found.latestVersion(),
          "make a backup first");
    }
    long maxBytes = (long) archive.maxMib() << 20;
    return found.usedBytes() <= maxBytes - maxBytes / RESERVE_SHARE
        ? CheckResult.ok(ARCHIVE, text)
        : CheckResult.note(
            ARCHIVE, text, "raise archive.max-mib, or the oldest games will be deleted");
  }

  private static CheckResult clock(Instant now) {
    return CheckResult.ok(CLOCK, now.truncatedTo(ChronoUnit.SECONDS) + ", time zone " + zone());
  }

  private static String zone() {
    return ZoneId.systemDefault().getId();
  }

  private static CheckResult clock(ArchiveInspection found, Instant now) {
    Instant ofArchive = now.plusMillis(found.aheadMs());
    if (found.newestMs().isPresent() && found.newestMs().getAsLong() > ofArchive.toEpochMilli()) {
      return CheckResult.problem(
          CLOCK,
          clock(now).text()
              + ": before the newest game, of "
              + Instant.ofEpochMilli(found.newestMs().getAsLong()).truncatedTo(ChronoUnit.SECONDS),
          "set the clock, such as by `timedatectl set-ntp true`");
    }
    return found.aheadMs() == 0
        ? clock(now)
        : CheckResult.note(
            CLOCK,
            String.format(
                Locale.ROOT,
                "%s; the database's is %.1f s %s",
                clock(now).text(),
                Math.abs(found.aheadMs()) / 1000.0,
                found.aheadMs() > 0 ? "ahead" : "behind"),
            "let NTP set the clocks of both");
  }
}
