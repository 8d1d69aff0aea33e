package tengen.store.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.store.games.GameReader.Found;
import tengen.store.testing.EndlessGame;

class LineJudgeTest {
  private static final String PLAYER = "{\"name\":\"\",\"engine\":\"\",\"options\":\"\"}";

  /** Reads a game with this many turns and a branch at each of them. */
  private static List<Found> read(int characters, int turns) {
    String game =
        "{\"id\":\"0123456789abcdef\",\"source\":\"\",\"owner\":\"\",\"rules\":\"endless\","
            + "\"setup\":\"text %s\",\"toMove\":\"black\",\"black\":%s,\"white\":%s,"
            + "\"startedMs\":0,\"comment\":\"\",\"turns\":[%s],\"branches\":[%s]}";
    String turn = "{\"side\":\"black\",\"move\":\"=a\",\"atMs\":0}";
    String branch = "{\"of\":0,\"ply\":%d,\"moves\":[{\"side\":\"black\",\"move\":\"=b\"}]}";
    String file =
        game.formatted(
            "1".repeat(characters),
            PLAYER,
            PLAYER,
            Stream.generate(() -> turn).limit(turns).collect(Collectors.joining(",")),
            IntStream.range(0, turns)
                .mapToObj(ply -> branch.formatted(ply))
                .collect(Collectors.joining(",")));
    return new GameReader(Map.of("endless", new EndlessGame()), Optional.empty())
        .read(file.getBytes(StandardCharsets.ISO_8859_1), 0, 1);
  }

  @Test
  void positionsOfBranchesAreBounded() {
    assertThat(read(60_000, 30)).first().isInstanceOf(Found.Game.class);
    assertThat(read(60_000, 40))
        .containsExactly(new Found.Fault("branches at positions of more than 16777216 bytes"));
    assertThat(read(100, 1000)).first().isInstanceOf(Found.Game.class);
  }
}
