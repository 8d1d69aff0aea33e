package tengen.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Position;

/** A screen of plain lines, for pipes and for terminals without cursor control. */
final class LineScreen implements Screen {
  private final BufferedReader in;
  private final PrintWriter out;
  private String shown = "";

  /** Creates a screen on these streams. */
  LineScreen(BufferedReader in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  @Override
  public void showLine(String line) {
    out.println(line);
    out.flush();
  }

  @Override
  public Optional<String> ask(GameRules rules, Position position, String status)
      throws IOException {
    String picture = BoardPicture.of(rules, position) + "\n" + status;
    if (!picture.equals(shown)) {
      shown = picture;
      showLine(picture);
    }
    return Optional.ofNullable(in.readLine());
  }
}
