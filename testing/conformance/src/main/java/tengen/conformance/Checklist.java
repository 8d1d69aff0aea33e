package tengen.conformance;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import tengen.conformance.transcript.Mismatch;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;

/**
 * A run of the transcripts against an external program, with a new process for each page.
 *
 * @param limit time limit for one page, from the start of its process
 */
public record Checklist(List<String> command, Duration limit, LongSupplier nanoClock) {
  public Checklist {
    command = List.copyOf(command);
  }

  /** Returns the pages of a protocol that apply to this family of games, or to every game. */
  public static List<Transcript> pages(String protocol, String family) {
    return TranscriptLibrary.all(protocol).stream()
        .filter(page -> page.settings().getOrDefault("game", family).startsWith(family))
        .toList();
  }

  /**
   * Runs one page.
   *
   * @throws IOException if the program cannot be started
   */
  public PageResult run(Transcript page) throws IOException, InterruptedException {
    boolean thinks = page.settings().containsKey("thinks");
    try (var child = ChildProgram.start(command, limit, nanoClock)) {
      var peer =
          new ExternalPeer(child, page.notation(), thinks ? TimeLimits.LONG : TimeLimits.SHORT);
      if (!peer.prepare() && thinks) {
        String reason = "it cannot be told to think long";
        return new PageResult(page, PageVerdict.NOT_SUPPORTED, reason, peer.excerpt());
      }
      var classifier = new MismatchClassifier(page, peer::sent, peer::received);
      Optional<Mismatch> mismatch = TranscriptRunner.run(page, peer, classifier::tolerates);
      if (mismatch.isPresent()) {
        PageVerdict outcome = classifier.of(mismatch.get(), child.exitCode().isPresent());
        return new PageResult(page, outcome, reason(mismatch.get(), child), peer.excerpt());
      }
      return classifier.difference().isEmpty()
          ? new PageResult(page, PageVerdict.PASS, "", List.of())
          : new PageResult(page, PageVerdict.DIFFERS, classifier.difference(), List.of());
    }
  }

  private String reason(Mismatch mismatch, ChildProgram child) throws InterruptedException {
    String got = "[" + mismatch.got() + "]";
    if (mismatch.got().equals(TranscriptRunner.NOTHING)) {
      OptionalInt exitCode = child.exitCode();
      got = exitCode.isPresent() ? "its end, exit code " + exitCode.getAsInt() : "nothing in time";
    }
    return String.format(
        Locale.ROOT, "line %d: expected [%s], got %s", mismatch.line(), mismatch.expected(), got);
  }
}
