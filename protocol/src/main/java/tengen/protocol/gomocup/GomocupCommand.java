package tengen.protocol.gomocup;

import java.util.OptionalInt;
import java.util.OptionalLong;
import tengen.game.Side;

/**
 * A command, or a line of data, from a manager. Source: the Gomocup protocol as the Piskvork
 * manager documents and uses it, with the extensions of Yixin and AlphaGomoku that graphical
 * managers use.
 *
 * <p>Numbers saturate: a number that does not fit into an {@code int} or {@code long} becomes the
 * nearest value.
 */
public sealed interface GomocupCommand {
  /** A line that may belong to a block of data: any line that is no command. */
  sealed interface Data extends GomocupCommand {
    /** Returns whether the block ends with this line. */
    default boolean isLast() {
      return false;
    }
  }

  /** A command that runs during a search without disturbing it. */
  sealed interface Immediate extends GomocupCommand {}

  /** A question to the engine about the position on the board. */
  sealed interface Asking extends GomocupCommand {}

  /** {@code START 15}: starts an empty board; Yixin-Board's {@code START 15 20} has both sides. */
  record Start(int width, int height) implements GomocupCommand {}

  /** {@code RECTSTART 20,15}: starts an empty rectangular board. */
  record RectStart(int width, int height) implements GomocupCommand {}

  /** {@code BEGIN}: asks for the first move of the game. */
  record Begin() implements GomocupCommand {}

  /** {@code TURN 7,8}: gives the opponent's stone and asks for the reply. */
  record Turn(int x, int y) implements GomocupCommand {}

  /**
   * {@code BOARD} and similar words, followed by {@link Stone}s and {@link Done}.
   *
   * @param number after {@code BALANCE} or an opening; else 0
   */
  record Open(BlockKind kind, int number) implements GomocupCommand {
    /** Creates the command without a number. */
    public Open(BlockKind kind) {
      this(kind, 0);
    }
  }

  /**
   * A data line: {@code 7,8,1} or {@code 7,8}.
   *
   * @param field 1 own, 2 opponent's, 3 neutral; empty if the line has two numbers
   */
  record Stone(int x, int y, OptionalInt field) implements Data {}

  /** {@code DONE}: ends the data. */
  record Done() implements Data {
    @Override
    public boolean isLast() {
      return true;
    }
  }

  /** {@code INFO timeout_turn 1000}: sets a number. */
  record NumberInfo(InfoKey key, long value) implements Immediate {}

  /** {@code INFO folder C:\a b}: sets a directory for files. */
  record FolderInfo(String path) implements Immediate {}

  /**
   * An INFO without effect, with an unknown key or an invalid value.
   *
   * @param key in lower case; may be empty
   */
  record OtherInfo(String key, String value) implements Immediate {}

  /** {@code ABOUT}: asks for the engine's identity. */
  record About() implements Immediate {}

  /** {@code END}: ends the session. */
  record End() implements Immediate {}

  /** {@code RESTART}: starts an empty board of the same size. */
  record Restart() implements GomocupCommand {}

  /** {@code TAKEBACK 7,8}: removes the last stone, of either colour. */
  record Takeback(int x, int y) implements GomocupCommand {}

  /** {@code PLAY 7,8}: plays a move after a SUGGEST. */
  record Play(int x, int y) implements GomocupCommand {}

  /** {@code YXSTOP} or {@code STOP}: asks for the answer now. */
  record Stop() implements Immediate {}

  /** {@code YXNBEST 3}: asks for a move and the best variations. */
  record NBest(int lines) implements Asking {}

  /** {@code YXSHOWFORBID}: asks for Black's forbidden points. */
  record ShowForbid() implements Immediate {}

  /** {@code YXSEARCHDEFEND}: asks for a move and a variation for each legal move. */
  record SearchDefend() implements Asking {}

  /**
   * {@code YXBALANCEONE 0}, {@code YXBALANCETWO 10}: asks for a point or two that make the game
   * even.
   *
   * @param bias the desired advantage of the side that plays the last point, on the scale of
   *     evaluations
   */
  record Balance(int points, long bias) implements Asking {}

  /** {@code YXSWAP2STEP1} to 3: asks for a step of swap2 for the board, in Yixin-Board's form. */
  record SwapStep(int step) implements Asking {}

  /** {@code YXSOOSORVSTEP1}: asks for Soosyrv's first three stones, in Yixin-Board's form. */
  record SoosorvStart() implements Asking {}

  /**
   * {@code PONDER 1000}: searches the position without an answer.
   *
   * @param forMs time in milliseconds; empty: until a stop
   */
  record Ponder(OptionalLong forMs) implements Asking {}

  /** {@code YXHASHCLEAR} or {@code CLEARHASH}: clears the engine's tables. */
  record HashClear() implements GomocupCommand {}

  /** {@code YXFORBID add 7 8 0}: forbids or allows a point for a side in searches. */
  record Forbid(boolean added, Side side, int first, int second) implements Immediate {}

  /** {@code YXPRINTFEATURE} and similar words. */
  record Ask(Question question) implements Asking {}

  /** {@code YXDRAW} and similar words. */
  record Quiet(PassiveCommand word) implements Immediate {}

  /** An unsupported extension that still gets an answer; its data follow up to DONE. */
  record IgnoredBlock(String name) implements Immediate {}

  /** An unsupported extension that is followed by a path. */
  record IgnoredPath(String name) implements Immediate {}

  /** The path of an extension: the rest of its line, or the next line. */
  record PathLine(String text) implements GomocupCommand {}

  /** Any other line. */
  record Unknown(String text) implements Data {
    /** Returns whether the line contains DONE, which ends the data. */
    @Override
    public boolean isLast() {
      return GomocupParser.hasDone(text);
    }
  }

  /**
   * A known command without required arguments.
   *
   * @param text the whole line
   */
  record Malformed(String text, String reason) implements GomocupCommand {}
}
