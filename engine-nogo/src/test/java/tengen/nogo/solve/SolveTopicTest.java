package tengen.nogo.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.engine.EngineException;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.search.Limits;
import tengen.search.RunningSearch;

class SolveTopicTest {
  private static final long TABLE_BYTES = 1 << 20;

  @TempDir Path folder;

  @Test
  void resultsAreSavedWhenTheThreadIsInterrupted() throws Exception {
    var topic = new SolveTopic(TABLE_BYTES, Optional.of(folder));
    Thread.currentThread().interrupt();

    var found =
        topic.inspect(Setup.Board.empty(5, 5), Side.BLACK, RunningSearch.start(Limits.NONE));

    assertThat(Thread.interrupted()).isTrue();
    assertThat(found.text()).startsWith("unknown nodes ");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).singleElement().asString().doesNotEndWith(".new");
    }
  }

  @Test
  void aDirectoryDeletedDuringASolveIsReportedWithItsCause() {
    var topic = new SolveTopic(TABLE_BYTES, Optional.of(folder.resolve("gone")));
    var minutes = new AtomicLong();
    var control =
        new RunningSearch(
            Limits.NONE,
            () -> TimeUnit.MINUTES.toNanos(minutes.incrementAndGet()),
            0,
            Long.MAX_VALUE,
            _ -> {});

    assertThatThrownBy(() -> topic.inspect(Setup.Board.empty(5, 5), Side.BLACK, control))
        .isInstanceOf(EngineException.class)
        .hasMessageStartingWith("the directory of proofs cannot be used: " + folder)
        .hasCauseInstanceOf(NoSuchFileException.class);
  }
}
