package tengen.protocol.gomocup;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tengen.game.Side;

/** Prints commands, a line each, with LF. */
public final class GomocupPrinter {
  private GomocupPrinter() {}

  /**
   * Returns the command's line. Only paths and texts from a client may contain other characters
   * than ASCII.
   */
  public static String print(GomocupCommand command) {
    return line(command) + '\n';
  }

  private static String line(GomocupCommand command) {
    return switch (command) {
      case GomocupCommand.Start(int width, int height) ->
          width == height ? "START " + width : "START " + width + ' ' + height;
      case GomocupCommand.RectStart(int width, int height) ->
          "RECTSTART " + GomocupText.pair(width, height);
      case GomocupCommand.Begin() -> "BEGIN";
      case GomocupCommand.Turn(int x, int y) -> "TURN " + GomocupText.pair(x, y);
      case GomocupCommand.Open(BlockKind kind, int number) ->
          number == 0 ? kind.name() : kind.name() + ' ' + number;
      case GomocupCommand.Stone(int x, int y, OptionalInt field) ->
          GomocupText.pair(x, y) + (field.isPresent() ? "," + field.getAsInt() : "");
      case GomocupCommand.Done() -> "DONE";
      case GomocupCommand.NumberInfo(InfoKey key, long value) -> "INFO " + key.word() + ' ' + value;
      case GomocupCommand.FolderInfo(String path) -> ("INFO folder " + path).stripTrailing();
      case GomocupCommand.OtherInfo(String key, String value) ->
          ("INFO " + key + ' ' + value).stripTrailing();
      case GomocupCommand.About() -> "ABOUT";
      case GomocupCommand.End() -> "END";
      case GomocupCommand.Restart() -> "RESTART";
      case GomocupCommand.Takeback(int x, int y) -> "TAKEBACK " + GomocupText.pair(x, y);
      case GomocupCommand.Play(int x, int y) -> "PLAY " + GomocupText.pair(x, y);
      case GomocupCommand.Stop() -> "YXSTOP";
      case GomocupCommand.NBest(int lines) -> "YXNBEST " + lines;
      case GomocupCommand.ShowForbid() -> "YXSHOWFORBID";
      case GomocupCommand.SearchDefend() -> "YXSEARCHDEFEND";
      case GomocupCommand.Balance(int points, long bias) ->
          (points == 1 ? "YXBALANCEONE " : "YXBALANCETWO ") + bias;
      case GomocupCommand.SwapStep(int step) -> "YXSWAP2STEP" + step;
      case GomocupCommand.SoosorvStart() -> "YXSOOSORVSTEP1";
      case GomocupCommand.Ponder(OptionalLong forMs) ->
          forMs.isPresent() ? "PONDER " + forMs.getAsLong() : "PONDER";
      case GomocupCommand.HashClear() -> "YXHASHCLEAR";
      case GomocupCommand.Forbid(boolean added, Side side, int first, int second) ->
          String.format(
              Locale.ROOT,
              "YXFORBID %s %d %d %d",
              added ? "add" : "del",
              first,
              second,
              side == Side.BLACK ? 0 : 1);
      case GomocupCommand.Ask(Question question) -> question.name();
      case GomocupCommand.Quiet(PassiveCommand word) -> word.name();
      case GomocupCommand.IgnoredBlock(String name) -> name;
      case GomocupCommand.IgnoredPath(String name) -> name;
      case GomocupCommand.PathLine(String text) -> text;
      case GomocupCommand.Unknown(String text) -> text;
      case GomocupCommand.Malformed(String text, String _) -> text;
    };
  }
}
