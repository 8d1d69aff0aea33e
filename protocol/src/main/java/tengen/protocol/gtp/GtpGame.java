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
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.game.Verdict;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.GameRecord;
import tengen.search.Restriction;

/**
 * The engine in use and its game. What cannot be done is an empty result; the game stays.
 *
 * @param passes made after the end of the game: no rules know them, but {@code undo} does
 * @param resigned the side that gave up, with no change since
 */
record GtpGame(
    OfferedEngine engine, GameRules rules, Ruling ruling, int passes, Optional<Side> resigned) {

  /** A stone on a point. */
  record Stone(Side side, GtpVertex vertex) {}

  /**
   * A new game with this engine: its first game from the usual start, or on the board that is
   * nearest to it. Empty: the engine has no game whose rules are known.
   */
  static Optional<GtpGame> start(SessionOffer offer, OfferedEngine engine) {
    for (Playable playable : engine.games()) {
      GameRules rules = offer.rules().get(playable.rules());
      if (rules != null) {
        Optional<Setup> setup = firstSetup(playable, rules);
        if (setup.isPresent()) {
          return Optional.of(begun(engine, rules, setup.get()));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The rules of a game without a board; empty: the engine does not play it, or nobody knows it.
   */
  static Optional<GameRules> rules(
      SessionOffer offer, OfferedEngine engine, String id, Setup.Text setup) {
    return engine.games().stream()
        .filter(game -> game.rules().equals(id) && game.covers(setup))
        .findFirst()
        .flatMap(_ -> Optional.ofNullable(offer.rules().get(id)));
  }

  /** A new game from this setup, to which its rules do not object. */
  static GtpGame begun(OfferedEngine engine, GameRules rules, Setup setup) {
    Ruling start = rules.judge(rules.start(setup));
    return new GtpGame(engine, rules, start, 0, Optional.empty());
  }

  private static Optional<Setup> firstSetup(Playable playable, GameRules rules) {
    return switch (rules.usualSetup()) {
      case Setup.Text text -> Optional.<Setup>of(text).filter(playable::covers);
      case Setup.Board usual ->
          Stream.concat(Stream.of(usual), squaresBy(usual.width(), rules))
              .filter(board -> Math.max(board.width(), board.height()) <= GtpVertex.MAX_SIDE)
              .filter(board -> playable.covers(board) && rules.objection(board).isEmpty())
              .<Setup>map(board -> board)
              .findFirst();
    };
  }

  /** Squares of all sides, the nearest to this one first. */
  private static Stream<Setup.Board> squaresBy(int width, GameRules rules) {
    return IntStream.rangeClosed(1, GtpVertex.MAX_SIDE)
        .boxed()
        .sorted(Comparator.comparingInt(side -> Math.abs(side - width)))
        .map(side -> rules.initialBoard(side, side));
  }

  /** The ids of all rules that the engine plays here on a board, those in use first. */
  List<String> boardRules(SessionOffer offer) {
    Stream<String> others =
        engine.games().stream()
            .filter(game -> game.maxSide() > 0 && offer.rules().containsKey(game.rules()))
            .map(Playable::rules);
    return Stream.concat(Stream.of(rules.id()), others).distinct().toList();
  }

  /** Those among them of this id, or with this behind the family's name. */
  Optional<GameRules> boardRules(SessionOffer offer, String name) {
    return boardRules(offer).stream()
        .filter(id -> id.equals(name) || id.equals(rules.family() + "-" + name))
        .findFirst()
        .map(offer.rules()::get);
  }

  /** The same stones and turns under these rules; empty: the engine or the rules refuse them. */
  Optional<GtpGame> under(GameRules next) {
    return new GtpGame(engine, next, ruling, 0, Optional.empty())
        .replayed(GtpRecords.record(this), Integer.MAX_VALUE)
        .map(game -> game.withToMove(position().toMove()));
  }

  /**
   * A new game under these rules, on a board of the same size, or the nearest that is played.
   * Empty: the engine does not play them.
   */
  Optional<GtpGame> ruled(GameRules next) {
    GtpGame same = new GtpGame(engine, next, ruling, 0, Optional.empty());
    return same.resized(width(), height())
        .or(
            () ->
                engine.games().stream()
                    .filter(game -> game.rules().equals(next.id()))
                    .flatMap(game -> firstSetup(game, next).stream())
                    .findFirst()
                    .map(setup -> begun(engine, next, setup)));
  }

  /** The same with this engine, which is the one in use with another option. */
  GtpGame withEngine(OfferedEngine next) {
    return new GtpGame(next, rules, ruling, passes, resigned);
  }

  Position position() {
    return ruling.position();
  }

  boolean isOnBoard() {
    return position().setup() instanceof Setup.Board;
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
    return rules.board(position()).orElseGet(this::setup);
  }

  boolean isEmpty() {
    Setup.Board board = board();
    return board.black().isEmpty() && board.white().isEmpty() && board.neutral().isEmpty();
  }

  Optional<GtpGame> resized(int width, int height) {
    if (Math.max(width, height) > GtpVertex.MAX_SIDE) {
      return Optional.empty();
    }
    Setup.Board board = rules.initialBoard(width, height);
    return plays(board) ? Optional.of(at(rules.start(board))) : Optional.empty();
  }

  private boolean plays(Setup.Board board) {
    return engine.games().stream()
            .anyMatch(game -> game.rules().equals(rules.id()) && game.covers(board))
        && rules.objection(board).isEmpty();
  }

  GtpGame cleared() {
    Setup start =
        switch (position().setup()) {
          case Setup.Board board -> rules.initialBoard(board.width(), board.height());
          case Setup.Text text -> text;
        };
    return at(rules.start(start));
  }

  /** With Black's handicap stones on the empty board and White to move. */
  Optional<GtpGame> withHandicap(List<Place> stones) {
    var board = new Setup.Board(width(), height(), stones, List.of(), List.of());
    if (rules.objection(board).isPresent()) {
      return Optional.empty();
    }
    Ruling start = rules.judge(rules.start(board).withToMove(Side.WHITE));
    boolean lineStands = start.verdict() instanceof Verdict.Won won && !won.line().isEmpty();
    return lineStands ? Optional.empty() : Optional.of(at(start));
  }

  /**
   * With these stones and no moves.
   *
   * @param toMove empty: who has fewer stones, Black where both have as many
   */
  Optional<GtpGame> withStones(Optional<Side> toMove, List<Stone> stones) {
    List<Place> black = points(stones, Side.BLACK);
    List<Place> white = points(stones, Side.WHITE);
    var board = new Setup.Board(width(), height(), black, white, List.of());
    if (black.size() + white.size() < stones.size() || rules.objection(board).isPresent()) {
      return Optional.empty();
    }
    Side next = toMove.orElse(black.size() > white.size() ? Side.WHITE : Side.BLACK);
    return Optional.of(at(rules.start(board).withToMove(next)));
  }

  /** Those on the board. */
  private List<Place> points(List<Stone> stones, Side side) {
    return stones.stream()
        .filter(stone -> stone.side() == side)
        .flatMap(stone -> place(stone.vertex()).stream())
        .toList();
  }

  /** The point that a vertex is, if it is on the board. */
  Optional<Place> place(GtpVertex vertex) {
    return switch (vertex) {
      case GtpVertex.Pass _ -> Optional.empty();
      case GtpVertex.Point point -> point.on(width(), height());
    };
  }

  /** With this side to move. */
  GtpGame withToMove(Side side) {
    return at(ruling.withToMove(side));
  }

  /** Legal moves of the side to move, as they are written. */
  Stream<String> moves() {
    return rules.legalMoves(position()).map(this::text);
  }

  /** A move as it is written. */
  String text(Move move) {
    return GtpVertex.text(move, height());
  }

  /** After a legal move as it is written; where there is no board, in the game's own notation. */
  Optional<GtpGame> played(Side side, String move) {
    return isOnBoard()
        ? GtpVertex.parse(move).flatMap(vertex -> played(side, vertex))
        : played(side, new Move.Text(move));
  }

  /** Whether a side has a move that an analysis may look at. */
  boolean leavesMoves(Side side, List<GtpRestriction> restrictions) {
    List<Restriction> own =
        restrictions.stream()
            .filter(restriction -> restriction.side() == side)
            .map(restriction -> restriction.on(width(), height()))
            .toList();
    return own.isEmpty()
        || rules
            .legalMoves(position().withToMove(side))
            .anyMatch(move -> own.stream().allMatch(each -> each.permits(move)));
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
    Ruling asked = ruling.withToMove(side);
    return asked.objection(move).isEmpty() ? Optional.of(at(asked.play(move))) : Optional.empty();
  }

  /** The game after so many moves of a record, each of them legal, on a board that is played. */
  Optional<GtpGame> replayed(GameRecord record, int moves) {
    Setup.Board board = record.setup();
    return Math.max(board.width(), board.height()) <= GtpVertex.MAX_SIDE && plays(board)
        ? record.position(rules, moves).map(this::at)
        : Optional.empty();
  }

  /** After a pass in a finished game. */
  GtpGame passed() {
    return new GtpGame(engine, rules, ruling, passes + 1, resigned);
  }

  /** After this side has given up. */
  GtpGame resigned(Side side) {
    return new GtpGame(engine, rules, ruling, passes, Optional.of(side));
  }

  /** How the game has ended, by its rules or since a side gave up; empty: it goes on. */
  Optional<GameEnd> end() {
    return GameEnd.of(verdict()).or(() -> resigned.map(GameEnd::resigned));
  }

  /** So many moves back, or none. */
  Optional<GtpGame> undone(int moves) {
    List<Turn> turns = position().turns();
    if (moves <= passes) {
      return Optional.of(new GtpGame(engine, rules, ruling, passes - moves, Optional.empty()));
    }
    int left = turns.size() - (moves - passes);
    if (left < 0) {
      return Optional.empty();
    }
    Side toMove = turns.get(left).side();
    return Optional.of(
        at(new Position(rules.id(), position().setup(), turns.subList(0, left), toMove)));
  }

  /** How the game stands. */
  Verdict verdict() {
    return ruling.verdict();
  }

  /** How the game stands if it is this side's turn. */
  Verdict verdict(Side side) {
    return ruling.withToMove(side).verdict();
  }

  private GtpGame at(Position next) {
    return at(rules.judge(next));
  }

  private GtpGame at(Ruling next) {
    return new GtpGame(engine, rules, next, 0, Optional.empty());
  }

  /** The board, and what stood on it at the start. */
  Setup.Board setup() {
    return switch (position().setup()) {
      case Setup.Board board -> board;
      case Setup.Text text -> throw new IllegalStateException("not a board: " + text.notation());
    };
  }
}
