package tengen.conformance;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import tengen.conformance.transcript.Notation;
import tengen.conformance.transcript.Peer;

/**
 * A client for external programs. Drops MESSAGE and DEBUG lines that are not expected, accepts a
 * SUGGEST, ignores trailing blanks, sends the time limits, and records the conversation.
 */
final class ExternalPeer implements Peer {
  private static final int MAX_EXCERPT_LINES = 6;
  private static final Pattern INFORMATION_LINE = Pattern.compile("(?i)(MESSAGE|DEBUG)\\b.*");
  private static final Pattern SUGGEST = Pattern.compile("(?i)SUGGEST\\s+(\\d+,\\d+)");
  private static final Pattern STATUS_ALONE = Pattern.compile("[=?][0-9]*");

  private final Peer program;
  private final Notation notation;
  private final TimeLimits limits;
  private final List<String> sent = new ArrayList<>();
  private final List<String> received = new ArrayList<>();
  private final List<String> conversation = new ArrayList<>();

  ExternalPeer(Peer program, Notation notation, TimeLimits limits) {
    this.program = program;
    this.notation = notation;
    this.limits = limits;
  }

  /** Sends the time limits to a GTP program; returns false if it does not support them. */
  boolean prepare() throws IOException, InterruptedException {
    if (!isGtp()) {
      return true;
    }
    send(limits.gtp().getBytes(StandardCharsets.ISO_8859_1));
    Optional<String> status = nextLine();
    for (Optional<String> line = status; line.isPresent() && !line.get().isEmpty(); ) {
      line = nextLine();
    }
    return status.isPresent() && status.get().startsWith("=");
  }

  private boolean isGtp() {
    return notation.protocol().equals("gtp");
  }

  @Override
  public void send(byte[] bytes) throws IOException, InterruptedException {
    var text = new String(bytes, StandardCharsets.ISO_8859_1);
    conversation.add("> " + text.stripTrailing());
    sent.add(text.strip());
    program.send(bytes);
    if (!isGtp() && isStart(text)) {
      program.send(limits.gomocup().getBytes(StandardCharsets.ISO_8859_1));
    }
  }

  private static boolean isStart(String line) {
    return line.endsWith("\n") && line.strip().toUpperCase(Locale.ROOT).startsWith("START ");
  }

  @Override
  public Optional<String> nextLine() throws IOException, InterruptedException {
    return nextLine(_ -> false);
  }

  @Override
  public Optional<String> nextLine(Predicate<String> wanted)
      throws IOException, InterruptedException {
    while (true) {
      Optional<String> got = program.nextLine().map(this::normal);
      if (got.isEmpty()) {
        return got;
      }
      received.add(got.get());
      if (!got.get().isEmpty()) {
        conversation.add("< " + got.get());
      }
      if (isGtp() || wanted.test(got.get()) || !isHandled(got.get())) {
        return got;
      }
    }
  }

  private String normal(String line) {
    String text = line.stripTrailing();
    return isGtp() && STATUS_ALONE.matcher(text).matches() ? text + " " : text;
  }

  private boolean isHandled(String line) throws IOException, InterruptedException {
    var suggestion = SUGGEST.matcher(line);
    if (suggestion.matches()) {
      send(("PLAY " + suggestion.group(1) + "\n").getBytes(StandardCharsets.ISO_8859_1));
      return true;
    }
    return INFORMATION_LINE.matcher(line).matches();
  }

  @Override
  public void endInput() throws IOException, InterruptedException {
    program.endInput();
  }

  @Override
  public boolean ended() throws IOException, InterruptedException {
    return program.ended();
  }

  /** Returns all sent lines, without surrounding blanks. */
  List<String> sent() {
    return List.copyOf(sent);
  }

  /** Returns all received lines. */
  List<String> received() {
    return List.copyOf(received);
  }

  /** Returns the last lines of the conversation, without empty lines. */
  List<String> excerpt() {
    return List.copyOf(
        conversation.subList(
            Math.max(0, conversation.size() - MAX_EXCERPT_LINES), conversation.size()));
  }
}
