package tengen.conformance.transcript;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import tengen.conformance.transcript.Transcript.EndInput;
import tengen.conformance.transcript.Transcript.Ends;
import tengen.conformance.transcript.Transcript.Entry;
import tengen.conformance.transcript.Transcript.Expect;
import tengen.conformance.transcript.Transcript.Send;

/**
 * Plays a transcript's client against a {@link Peer}. All output must be expected: output after the
 * last step, once the input has been closed, is a mismatch.
 */
public final class TranscriptRunner {
  /** Value of {@link Mismatch#got} if no line arrived. */
  public static final String NOTHING = "nothing";

  private final Transcript transcript;
  private final Peer peer;
  private final BiPredicate<String, String> tolerated;
  private Map<String, String> stored = new HashMap<>();
  private boolean isInBlock;

  /** True if the last reply continues until the client sends more. */
  private boolean isOpen;

  private TranscriptRunner(
      Transcript transcript, Peer peer, BiPredicate<String, String> tolerated) {
    this.transcript = transcript;
    this.peer = peer;
    this.tolerated = tolerated;
  }

  /** Runs the transcript to its end or its first mismatch; returns empty if every line matches. */
  public static Optional<Mismatch> run(Transcript transcript, Peer peer)
      throws InterruptedException {
    return run(transcript, peer, (_, _) -> false);
  }

  /**
   * Runs the transcript and continues after a mismatch for which {@code tolerated} returns true,
   * given the line in the file and the received line. Such a line's placeholders are not stored.
   */
  public static Optional<Mismatch> run(
      Transcript transcript, Peer peer, BiPredicate<String, String> tolerated)
      throws InterruptedException {
    return new TranscriptRunner(transcript, peer, tolerated).run();
  }

  private Optional<Mismatch> run() throws InterruptedException {
    List<Entry> entries = transcript.entries();
    int line = 0;
    try {
      for (Entry entry : entries) {
        line = entry.line();
        Optional<Mismatch> mismatch = step(entry);
        if (mismatch.isPresent()) {
          return mismatch;
        }
      }
      line++;
      Optional<Mismatch> open = endBlock(line);
      if (open.isPresent()) {
        return open;
      }
      peer.endInput();
      return expectNoLine(line);
    } catch (IOException e) {
      return Optional.of(mismatch(line, "a connection", String.valueOf(e.getMessage())));
    }
  }

  private Optional<Mismatch> step(Entry entry) throws IOException, InterruptedException {
    return switch (entry) {
      case Send(int line, Template text, boolean lineFeed) -> {
        Optional<Mismatch> mismatch = endBlock(line);
        String sent = text.fill(stored) + (lineFeed ? "\n" : "");
        peer.send(sent.getBytes(StandardCharsets.ISO_8859_1));
        closeBlock();
        yield mismatch;
      }
      case Expect(int line, Template text, boolean open) -> {
        isOpen |= open;
        yield text.isRest() ? skipBlock(line) : expect(line, text);
      }
      case EndInput(int line) -> {
        Optional<Mismatch> mismatch = endBlock(line);
        peer.endInput();
        closeBlock();
        yield mismatch;
      }
      case Ends(int line) -> ends(line);
    };
  }

  private Optional<Mismatch> expect(int line, Template text)
      throws IOException, InterruptedException {
    boolean status = text.source().startsWith("=") || text.source().startsWith("?");
    if (status) {
      Optional<Mismatch> open = endBlock(line);
      if (open.isPresent()) {
        return open;
      }
    }
    boolean isInformation = text.source().startsWith("MESSAGE ");
    Optional<String> got =
        peer.nextLine(each -> isInformation && text.match(each, stored).isPresent());
    if (got.isEmpty()) {
      return Optional.of(mismatch(line, text.source(), NOTHING));
    }
    Optional<Map<String, String>> fit = text.match(got.get(), stored);
    if (fit.isEmpty() && !tolerated.test(text.source(), got.get())) {
      return Optional.of(mismatch(line, text.source(), got.get()));
    }
    stored = fit.orElse(stored);
    isInBlock |= transcript.notation().blocks() && !isOpen;
    return Optional.empty();
  }

  /** Reads up to the empty line that ends the reply. */
  private Optional<Mismatch> skipBlock(int line) throws IOException, InterruptedException {
    isInBlock = false;
    while (true) {
      Optional<String> got = peer.nextLine();
      if (got.isEmpty()) {
        return Optional.of(mismatch(line, "the empty line after this", NOTHING));
      }
      if (got.get().isEmpty()) {
        return Optional.empty();
      }
    }
  }

  /** Expects the empty line of an open reply, since the client has now sent more. */
  private void closeBlock() {
    isInBlock |= isOpen;
    isOpen = false;
  }

  private Optional<Mismatch> endBlock(int line) throws IOException, InterruptedException {
    if (!isInBlock) {
      return Optional.empty();
    }
    isInBlock = false;
    Optional<String> got = peer.nextLine();
    return got.isPresent() && got.get().isEmpty()
        ? Optional.empty()
        : Optional.of(mismatch(line, "the empty line before this", got.orElse(NOTHING)));
  }

  private Optional<Mismatch> ends(int line) throws IOException, InterruptedException {
    Optional<Mismatch> early = endBlock(line);
    if (early.isPresent()) {
      return early;
    }
    Optional<Mismatch> noise = expectNoLine(line);
    if (noise.isPresent() || peer.ended()) {
      return noise;
    }
    return Optional.of(mismatch(line, "the end of the session", "a session that goes on"));
  }

  private Optional<Mismatch> expectNoLine(int line) throws IOException, InterruptedException {
    return peer.nextLine().map(got -> mismatch(line, NOTHING, got));
  }

  private Mismatch mismatch(int line, String expected, String got) {
    return new Mismatch(transcript.name(), line, expected, got);
  }
}
