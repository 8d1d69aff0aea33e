package tengen.protocol.gtp;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
   * A new game with this engine: its first game, on a board of the usual size or the nearest, or
   * its rules' example. Empty: the engine has no game whose rules are known.
   */
  static Optional<GtpGame> start(SessionOffer offer, OfferedEngine engine) {
    for (Playable playable : engine.games()) {
      GameRules rules = offer.rules().get(playable.rules());
      if (rules != null) {
        Optional<? extends Setup> setup =
            playable.maxSide() == 0 ? rules.example() : firstBoard(playable, rules);
        if (setup.isPresent()) {
          var position = Position.start(rules.id(), setup.get());
          return Optional.of(new GtpGame(engine, rules, position, 0));
        }
      }
    }
    return Optional.empty();
  }

  /** A new game without a board; empty: the engine does not play it, or no rules are known. */
  static Optional<GtpGame> started(
      SessionOffer offer, OfferedEngine engine, String id, Setup.Text setup) {
    boolean isPlayed =
        engine.games().stream().anyMatch(game -> game.rules().equals(id) && game.covers(setup));
    return isPlayed
        ? Optional.ofNullable(offer.rules().get(id))
            .map(rules -> new GtpGame(engine, rules, Position.start(id, setup), 0))
        : Optional.empty();
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

  boolean isOnBoard() {
    return position.setup() instanceof Setup.Board;
  }

  /** Columns of the board; 0 without one. */
  int width() {
    return isOnBoard() ? setup().width() : 0;
  }

  /** Rows of the board; 0 without one. */
  int height() {
    return isOnBoard() ? setup().height() : 0;
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
    Setup start =
        switch (position.setup()) {
          case Setup.Board board -> Setup.Board.empty(board.width(), board.height());
          case Setup.Text text -> text;
        };
    return at(Position.start(rules.id(), start));
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

  /** Legal moves of the side to move, as they are written. */
  Stream<String> moves() {
    return rules.legalMoves(position).map(this::text);
  }

  /** A move as it is written. */
  String text(Move move) {
    return switch (move) {
      case Move.Place place -> GtpVertex.of(place, height()).toString();
      case Move.Text(String notation) -> notation;
      case Move.Resign _ -> "resign";
      case Move.Pass _, Move.Places _, Move.Swap _ -> "pass";
    };
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
