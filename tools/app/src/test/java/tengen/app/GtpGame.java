package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Plays GTP games on 19x19 in which an engine plays both sides, each until a side resigns. */
final class GtpGame implements ObservedGame {
  private static final Pattern MOVE = Pattern.compile(";([BW])\\[([a-s]{2})]");

  private final LineChannel talk;
  private final List<String> moves = new ArrayList<>();
  private int id;

  GtpGame(LineChannel talk) throws IOException, InterruptedException {
    this.talk = talk;
    talk.send("boardsize 19");
    assertThat(answer()).isEqualTo("= ");
  }

  private String answer() throws IOException, InterruptedException {
    String line = talk.line();
    assertThat(talk.line()).isEmpty();
    return line;
  }

  @Override
  public void move() throws IOException, InterruptedException {
    ask();
    receive();
  }

  /** Sends a request for a move. */
  void ask() throws IOException, InterruptedException {
    id++;
    talk.send(id + " genmove " + side());
  }

  private String side() {
    return moves.size() % 2 == 0 ? "b" : "w";
  }

  /** Receives the move. */
  void receive() throws IOException, InterruptedException {
    String answer = answer();
    if (answer.equals("=" + id + " resign")) {
      check();
      talk.send("clear_board");
      assertThat(answer()).isEqualTo("= ");
      moves.clear();
      return;
    }
    assertThat(answer).matches("=" + id + " [A-T][0-9]+");
    moves.add(side() + " " + answer.substring(answer.indexOf(' ') + 1));
  }

  @Override
  public void check() throws IOException, InterruptedException {
    talk.send("printsgf");
    var sgf = new StringBuilder();
    for (String line = talk.line(); !line.isEmpty(); line = talk.line()) {
      sgf.append(line);
    }
    List<String> played = new ArrayList<>();
    for (Matcher move = MOVE.matcher(sgf); move.find(); ) {
      played.add(move.group(1).toLowerCase(Locale.ROOT) + " " + vertex(move.group(2)));
    }
    assertThat(played).containsExactlyElementsOf(moves);
  }

  private static String vertex(String sgf) {
    char column = (char) (sgf.charAt(0) - 'a' + 'A');
    return (char) (column < 'I' ? column : column + 1)
        + Integer.toString(19 - (sgf.charAt(1) - 'a'));
  }
}
