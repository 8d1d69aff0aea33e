package tengen.protocol.gtp;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import tengen.game.Side;

/** Prints commands, for clients, and replies. */
public final class GtpPrinter {
  private GtpPrinter() {}

  /** A command without its LF. What {@link GtpParser#line} reads as an equal command. */
  public static String line(GtpLine line) {
    return (number(line.id()) + " " + command(line.command())).strip();
  }

  /**
   * A reply with the empty line that ends it, or one line of an analysis. The blank behind the
   * status is there even without a text: GoGui takes the text to begin behind the first blank of
   * the whole reply.
   */
  public static String reply(GtpReply reply) {
    return switch (reply) {
      case GtpReply.Success(OptionalInt id, String text) -> "=" + number(id) + " " + text + "\n\n";
      case GtpReply.Failure(OptionalInt id, String text) -> "?" + number(id) + " " + text + "\n\n";
      case GtpReply.Opening(OptionalInt id) -> "=" + number(id) + "\n";
      case GtpReply.Part(String text) -> text + "\n";
    };
  }

  private static String number(OptionalInt number) {
    return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
  }

  private static String command(GtpCommand command) {
    return switch (command) {
      case GtpCommand.ProtocolVersion _ -> "protocol_version";
      case GtpCommand.Name _ -> "name";
      case GtpCommand.Version _ -> "version";
      case GtpCommand.KnownCommand(String name) -> "known_command " + name;
      case GtpCommand.ListCommands _ -> "list_commands";
      case GtpCommand.Quit _ -> "quit";
      case GtpCommand.BoardSize(int width, int height) ->
          "boardsize " + width + (width == height ? "" : " " + height);
      case GtpCommand.ClearBoard _ -> "clear_board";
      case GtpCommand.Komi(double komi) -> "komi " + fraction(komi);
      case GtpCommand.FixedHandicap(int stones) -> "fixed_handicap " + stones;
      case GtpCommand.PlaceFreeHandicap(int stones) -> "place_free_handicap " + stones;
      case GtpCommand.SetFreeHandicap(List<GtpVertex> vertices) ->
          "set_free_handicap "
              + vertices.stream().map(GtpVertex::toString).collect(Collectors.joining(" "));
      case GtpCommand.Play(Side side, String move) -> "play " + side(side) + " " + move;
      case GtpCommand.Genmove(Side side) -> "genmove " + side(side);
      case GtpCommand.RegGenmove(Side side) -> "reg_genmove " + side(side);
      case GtpCommand.Undo _ -> "undo";
      case GtpCommand.GgUndo(int moves) -> "gg-undo " + moves;
      case GtpCommand.TimeSettings(int main, int overtime, int stones) ->
          "time_settings " + main + " " + overtime + " " + stones;
      case GtpCommand.TimeLeft(Side side, double seconds, int stones) ->
          "time_left " + side(side) + " " + fraction(seconds) + " " + stones;
      case GtpCommand.FinalScore _ -> "final_score";
      case GtpCommand.FinalStatusList(GtpCommand.Status status) ->
          "final_status_list " + status.name().toLowerCase(Locale.ROOT);
      case GtpCommand.LoadSgf(String file, OptionalInt beforeMove) ->
          "loadsgf " + file + " " + number(beforeMove);
      case GtpCommand.PrintSgf _ -> "printsgf";
      case GtpCommand.ShowBoard _ -> "showboard";
      case GtpCommand.CpuTime _ -> "cputime";
      case GtpCommand.TengenGame(String text) -> "tengen-game " + text;
      case GtpCommand.TengenMoves _ -> "tengen-moves";
      case GtpCommand.TengenEngine(var id) -> "tengen-engine " + id.orElse("");
      case GtpCommand.TengenTopics _ -> "tengen-inspect";
      case GtpCommand.TengenInspect(String topic, var side, var form) ->
          (form == GtpCommand.Form.DRAWING ? "tengen-show " : "tengen-inspect ")
              + topic
              + side.map(named -> " " + side(named)).orElse("");
      case GtpCommand.AnalyzeCommands _ -> "gogui-analyze_commands";
      case GtpCommand.Analyze(GtpAnalysis analysis) ->
          analysis.family().prefix() + "analyze " + analysis.print();
      case GtpCommand.GenmoveAnalyze(GtpAnalysis analysis) ->
          analysis.family().prefix() + "genmove_analyze " + analysis.print();
      case GtpCommand.InterruptSupport _ -> "gogui-interrupt";
      case GtpCommand.Blank _ -> "";
      case GtpCommand.Interrupt _ -> "# interrupt";
      case GtpCommand.Unknown(String name, String arguments) -> name + " " + arguments;
      case GtpCommand.Malformed(String text, String _) -> text;
    };
  }

  private static String side(Side side) {
    return side == Side.BLACK ? "b" : "w";
  }

  /**
   * Without an exponent, and without a point where none is needed: some programs read whole
   * seconds.
   */
  private static String fraction(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : BigDecimal.valueOf(value).toPlainString();
  }
}
