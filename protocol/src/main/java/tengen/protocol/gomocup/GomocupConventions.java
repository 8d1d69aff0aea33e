package tengen.protocol.gomocup;

import java.util.Set;
import tengen.game.Move.Place;
import tengen.protocol.ClientConventions;

/**
 * The client's conventions for rules and points, set by the operator or detected. A client that
 * uses words known only to Yixin, Rapfi and their boards means Yixin's rules. A client that asks
 * for Yixin's information is Yixin-Board, which writes row and column.
 *
 * @param yixinRules whether {@code INFO rule 2} is renju
 * @param rowFirst whether a point is row, column
 */
public record GomocupConventions(boolean yixinRules, boolean rowFirst) {
  /** INFO keys that only Yixin and its successors use. */
  private static final Set<String> YIXIN_KEYS =
      Set.of(
          "caution_factor",
          "checkmate",
          "database_readonly",
          "nbestsym",
          "start_depth",
          "swapable",
          "thread_split_depth",
          "usedatabase",
          "vcthread");

  /** Returns the conventions before the client's first command. */
  static GomocupConventions of(ClientConventions conventions) {
    return new GomocupConventions(
        conventions.yixinRules().orElse(false), conventions.rowFirst().orElse(false));
  }

  /** Returns the conventions after this command. */
  GomocupConventions after(GomocupCommand command, ClientConventions conventions) {
    boolean board =
        command instanceof GomocupCommand.Quiet(PassiveCommand word)
            && word == PassiveCommand.YXSHOWINFO;
    return new GomocupConventions(
        conventions.yixinRules().orElse(yixinRules || isYixinOnly(command)),
        conventions.rowFirst().orElse(rowFirst || board));
  }

  /**
   * Returns whether two values are equal; unlike {@code equals} of a record it costs no linking at
   * startup.
   */
  boolean isSame(GomocupConventions other) {
    return yixinRules == other.yixinRules && rowFirst == other.rowFirst;
  }

  /**
   * Returns whether a command identifies Yixin. YXSTOP does not: c-gomoku-cli sends it to every
   * engine.
   */
  private static boolean isYixinOnly(GomocupCommand command) {
    return switch (command) {
      case GomocupCommand.Open(BlockKind kind, int _) -> kind.name().startsWith("YX");
      case GomocupCommand.Quiet(PassiveCommand word) -> word.isYixinOnly();
      case GomocupCommand.IgnoredBlock(String name) -> name.startsWith("YX");
      case GomocupCommand.IgnoredPath(String name) -> name.startsWith("YX");
      case GomocupCommand.NumberInfo(InfoKey key, long _) -> key == InfoKey.SHOW_DETAIL;
      case GomocupCommand.OtherInfo(String key, String _) -> YIXIN_KEYS.contains(key);
      case GomocupCommand.NBest _,
          GomocupCommand.SearchDefend _,
          GomocupCommand.Balance _,
          GomocupCommand.SwapStep _,
          GomocupCommand.SoosorvStart _,
          GomocupCommand.Forbid _,
          GomocupCommand.ShowForbid _ ->
          true;
      default -> false;
    };
  }

  /** Returns the point of two numbers. */
  Place place(int first, int second) {
    return rowFirst ? new Place(second, first) : new Place(first, second);
  }

  /** Returns the numbers of a point in the client's order. */
  Place wire(Place place) {
    return place(place.x(), place.y());
  }

  /** Returns a point as {@code 7,8} in the client's order. */
  String text(Place place) {
    Place wire = wire(place);
    return GomocupText.pair(wire.x(), wire.y());
  }
}
