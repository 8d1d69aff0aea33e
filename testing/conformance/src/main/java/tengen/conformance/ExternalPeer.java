package tengen.conformance;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import tengen.conformance.transcript.Notation;
import tengen.conformance.transcript.Peer;

/**
 * What every client of foreign programs has to do: it drops their MESSAGE and DEBUG lines, accepts
 * a SUGGEST, reads over blanks at the end of a line, tells the time limits, and keeps what was
 * said.
 */
final class ForeignPeer implements Peer {
  private static final int EXCERPT = 6;
  private static final Pattern CHATTER = Pattern.compile("(?i)(MESSAGE|DEBUG)\\b.*");
  private static final Pattern SUGGEST = Pattern.compile("(?i)SUGGEST\\s+(\\d+,\\d+)");
  private static final Pattern STATUS_ALONE = Pattern.compile("[=?][0-9]*");

  private final Peer program;
  private final Notation notation;
  private final TimeLimits limits;
  private final List<String> sent = new ArrayList<>();
  private final List<String> received = new ArrayList<>();
  private final List<String> said = new ArrayList<>();

  ForeignPeer(Peer program, Notation notation, TimeLimits limits) {
    this.program = program;
    this.notation = notation;
    this.limits = limits;
  }

  /** Tells a GTP program its limits; false: it does not know such commands. */
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
    said.add("> " + text.stripTrailing());
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
    while (true) {
      Optional<String> got = program.nextLine().map(this::normal);
      if (got.isEmpty()) {
        return got;
      }
      received.add(got.get());
      if (!got.get().isEmpty()) {
        said.add("< " + got.get());
      }
      if (isGtp() || !isHandled(got.get())) {
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
    return CHATTER.matcher(line).matches();
  }

  @Override
  public void endInput() throws IOException, InterruptedException {
    program.endInput();
  }

  @Override
  public boolean ended() throws IOException, InterruptedException {
    return program.ended();
  }

  /** All lines that were sent, without blanks around them. */
  List<String> sent() {
    return List.copyOf(sent);
  }

  /** All lines that came. */
  List<String> received() {
    return List.copyOf(received);
  }

  /** The last lines that were said, without empty answers. */
  List<String> excerpt() {
    return List.copyOf(said.subList(Math.max(0, said.size() - EXCERPT), said.size()));
  }
}
