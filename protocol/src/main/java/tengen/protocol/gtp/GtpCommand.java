package tengen.protocol.gtp;

import java.util.List;
import java.util.Locale;
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

  /** What the engine is asked. */
  sealed interface EngineCommand extends GtpCommand {}

  /** What is said of the clocks. */
  sealed interface ClockCommand extends GtpCommand {}

  record ProtocolVersion() implements GtpCommand {}

  record Name() implements GtpCommand {}

  record Version() implements GtpCommand {}

  record KnownCommand(String name) implements GtpCommand {}

  record ListCommands() implements GtpCommand {}

  record Quit() implements GtpCommand {}

  /** Two sizes, or {@code rectangular_boardsize}, are KataGo's extension. */
  record BoardSize(int width, int height) implements OnBoard {}

  record ClearBoard() implements GtpCommand {}

  /** A stone on a point. */
  record Stone(Side side, GtpVertex vertex) {
    @Override
    public String toString() {
      return (side == Side.BLACK ? "b " : "w ") + vertex;
    }
  }

  /**
   * KataGo's, and our own with a side to move: these stones instead of whatever there is, without a
   * move.
   *
   * @param toMove empty: who has fewer stones, Black where both have as many
   */
  record SetPosition(Optional<Side> toMove, List<Stone> stones) implements OnBoard {
    public SetPosition {
      stones = List.copyOf(stones);
    }
  }

  record Komi(double komi) implements GtpCommand {
    public Komi {
      komi += 0.0; // no negative zero, which prints as zero
    }
  }

  /** KataGo's: what {@code komi} said last. */
  record GetKomi() implements GtpCommand {}

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

  record Genmove(Side side) implements EngineCommand {}

  record RegGenmove(Side side) implements EngineCommand {}

  record Undo() implements GtpCommand {}

  /** GNU Go's: so many moves back, or none. */
  record GgUndo(int moves) implements GtpCommand {}

  /** In seconds; {@code stones} moves within each overtime. */
  record TimeSettings(int main, int overtime, int stones) implements ClockCommand {}

  /** KGS's and KataGo's, for more kinds of clocks. */
  record KataTimeSettings(GtpTimeControl control) implements ClockCommand {}

  /** KataGo's: the kinds of clocks. */
  record ListTimeSettings() implements ClockCommand {}

  /**
   * {@code stones} 0: seconds of main time; else of overtime for so many moves, or so many periods
   * where the clock has periods.
   */
  record TimeLeft(Side side, double seconds, int stones) implements ClockCommand {
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
   * @param game of the file, from 1; empty: its only one
   */
  record LoadSgf(String file, OptionalInt beforeMove, OptionalInt game) implements OnBoard {}

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
  record TengenInspect(String topic, Optional<Side> side, Form form) implements EngineCommand {}

  /** Our own, Leela Zero's and KataGo's: an option of the engine, by name. */
  sealed interface OptionCommand extends GtpCommand {}

  /** All options with their values, as GoGui's type {@code param} has them. */
  record ListOptions() implements OptionCommand {}

  /** KataGo's: the options' names on a line, or their values as an object. */
  record KataParams(boolean values) implements OptionCommand {}

  /** An option's value. */
  record GetOption(String name) implements OptionCommand {}

  /** Another value for an option. */
  record SetOption(String name, String value) implements OptionCommand {}

  /** Our own: the engine's rules, or a new game under other ones. */
  record TengenRule(Optional<String> name) implements OnBoard {}

  /** KataGo's: the rules as an object. */
  record GetRules() implements GtpCommand {}

  /** KataGo's: other rules for the same stones and turns. */
  record SetRules(String name) implements OnBoard {}

  /**
   * Our own: what the engine proves of the position.
   *
   * @param topic of the engine's solver; empty: the strongest it has
   * @param side as if it were its turn; empty: whose turn it is
   */
  record TengenSolve(Optional<String> topic, Optional<Side> side) implements EngineCommand {}

  /** KataGo's: forgets what was searched. */
  record ClearCache() implements GtpCommand {}

  /** KataGo's: there is no search beside a command's, so there is nothing to stop. */
  record Stop() implements GtpCommand {}

  /** What a client tells, of its server's game: for the log. */
  record Remark(String command, String text) implements GtpCommand {}

  /** GoGui's. */
  sealed interface Gogui extends GtpCommand {}

  /** The commands that GoGui shows in a menu. */
  record AnalyzeCommands() implements Gogui {}

  /** Whether {@link Interrupt} is honoured. */
  record InterruptSupport() implements Gogui {}

  /** GoGui is there, which draws on its board what standard error says. */
  record GoguiVersion(String version) implements Gogui {}

  /** What the window shows. */
  record GoguiTitle() implements Gogui {}

  /** What GoGui has to know of a game that is not Go. */
  record RulesQuery(Query query) implements Gogui, OnBoard {}

  /** All of these moves, or none. */
  record PlaySequence(List<Play> moves) implements Gogui {
    public PlaySequence {
      moves = List.copyOf(moves);
    }
  }

  /** Stones on the empty board, in no order. */
  record SetUp(List<Stone> stones) implements Gogui, OnBoard {
    public SetUp {
      stones = List.copyOf(stones);
    }
  }

  /** Whose turn it is. */
  record SetUpPlayer(Side side) implements Gogui, OnBoard {}

  /** Analyses without moving until the next line, whatever it is. */
  record Analyze(GtpAnalysis analysis) implements EngineCommand {}

  /** Moves, and says before what it thinks. */
  record GenmoveAnalyze(GtpAnalysis analysis) implements EngineCommand {}

  /** KataGo's: says what it would move. */
  record KataSearch(Side side, boolean cancellable) implements EngineCommand {}

  /** KataGo's: the same, and before what it thinks. */
  record KataSearchAnalyze(GtpAnalysis analysis, boolean cancellable) implements EngineCommand {}

  /** Of the University of Alberta's course: what its graders ask in their own form. */
  sealed interface Course extends GtpCommand {}

  /** A move, whose refusal is no failure; both words as they stand. */
  record CoursePlay(String color, String move) implements Course, OnBoard {}

  /** Seconds for a move or a proof. */
  record TimeLimit(int seconds) implements Course {}

  /** Who wins with best play, and by which move. */
  record CourseSolve() implements Course {}

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
    DRAWING,
    /** A solver's, with vertices. */
    PROOF,
    /** A solver's, as the course has it: who wins, and by which move. */
    WINNER
  }

  /** What GoGui asks of a game's rules. */
  enum Query {
    BOARD,
    BOARD_GFX,
    BOARD_SIZE,
    CAPTURED_COUNT,
    FINAL_RESULT,
    GAME_ID,
    LEGAL_MOVES,
    SIDE_TO_MOVE;

    /** The command. */
    String word() {
      return "gogui-rules_" + name().toLowerCase(Locale.ROOT);
    }
  }

  /** What {@code final_status_list} can ask for. */
  enum Status {
    ALIVE,
    SEKI,
    DEAD
  }
}
