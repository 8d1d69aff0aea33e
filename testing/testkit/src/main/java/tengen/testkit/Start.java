package tengen.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.game.Verdict;

/** A setup of a game, and positions of a random game that begins there. */
final class Start {
  /** Maximum number of legal moves considered; a heap may allow 10^18. */
  static final int MAX_MOVES = 1_000;

  private static final int RANDOM_MOVE_TRIES = 30;

  /** Maximum number of plies of a random game, since a game without a board may never end. */
  private static final int MAX_PLIES = 600;

  private final Playable game;
  private final GameRules rules;
  private final Setup setup;
  private final long seed;
  private List<Position> randomGame = List.of();

  Start(Playable game, GameRules rules, Setup setup, long seed) {
    this.game = game;
    this.rules = rules;
    this.setup = setup;
    this.seed = seed;
  }

  Playable game() {
    return game;
  }

  GameRules rules() {
    return rules;
  }

  Position position() {
    return rules.start(setup);
  }

  /** Returns the number of points of the board; 0 without a board. */
  int points() {
    return switch (setup) {
      case Setup.Board board -> board.width() * board.height();
      case Setup.Text _ -> 0;
    };
  }

  /** Returns true if the start can be given to an engine, that is, if it is an open position. */
  boolean isOpen() {
    return rules.objection(setup).isEmpty() && isOpen(position());
  }

  boolean isOpen(Position position) {
    return rules.verdict(position) instanceof Verdict.Open
        && rules.legalMoves(position).findAny().isPresent();
  }

  List<Move> legalMoves(Position position) {
    return rules.legalMoves(position).limit(MAX_MOVES).toList();
  }

  /** Returns the rules and the setup, such as {@code gomoku-renju 20x15} or {@code nim 3 5 7}. */
  @Override
  public String toString() {
    return rules.id()
        + " "
        + switch (setup) {
          case Setup.Board board -> board.width() + "x" + board.height() + stones(board);
          case Setup.Text text -> text.notation();
        };
  }

  private static String stones(Setup.Board board) {
    int stones = board.black().size() + board.white().size() + board.neutral().size();
    return stones == 0 ? "" : " with " + stones + " stones";
  }

  /**
   * Returns the start, two early positions, a few of the middle game, and the last ones before the
   * end.
   */
  List<Position> samples() {
    List<Position> all = randomGame();
    int n = all.size();
    return IntStream.of(0, 1, 2, n / 4, n / 2, 3 * n / 4, n - 2, n - 1)
        .filter(i -> 0 <= i && i < n)
        .distinct()
        .sorted()
        .mapToObj(all::get)
        .toList();
  }

  Position middle() {
    return randomGame().get(randomGame().size() / 2);
  }

  boolean hasPoint(Move.Place point) {
    return setup instanceof Setup.Board board
        && 0 <= point.x()
        && point.x() < board.width()
        && 0 <= point.y()
        && point.y() < board.height();
  }

  /**
   * Returns open positions with this number of alternating stones: once as turns and once as a
   * setup. Empty if the random game is shorter, or has no board.
   */
  List<Position> withStones(int stones) {
    if (randomGame().size() <= stones) {
      return List.of();
    }
    Position played = randomGame().get(stones);
    return Stream.concat(Stream.of(played), rules.board(played).map(this::fromSetup).stream())
        .filter(position -> rules.objection(position.setup()).isEmpty())
        .filter(this::isOpen)
        .toList();
  }

  private Position fromSetup(Setup.Board board) {
    Side toMove = board.black().size() > board.white().size() ? Side.WHITE : Side.BLACK;
    return new Position(rules.id(), board, List.of(), toMove);
  }

  /**
   * Returns the positions of a random game that avoids its end, so that the last ones are nearly
   * full boards. All of them are open.
   */
  private synchronized List<Position> randomGame() {
    if (randomGame.isEmpty()) {
      var random = new SplittableRandom(seed);
      var all = new ArrayList<Position>();
      Optional<Ruling> next = Optional.of(rules.judge(position()));
      while (next.isPresent() && all.size() < MAX_PLIES) {
        all.add(next.get().position());
        next = step(next.get(), random);
      }
      randomGame = List.copyOf(all);
    }
    return randomGame;
  }

  /** Returns the ruling one ply later, or empty if every move ends the game. */
  private Optional<Ruling> step(Ruling ruling, SplittableRandom random) {
    return Stream.concat(
            randomMoves(ruling, random),
            Stream.of(true).flatMap(_ -> shuffled(ruling.position(), random)))
        .map(ruling::play)
        .filter(this::isOpen)
        .findFirst();
  }

  private boolean isOpen(Ruling ruling) {
    return ruling.verdict() instanceof Verdict.Open
        && (everyPoint().anyMatch(point -> ruling.objection(point).isEmpty())
            || rules.legalMoves(ruling.position()).findAny().isPresent());
  }

  /**
   * Returns random legal moves on points where nobody has played; faster than listing all moves of
   * a large board.
   */
  private Stream<Move> randomMoves(Ruling ruling, SplittableRandom random) {
    Set<Move> played =
        ruling.position().turns().stream().map(Turn::move).collect(Collectors.toSet());
    List<Move> left = everyPoint().filter(point -> !played.contains(point)).toList();
    return left.isEmpty()
        ? Stream.of()
        : random
            .ints(RANDOM_MOVE_TRIES, 0, left.size())
            .mapToObj(left::get)
            .filter(move -> ruling.objection(move).isEmpty());
  }

  private Stream<Move> everyPoint() {
    return switch (setup) {
      case Setup.Board board ->
          IntStream.range(0, board.width() * board.height())
              .mapToObj(i -> new Move.Place(i % board.width(), i / board.width()));
      case Setup.Text _ -> Stream.of();
    };
  }

  private Stream<Move> shuffled(Position position, SplittableRandom random) {
    List<Move> left = new ArrayList<>(legalMoves(position));
    return IntStream.range(0, left.size())
        .mapToObj(
            i -> {
              int last = left.size() - 1 - i;
              int pick = random.nextInt(last + 1);
              Move move = left.get(pick);
              left.set(pick, left.get(last));
              return move;
            });
  }

  /**
   * Returns variants that a host may ask about: the other colour to move, the stones as a setup
   * without turns, and a stone made neutral, as far as the rules allow them.
   */
  List<Position> variants(Position position) {
    var all = new LinkedHashSet<Position>();
    all.add(position.withToMove(position.toMove().other()));
    rules
        .board(position)
        .ifPresent(
            board -> {
              all.add(new Position(rules.id(), board, List.of(), position.toMove()));
              all.add(new Position(rules.id(), neutral(board), List.of(), position.toMove()));
            });
    return all.stream()
        .filter(each -> rules.objection(each.setup()).isEmpty())
        .filter(this::isOpen)
        .toList();
  }

  /** Returns the board with its last black stone made neutral. */
  private static Setup.Board neutral(Setup.Board board) {
    if (board.black().isEmpty()) {
      return board;
    }
    var neutral = new ArrayList<>(board.neutral());
    neutral.add(board.black().getLast());
    int left = board.black().size() - 1;
    return new Setup.Board(
        board.width(), board.height(), board.black().subList(0, left), board.white(), neutral);
  }
}
