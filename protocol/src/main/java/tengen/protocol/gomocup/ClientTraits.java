package tengen.protocol.gomocup;

import java.util.Set;
import tengen.game.Move.Place;
import tengen.protocol.ClientHabits;

/**
 * The client's conventions for rules and points, set by the operator or detected. A client that
 * uses words known only to Yixin, Rapfi and their boards means Yixin's rules. A client that asks
 * for Yixin's information is Yixin-Board, which writes row and column.
 *
 * @param yixinRules whether {@code INFO rule 2} is renju
 * @param rowFirst whether a point is row, column
 */
public record ClientTraits(boolean yixinRules, boolean rowFirst) {
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
  static ClientTraits of(ClientHabits habits) {
    return new ClientTraits(habits.yixinRules().orElse(false), habits.rowFirst().orElse(false));
  }

  /** Returns the conventions after this command. */
  ClientTraits after(GomocupCommand command, ClientHabits habits) {
    boolean board =
        command instanceof GomocupCommand.Quiet(QuietWord word) && word == QuietWord.YXSHOWINFO;
    return new ClientTraits(
        habits.yixinRules().orElse(yixinRules || isYixins(command)),
        habits.rowFirst().orElse(rowFirst || board));
  }

  /**
   * Returns whether two values are equal; unlike {@code equals} of a record it costs no linking at
   * startup.
   */
  boolean isSame(ClientTraits other) {
    return yixinRules == other.yixinRules && rowFirst == other.rowFirst;
  }

  /**
   * Returns whether a command identifies Yixin. YXSTOP does not: c-gomoku-cli sends it to every
   * engine.
   */
  private static boolean isYixins(GomocupCommand command) {
    return switch (command) {
      case GomocupCommand.Open(BlockKind kind, int _) -> kind.name().startsWith("YX");
      case GomocupCommand.Quiet(QuietWord word) -> word.isYixins();
      case GomocupCommand.ReadOver(String name) -> name.startsWith("YX");
      case GomocupCommand.PathReadOver(String name) -> name.startsWith("YX");
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
    return wire.x() + "," + wire.y();
  }
}
