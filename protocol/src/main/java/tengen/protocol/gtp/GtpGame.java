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
import tengen.protocol.RulesException;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.record.GameEnd;
import tengen.protocol.record.GameRecord;
import tengen.search.Restriction;

/**
 * The current engine and its game. Methods return empty for impossible changes and never change
 * this object.
 *
 * @param passes number of passes after the end of the game, which the rules do not know but {@code
 *     undo} does
 * @param resigned the side that has resigned, with no change since
 */
record GtpGame(
    OfferedEngine engine, GameRules rules, Ruling ruling, int passes, Optional<Side> resigned) {

  /** A stone on a point. */
  record Stone(Side side, GtpVertex vertex) {}

  /**
   * Returns a new game with this engine: its first game from the usual start, or on the nearest
   * possible board. Empty if the engine has no game with known rules.
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
   * Returns the rules of a game without a board; empty if the engine does not play it or the rules
   * are unknown.
   */
  static Optional<GameRules> rules(
      SessionOffer offer, OfferedEngine engine, String id, Setup.Text setup) {
    return engine.games().stream()
        .filter(game -> game.rules().equals(id) && game.covers(setup))
        .findFirst()
        .flatMap(_ -> Optional.ofNullable(offer.rules().get(id)));
  }

  /** Returns a new game from a valid setup. */
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

  /** Returns square boards of all sides, the nearest to this width first. */
  private static Stream<Setup.Board> squaresBy(int width, GameRules rules) {
    return IntStream.rangeClosed(1, GtpVertex.MAX_SIDE)
        .boxed()
        .sorted(Comparator.comparingInt(side -> Math.abs(side - width)))
        .map(side -> rules.initialBoard(side, side));
  }

  /** Returns the ids of all rules that the engine plays on a board, the current rules first. */
  List<String> boardRules(SessionOffer offer) {
    Stream<String> others =
        engine.games().stream()
            .filter(game -> game.maxSide() > 0 && offer.rules().containsKey(game.rules()))
            .map(Playable::rules);
    return Stream.concat(Stream.of(rules.id()), others).distinct().toList();
  }

  /**
   * Returns the rules with this id, or with this name after the family's, among {@link
   * #boardRules(SessionOffer)}.
   */
  Optional<GameRules> boardRules(SessionOffer offer, String name) {
    return boardRules(offer).stream()
        .filter(id -> id.equals(name) || id.equals(rules.family() + "-" + name))
        .findFirst()
        .map(offer.rules()::get);
  }

  /**
   * Returns the game with the same stones and turns under other rules; empty if the engine or the
   * rules reject them.
   */
  Optional<GtpGame> under(GameRules next) {
    return new GtpGame(engine, next, ruling, 0, Optional.empty())
        .replayed(GtpRecords.record(this), Integer.MAX_VALUE)
        .map(game -> game.withToMove(position().toMove()));
  }

  /**
   * Returns a new game under other rules on a board of the same or the nearest possible size; empty
   * if the engine does not play them.
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

  /** Returns the game with the same engine after a change of its options. */
  GtpGame withEngine(OfferedEngine next) {
    return new GtpGame(next, rules, ruling, passes, resigned);
  }

  Position position() {
    return ruling.position();
  }

  boolean isOnBoard() {
    return position().setup() instanceof Setup.Board;
  }

  /** Returns the number of columns; 0 without a board. */
  int width() {
    return isOnBoard() ? setup().width() : 0;
  }

  /** Returns the number of rows; 0 without a board. */
  int height() {
    return isOnBoard() ? setup().height() : 0;
  }

  /** Returns the current stones. */
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

  /** Returns a game with Black's handicap stones on the empty board and White to move. */
  Optional<GtpGame> withHandicap(List<Place> stones) {
    var board = new Setup.Board(width(), height(), stones, List.of(), List.of());
    if (rules.objection(board).isPresent()) {
      return Optional.empty();
    }
    Ruling start = rules.judge(rules.start(board).withToMove(Side.WHITE));
    boolean hasWinningLine = start.verdict() instanceof Verdict.Won won && !won.line().isEmpty();
    return hasWinningLine ? Optional.empty() : Optional.of(at(start));
  }

  /**
   * Returns a game with these stones and no moves.
   *
   * @param toMove empty for the side with fewer stones, or Black if both have as many
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

  /** Returns the points of a side's stones that are on the board. */
  private List<Place> points(List<Stone> stones, Side side) {
    return stones.stream()
        .filter(stone -> stone.side() == side)
        .flatMap(stone -> place(stone.vertex()).stream())
        .toList();
  }

  /** Returns the point of a vertex if it is on the board. */
  Optional<Place> place(GtpVertex vertex) {
    return switch (vertex) {
      case GtpVertex.Pass _ -> Optional.empty();
      case GtpVertex.Point point -> point.on(width(), height());
    };
  }

  /** Returns the game with this side to move. */
  GtpGame withToMove(Side side) {
    return at(ruling.withToMove(side));
  }

  /** Returns the first legal moves of the side to move as text, at most this many. */
  List<String> moves(long most) {
    return RulesException.guard(
        rules, () -> rules.legalMoves(position()).map(this::text).limit(most).toList());
  }

  /** Returns the text of a move. */
  String text(Move move) {
    return GtpVertex.text(move, height());
  }

  /**
   * Returns the game after a legal move given as text; without a board, in the game's own notation.
   */
  Optional<GtpGame> played(Side side, String move) {
    return isOnBoard()
        ? GtpVertex.parse(move).flatMap(vertex -> played(side, vertex))
        : played(side, new Move.Text(move));
  }

  /** Returns whether a side has a move that the restrictions allow. */
  boolean leavesMoves(Side side, List<GtpRestriction> restrictions) {
    List<Restriction> own =
        restrictions.stream()
            .filter(restriction -> restriction.side() == side)
            .map(restriction -> restriction.on(width(), height()))
            .toList();
    return own.isEmpty()
        || RulesException.guard(
            rules,
            () ->
                rules
                    .legalMoves(position().withToMove(side))
                    .anyMatch(move -> own.stream().allMatch(each -> each.permits(move))));
  }

  /** Returns the game after a legal move. A pass is legal on a full board without a winner. */
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

  /**
   * Returns whether so many more moves fit. A game without a board has a limit, since {@code undo}
   * and others replay all of it.
   */
  boolean hasRoomFor(int moves) {
    return !(position().setup() instanceof Setup.Text(String notation))
        || position().turns().size() + moves <= GameRecord.maxMoves(notation.length());
  }

  /** Returns the game after a move that the rules allow. */
  Optional<GtpGame> played(Side side, Move move) {
    Ruling asked = ruling.withToMove(side);
    return asked.objection(move).isEmpty() ? Optional.of(at(asked.play(move))) : Optional.empty();
  }

  /**
   * Returns the game after a number of moves of a record; empty if a move is illegal or the board
   * is not supported.
   */
  Optional<GtpGame> replayed(GameRecord record, int moves) {
    Setup.Board board = record.setup();
    return Math.max(board.width(), board.height()) <= GtpVertex.MAX_SIDE && plays(board)
        ? record.position(rules, moves).map(this::at)
        : Optional.empty();
  }

  /** Returns the game after a pass in a finished game. */
  GtpGame passed() {
    return new GtpGame(engine, rules, ruling, passes + 1, resigned);
  }

  /** Returns the game after a side has resigned. */
  GtpGame resigned(Side side) {
    return new GtpGame(engine, rules, ruling, passes, Optional.of(side));
  }

  /** Returns how the game has ended, by its rules or by resignation; empty if it has not. */
  Optional<GameEnd> end() {
    return GameEnd.of(verdict()).or(() -> resigned.map(GameEnd::resigned));
  }

  /** Returns the game with this number of moves undone; empty if there are not enough. */
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

  /** Returns the verdict of the rules. */
  Verdict verdict() {
    return ruling.verdict();
  }

  /** Returns the verdict of the rules if it is this side's turn. */
  Verdict verdict(Side side) {
    return ruling.withToMove(side).verdict();
  }

  private GtpGame at(Position next) {
    return at(rules.judge(next));
  }

  private GtpGame at(Ruling next) {
    return new GtpGame(engine, rules, next, 0, Optional.empty());
  }

  /** Returns the board with its stones at the start. */
  Setup.Board setup() {
    return switch (position().setup()) {
      case Setup.Board board -> board;
      case Setup.Text text -> throw new IllegalStateException("not a board: " + text.notation());
    };
  }
}
