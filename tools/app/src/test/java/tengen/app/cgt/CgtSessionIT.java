package tengen.app.cgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tengen.app.Distribution;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;
import tengen.support.Program;

/** Runs the sessions of docs/cgt.md with the engine for combinatorial games. */
@Tag("full")
class CgtSessionIT {
  private static final Pattern SESSION =
      Pattern.compile("```\n\\$ \\./tengen (.*)\n((?:[<>].*\n)+)```");

  @Test
  void theSessionOfThePageHappens() throws Exception {
    String page = Files.readString(Distribution.root().resolve("docs/cgt.md"));
    List<MatchResult> sessions = SESSION.matcher(page).results().toList();
    assertThat(sessions).hasSize(1);
    String[] arguments = sessions.getFirst().group(1).split(" ", -1);
    Transcript transcript =
        Transcript.parse(
            "docs/cgt.md", TranscriptLibrary.notation("gtp"), sessions.getFirst().group(2));
    try (Program program = Distribution.built().tengen(arguments)) {
      assertThat(TranscriptRunner.run(transcript, program.peer())).isEmpty();
      assertThat(program.exitCode()).isZero();
      assertThat(program.errors()).isEmpty();
    }
  }
}
