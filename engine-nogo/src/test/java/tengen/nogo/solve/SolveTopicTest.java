package tengen.nogo.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.search.Limits;
import tengen.search.RunningSearch;

class SolveTopicTest {
  private static final long TABLE_BYTES = 1 << 20;

  @TempDir Path folder;

  @Test
  void whatIsKnownIsKeptWhereItsThreadIsInterrupted() throws Exception {
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
}
