package tengen.protocol.botzone;

import java.util.Optional;
import tengen.protocol.json.Json;

/**
 * What the platform keeps for a bot; it forgets what an answer does not hold again.
 *
 * @param data kept to the end of a game
 * @param globalData kept from game to game
 */
public record SavedData(Optional<Json> data, Optional<Json> globalData) {
  static final SavedData NOTHING = new SavedData(Optional.empty(), Optional.empty());
}
