package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.game.NetworkGame;
import tengen.nogo.game.NetworkGame.Turn;
import tengen.nogo.game.NetworkGameFile;
import tengen.simd.VectorModule;

@Tag("network")
class NetworkGamePlayerTest {
  @TempDir Path folder;

  @BeforeAll
  static void vectorsAreFast() {
    assertThat(VectorModule.isFast()).isTrue();
  }

  private static List<NetworkGame> games(long seed) {
    var player = new NetworkGamePlayer(seed, 40, 10);
    return Stream.generate(player::play).limit(3).toList();
  }

  @Test
  void gamesAreLegalAndEndWithoutAMove() {
    for (NetworkGame game : games(1)) {
      var board = new NogoBoard(9, 9);
      int colour = NogoBoard.BLACK;
      for (Turn turn : game.turns()) {
        int point = board.point(turn.point() % 9, turn.point() / 9);
        assertThat(board.isLegal(point, colour)).isTrue();
        board.play(point, colour);
        colour = 1 - colour;
      }
      assertThat(board.legalCount(colour)).isZero();
      assertThat(game.winner()).isEqualTo(1 - colour);
    }
  }

  @Test
  void visitsAreThoseOfLegalMoves() {
    for (NetworkGame game : games(2)) {
      var board = new NogoBoard(9, 9);
      int colour = NogoBoard.BLACK;
      for (Turn turn : game.turns()) {
        int sum = 0;
        for (int i = 0; turn.hasVisits() && i < NetworkGame.POINTS; i++) {
          int share = turn.share(i);
          sum += share;
          assertThat(share == 0 || board.isLegal(board.point(i % 9, i / 9), colour)).isTrue();
        }
        assertThat(!turn.hasVisits() || (sum > 200 && sum < 300)).isTrue();
        board.play(board.point(turn.point() % 9, turn.point() / 9), colour);
        colour = 1 - colour;
      }
    }
  }

  @Test
  void equalSeedsGiveEqualFiles() throws IOException {
    Path first = folder.resolve("first");
    Path second = folder.resolve("second");
    new NetworkGameFile("test", games(3)).write(first);
    new NetworkGameFile("test", games(3)).write(second);

    assertThat(first).hasSameBinaryContentAs(second);
  }

  @Test
  void aFileHoldsItsGames() throws IOException {
    Path file = NetworkGameFile.file(folder, 7);
    new NetworkGameFile("test", games(4)).write(file);
    Path copy = NetworkGameFile.file(folder, 8);
    NetworkGameFile read = NetworkGameFile.read(file);
    read.write(copy);

    assertThat(read.origin()).isEqualTo("test");
    assertThat(copy).hasSameBinaryContentAs(file);
    assertThat(NetworkGameFile.files(folder)).containsExactly(file, copy);
  }

  @Test
  void aDamagedFileIsRejected() throws IOException {
    Path file = folder.resolve("games");
    new NetworkGameFile("test", games(5)).write(file);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);

    assertThatThrownBy(() -> NetworkGameFile.read(file)).isInstanceOf(IOException.class);
  }
}
