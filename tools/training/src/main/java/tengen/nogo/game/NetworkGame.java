package tengen.nogo.game;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game for the training of a network on 9×9. Points are numbered from the top, row by row.
 *
 * @param randomMoves number of random moves at the start
 * @param turns moves in order, the first one Black's
 */
public record NetworkGame(int randomMoves, List<Turn> turns) {
  /** Points of the board. */
  public static final int POINTS = 81;

  /** Win rates of searches are multiples of one of so many parts. */
  public static final int WIN_RATE_PARTS = 200;

  /** Marks the absence of a win rate in a file. */
  private static final int NONE = 255;

  public NetworkGame {
    turns = List.copyOf(turns);
  }

  /** A move, and the search that found it. */
  public static final class Turn {
    private final int point;
    private final int winRate;
    private final byte[] shares;

    /**
     * Creates a turn.
     *
     * @param winRate of the search for the side to move, 0 to {@link #WIN_RATE_PARTS}; empty if the
     *     move was random or the result was proven
     * @param shares share of each point in the visits of the search, adding up to about 255; empty
     *     if the search was a short one
     */
    public Turn(int point, Optional<Integer> winRate, byte... shares) {
      this.point = point;
      this.winRate = winRate.orElse(NONE);
      this.shares = shares;
    }

    /** Returns the point of the move. */
    public int point() {
      return point;
    }

    /** Returns the win rate of the search for the side to move, if it was neither 0 nor 1. */
    public Optional<Integer> winRate() {
      return Optional.of(winRate).filter(parts -> parts != NONE);
    }

    /** Returns whether the search's visits are known. */
    public boolean hasVisits() {
      return shares.length > 0;
    }

    /** Returns the share of a point in the visits of the search; all add up to about 255. */
    public int share(int ofPoint) {
      return Byte.toUnsignedInt(shares[ofPoint]);
    }

    private void write(DataOutputStream out) throws IOException {
      out.writeByte(point);
      out.writeByte(winRate);
      int moves = 0;
      for (byte share : shares) {
        moves += share == 0 ? 0 : 1;
      }
      out.writeByte(moves);
      for (int i = 0; i < shares.length; i++) {
        if (shares[i] != 0) {
          out.writeByte(i);
          out.writeByte(shares[i]);
        }
      }
    }

    private static Turn read(DataInputStream in) throws IOException {
      int point = in.readUnsignedByte();
      int winRate = in.readUnsignedByte();
      int moves = in.readUnsignedByte();
      var shares = new byte[moves == 0 ? 0 : POINTS];
      for (int i = 0; i < moves; i++) {
        shares[in.readUnsignedByte()] = in.readByte();
      }
      return new Turn(point, Optional.of(winRate).filter(parts -> parts != NONE), shares);
    }
  }

  /** Returns the winner's colour, 0 for Black: the side that made the last move. */
  public int winner() {
    return (turns.size() - 1) & 1;
  }

  void write(DataOutputStream out) throws IOException {
    out.writeByte(turns.size());
    out.writeByte(randomMoves);
    for (Turn turn : turns) {
      turn.write(out);
    }
  }

  static NetworkGame read(DataInputStream in) throws IOException {
    int count = in.readUnsignedByte();
    int randomMoves = in.readUnsignedByte();
    List<Turn> turns = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      turns.add(Turn.read(in));
    }
    return new NetworkGame(randomMoves, turns);
  }
}
