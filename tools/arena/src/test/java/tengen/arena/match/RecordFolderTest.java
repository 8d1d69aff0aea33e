package tengen.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.arena.Players;
import tengen.arena.game.GameOutcome;
import tengen.arena.game.GameResult;
import tengen.arena.game.Opening;
import tengen.arena.game.PlayedMove;
import tengen.arena.game.Reason;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.record.GameRecord;
import tengen.protocol.record.Psq;
import tengen.protocol.record.Sgf;
import tengen.search.Score;

final class RecordFolderTest {
  private static final GameRules GOMOKU = Players.rules("gomoku-freestyle");
  private static final GameRules NOGO = Players.rules("nogo");

  @TempDir private Path folder;

  private static GameResult game(String rules) {
    Opening empty = Players.empty(rules, 9);
    var opening = new Opening("o.tsv:3", empty.position().play(new Place(4, 4)));
    List<PlayedMove> moves =
        List.of(
            move(Side.WHITE, 0, Optional.of(new Score.Estimate(0.25019)), 8, 1234),
            move(Side.BLACK, 1, Optional.of(new Score.Win(OptionalInt.of(9))), 0, 0),
            move(Side.WHITE, 2, Optional.empty(), 0, 0));
    var outcome = GameOutcome.won(Side.BLACK, Reason.ILLEGAL_MOVE, "Place[x=4, y=4]: occupied");
    return new GameResult(7, 4, "mine 1.0/b", "théirs", opening, moves, 0, outcome);
  }

  private static PlayedMove move(Side side, int x, Optional<Score> score, int depth, long nodes) {
    return new PlayedMove(new Turn(side, new Place(x, 0)), score, depth, nodes, 30_450);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void gomokuGamesAreStoredInBothFormats() throws IOException {
    GameResult game = game(GOMOKU.id());
    RecordFolder.at(folder, GOMOKU.family()).add(game);
    assertThat(names()).containsExactly("0007-mine_1.0_b-th_irs.psq", "0007-mine_1.0_b-th_irs.sgf");
    assertThat(folder.resolve("0007-mine_1.0_b-th_irs.sgf"))
        .content()
        .isEqualTo(
            """
            (;FF[4]GM[4]CA[UTF-8]AP[Tengen:]SZ[9]RU[gomoku-freestyle]PB[mine 1.0/b]PW[théirs]\
            RE[B+F]C[Game 7, opening\\: o.tsv\\:3
            illegal move\\: Place[x=4, y=4\\]\\: occupied]
            ;B[ee]
            ;W[aa]SBKV[74.98]MS[30]C[25.0 % to win, depth 8, 1234 nodes, 30.5 ms]
            ;B[ba]SBKV[100]MS[30]C[won in 9, 30.5 ms]
            ;W[ca]MS[30]C[30.5 ms])
            """);
    GameRecord psq =
        Psq.parse(Files.readString(folder.resolve("0007-mine_1.0_b-th_irs.psq")))
            .record()
            .orElseThrow();
    assertThat(psq.position(GOMOKU, 99)).contains(game.end(GOMOKU));
  }

  @Test
  void nogoGamesAreStoredAsSgf() throws IOException {
    GameResult game = game(NOGO.id());
    RecordFolder.at(folder.resolve("a/b"), NOGO.family()).add(game);
    Path file = folder.resolve("a/b/0007-mine_1.0_b-th_irs.sgf");
    assertThat(file).content().contains("GM[1]", "RU[NoGo]");
    assertThat(Sgf.parse(Files.readString(file)).record().orElseThrow().position(NOGO, 99))
        .contains(game.end(NOGO));
    assertThat(file.resolveSibling("0007-mine_1.0_b-th_irs.psq")).doesNotExist();
  }

  @Test
  void aGamePlayedAgainTakesThePlaceOfTheFirst() throws IOException {
    GameResult game = game(NOGO.id());
    RecordFolder.at(folder, NOGO.family()).add(game);
    RecordFolder.at(folder, NOGO.family()).add(game);
    assertThat(names()).hasSize(1);
  }
}
