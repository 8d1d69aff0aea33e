package tengen.nogo.network;

import java.util.List;
import java.util.stream.Stream;
import tengen.nogo.game.NetworkGame;
import tengen.nogo.search.NetworkGamePlayer;

/** Games to learn from in tests. */
final class TrainingGames {
  private static final List<NetworkGame> GAMES = play();

  private TrainingGames() {}

  private static List<NetworkGame> play() {
    var player = new NetworkGamePlayer(1, 24, 6);
    return Stream.generate(player::play).limit(24).toList();
  }

  static List<NetworkGame> some() {
    return GAMES;
  }
}
