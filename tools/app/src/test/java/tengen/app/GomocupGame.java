package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Plays Gomocup games on 15x15 against an engine. Each is abandoned before anybody can win. */
final class GomocupGame implements ObservedGame {
  private static final int TURNS = 4;

  private final LineChannel talk;
  private final List<String> moves = new ArrayList<>();

  GomocupGame(LineChannel talk) throws IOException, InterruptedException {
    this.talk = talk;
    talk.send("START 15");
    assertThat(answer()).isEqualTo("OK");
  }

  /** Returns the reply, without the messages before it. */
  private String answer() throws IOException, InterruptedException {
    String line = talk.line();
    while (line.startsWith("MESSAGE ")) {
      line = talk.line();
    }
    return line;
  }

  @Override
  public void move() throws IOException, InterruptedException {
    if (moves.size() == 2 * TURNS) {
      check();
      talk.send("RESTART");
      assertThat(answer()).isEqualTo("OK");
      moves.clear();
    }
    String own = free();
    talk.send("TURN " + own);
    String answer = answer();
    assertThat(answer).matches("[0-9]+,[0-9]+");
    moves.add(own);
    moves.add(answer);
  }

  private String free() {
    for (int column = 0; ; column++) {
      String point = column + "," + 2 * (moves.size() % 4);
      if (!moves.contains(point)) {
        return point;
      }
    }
  }

  /** Checks that every point played so far is occupied. */
  @Override
  public void check() throws IOException, InterruptedException {
    for (String point : moves) {
      talk.send("TURN " + point);
      assertThat(answer()).as(point).startsWith("ERROR");
    }
  }
}
