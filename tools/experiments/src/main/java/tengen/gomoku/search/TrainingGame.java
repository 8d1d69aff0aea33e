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
 * A game to learn from.
 *
 * @param side columns and rows
 * @param result for Black: 1, 0, −1
 * @param moves points in turn, Black's first, those of the opening among them
 * @param samples positions of the game and beside it that were searched, by ply
 */
public record TrainingGame(int side, int result, List<Integer> moves, List<Sample> samples) {
  public TrainingGame {
    moves = List.copyOf(moves);
    samples = List.copyOf(samples);
  }

  /**
   * A position that was searched.
   *
   * @param ply how many moves of the game were played
   * @param step a move off the game, played after these; {@link Points#NONE}: none
   * @param best the best move found
   * @param value for the side to move
   */
  public record Sample(int ply, int step, int best, int value) {
    /** Whether it is beside the game. */
    public boolean isSidestep() {
      return step != Points.NONE;
    }

    /** The colour to move. */
    int colour() {
      return TrainingGame.colour(isSidestep() ? ply + 1 : ply);
    }
  }

  /** The colour that moves after so many stones. */
  static int colour(int stones) {
    return stones % 2 == 0 ? GomokuBoard.BLACK : GomokuBoard.WHITE;
  }

  /** What a colour got: 0, ½, 1. */
  double points(int colour) {
    return (1 + (colour == GomokuBoard.BLACK ? result : -result)) / 2.0;
  }

  /** The board after the first moves. */
  public GomokuBoard board(WinRule rule, int plies) {
    return board(RuleTables.of(rule), side, moves.subList(0, plies));
  }

  /** A board after moves in turn, Black's first. */
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
