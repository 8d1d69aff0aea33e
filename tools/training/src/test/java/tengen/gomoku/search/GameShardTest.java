package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.search.TrainingGame.Sample;

class GameShardTest {
  private static final long NODES = 100;

  @Test
  void aGamePlayedAloneIsTheSame() throws InterruptedException {
    assertThat(player(WinRule.RENJU).play(GamePlayer.seed(1, 2)))
        .isEqualTo(games(WinRule.RENJU).getLast());
  }

  @Test
  void theSignatureOfAnEngineIsTheSame() throws InterruptedException {
    assertThat(EngineSignature.compute()).hasSize(8).isEqualTo(EngineSignature.compute());
  }

  @Test
  void aFileIsReadAsItWasWritten(@TempDir Path folder) throws IOException, InterruptedException {
    for (WinRule rule : List.of(WinRule.FREESTYLE, WinRule.STANDARD, WinRule.RENJU)) {
      var shard = new GameShard(origin(rule), games(rule));
      Path file = GameShard.file(folder, rule.id());
      shard.write(file);
      assertThat(GameShard.files(folder)).contains(file);
      assertThat(GameShard.read(file)).isEqualTo(shard);
    }
  }

  @Test
  void aDamagedFileIsRejected(@TempDir Path folder) throws IOException, InterruptedException {
    Path file = GameShard.file(folder, "damaged");
    new GameShard(origin(WinRule.FREESTYLE), games(WinRule.FREESTYLE)).write(file);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
    assertThatThrownBy(() -> GameShard.read(file))
        .isInstanceOf(IOException.class)
        .hasMessage(file + ": damaged: the checksum is wrong");
  }

  @Test
  void gamesHaveLegalLabelsInTheGameAndBesideIt() throws InterruptedException {
    for (WinRule rule : List.of(WinRule.FREESTYLE, WinRule.STANDARD, WinRule.RENJU)) {
      List<TrainingGame> games = games(rule);
      games.forEach(game -> GameCheck.check(rule, game));
      List<Sample> labels = games.stream().flatMap(game -> game.samples().stream()).toList();
      assertThat(labels).anyMatch(Sample::isSideLine).anyMatch(label -> !label.isSideLine());
      assertThat(labels).anyMatch(label -> label.others().size() == 3);
    }
  }

  @Test
  void anIllegalLabelIsFound() throws InterruptedException {
    TrainingGame game = games(WinRule.FREESTYLE).getFirst();
    Sample first = game.samples().getFirst();
    int taken = game.moves().getFirst();
    List<Sample> samples = new ArrayList<>(game.samples());
    samples.set(0, new Sample(first.ply(), first.step(), taken, first.value(), first.others()));
    var wrong = new TrainingGame(game.side(), game.result(), game.moves(), samples);
    assertThatThrownBy(() -> GameCheck.check(WinRule.FREESTYLE, wrong))
        .hasMessage("ply %d: illegal point %d", first.ply(), taken);
  }

  private static GameShard.Origin origin(WinRule rule) {
    return new GameShard.Origin(rule, NODES, NODES, 1, 0, "none", "test");
  }

  private static GamePlayer player(WinRule rule) {
    return new GamePlayer(rule, NODES, NODES, SearchGate.OPEN);
  }

  private static List<TrainingGame> games(WinRule rule) throws InterruptedException {
    GamePlayer player = player(rule);
    List<TrainingGame> games = new ArrayList<>();
    for (int game = 0; game < 3; game++) {
      games.add(player.play(GamePlayer.seed(1, game)));
    }
    return games;
  }
}
