package tengen.protocol.record;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;

/** Writes a record, one node a line; used once. */
final class SgfWriter {
  private final StringBuilder out = new StringBuilder();

  private SgfWriter() {}

  static String write(GameRecord record, int game) {
    var writer = new SgfWriter();
    writer.root(record, game);
    record.moves().forEach(writer::move);
    return writer.out.append(")\n").toString();
  }

  private void root(GameRecord record, int game) {
    GameInfo info = record.info();
    out.append("(;FF[4]GM[").append(game).append("]CA[UTF-8]AP[Tengen:]");
    Setup.Board board = record.setup();
    out.append("SZ[").append(board.width());
    out.append(board.width() == board.height() ? "" : ":" + board.height()).append(']');
    info.rules().ifPresent(rules -> line("RU", rules(rules)));
    line("PB", info.black());
    line("PW", info.white());
    line("DT", info.date());
    info.end().ifPresent(end -> line("RE", result(end)));
    stones("AB", board.black());
    stones("AW", board.white());
    if (record.toMove() == Side.WHITE) {
      line("PL", "W");
    }
    text("C", info.comment());
  }

  private static String rules(String id) {
    return id.equals(Sgf.NOGO.toLowerCase(Locale.ROOT)) ? Sgf.NOGO : id;
  }

  private static String result(GameEnd end) {
    if (end.winner().isEmpty()) {
      return "0";
    }
    String manner =
        switch (end.manner()) {
          case BY_RULES -> "";
          case RESIGNED -> "R";
          case TIME -> "T";
          case FORFEIT -> "F";
        };
    return letter(end.winner().get()) + "+" + manner;
  }

  private static String letter(Side side) {
    return side == Side.BLACK ? "B" : "W";
  }

  private void stones(String property, List<Place> places) {
    if (!places.isEmpty()) {
      out.append(property)
          .append(
              places.stream()
                  .map(place -> "[" + SgfPoints.text(place) + "]")
                  .collect(Collectors.joining()));
    }
  }

  private void move(RecordedMove move) {
    out.append("\n;").append(letter(move.turn().side()));
    out.append('[').append(SgfPoints.text(move.turn().move())).append(']');
    move.blackWinRate().ifPresent(rate -> line("SBKV", percent(rate)));
    move.spentMs().ifPresent(ms -> line("MS", Long.toString(ms)));
    text("C", move.comment());
  }

  private static String percent(double rate) {
    return BigDecimal.valueOf(rate).movePointRight(2).stripTrailingZeros().toPlainString();
  }

  private void line(String property, String value) {
    text(property, value.replace('\n', ' '));
  }

  private void text(String property, String value) {
    if (value.isEmpty()) {
      return;
    }
    out.append(property).append('[');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == ']' || c == '\\' || c == ':') {
        out.append('\\');
      }
      out.append(c);
    }
    out.append(']');
  }
}
