package tengen.protocol.gtp;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Side;

/**
 * A command of a GTP controller.
 *
 * <p>Gunnar Farnebäck, "Specification of the Go Text Protocol, version 2, draft 2", 2002, names
 * most of these; the others are noted.
 */
public sealed interface GtpCommand {
  /** Only for games that are played on a board. */
  sealed interface OnBoard extends GtpCommand {}

  record ProtocolVersion() implements GtpCommand {}

  record Name() implements GtpCommand {}

  record Version() implements GtpCommand {}

  record KnownCommand(String name) implements GtpCommand {}

  record ListCommands() implements GtpCommand {}

  record Quit() implements GtpCommand {}

  /** Two sizes, or {@code rectangular_boardsize}, are KataGo's extension. */
  record BoardSize(int width, int height) implements OnBoard {}

  record ClearBoard() implements GtpCommand {}

  record Komi(double komi) implements GtpCommand {
    public Komi {
      komi += 0.0; // no negative zero, which prints as zero
    }
  }

  record FixedHandicap(int stones) implements OnBoard {}

  record PlaceFreeHandicap(int stones) implements OnBoard {}

  record SetFreeHandicap(List<GtpVertex> vertices) implements OnBoard {
    public SetFreeHandicap {
      vertices = List.copyOf(vertices);
    }
  }

  /**
   * A move as its game writes it: a vertex or {@code pass} on a board, {@code 2-3} elsewhere. Read
   * as it stands, since only the game knows.
   */
  record Play(Side side, String move) implements GtpCommand {
    /** A move on a board. */
    public Play(Side side, GtpVertex vertex) {
      this(side, vertex.toString());
    }
  }

  record Genmove(Side side) implements GtpCommand {}

  record RegGenmove(Side side) implements GtpCommand {}

  record Undo() implements GtpCommand {}

  /** GNU Go's: so many moves back, or none. */
  record GgUndo(int moves) implements GtpCommand {}

  /** In seconds; {@code stones} moves within each overtime. */
  record TimeSettings(int main, int overtime, int stones) implements GtpCommand {}

  /** {@code stones} 0: seconds of main time; else of overtime for so many moves. */
  record TimeLeft(Side side, double seconds, int stones) implements GtpCommand {
    public TimeLeft {
      seconds += 0.0; // no negative zero, which prints as zero
    }
  }

  record FinalScore() implements GtpCommand {}

  record FinalStatusList(Status status) implements OnBoard {}

  /**
   * Goes on from a record.
   *
   * @param beforeMove the position before this move, from 1; empty: the last one
   */
  record LoadSgf(String file, OptionalInt beforeMove) implements OnBoard {}

  /** GNU Go's: the game so far. */
  record PrintSgf() implements OnBoard {}

  record ShowBoard() implements GtpCommand {}

  /** GNU Go's: seconds of processor time, asked by gogui-twogtp. */
  record CpuTime() implements GtpCommand {}

  /** Our own: a new game in its own notation, such as {@code nim 3 5 7}, or a sum of such. */
  record TengenGame(String text) implements GtpCommand {}

  /** Our own: all legal moves of the side to move. */
  record TengenMoves() implements GtpCommand {}

  /** Our own: which engines there are, or which one to use. */
  record TengenEngine(Optional<String> id) implements GtpCommand {}

  /** Our own: what the engine can be asked beside moves. */
  record TengenTopics() implements GtpCommand {}

  /**
   * Our own: what the engine says of one of its topics.
   *
   * @param side as if it were its turn; empty: whose turn it is
   */
  record TengenInspect(String topic, Optional<Side> side, Form form) implements GtpCommand {}

  /** GoGui's: the commands that it shows in a menu. */
  record AnalyzeCommands() implements GtpCommand {}

  /** GoGui's: whether {@link Interrupt} is honoured. */
  record InterruptSupport() implements GtpCommand {}

  /** Analyses without moving until the next line, whatever it is. */
  record Analyze(GtpAnalysis analysis) implements GtpCommand {}

  /** Moves, and says before what it thinks. */
  record GenmoveAnalyze(GtpAnalysis analysis) implements GtpCommand {}

  /** An empty line, or a comment. It has no reply, but ends an analysis. */
  record Blank() implements GtpCommand {}

  /** GoGui's comment line {@code # interrupt}: the engine answers now. It has no reply itself. */
  record Interrupt() implements GtpCommand {}

  /**
   * None of these.
   *
   * @param name empty where an id stood alone
   * @param arguments the rest of the line
   */
  record Unknown(String name, String arguments) implements GtpCommand {}

  /**
   * Not to be understood.
   *
   * @param text the line without comment and id; empty where it was too long to keep
   * @param reason the answer
   */
  record Malformed(String text, String reason) implements GtpCommand {}

  /** How a finding is told. */
  enum Form {
    /** As the engine says it. */
    TEXT,
    /** As GoGui draws it: its type {@code gfx}. */
    DRAWING
  }

  /** What {@code final_status_list} can ask for. */
  enum Status {
    ALIVE,
    SEKI,
    DEAD
  }
}
