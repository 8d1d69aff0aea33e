package tengen.protocol.gomocup;

import java.util.OptionalInt;
import java.util.OptionalLong;
import tengen.game.Side;

/**
 * A command, or a line of data, from a manager. Source: the Gomocup protocol as the Piskvork
 * manager documents and speaks it, with the extensions of Yixin and AlphaGomoku that graphical
 * managers use.
 *
 * <p>Numbers saturate: a value that an {@code int} or {@code long} cannot hold is its nearest one.
 */
public sealed interface GomocupCommand {
  /** What a block of data may consist of: any line that is no command. */
  sealed interface Data extends GomocupCommand {
    /** Whether the block ends with it. */
    default boolean isLast() {
      return false;
    }
  }

  /** What is carried out while a search runs, and does not disturb it. */
  sealed interface AtOnce extends GomocupCommand {}

  /** What an engine is asked about the position on the board. */
  sealed interface Asking extends GomocupCommand {}

  /** {@code START 15}: a new, empty board; Yixin-Board's {@code START 15 20} has both sides. */
  record Start(int width, int height) implements GomocupCommand {}

  /** {@code RECTSTART 20,15}. */
  record RectStart(int width, int height) implements GomocupCommand {}

  /** {@code BEGIN}: make the first move of the game. */
  record Begin() implements GomocupCommand {}

  /** {@code TURN 7,8}: the opponent's stone; answer it. */
  record Turn(int x, int y) implements GomocupCommand {}

  /**
   * {@code BOARD} and its like: {@link Stone}s follow, then {@link Done}.
   *
   * @param number what stands behind {@code BALANCE}; else 0
   */
  record Open(BlockKind kind, int number) implements GomocupCommand {
    /** Without a number. */
    public Open(BlockKind kind) {
      this(kind, 0);
    }
  }

  /**
   * One data line: {@code 7,8,1} or {@code 7,8}.
   *
   * @param field 1 own, 2 the opponent's, 3 neutral; empty where the line has two numbers
   */
  record Stone(int x, int y, OptionalInt field) implements Data {}

  /** {@code DONE}: the data end. */
  record Done() implements Data {
    @Override
    public boolean isLast() {
      return true;
    }
  }

  /** {@code INFO timeout_turn 1000}. */
  record NumberInfo(InfoKey key, long value) implements AtOnce {}

  /** {@code INFO folder C:\a b}: where files may be kept. */
  record FolderInfo(String path) implements AtOnce {}

  /**
   * An INFO without effect: of a key that is not known here, or with a value that is none.
   *
   * @param key in lower case; may be empty
   */
  record OtherInfo(String key, String value) implements AtOnce {}

  /** {@code ABOUT}: say who you are. */
  record About() implements AtOnce {}

  /** {@code END}: the session is over. */
  record End() implements AtOnce {}

  /** {@code RESTART}: the same board, empty. */
  record Restart() implements GomocupCommand {}

  /** {@code TAKEBACK 7,8}: the last stone, of either colour, comes off. */
  record Takeback(int x, int y) implements GomocupCommand {}

  /** {@code PLAY 7,8}: the answer to a SUGGEST. */
  record Play(int x, int y) implements GomocupCommand {}

  /** {@code YXSTOP} or {@code STOP}: answer now. */
  record Stop() implements AtOnce {}

  /** {@code YXNBEST 3}: a move, and the best variations. */
  record NBest(int lines) implements Asking {}

  /** {@code YXSHOWFORBID}: where may Black not play? */
  record ShowForbid() implements AtOnce {}

  /** {@code YXSEARCHDEFEND}: a move, and a variation for each that there is. */
  record SearchDefend() implements Asking {}

  /**
   * {@code YXBALANCEONE 0}, {@code YXBALANCETWO 10}: one point or two that make the game even.
   *
   * @param bias how much better off, on the scale of evaluations, who plays the last of them is to
   *     be
   */
  record Balance(int points, long bias) implements Asking {}

  /** {@code YXSWAP2STEP1} to 3: swap2 as Yixin-Board asks for it, about the board. */
  record SwapStep(int step) implements Asking {}

  /** {@code YXSOOSORVSTEP1}: Soosyrv's first three stones, as Yixin-Board asks for them. */
  record SoosorvStart() implements Asking {}

  /** {@code PONDER 1000}: think about the position, without an answer; empty: until a stop. */
  record Ponder(OptionalLong forMs) implements Asking {}

  /** {@code YXHASHCLEAR}, {@code CLEARHASH}: forget all searches. */
  record HashClear() implements GomocupCommand {}

  /** {@code YXFORBID add 7 8 0}: a point that searches never have this side play, or may again. */
  record Forbid(boolean added, Side side, int first, int second) implements AtOnce {}

  /** {@code YXPRINTFEATURE} and its like. */
  record Ask(Question question) implements Asking {}

  /** {@code YXDRAW} and its like. */
  record Quiet(QuietWord word) implements AtOnce {}

  /** An extension of which only the answer is carried; its data follow up to DONE. */
  record ReadOver(String name) implements AtOnce {}

  /** An extension that is not carried; a path follows. */
  record PathReadOver(String name) implements AtOnce {}

  /** The path, whatever it is: the rest of that line, or the next one. */
  record PathLine(String text) implements GomocupCommand {}

  /** Any other line, whole. */
  record Unknown(String text) implements Data {
    /** A line that is no data has its DONE behind it as data have. */
    @Override
    public boolean isLast() {
      return GomocupParser.hasDone(text);
    }
  }

  /**
   * A known command without the arguments that it needs.
   *
   * @param text the whole line
   */
  record Malformed(String text, String reason) implements GomocupCommand {}
}
