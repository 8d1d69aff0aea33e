package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;
import tengen.common.gomoku.WinRule;

/** Checksum of the engine's behaviour: of a short training game under each of three rules. */
public final class EngineSignature {
  private static final long NODES = 200;
  private static final long SEED = 1;

  private EngineSignature() {}

  /** Plays the games and returns eight hexadecimal digits. */
  public static String compute() throws InterruptedException {
    List<TrainingGame> games = new ArrayList<>();
    for (WinRule rule : List.of(WinRule.FREESTYLE, WinRule.STANDARD, WinRule.RENJU)) {
      games.add(new GamePlayer(rule, NODES, NODES, SearchGate.OPEN).play(SEED));
    }
    var checksum = new CRC32();
    checksum.update(GameShard.code(games));
    return HexFormat.of().toHexDigits((int) checksum.getValue());
  }
}
