package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.protocol.transcript.Transcript;
import tengen.protocol.transcript.TranscriptLibrary;
import tengen.protocol.transcript.TranscriptRunner;

class GomocupTranscriptsTest {

  static Stream<Transcript> transcripts() {
    return TranscriptLibrary.all(GomocupDialect.NOTATION).stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("transcripts")
  void thePureSessionAnswersAsTheTranscriptSays(Transcript transcript) throws InterruptedException {
    var peer = transcript.settings().containsKey("tells") ? StandIn.tellingPeer() : StandIn.peer();
    assertThat(TranscriptRunner.run(transcript, peer)).isEmpty();
  }
}
