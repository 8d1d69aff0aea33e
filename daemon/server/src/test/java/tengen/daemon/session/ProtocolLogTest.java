package tengen.daemon.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.protocol.Line;

class ProtocolLogTest {
  private static final String TIME = "2026-01-02T03:04:05.600Z";

  @TempDir Path folder;
  private final List<String> warnings = new ArrayList<>();
  private Path file = Path.of("");

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("protocol.log");
  }

  @Test
  void eachLineHasTimeSessionAndDirection() throws IOException {
    ProtocolLog log = open();
    log.received("stdio", new Line("TURN 7,8", 0));
    log.sent("stdio", "8,8\n");
    log.noted("stdio", "end of input");

    assertThat(file)
        .hasContent(
            TIME
                + " stdio > TURN 7,8\n"
                + TIME
                + " stdio < 8,8\n"
                + TIME
                + " stdio # end of input\n");
  }

  @Test
  void theLogIsReadableByItsOwnerOnly() throws IOException {
    open();

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  @Test
  void tokensAreNotShown() throws IOException {
    ProtocolLog log = open();
    log.received("a", new Line("{\"id\":\"1\",\"action\":\"tengen-watch\",\"token\": \"s3\"}", 0));
    log.sent("a", "{\"session\":\"s3\",\"tokens\":{\"black\":\"s3\",\"white\":\"s3\"},\"ok\":1}\n");

    assertThat(Files.readString(file))
        .isEqualTo(
            TIME
                + " a > {\"id\":\"1\",\"action\":\"tengen-watch\",\"token\": \"(hidden)\"}\n"
                + TIME
                + " a < {\"session\":\"(hidden)\",\"tokens\":{(hidden)},\"ok\":1}\n");
  }

  @Test
  void aReplyOfSeveralLinesKeepsItsEmptyOnesAndItsBlanks() throws IOException {
    open().sent("a", "= \n\n");

    assertThat(Files.readString(file)).isEqualTo(TIME + " a < = \n" + TIME + " a < \n");
  }

  @Test
  void bytesOutsidePrintableAsciiAreEscaped() throws IOException {
    ProtocolLog log = open();
    log.received("a", new Line("\u00EF\u00BB\u00BFINFO\tx\0\\ \u007F~\r", 0));
    log.sent("a", "# ü\n");

    assertThat(file)
        .hasContent(
            TIME
                + " a > \\xEF\\xBB\\xBFINFO\\tx\\x00\\\\ \\x7F~\\r\n"
                + TIME
                + " a < # \\xC3\\xBC\n");
  }

  @Test
  void tooLongLinesAreMarked() throws IOException {
    open().received("a", new Line("INFO", true, 0));

    assertThat(file).hasContent(TIME + " a > INFO (cut)\n");
  }

  @Test
  void theLogIsAppendedToTheFile() throws IOException {
    open().noted("a", "first");
    open().noted("b", "second");

    assertThat(file).hasContent(TIME + " a # first\n" + TIME + " b # second\n");
  }

  @Test
  void aFileThatFailsLaterIsOneWarning() throws IOException {
    ProtocolLog log = open();
    Files.delete(file);
    Files.createDirectory(file);
    log.noted("a", "lost");
    log.noted("a", "lost too");

    assertThat(warnings)
        .containsExactly(
            "the protocol log ends, %s cannot be written: %s: Is a directory"
                .formatted(file, file));
  }

  @Test
  void unwritableFilesAreReportedImmediately() {
    file = folder.resolve("missing").resolve("protocol.log");

    assertThatThrownBy(this::open).isInstanceOf(IOException.class);
  }

  private ProtocolLog open() throws IOException {
    InstantSource clock = InstantSource.fixed(Instant.parse(TIME));
    return new ProtocolLog(file, clock, warnings::add);
  }
}
