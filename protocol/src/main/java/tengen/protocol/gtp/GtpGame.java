package tengen.protocol.gtp;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.game.Verdict;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;

/**
 * The engine in use and its game. What cannot be done is an empty result; the game stays.
 *
 * @param passes made after the end of the game: no rules know them, but {@code undo} does
 */
record GtpGame(OfferedEngine engine, GameRules rules, Position position, int passes) {
  private static final int NOGO_SIDE = 9;
  private static final int GOMOKU_SIDE = 15;

  /**
   * A new game with this engine: its first game on a board, of the usual size or the nearest.
   * Empty: the engine has no game on a board whose rules are known.
   */
  static Optional<GtpGame> start(SessionOffer offer, OfferedEngine engine) {
    for (Playable playable : engine.games()) {
      GameRules rules = offer.rules().get(playable.rules());
      if (rules != null) {
        Optional<Setup.Board> board = firstBoard(playable, rules);
        if (board.isPresent()) {
          var position = Position.start(rules.id(), board.get());
          return Optional.of(new GtpGame(engine, rules, position, 0));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Setup.Board> firstBoard(Playable playable, GameRules rules) {
    int usual = rules.id().startsWith("nogo") ? NOGO_SIDE : GOMOKU_SIDE;
    return IntStream.rangeClosed(1, GtpVertex.MAX_SIDE)
        .boxed()
        .sorted(Comparator.comparingInt(side -> Math.abs(side - usual)))
        .map(side -> Setup.Board.empty(side, side))
        .filter(board -> playable.covers(board) && rules.objection(board).isEmpty())
        .findFirst();
  }

  int width() {
    return setup().width();
  }

  int height() {
    return setup().height();
  }

  /** The stones now. */
  Setup.Board board() {
    return rules.board(position).orElseGet(this::setup);
  }

  boolean isEmpty() {
    Setup.Board board = board();
    return board.black().isEmpty() && board.white().isEmpty() && board.neutral().isEmpty();
  }

  Optional<GtpGame> resized(int width, int height) {
    if (Math.max(width, height) > GtpVertex.MAX_SIDE) {
      return Optional.empty();
    }
    var board = Setup.Board.empty(width, height);
    return plays(board) ? Optional.of(at(Position.start(rules.id(), board))) : Optional.empty();
  }

  private boolean plays(Setup.Board board) {
    return engine.games().stream()
            .anyMatch(game -> game.rules().equals(rules.id()) && game.covers(board))
        && rules.objection(board).isEmpty();
  }

  GtpGame cleared() {
    return at(Position.start(rules.id(), Setup.Board.empty(width(), height())));
  }

  /** With Black's handicap stones on the empty board and White to move. */
  Optional<GtpGame> withHandicap(List<Place> stones) {
    var board = new Setup.Board(width(), height(), stones, List.of(), List.of());
    if (rules.objection(board).isPresent()) {
      return Optional.empty();
    }
    var start = Position.start(rules.id(), board).withToMove(Side.WHITE);
    boolean lineStands = rules.verdict(start) instanceof Verdict.Won won && !won.line().isEmpty();
    return lineStands ? Optional.empty() : Optional.of(at(start));
  }

  /** After a legal move. A pass is legal where the board is full and nobody has won. */
  Optional<GtpGame> played(Side side, GtpVertex vertex) {
    return switch (vertex) {
      case GtpVertex.Pass _ -> {
        if (verdict(side) instanceof Verdict.Drawn) {
          yield Optional.of(passed());
        }
        yield played(side, new Move.Pass());
      }
      case GtpVertex.Point point ->
          point.on(width(), height()).flatMap(place -> played(side, place));
    };
  }

  /** After a move that the rules allow. */
  Optional<GtpGame> played(Side side, Move move) {
    return rules.objection(position.withToMove(side), move).isEmpty()
        ? Optional.of(at(position.play(side, move)))
        : Optional.empty();
  }

  /** The game of these turns, each of them legal, on a board that can be played. */
  Optional<GtpGame> replayed(Setup.Board board, List<Turn> turns, Side toMove) {
    if (Math.max(board.width(), board.height()) > GtpVertex.MAX_SIDE || !plays(board)) {
      return Optional.empty();
    }
    GtpGame game = at(Position.start(rules.id(), board));
    for (Turn turn : turns) {
      Optional<GtpGame> next = game.played(turn.side(), turn.move());
      if (next.isEmpty()) {
        return Optional.empty();
      }
      game = next.get();
    }
    return Optional.of(at(game.position().withToMove(toMove)));
  }

  /** After a pass in a finished game. */
  GtpGame passed() {
    return new GtpGame(engine, rules, position, passes + 1);
  }

  /** So many moves back, or none. */
  Optional<GtpGame> undone(int moves) {
    List<Turn> turns = position.turns();
    if (moves <= passes) {
      return Optional.of(new GtpGame(engine, rules, position, passes - moves));
    }
    int left = turns.size() - (moves - passes);
    if (left < 0) {
      return Optional.empty();
    }
    Side toMove = turns.get(left).side();
    return Optional.of(
        at(new Position(rules.id(), position.setup(), turns.subList(0, left), toMove)));
  }

  /** How the game stands. */
  Verdict verdict() {
    return rules.verdict(position);
  }

  /** How the game stands if it is this side's turn. */
  Verdict verdict(Side side) {
    return rules.verdict(position.withToMove(side));
  }

  private GtpGame at(Position next) {
    return new GtpGame(engine, rules, next, 0);
  }

  /** The board, and what stood on it at the start. */
  Setup.Board setup() {
    return switch (position.setup()) {
      case Setup.Board board -> board;
      case Setup.Text text -> throw new IllegalStateException("not a board: " + text.notation());
    };
  }
}
