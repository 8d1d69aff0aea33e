package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tengen.conformance.transcript.Peer;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;
import tengen.protocol.SessionOffer;

/** Replays the manual's transcripts on the pure session. */
class GtpTranscriptsTest {

  @TestFactory
  Stream<DynamicTest> theSessionKeepsToTheManual() {
    return Stream.of(GtpDialect.NAME, GtpDialect.UALBERTA)
        .flatMap(protocol -> TranscriptLibrary.all(protocol).stream())
        .map(transcript -> DynamicTest.dynamicTest(transcript.name(), () -> check(transcript)));
  }

  private static void check(Transcript transcript) throws InterruptedException {
    boolean nogo = "nogo".equals(transcript.settings().get("game"));
    boolean files = transcript.settings().containsKey("files");
    var offer = nogo ? GtpTestSession.NOGO_FIRST : GtpTestSession.GOMOKU_FIRST;
    var session = session(transcript, files ? offer.withFiles() : offer);
    assertThat(TranscriptRunner.run(transcript, session)).isEmpty();
  }

  private static Peer session(Transcript transcript, SessionOffer offer) {
    if (transcript.notation().protocol().equals(GtpDialect.UALBERTA)) {
      return GtpTestSession.ualberta(offer);
    }
    return transcript.settings().containsKey("tells")
        ? GtpTestSession.variationSession(offer)
        : GtpTestSession.session(offer);
  }

  @Test
  void transcriptsHaveATitleAndAGame() {
    List<Transcript> all = TranscriptLibrary.all("gtp");
    assertThat(all).hasSizeGreaterThan(30);
    assertThat(all)
        .allSatisfy(
            transcript -> {
              assertThat(transcript.title()).isNotEmpty();
              assertThat(transcript.settings()).containsKey("game");
            });
    assertThat(all.stream().map(Transcript::name)).doesNotHaveDuplicates();
  }
}
