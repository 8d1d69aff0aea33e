package tengen.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Queue;
import java.util.function.Predicate;
import tengen.app.fuzz.GomocupScript.Command;

/**
 * Checks a finished Gomocup session. Each command with an ordered reply has one line, in order,
 * with legal moves. All other kinds of lines have the expected count.
 */
final class GomocupJudge {
  private final List<String> lines;

  /** Stones of a BOARD command, which have no order. */
  private final List<Integer> base = new ArrayList<>();

  private ModelGame.Gomoku game = new ModelGame.Gomoku(15, 15);
  private boolean started;

  GomocupJudge(List<String> lines) {
    this.lines = lines;
  }

  /** Returns whether the line is an ordered reply. */
  static boolean isInTurn(String line) {
    return line.matches("OK|ERROR .*|SWAP|\\d+,\\d+( \\d+,\\d+){0,2}");
  }

  /**
   * Checks the whole session.
   *
   * @param wild whether rules were used that the model does not implement; moves are then not
   *     checked
   */
  void judge(List<Command> commands, boolean wild) {
    assertCount(commands, line -> line.startsWith("name="), word -> word.equals("ABOUT"));
    assertCount(commands, line -> line.startsWith("UNKNOWN"), word -> word.startsWith("X"));
    assertCount(commands, line -> line.startsWith("FORBID"), word -> word.equals("YXSHOWFORBID"));
    Queue<String> answers =
        new ArrayDeque<>(lines.stream().filter(GomocupJudge::isInTurn).toList());
    for (Command command : commands) {
      if (command.isInTurn()) {
        String answer = answers.poll();
        assertThat(answer).as("an answer to " + command.word()).isNotNull();
        if (!wild) {
          judge(command, answer);
        }
      }
    }
    assertThat(answers).as("after the last answer").isEmpty();
    assertThat(lines)
        .allMatch(
            line ->
                isInTurn(line)
                    || line.matches(
                        "(name=|UNKNOWN command [Xx]|MESSAGE |DEBUG |INFO |FORBID ).*"));
  }

  private void assertCount(
      List<Command> commands, Predicate<String> kind, Predicate<String> asking) {
    assertThat(lines.stream().filter(kind).count())
        .isEqualTo(commands.stream().map(Command::word).filter(asking).count());
  }

  private void judge(Command command, String answer) {
    int[] first = command.numbers().isEmpty() ? new int[2] : command.numbers().getFirst();
    switch (command.word()) {
      case "START" -> {
        boolean plays = first[0] >= 5 && first[0] <= 22;
        assertThat(answer.equals("OK")).as("START %d: %s", first[0], answer).isEqualTo(plays);
        if (plays) {
          renew(first[0]);
        }
      }
      case "RESTART" -> {
        assertThat(answer.equals("OK")).as("RESTART: " + answer).isEqualTo(started);
        renew(game.width);
      }
      case "BEGIN" -> moved(answer, started && stones() == 0, "BEGIN");
      case "TURN" -> turn(game.cell(first[0], first[1]), answer);
      case "TAKEBACK" -> takeBack(game.cell(first[0], first[1]), answer);
      case "BOARD" -> board(command.numbers(), answer);
      default -> throw new AssertionError(command);
    }
  }

  private void renew(int size) {
    started = true;
    game = new ModelGame.Gomoku(size, size);
    base.clear();
  }

  private int stones() {
    return base.size() + game.turns();
  }

  /** Returns the side to move. */
  private int color() {
    return stones() % 2 == 0 ? ModelGame.BLACK : ModelGame.WHITE;
  }

  private void turn(int cell, String answer) {
    boolean right = started && game.isLegal(color(), cell);
    if (right) {
      game.play(color(), cell);
      if (game.winner() != 0 || game.isFull()) {
        game.undo();
        right = false;
      }
    }
    moved(answer, right, "TURN");
  }

  private void moved(String answer, boolean right, String after) {
    assertThat(!answer.startsWith("ERROR")).as(after + ": " + answer).isEqualTo(right);
    if (right) {
      assertThat(answer).matches("\\d+,\\d+");
      int cell = cell(answer);
      assertThat(game.isLegal(color(), cell)).as(after + ": " + answer).isTrue();
      game.play(color(), cell);
    }
  }

  private int cell(String move) {
    String[] numbers = move.split(",");
    return game.cell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
  }

  private void takeBack(int cell, String answer) {
    boolean last = started && game.turns() > 0 && game.last() == cell;
    boolean ofBase = started && game.turns() == 0 && base.contains(cell);
    assertThat(answer.equals("OK")).as("TAKEBACK: " + answer).isEqualTo(last || ofBase);
    if (last) {
      game.undo();
    } else if (ofBase) {
      base.remove(Integer.valueOf(cell));
      game.cells[cell] = 0;
    }
  }

  private void board(List<int[]> stones, String answer) {
    var fresh = new ModelGame.Gomoku(game.width, game.height);
    boolean right = started;
    boolean odd = stones.size() % 2 == 1;
    Deque<Integer> cells = new ArrayDeque<>();
    for (int[] stone : stones) {
      int cell = fresh.cell(stone[0], stone[1]);
      right &= cell != ModelGame.PASS && fresh.cells[Math.max(0, cell)] == 0;
      if (right) {
        fresh.cells[cell] = (stone[2] == 1) == odd ? ModelGame.WHITE : ModelGame.BLACK;
        cells.add(cell);
      }
    }
    if (right) {
      game = fresh;
      base.clear();
      base.addAll(cells);
    }
    moved(answer, right, "BOARD");
  }
}
