package tengen.app.storage;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.app.output.CommandException;

/** Tests of options that are no URL of a database. */
final class DatabaseUrlsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"games.db", "jdbc:sqlite:", "jdbc:sqlite::memory:", "jdbc:mysql://h/x", ""})
  void theFormsOfUrlsAreNamed(String text) {
    var archive = new ArchiveOption();
    archive.url = text;
    String message =
        "tengen: a database must be jdbc:sqlite:FILE, or jdbc:postgresql://HOST/DATABASE";

    assertThatThrownBy(archive::games).isInstanceOf(CommandException.class).hasMessage(message);
    assertThatThrownBy(() -> BatchOption.open(text))
        .isInstanceOf(CommandException.class)
        .hasMessage(message);
  }
}
