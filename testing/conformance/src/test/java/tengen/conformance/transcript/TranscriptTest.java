package tengen.conformance.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TranscriptTest {
  private static final Notation GOMOCUP = TranscriptLibrary.notation("gomocup");
  private static final Notation GTP = TranscriptLibrary.notation("gtp");

  /** A peer that returns prepared lines, whatever it receives. */
  private static final class ScriptedPeer implements Peer {
    private final Deque<String> lines = new ArrayDeque<>();
    private final StringBuilder received = new StringBuilder();
    private boolean ended;

    ScriptedPeer(String... says) {
      lines.addAll(List.of(says));
    }

    @Override
    public void send(byte[] bytes) {
      received.append(new String(bytes, StandardCharsets.ISO_8859_1));
    }

    @Override
    public Optional<String> nextLine() {
      return Optional.ofNullable(lines.poll());
    }

    @Override
    public void endInput() {
      ended = true;
    }

    @Override
    public boolean ended() {
      return ended;
    }
  }

  private static Optional<String> run(Notation notation, String text, Peer peer)
      throws InterruptedException {
    return TranscriptRunner.run(Transcript.parse("t", notation, text), peer)
        .map(Mismatch::toString);
  }

  @Test
  void theCommentsAtTheTopAreTheTitleAndSettingsAreRead() {
    Transcript transcript =
        Transcript.parse("t", GOMOCUP, "# One.\n# Two.\n\n@ game nogo\n@ thinks\n# Three.\n> X\n");
    assertThat(transcript.title()).containsExactly("One.", "Two.");
    assertThat(transcript.settings()).isEqualTo(Map.of("game", "nogo", "thinks", ""));
  }

  @Test
  void escapesReachTheWire() throws InterruptedException {
    var peer = new ScriptedPeer();
    String text = "> \\ra\\t\\0\\x07\\xfe\\\\\\{\\s\n>\n> open\\c\n";
    assertThat(run(GOMOCUP, text, peer)).isEmpty();
    assertThat(peer.received.toString()).isEqualTo("\ra\t\0\7\u00fe\\{ \n\nopen");
  }

  @Test
  void jsonIsWrittenAsItIs() throws InterruptedException {
    var peer = new ScriptedPeer("{\"id\":\"a\",\"n\":[{\"v\":12}],\"e\":{}}");
    String text = "> {\"id\":\"a\"}\n< {\"id\":\"a\",\"n\":[{\"v\":{int}}],\"e\":{}}\n";
    assertThat(run(GOMOCUP, text, peer)).isEmpty();
    assertThat(peer.received.toString()).isEqualTo("{\"id\":\"a\"}\n");
  }

  @Test
  void namedMovesAreSentAndExpectedAgain() throws InterruptedException {
    var peer = new ScriptedPeer("7,8", "OK", "7,8");
    String text = "> BEGIN\n< {move:m}\n> TAKEBACK {m}\n< OK\n> BEGIN\n< {m}\n";
    assertThat(run(GOMOCUP, text, peer)).isEmpty();
    assertThat(peer.received.toString()).isEqualTo("BEGIN\nTAKEBACK 7,8\nBEGIN\n");
  }

  @Test
  void placeholdersMatchWholeLinesOfTheirKind() throws InterruptedException {
    String text = "> x\n< {error}\n< {unknown}\n< a {int} b {float}\n< {any}\n";
    assertThat(run(GOMOCUP, text, new ScriptedPeer("ERROR x", "UNKNOWN", "a -3 b 1.5", "!")))
        .isEmpty();
    assertThat(run(GOMOCUP, "> x\n< {error}\n", new ScriptedPeer("MESSAGE ERROR x")))
        .contains("t:2: expected [{error}], got [MESSAGE ERROR x]");
    assertThat(run(GTP, "> x\n< = {move}\n", new ScriptedPeer("= I5", "")))
        .contains("t:2: expected [= {move}], got [= I5]");
  }

  @Test
  void theEmptyLineAndTheBlankOfGtpAreImpliedButMustCome() throws InterruptedException {
    String text = "> play b a1\n< =\n> showboard\n< =\n<    A\n";
    assertThat(run(GTP, text, new ScriptedPeer("= ", "", "= ", "   A", ""))).isEmpty();
    assertThat(run(GTP, text, new ScriptedPeer("=", "", "= ", "   A", "")))
        .contains("t:2: expected [= ], got [=]");
    assertThat(run(GTP, text, new ScriptedPeer("= ", "= ", "   A", "")))
        .contains("t:3: expected [the empty line before this], got [= ]");
    assertThat(run(GTP, text, new ScriptedPeer("= ", "", "= ", "   A")))
        .contains("t:6: expected [the empty line before this], got [nothing]");
  }

  @Test
  void theRestOfAReplyMayBeLeftOpen() throws InterruptedException {
    String text = "> list_commands\n< = a\n< {rest}\n> name\n< = x\n";
    assertThat(run(GTP, text, new ScriptedPeer("= a", "b", "c", "", "= x", ""))).isEmpty();
    assertThat(run(GTP, text, new ScriptedPeer("= a", "", "= x", ""))).isEmpty();
    assertThat(run(GTP, text, new ScriptedPeer("= a", "b")))
        .contains("t:3: expected [the empty line after this], got [nothing]");
  }

  @Test
  void outputBehindTheLastStepIsAMismatch() throws InterruptedException {
    assertThat(run(GOMOCUP, "> x\n< OK\n", new ScriptedPeer("OK", "DEBUG more")))
        .contains("t:3: expected [nothing], got [DEBUG more]");
  }

  @Test
  void anEndIsDemanded() throws InterruptedException {
    assertThat(run(GOMOCUP, "> END\n! ends\n", new ScriptedPeer()))
        .contains("t:2: expected [the end of the session], got [a session that goes on]");
    assertThat(run(GOMOCUP, "> END\n! eof\n! ends\n", new ScriptedPeer())).isEmpty();
    assertThat(run(GOMOCUP, "! eof\n! ends\n", new ScriptedPeer("OK")))
        .contains("t:2: expected [nothing], got [OK]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "# only a comment",
        ">x",
        "> x ",
        "? x",
        "! stop",
        "> {move}",
        "> {m}",
        "> \\q",
        "< {nothing}",
        "> x\n@ late",
      })
  void anInvalidTranscriptIsRejectedWithItsLine(String text) {
    assertThatThrownBy(() -> Transcript.parse("t", GTP, text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("t:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gomocup", "gtp", "analysis"})
  void theIndexNamesEachFileOfItsFolder(String protocol) throws Exception {
    String folder = "/tengen/conformance/transcripts/" + protocol + "/";
    URL index = Objects.requireNonNull(TranscriptTest.class.getResource(folder + "index.txt"));
    try (Stream<Path> files = Files.list(Path.of(index.toURI()).resolveSibling(""))) {
      assertThat(TranscriptLibrary.all(protocol))
          .extracting(transcript -> transcript.name() + ".txt")
          .containsExactlyInAnyOrderElementsOf(
              files
                  .map(file -> String.valueOf(file.getFileName()))
                  .filter(name -> !name.equals("index.txt"))
                  .toList());
    }
  }
}
