package tengen.protocol.botzone;

import java.util.Optional;
import tengen.protocol.json.Json;

/**
 * The data that the platform stores for a bot. Each answer must contain all of it again.
 *
 * @param data stored until the end of a game
 * @param globalData stored from game to game
 */
public record SavedData(Optional<Json> data, Optional<Json> globalData) {
  static final SavedData NOTHING = new SavedData(Optional.empty(), Optional.empty());
}
