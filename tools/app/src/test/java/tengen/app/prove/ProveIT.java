package tengen.app.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Commands;
import tengen.app.Distribution;
import tengen.support.Program;

/** Tests of the commands {@code prove} with a small proof. */
@Tag("full")
final class ProveIT {
  private static final Path PROOF =
      Distribution.root()
          .resolve("games/proof/src/test/resources/tengen/proof/verifier/t-vct-034.proof");

  @TempDir Path scratch;

  @Test
  void aProofIsVerified() throws Exception {
    try (Program program = Distribution.built().tengen("prove", "verify", PROOF.toString())) {
      assertThat(program.peer().rest())
          .anyMatch(line -> line.matches("SHA-256 [0-9a-f]{64}"))
          .anyMatch(line -> line.startsWith("freestyle 15x15, roots: h3 e4 g4 e6 "))
          .anyMatch(line -> line.matches("slowest leaf [0-9.]+ ms: h3 e4 g4 e6 .*"))
          .last()
          .isEqualTo("24 nodes, 0 copies, 9 leaves, 2379 replies: right");
      assertThat(program.exitCode()).as(program.errors()).isZero();
    }
  }

  @Test
  void randomSamplesAreVerified() throws Exception {
    Commands.Result result =
        Commands.run("prove", "verify", PROOF.toString(), "--sample", "1", "--threads", "2");
    assertThat(result.lines()).contains("replies tested at 1 of 12 White nodes");
    assertThat(result.exitCode()).as(result.errors()).isZero();
  }

  @Test
  void flawedProofsExitWithNo() throws Exception {
    byte[] proof = Files.readAllBytes(PROOF);
    proof[proof.length / 2]++;
    Path wrong = Files.write(scratch.resolve("wrong.proof"), proof);
    Commands.Result result = Commands.run("prove", "verify", wrong.toString());
    assertThat(result.lines()).last().isEqualTo("the checksum is not right");
    assertThat(result.exitCode()).isEqualTo(1);
  }

  /** A White node whose test takes millions of positions. */
  @Test
  void aCheckThatRunsOutOfMemorySaysWhatToDo() throws Exception {
    String hard =
        "VEdOUFJPT0YBAA8GdGVzdCAxATwAD0JAARxbs7DWKFG+K5VAQiCLMnVggX+0AUN8dw0VeD1FAAAAAgAAAAEAAAAB"
            + "AAAAAAAAAAEAAAAAY0hiAADezsbR";
    Path file = Files.write(scratch.resolve("hard.proof"), Base64.getDecoder().decode(hard));
    List<String> command =
        List.of(
            "env",
            "TENGEN_JAVA_OPTIONS=-Xmx32m -XX:+UseSerialGC",
            Distribution.built().launcher(),
            "prove",
            "verify",
            file.toString());
    try (Program program = Program.start(scratch, command)) {
      assertThat(program.exitCode()).isEqualTo(70);
      assertThat(program.errors())
          .startsWith("tengen: out of memory: ")
          .contains("--nodes", "--threads", "TENGEN_JAVA_OPTIONS=-Xmx8g")
          .hasLineCount(1);
    }
  }

  @Test
  void aFileThatIsNotThereIsAFaultOfTheCommandLine() throws Exception {
    Commands.Result result = Commands.run("prove", "verify", "none.proof");
    assertThat(result.lines()).isEmpty();
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.errors()).isEqualTo("tengen: none.proof: no such file or folder\n");
  }

  @Test
  void theShippedProofIsVerified() throws Exception {
    Commands.Result result = Commands.run("prove", "verify", "--sample", "3", "--seed", "1");
    assertThat(result.lines())
        .anyMatch(line -> line.startsWith("freestyle 15x15, roots: h8 o15, h8 n15, "))
        .last()
        .asString()
        .endsWith(" replies: right");
    assertThat(result.exitCode()).as(result.errors()).isZero();
  }

  @Test
  void aProofIsExported() throws Exception {
    Commands.Result json = Commands.run("prove", "export", PROOF.toString(), "--format", "json");
    assertThat(json.lines())
        .singleElement()
        .asString()
        .startsWith("{\"rule\":\"freestyle\",\"size\":15,")
        .contains("\"nodes\":24,")
        .contains("\"node\":23,");
    Commands.Result sgf = Commands.run("prove", "export", PROOF.toString(), "--format", "sgf");
    assertThat(sgf.lines().getFirst())
        .startsWith("(;GM[4]FF[4]CA[UTF-8]AP[Tengen]SZ[15];B[hm];W[el]");
    assertThat(sgf.lines().stream().filter(line -> line.contains("after every reply"))).hasSize(9);
  }
}
