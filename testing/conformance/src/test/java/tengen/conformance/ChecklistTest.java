package tengen.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.conformance.transcript.Transcript;

/** Tests with a shell script that speaks a little Gomocup, some of it wrong. */
class ChecklistTest {
  private static final Duration GENEROUS = Duration.ofMinutes(5);

  private static final String ROUGH =
      """
      echo $$ > "$1"
      while read -r line; do
        case "$line" in
          "START 15"*) echo "MESSAGE hello"; echo OK ;;
          START*) echo "ERROR size" ;;
          ABOUT) echo 'name="rough"' ;;
          BEGIN) echo "DEBUG thinking"; echo 7,7 ;;
          "TURN 7,7") echo "SUGGEST 8,8" ;;
          "TURN "*) echo 9,9 ;;
          "PLAY "*) echo "${line#PLAY }" ;;
          yxdraw) echo "MESSAGE thinking"; echo "MESSAGE DRAW REJECT" ;;
          yxresign) echo "MESSAGE RESIGN ACCEPT" ;;
          INFO* | info*) ;;
          END) exit 0 ;;
          *) echo "UNKNOWN command" ;;
        esac
      done
      """;

  @TempDir Path scratch;

  @Test
  void matchingTranscriptsPass() throws Exception {
    assertOutcome("end-at-once", PageVerdict.PASS, "");
    assertOutcome("unknown", PageVerdict.PASS, "");
  }

  @Test
  void aSuggestionIsAcceptedAndMessagesAreReadOver() throws Exception {
    assertOutcome("info-is-silent", PageVerdict.PASS, "");
  }

  @Test
  void aMessageThatIsTheReplyIsFoundAmongOthers() throws Exception {
    assertOutcome("yxdraw", PageVerdict.PASS, "");
  }

  @Test
  void aProtocolViolationFailsWithItsConversation() throws Exception {
    PageResult result = run("turn-rejected");

    assertThat(result.outcome()).isEqualTo(PageVerdict.FAIL);
    assertThat(result.reason()).isEqualTo("line 5: expected [{error}], got [9,9]");
    assertThat(result.excerpt()).endsWith("< OK", "> TURN 15,0", "< 9,9");
  }

  @Test
  void aChoiceOfOursDiffers() throws Exception {
    assertOutcome("about", PageVerdict.DIFFERS, "got [name=\"rough\"]");
  }

  @Test
  void anOptionalCommandOrSizeIsNotSupported() throws Exception {
    assertOutcome("swap2-three-fields", PageVerdict.NOT_SUPPORTED, "UNKNOWN command");
    assertOutcome("start-again", PageVerdict.NOT_SUPPORTED, "ERROR size");
  }

  @Test
  void programsWithoutInfiniteThinkingAreNotTestedForIt() throws Exception {
    assertOutcome("thinking-about", PageVerdict.NOT_SUPPORTED, "got [7,7]");
  }

  @Test
  void aProgramThatHangsIsKilledWhenItsTimeIsOver() throws Exception {
    Path script = script("echo $$ > \"$1\"; sleep 1000 & wait");
    PageResult result = run(script, "turn", Duration.ofMillis(500));

    assertThat(result.outcome()).isEqualTo(PageVerdict.FAIL);
    assertThat(result.reason()).endsWith("got nothing in time");
    assertThat(leftAlive()).isEmpty();
  }

  @Test
  void aProgramThatFloodsIsKilledToo() throws Exception {
    PageResult result = run(script("echo $$ > \"$1\"; yes"), "turn", GENEROUS);

    assertThat(result.outcome()).isEqualTo(PageVerdict.FAIL);
    assertThat(leftAlive()).isEmpty();
  }

  @Test
  void aProgramThatEndsEarlyFailsWithItsExitCode() throws Exception {
    PageResult result = run(script("echo $$ > \"$1\"; exit 7"), "turn", GENEROUS);

    assertThat(result.outcome()).isEqualTo(PageVerdict.FAIL);
    assertThat(result.reason()).endsWith("got its end, exit code 7");
  }

  @Test
  void missingProgramsCannotBeChecked() {
    var checklist = new Checklist(List.of("/nowhere/to/be/found"), GENEROUS, System::nanoTime);

    assertThatIOException().isThrownBy(() -> checklist.run(page("turn")));
  }

  private void assertOutcome(String page, PageVerdict outcome, String reason) throws Exception {
    PageResult result = run(page);

    assertThat(result.outcome()).as(result.reason()).isEqualTo(outcome);
    assertThat(result.reason()).contains(reason);
  }

  private PageResult run(String page) throws Exception {
    return run(script(ROUGH), page, GENEROUS);
  }

  private PageResult run(Path script, String page, Duration limit) throws Exception {
    List<String> command = List.of("sh", script.toString(), pid().toString());
    return new Checklist(command, limit, System::nanoTime).run(page(page));
  }

  /**
   * Returns the program's process if it is still alive. SIGKILL has been sent by then, but the
   * process may take a moment to end.
   */
  private Optional<ProcessHandle> leftAlive() throws Exception {
    Optional<ProcessHandle> child =
        ProcessHandle.of(Long.parseLong(Files.readString(pid()).strip()));
    if (child.isPresent()) {
      child.get().onExit().get();
    }
    return child.filter(ProcessHandle::isAlive);
  }

  private Path script(String text) throws IOException {
    return Files.writeString(scratch.resolve("program.sh"), text);
  }

  private Path pid() {
    return scratch.resolve("pid");
  }

  private static Transcript page(String name) {
    return Checklist.pages("gomocup", "gomoku").stream()
        .filter(page -> page.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
