package tengen.protocol.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;

/** Replays the manual's transcripts on the pure session, which has neither tables nor games. */
class AnalysisTranscriptsTest {

  @TestFactory
  Stream<DynamicTest> theSessionKeepsToTheManual() {
    return TranscriptLibrary.all("analysis").stream()
        .filter(transcript -> !transcript.settings().containsKey("tables"))
        .filter(transcript -> !transcript.settings().containsKey("games"))
        .map(transcript -> DynamicTest.dynamicTest(transcript.name(), () -> check(transcript)));
  }

  private static void check(Transcript transcript) throws InterruptedException {
    boolean nogo = "nogo".equals(transcript.settings().get("game"));
    var offer = nogo ? AnalysisTestSession.NOGO_FIRST : AnalysisTestSession.GOMOKU_FIRST;
    var session =
        transcript.settings().containsKey("tells")
            ? AnalysisTestSession.withVariations(offer)
            : AnalysisTestSession.session(offer);
    assertThat(TranscriptRunner.run(transcript, session)).isEmpty();
  }

  @Test
  void transcriptsHaveATitleAndAGame() {
    assertThat(TranscriptLibrary.all("analysis"))
        .hasSizeGreaterThan(10)
        .allSatisfy(
            transcript -> {
              assertThat(transcript.title()).isNotEmpty();
              assertThat(transcript.settings()).containsKey("game");
            });
  }
}
