package tengen.protocol.gomocup;

import java.util.Set;
import tengen.game.Move.Place;
import tengen.protocol.ClientHabits;

/**
 * How the client means rules and points, by its operator's word or its own. Who has said anything
 * that only Yixin, Rapfi and their boards say means Yixin's rules. Who has asked for Yixin's
 * information is Yixin-Board, which writes row and column.
 *
 * @param yixinRules whether {@code INFO rule 2} is renju
 * @param rowFirst whether a point is row, column
 */
public record ClientTraits(boolean yixinRules, boolean rowFirst) {
  /** INFO keys that come from Yixin and its heirs alone. */
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

  /** Before the client has said anything. */
  static ClientTraits of(ClientHabits habits) {
    return new ClientTraits(habits.yixinRules().orElse(false), habits.rowFirst().orElse(false));
  }

  /** With what this command tells. */
  ClientTraits after(GomocupCommand command, ClientHabits habits) {
    boolean board =
        command instanceof GomocupCommand.Quiet(QuietWord word) && word == QuietWord.YXSHOWINFO;
    return new ClientTraits(
        habits.yixinRules().orElse(yixinRules || isYixins(command)),
        habits.rowFirst().orElse(rowFirst || board));
  }

  /** As {@code equals} says, whose linking at its first use costs a start some milliseconds. */
  boolean isSame(ClientTraits other) {
    return yixinRules == other.yixinRules && rowFirst == other.rowFirst;
  }

  /** YXSTOP is none of them: c-gomoku-cli sends it to every engine. */
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

  /** The point of these two numbers. */
  Place place(int first, int second) {
    return rowFirst ? new Place(second, first) : new Place(first, second);
  }

  /** The numbers of this point, as the client writes them. */
  Place wire(Place place) {
    return place(place.x(), place.y());
  }

  /** {@code 7,8}. */
  String text(Place place) {
    Place wire = wire(place);
    return wire.x() + "," + wire.y();
  }
}
