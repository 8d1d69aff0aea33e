package tengen.app.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.app.Commands;
import tengen.app.Distribution;
import tengen.support.Program;
import tengen.support.Waits;

/** Builds small proofs with processes that are killed and with concurrent processes. */
@Tag("full")
final class ProveBuildIT {
  private static final boolean IS_LONG = Boolean.getBoolean("tengen.long");
  private static final int KILLS = IS_LONG ? 20 : 1;

  /** A root of 18 positions, or of about 190 in the long form. */
  private static final String ROOT = IS_LONG ? "h8 i10 g9 i7" : "h8 l12 g9 l11 i7 f10";

  private static final String PROVED = "1 of 1 roots proved, 0 open, .*";

  @TempDir Path scratch;

  private Program build() throws IOException {
    return Distribution.built()
        .tengen("prove", "build", "--dir", folder().toString(), "--root", ROOT, "--threads", "1");
  }

  private Path folder() {
    return scratch.resolve("proof");
  }

  private List<String> lines() throws IOException {
    List<String> lines = new ArrayList<>();
    if (Files.isDirectory(folder())) {
      try (Stream<Path> files = Files.list(folder())) {
        for (Path file : files.filter(each -> each.toString().endsWith(".journal")).toList()) {
          lines.addAll(wholeLines(Files.readString(file)));
        }
      }
    }
    return lines;
  }

  private static List<String> wholeLines(String text) {
    return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
  }

  private void assertProvedAndRight() throws Exception {
    Path file = Files.writeString(scratch.resolve("small.proof"), "older");
    Path older = scratch.resolve("older.proof");
    Files.createLink(older, file);
    Commands.Result status = Commands.run("prove", "status", folder().toString(), "--root", ROOT);
    assertThat(status.lines()).last().asString().matches(PROVED);
    Commands.Result packed =
        Commands.run("prove", "pack", folder().toString(), "--root", ROOT, "-o", file.toString());
    assertThat(packed.exitCode()).as(packed.errors()).isZero();
    assertThat(packed.lines()).contains("roots 1", "bytes " + Files.size(file));
    assertThat(older).hasContent("older");
    Commands.Result verified = Commands.run("prove", "verify", file.toString());
    assertThat(verified.lines()).last().asString().endsWith(" replies: right");
  }

  @Test
  void killedSearchesLoseNoProof() throws Exception {
    List<String> before = List.of();
    for (int kill = 0; kill < KILLS; kill++) {
      int known = before.size();
      try (Program program = build()) {
        Waits.until(
            "a line more than " + (known + 1), () -> lines().size(), lines -> lines > known + 1);
        program.signal("KILL");
        assertThat(program.exitCode()).isEqualTo(128 + 9);
      }
      List<String> after = lines();
      assertThat(after.subList(0, known)).isEqualTo(before);
      before = after;
    }
    try (Program program = build()) {
      assertThat(program.peer().rest()).last().asString().matches(PROVED);
      assertThat(program.exitCode()).as(program.errors()).isZero();
    }
    assertThat(lines().subList(0, before.size())).isEqualTo(before);
    assertProvedAndRight();
  }

  @Test
  void twoProcessesShareTheWork() throws Exception {
    try (Program first = build();
        Program second = build()) {
      assertThat(first.exitCode()).as(first.errors()).isZero();
      assertThat(second.exitCode()).as(second.errors()).isZero();
    }
    assertThat(Files.readAllLines(folder().resolve("2.journal"))).hasSizeGreaterThan(1);
    assertThat(lines().stream().filter(line -> !line.startsWith("tengen-proof")))
        .doesNotHaveDuplicates();
    assertProvedAndRight();
  }
}
