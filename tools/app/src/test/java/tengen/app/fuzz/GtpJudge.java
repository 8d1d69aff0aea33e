package tengen.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import tengen.app.fuzz.GtpScript.Command;

/**
 * Checks a finished GTP session. Each command has one reply, in order and with its id, that agrees
 * with a model of the game.
 */
final class GtpJudge {
  private final Queue<String> lines;
  private boolean wild;
  private ModelGame game = new ModelGame.NoGo(9, 9);

  GtpJudge(List<String> lines) {
    this.lines = new ArrayDeque<>(lines);
  }

  /**
   * Checks the whole session, which began with NoGo on 9x9.
   *
   * @param wild whether games were used that the model does not implement; replies are then not
   *     interpreted
   */
  void judge(List<Command> commands, boolean wild) {
    this.wild = wild;
    for (Command command : commands) {
      judge(command);
    }
    assertThat(lines).as("after the last reply").isEmpty();
  }

  private void judge(Command command) {
    String first = next();
    if (command.word().endsWith("analyze") && first.equals("=" + command.id())) {
      stream(command);
      return;
    }
    assertThat(first).as(command.toString()).matches("[=?]" + command.id() + " .*");
    String text = first.substring(first.indexOf(' ') + 1);
    if (command.text().equals("showboard") && !wild) {
      assertBoard();
    }
    for (String line = next(); !line.isEmpty(); line = next()) {
      assertThat(line).as("within the reply to " + command).doesNotMatch("[=?].*");
    }
    if (!wild) {
      judge(command, first.charAt(0) == '=', text);
    }
  }

  private String next() {
    String line = lines.poll();
    assertThat(line).as("a line").isNotNull();
    return line;
  }

  private void judge(Command command, boolean done, String text) {
    String[] words = command.words();
    switch (command.word()) {
      case "play" -> play(words, done, text);
      case "genmove", "reg_genmove" -> {
        assertThat(done).as(command + ": " + text).isEqualTo(words.length == 2);
        if (done) {
          moved(words[1], text, words[0].equals("genmove"));
        }
      }
      case "undo" -> assertThat(done).as("undo").isEqualTo(game.undo());
      case "gg-undo" -> undo(words.length == 1 ? 1 : Integer.parseInt(words[1]), done);
      case "boardsize" -> resize(words, done, text);
      case "clear_board" -> game = game.sized(game.width, game.height);
      case "tengen-engine" -> {
        assertThat(done).as(text).isTrue();
        game =
            words[1].startsWith("nogo") ? new ModelGame.NoGo(9, 9) : new ModelGame.Gomoku(15, 15);
      }
      case "name" -> assertThat(text).isEqualTo("Tengen");
      case "protocol_version" -> assertThat(text).isEqualTo("2");
      case "final_score" -> {}
      default -> assertThat(done).as(command + ": " + text).isEqualTo(!text.contains("unknown"));
    }
  }

  private void play(String[] words, boolean done, String text) {
    boolean wellFormed = words.length == 3 && !words[1].equals("red") && !words[2].equals("i5");
    if (!wellFormed) {
      assertThat(text).isEqualTo("syntax error");
      return;
    }
    int color = color(words[1]);
    boolean drawn =
        game instanceof ModelGame.Gomoku gomoku && gomoku.winner() == 0 && game.isFull();
    int cell = cell(words[2]);
    boolean legal = words[2].equals("pass") ? drawn : game.isLegal(color, cell);
    assertThat(done).as(String.join(" ", words) + ": " + text).isEqualTo(legal);
    if (legal && cell == ModelGame.PASS) {
      game.pass();
    } else if (legal) {
      game.play(color, cell);
    }
  }

  private void moved(String who, String word, boolean played) {
    int color = color(who);
    int cell = cell(word);
    boolean right = cell == ModelGame.PASS ? game.isRight(word, color) : game.isLegal(color, cell);
    assertThat(right).as("a move of " + who + " at " + word).isTrue();
    if (played && cell != ModelGame.PASS) {
      game.play(color, cell);
    } else if (played && word.equals("pass")) {
      game.pass();
    }
  }

  private void undo(int turns, boolean done) {
    assertThat(done).as("gg-undo " + turns).isEqualTo(turns <= game.turns());
    for (int i = 0; done && i < turns; i++) {
      game.undo();
    }
  }

  private void resize(String[] words, boolean done, String text) {
    if (words[1].equals("x")) {
      assertThat(text).isEqualTo("syntax error");
      return;
    }
    int width = Integer.parseInt(words[1]);
    int height = Integer.parseInt(words[words.length - 1]);
    int least = game instanceof ModelGame.NoGo ? 2 : 5;
    int most = game instanceof ModelGame.NoGo ? 19 : 22;
    boolean plays = Math.min(width, height) >= least && Math.max(width, height) <= most;
    assertThat(done).as(String.join(" ", words) + ": " + text).isEqualTo(plays);
    if (done) {
      game = game.sized(width, height);
    }
  }

  /** Reads the lines of a watched search, which ends with its move. */
  private void stream(Command command) {
    String line = next();
    for (; line.startsWith("info "); line = next()) {
      assertThat(line).startsWith("info move ");
    }
    if (command.word().contains("genmove")) {
      assertThat(line).as(command.toString()).startsWith("play ");
      if (!wild) {
        moved(command.words()[1], line.substring(5), true);
      }
      line = next();
    }
    assertThat(line).as("the end of " + command).isEmpty();
  }

  private void assertBoard() {
    next();
    for (int row = game.height - 1; row >= 0; row--) {
      String[] drawn = next().strip().split(" +");
      for (int column = 0; column < game.width; column++) {
        assertThat(drawn[column + 1])
            .as("column %d, row %d", column, row)
            .isEqualTo(List.of(".", "X", "O").get(game.cells[game.cell(column, row)]));
      }
    }
  }

  private int cell(String vertex) {
    Optional<int[]> point = GtpScript.point(vertex);
    return point.map(at -> game.cell(at[0], at[1])).orElse(ModelGame.PASS);
  }

  private static int color(String word) {
    return word.toLowerCase(Locale.ROOT).startsWith("b") ? ModelGame.BLACK : ModelGame.WHITE;
  }
}
