package tengen.app.prove;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tengen.proof.build.ProofStatus;
import tengen.proof.build.ProofStatus.Root;
import tengen.proof.build.ProofStatus.State;

/** Describes the progress of a proof search. */
final class StatusText {
  private static final int SECONDS_AN_HOUR = 3600;

  private StatusText() {}

  /** Returns a line for each root and a total. */
  static List<String> lines(ProofStatus status) {
    List<String> lines = new ArrayList<>();
    status.roots().forEach(root -> lines.add(root.line() + ": " + text(root)));
    lines.add(line(status));
    return lines;
  }

  private static String text(Root root) {
    return switch (root.state()) {
      case PROVED -> "proved, " + root.whiteNodes() + " White nodes";
      case REFUTED -> "no proof by the moves that were tried";
      case OPEN -> "open, at least " + root.left() + " positions to prove";
    };
  }

  /** Returns the total on one line. */
  static String line(ProofStatus status) {
    return String.format(
        Locale.ROOT,
        "%d of %d roots proved, %d open, at least %d positions to prove; %d positions known",
        status.count(State.PROVED),
        status.roots().size(),
        status.count(State.OPEN),
        status.left(),
        status.known());
  }

  /** Returns the total with the rate since {@code before} and the remaining time at that rate. */
  static String progress(ProofStatus before, ProofStatus now, Duration since) {
    double rate = (now.known() - before.known()) * 1000.0 / Math.max(1, since.toMillis());
    String estimate =
        rate == 0
            ? ""
            : String.format(
                Locale.ROOT, ", at least %.1f hours", now.left() / rate / SECONDS_AN_HOUR);
    return line(now) + String.format(Locale.ROOT, ", %.1f/s", rate) + estimate;
  }
}
