package tengen.app.play;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;

/**
 * A board on a terminal. Arrow keys move the cursor, Enter plays there, and typed text is a
 * command. Uses the escape sequences of ECMA-48.
 */
public final class CursorScreen implements Screen {
  /** A source of key presses. */
  @FunctionalInterface
  public interface Keys {
    /** Waits for a key and returns its character, or -1 at the end of input. */
    int next() throws IOException;
  }

  private static final String CLEAR = "\033[H\033[2J";
  private static final int MAX_MESSAGES = 4;
  private static final int ESCAPE = 27;
  private static final int BACKSPACE = 8;
  private static final int DELETE = 127;
  private static final int END_OF_TRANSMISSION = 4;

  private final Keys keys;
  private final PrintWriter out;
  private final Deque<String> messages = new ArrayDeque<>();
  private final StringBuilder typed = new StringBuilder();
  private Optional<Place> cursor = Optional.empty();

  /**
   * Creates a screen on a terminal that does not echo.
   *
   * @param keys single key presses
   */
  public CursorScreen(Keys keys, PrintWriter out) {
    this.keys = keys;
    this.out = out;
  }

  @Override
  public void showLine(String line) {
    messages.addLast(line);
    if (messages.size() > MAX_MESSAGES) {
      messages.removeFirst();
    }
    print(line + "\n");
  }

  @Override
  public Optional<String> ask(GameRules rules, Position position, String status)
      throws IOException {
    Optional<Setup.Board> board = rules.board(position);
    cursor = board.map(this::onBoard);
    typed.setLength(0);
    while (true) {
      print(CLEAR + BoardPicture.of(rules, position, cursor) + "\n" + status + "\n");
      messages.forEach(line -> print(line + "\n"));
      print("> " + typed);
      int key = keys.next();
      switch (key) {
        case -1, END_OF_TRANSMISSION -> {
          return Optional.empty();
        }
        case '\r', '\n' -> {
          print("\n");
          messages.clear();
          return Optional.of(entered(rules, position));
        }
        case ESCAPE -> board.ifPresent(this::moveCursor);
        case BACKSPACE, DELETE -> typed.setLength(Math.max(0, typed.length() - 1));
        default -> typed.append((char) key);
      }
    }
  }

  private Place onBoard(Setup.Board board) {
    return cursor.orElseGet(() -> new Place(board.width() / 2, board.height() / 2));
  }

  /** Returns the typed text, or the point under the cursor if nothing was typed. */
  private String entered(GameRules rules, Position position) {
    return typed.isEmpty() && cursor.isPresent()
        ? PointNames.of(rules, rules.board(position).orElseThrow()).name(cursor.get())
        : typed.toString();
  }

  /**
   * Moves the cursor by an arrow key: {@code ESC [ A} to {@code D}, or with {@code O} instead of
   * the bracket.
   */
  private void moveCursor(Setup.Board board) {
    Place from = onBoard(board);
    cursor =
        Optional.of(
            switch (arrow()) {
              case 'A' -> clamped(board, from.x(), from.y() - 1);
              case 'B' -> clamped(board, from.x(), from.y() + 1);
              case 'C' -> clamped(board, from.x() + 1, from.y());
              case 'D' -> clamped(board, from.x() - 1, from.y());
              default -> from;
            });
  }

  private int arrow() {
    try {
      int bracket = keys.next();
      return bracket == '[' || bracket == 'O' ? keys.next() : bracket;
    } catch (IOException _) {
      // Reading the next key will report that the terminal is closed.
      return -1;
    }
  }

  private static Place clamped(Setup.Board board, int x, int y) {
    return new Place(Math.clamp(x, 0, board.width() - 1), Math.clamp(y, 0, board.height() - 1));
  }

  private void print(String text) {
    out.print(text);
    out.flush();
  }
}
