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
 * Our transcripts against a program that is not ours, each page with a process of its own.
 *
 * @param limit for one page, from the start of its process
 */
public record Checklist(List<String> command, Duration limit, LongSupplier nanoClock) {
  public Checklist {
    command = List.copyOf(command);
  }

  /** The pages of a protocol that are for this family of games, or for any that it carries. */
  public static List<Transcript> pages(String protocol, String family) {
    return TranscriptLibrary.all(protocol).stream()
        .filter(page -> page.settings().getOrDefault("game", family).startsWith(family))
        .toList();
  }

  /**
   * Runs one page.
   *
   * @throws IOException where the program cannot be started
   */
  public PageResult run(Transcript page) throws IOException, InterruptedException {
    boolean thinks = page.settings().containsKey("thinks");
    try (var child = ChildProgram.start(command, limit, nanoClock)) {
      var peer =
          new ForeignPeer(child, page.notation(), thinks ? TimeLimits.LONG : TimeLimits.SHORT);
      if (!peer.prepare() && thinks) {
        String reason = "it cannot be told to think long";
        return new PageResult(page, PageVerdict.NOT_SUPPORTED, reason, peer.excerpt());
      }
      var judge = new Judge(page, peer::sent, peer::received);
      Optional<Mismatch> mismatch = TranscriptRunner.run(page, peer, judge::tolerates);
      if (mismatch.isPresent()) {
        PageVerdict outcome = judge.of(mismatch.get(), child.exitCode().isPresent());
        return new PageResult(page, outcome, reason(mismatch.get(), child), peer.excerpt());
      }
      return judge.difference().isEmpty()
          ? new PageResult(page, PageVerdict.PASS, "", List.of())
          : new PageResult(page, PageVerdict.DIFFERS, judge.difference(), List.of());
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
