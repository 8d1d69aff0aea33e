package tengen.figures;

import java.io.IOException;
import java.util.regex.Pattern;

/** What a client of each dialect says, and what it is answered. */
enum DialectScript {
  GTP("auto", "name\nclear_board\n", "genmove b\n", "= [A-J][1-9]", "quit\n"),
  GOMOCUP("auto", "START 15\n", "BOARD\n7,7,2\n8,8,1\n9,6,2\nDONE\n", "\\d+,\\d+", "END\n"),
  ANALYSIS(
      "auto",
      "{\"id\":\"hello\",\"action\":\"query_version\"}\n",
      "{\"id\":\"move\",\"rules\":\"nogo\",\"boardXSize\":9,\"boardYSize\":9,\"moves\":[[\"B\",\"E5\"]]}\n",
      ".*\"moveInfos\".*",
      ""),
  BOTZONE(
      "botzone",
      "",
      "{\"requests\":[{\"x\":4,\"y\":4}],\"responses\":[]}\n",
      "\\{\"response\".*",
      ""),
  UALBERTA("ualberta", "name\nclear_board\n", "genmove b\n", "= [A-J][1-9]", "quit\n");

  private static final String KEEPS_RUNNING = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<";

  private final String protocol;
  private final String greeting;
  private final String question;
  private final Pattern move;
  private final String farewell;

  DialectScript(String protocol, String greeting, String question, String move, String farewell) {
    this.protocol = protocol;
    this.greeting = greeting;
    this.question = question;
    this.move = Pattern.compile(move);
    this.farewell = farewell;
  }

  /** The protocol of the listener where it is spoken. */
  String protocol() {
    return protocol;
  }

  /** What it says on leaving; empty: it closes without a word. */
  String farewell() {
    return farewell;
  }

  /** Says all that comes before a move. */
  void greet(LineClient client) throws IOException {
    for (String each : greeting.lines().toList()) {
      client.ask(each + "\n");
    }
  }

  /** Asks for a move; fails where it gets none. */
  void move(LineClient client) throws IOException {
    String answer = client.ask(question);
    if (this == BOTZONE && !KEEPS_RUNNING.equals(client.line())) {
      throw new IOException("no end of the answer");
    }
    if (!move.matcher(answer).matches()) {
      throw new IOException("no move of " + this + ": " + answer);
    }
    if (this == GTP || this == UALBERTA) {
      client.ask("clear_board\n");
    }
  }
}
