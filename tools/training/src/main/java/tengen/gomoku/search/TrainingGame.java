package tengen.gomoku.search;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;
import tengen.gomoku.board.RuleTables;

/**
 * A training game.
 *
 * @param side columns and rows
 * @param result for Black: 1, 0, −1
 * @param moves points in turn, Black's first, including the opening
 * @param samples searched positions of the game and beside it, by ply
 */
public record TrainingGame(int side, int result, List<Integer> moves, List<Sample> samples) {
  public TrainingGame {
    moves = List.copyOf(moves);
    samples = List.copyOf(samples);
  }

  /**
   * A searched position.
   *
   * @param ply number of the game's moves played
   * @param step a move off the game, played after these; {@link Points#NONE}: none
   * @param best best move found
   * @param value for the side to move
   */
  public record Sample(int ply, int step, int best, int value) {
    /** Returns whether the position follows a move that was not played in the game. */
    public boolean isSideLine() {
      return step != Points.NONE;
    }

    /** Returns the colour to move. */
    int colour() {
      return TrainingGame.colour(isSideLine() ? ply + 1 : ply);
    }
  }

  /** Returns the colour to move after {@code stones} stones. */
  static int colour(int stones) {
    return stones % 2 == 0 ? GomokuBoard.BLACK : GomokuBoard.WHITE;
  }

  /** Returns a colour's points: 0, ½ or 1. */
  double points(int colour) {
    return (1 + (colour == GomokuBoard.BLACK ? result : -result)) / 2.0;
  }

  /** Returns the board after the first {@code plies} moves. */
  public GomokuBoard board(WinRule rule, int plies) {
    return board(RuleTables.of(rule), side, moves.subList(0, plies));
  }

  /** Returns a board after moves in turn, Black's first. */
  static GomokuBoard board(RuleTables tables, int side, List<Integer> moves) {
    var board = new GomokuBoard(tables, side, side);
    for (int move : moves) {
      board.play(move, colour(board.plies()));
    }
    return board;
  }

  void write(DataOutputStream out) throws IOException {
    out.writeByte(side);
    out.writeByte(result);
    out.writeShort(moves.size());
    for (int move : moves) {
      out.writeShort(move);
    }
    out.writeShort(samples.size());
    for (Sample sample : samples) {
      out.writeShort(sample.ply);
      out.writeShort(sample.step);
      out.writeShort(sample.best);
      out.writeShort(sample.value);
    }
  }

  static TrainingGame read(DataInputStream in) throws IOException {
    int side = in.readByte();
    int result = in.readByte();
    List<Integer> moves = new ArrayList<>();
    for (int left = in.readShort(); left > 0; left--) {
      moves.add((int) in.readShort());
    }
    List<Sample> samples = new ArrayList<>();
    for (int left = in.readShort(); left > 0; left--) {
      samples.add(new Sample(in.readShort(), in.readShort(), in.readShort(), in.readShort()));
    }
    return new TrainingGame(side, result, moves, samples);
  }
}
