package tengen.store.archive;

import java.util.Optional;
import tengen.game.Move;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.json.Json;
import tengen.protocol.record.Branch;
import tengen.protocol.record.RecordedMove;
import tengen.protocol.words.MoveWords;

/** Branches of games as JSON; see {@code docs/archive.md}. */
public final class BranchJson {
  private BranchJson() {}

  /**
   * Returns a branch as JSON.
   *
   * @param words notation of the game's moves
   */
  public static Json.Fields of(Branch branch, MoveWords words) {
    return Json.Fields.NONE
        .with("of", branch.of())
        .with("ply", branch.ply())
        .with("moves", branch.moves().stream().map(move -> of(move, words)).toList());
  }

  private static Json.Fields of(RecordedMove move, MoveWords words) {
    Json.Fields fields =
        Json.Fields.NONE
            .with("side", EnumNames.of(move.turn().side()))
            .with("move", words.write(move.turn().move()))
            .with("comment", StoredJson.unlessEmpty(move.comment()))
            .with("properties", StoredJson.unlessEmpty(move.properties()));
    if (move.blackWinRate().isPresent()) {
      fields = fields.with("blackWinRate", move.blackWinRate().getAsDouble());
    }
    return move.spentMs().isPresent() ? fields.with("spentMs", move.spentMs().getAsLong()) : fields;
  }

  /**
   * Parses a branch.
   *
   * @throws IllegalArgumentException if the JSON is not a branch
   */
  public static Branch read(Json.Fields json, MoveWords words) {
    return new Branch(
        number(json, "of"),
        number(json, "ply"),
        StoredJson.items(json, "moves").stream().map(move -> move(move, words)).toList());
  }

  private static int number(Json.Fields json, String name) {
    long number = StoredJson.whole(json, name);
    if (number != (int) number) {
      throw fault();
    }
    return (int) number;
  }

  private static RecordedMove move(Json.Fields json, MoveWords words) {
    Optional<Side> moved = EnumNames.find(Side.values(), StoredJson.text(json, "side"));
    Move move = words.read(StoredJson.text(json, "move")).orElseThrow(BranchJson::fault);
    return new RecordedMove(
        new Turn(moved.orElseThrow(BranchJson::fault), move),
        json.text("comment").orElse(""),
        StoredJson.rate(json, "blackWinRate"),
        StoredJson.maybeWhole(json, "spentMs"),
        StoredJson.properties(json));
  }

  private static IllegalArgumentException fault() {
    return new IllegalArgumentException("no branch");
  }
}
