package tengen.lint;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.googlejavaformat.java.Main;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks that every Java file is formatted by google-java-format. */
final class FormatTest {
  private static final String FIX =
      "format them by: mvn -pl testing/lint test -Pfull -Dtengen.format=apply";

  @Tag("full")
  @Test
  void everyJavaFileIsFormatted() throws Exception {
    boolean apply = "apply".equals(System.getProperty("tengen.format"));
    Stream<String> files = Sources.javaFiles().stream().map(Path::toString);
    var out = new StringWriter();
    var err = new StringWriter();
    var formatter =
        new Main(
            new PrintWriter(out, true), new PrintWriter(err, true), InputStream.nullInputStream());
    String[] arguments =
        Stream.concat(Stream.of(apply ? "--replace" : "--dry-run"), files).toArray(String[]::new);
    assertThat(arguments).as("Java files").hasSizeGreaterThan(30);

    formatter.format(arguments);

    assertThat(err.toString()).as("files that cannot be read").isEmpty();
    assertThat(out.toString().lines()).as(FIX).isEmpty();
  }
}
