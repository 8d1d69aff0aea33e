package tengen.figures;

import java.io.IOException;
import java.util.regex.Pattern;

/** A client's script for each dialect with the expected replies. */
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

  /** Returns the listener's protocol. */
  String protocol() {
    return protocol;
  }

  /** Returns everything up to and including the request for a move. */
  String words() {
    return greeting + question;
  }

  /** Returns the last line, or an empty string to close without one. */
  String lastLine() {
    return farewell;
  }

  /** Sends everything before the request for a move. */
  void greet(LineClient client) throws IOException {
    for (String each : greeting.lines().toList()) {
      client.ask(each + "\n");
      endOfAnswer(client);
    }
  }

  /** Requests a move and prepares the next request. */
  void move(LineClient client) throws IOException {
    ask(client);
    again(client);
  }

  /** Requests a move and reads the whole reply. Throws if it is not a move. */
  void ask(LineClient client) throws IOException {
    String answer = client.ask(question);
    endOfAnswer(client);
    if (!move.matcher(answer).matches()) {
      throw new IOException("no move of " + this + ": " + answer);
    }
  }

  /** Starts a new game if the dialect would continue the old one. */
  void again(LineClient client) throws IOException {
    if (this == GTP || this == UALBERTA) {
      client.ask("clear_board\n");
      endOfAnswer(client);
    }
  }

  /** Reads the empty line that ends a reply in some dialects. */
  private void endOfAnswer(LineClient client) throws IOException {
    String end =
        switch (this) {
          case GTP, UALBERTA -> client.line();
          case BOTZONE -> client.line().replace(KEEPS_RUNNING, "");
          case GOMOCUP, ANALYSIS -> "";
        };
    if (!end.isEmpty()) {
      throw new IOException("not the end of an answer of " + this + ": " + end);
    }
  }
}
