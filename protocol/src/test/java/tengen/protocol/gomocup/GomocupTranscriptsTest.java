package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;

class GomocupTranscriptsTest {

  static Stream<Transcript> transcripts() {
    return TranscriptLibrary.all("gomocup").stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("transcripts")
  void sessionsReplyAsInTheTranscript(Transcript transcript) throws InterruptedException {
    var peer =
        transcript.settings().containsKey("tells") ? TestEngine.variationPeer() : TestEngine.peer();
    assertThat(TranscriptRunner.run(transcript, peer)).isEmpty();
  }
}
