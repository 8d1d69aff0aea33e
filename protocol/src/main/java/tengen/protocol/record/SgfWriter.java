package tengen.protocol.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;

/** Writes a record, a node on each line. Used once. */
final class SgfWriter {
  private final StringBuilder out = new StringBuilder();
  private final List<Branch> branches;

  /** For each line, by its number, the branches that leave it. */
  private final Map<Integer, List<Integer>> leaving = new HashMap<>();

  /**
   * A stack of the parts that are still to be written, since branches may be nested to any depth.
   */
  private final Deque<Runnable> due = new ArrayDeque<>();

  private SgfWriter(List<Branch> branches) {
    this.branches = branches;
    for (int i = 0; i < branches.size(); i++) {
      leaving.computeIfAbsent(branches.get(i).of(), _ -> new ArrayList<>()).add(i + 1);
    }
  }

  static String write(GameRecord record, int game) {
    var writer = new SgfWriter(record.branches());
    writer.root(record, game);
    writer.line(0, 0, record.moves());
    while (!writer.due.isEmpty()) {
      writer.due.pop().run();
    }
    return writer.out.append(")\n").toString();
  }

  /** Writes a line's moves. A move with alternatives begins a variation in parentheses. */
  private void line(int number, int ply, List<RecordedMove> moves) {
    Map<Integer, List<Integer>> byPly =
        leaving.getOrDefault(number, List.of()).stream()
            .collect(Collectors.groupingBy(each -> branches.get(each - 1).ply()));
    for (int i = 0; i < moves.size(); i++) {
      List<Integer> others = byPly.getOrDefault(ply + i, List.of());
      if (!others.isEmpty()) {
        out.append("\n(");
        others.reversed().forEach(this::later);
        due.push(() -> out.append(')'));
      }
      move(moves.get(i));
    }
  }

  private void later(int number) {
    Branch branch = branches.get(number - 1);
    due.push(() -> out.append(')'));
    due.push(
        () -> {
          out.append("\n(");
          line(number, branch.ply(), branch.moves());
        });
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
    line("ID", hasOwnId(info) ? "" : info.id());
    info.end().ifPresent(end -> line("RE", result(end)));
    out.append(info.properties());
    stones("AB", board.black());
    stones("AW", board.white());
    if (record.toMove() == Side.WHITE) {
      line("PL", "W");
    }
    text("C", info.comment());
  }

  /**
   * Returns whether the unread properties have an {@code ID}, since a node must not have a property
   * twice.
   */
  private static boolean hasOwnId(GameInfo info) {
    return SgfProperties.contain(info.properties(), "ID");
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
    move.blackWinRate().ifPresent(rate -> line("SBKV", Sgf.percent(rate)));
    move.spentMs().ifPresent(ms -> line("MS", Long.toString(ms)));
    out.append(move.properties());
    text("C", move.comment());
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
