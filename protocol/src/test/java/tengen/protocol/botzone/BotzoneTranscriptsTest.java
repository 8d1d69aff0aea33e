package tengen.protocol.botzone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;

class BotzoneTranscriptsTest {

  static Stream<Transcript> transcripts() {
    return TranscriptLibrary.all("botzone").stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("transcripts")
  void sessionsReplyAsInTheTranscript(Transcript transcript) throws InterruptedException {
    assertThat(transcript.title()).isNotEmpty();
    boolean nogo = "nogo".equals(transcript.settings().get("game"));
    var offer = nogo ? BotzoneTestSession.NOGO : BotzoneTestSession.GOMOKU;
    assertThat(TranscriptRunner.run(transcript, BotzoneTestSession.session(offer))).isEmpty();
  }
}
