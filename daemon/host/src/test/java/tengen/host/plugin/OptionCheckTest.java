package tengen.host.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tengen.engine.Option;

class OptionCheckTest {
  @Test
  void theObjectionIsTheTextOfTheCheck() {
    Option book = text(file -> file.isEmpty() ? Optional.empty() : Optional.of(file + ": no file"));

    assertThat(OptionCheck.objection(book, "")).isEmpty();
    assertThat(OptionCheck.objection(book, "x")).contains("book x: no file");
  }

  @Test
  void aCheckThatThrowsObjects() {
    Option book =
        text(
            _ -> {
              throw new IllegalStateException("no disk\nat all");
            });

    assertThat(OptionCheck.objection(book, "x"))
        .contains("book: its check failed: IllegalStateException: no disk");
  }

  /** Loops until interrupted, so that later tests are not affected. */
  @Test
  void aCheckThatDoesNotEndObjects() {
    Option book =
        text(
            _ -> {
              while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
              }
              return Optional.empty();
            });

    assertThat(OptionCheck.objection(book, "x")).contains("book: not checked in time");
  }

  @Test
  void aNumberHasALimitedLength() {
    Option level = new Option.Whole("level", "Strength.", 20, 0, 60);

    assertThat(OptionCheck.objection(level, "0".repeat(900_000) + "20"))
        .contains("level: longer than 1024 characters");
    assertThat(OptionCheck.objection(level, "0".repeat(1000) + "20")).isEmpty();
  }

  private static Option text(Function<String, Optional<String>> check) {
    return new Option.Text("book", "Moves.", "", check);
  }
}
