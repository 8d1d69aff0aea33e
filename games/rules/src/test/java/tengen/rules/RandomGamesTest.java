package tengen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.game.Verdict;

/** Properties of every position, tested in random games of all rules. */
class RandomGamesTest {
  private static final long SEED = 42;
  private static final int GAMES = Boolean.getBoolean("tengen.long") ? 200 : 2;

  static Stream<String> ids() {
    return Rules.ids().stream();
  }

  static Stream<String> finiteGomokuIds() {
    return Rules.gomokuIds().stream().filter(id -> !id.endsWith("-continuous"));
  }

  /** Returns all rules but renju, where the sides differ. */
  static Stream<String> evenHandedIds() {
    return ids().filter(id -> !id.startsWith("gomoku-renju"));
  }

  /** An assertion about a position of a game. */
  private interface Fact {
    void check(GameRules rules, Position position, SplittableRandom random);
  }

  /**
   * Plays random games. Half of the moves are near the last ones, so that lines and blocks form.
   */
  private static void overRandomGames(String id, Fact fact) {
    for (long seed = SEED; seed < SEED + GAMES; seed++) {
      var random = new SplittableRandom(seed);
      Position position = start(id, random);
      GameRules rules = Rules.of(id);
      try {
        List<Move> moves = rules.legalMoves(position).toList();
        while (!moves.isEmpty()) {
          fact.check(rules, position, random);
          position = position.play(choice(position, moves, random));
          moves = rules.legalMoves(position).toList();
        }
        fact.check(rules, position, random);
      } catch (AssertionError e) {
        throw new AssertionError(
            id + ", seed " + seed + "\n" + rules.describe(position) + "\n" + e.getMessage(), e);
      }
    }
  }

  private static Position start(String id, SplittableRandom random) {
    int min = id.equals("nogo") ? 1 : 5;
    int max = id.equals("nogo") ? 7 : 9;
    return Rules.empty(id, random.nextInt(min, max + 1), random.nextInt(min, max + 1));
  }

  private static Move choice(Position position, List<Move> moves, SplittableRandom random) {
    if (position.turns().size() > 1 && random.nextBoolean()) {
      Move own = position.turns().get(position.turns().size() - 2).move();
      List<Move> near = moves.stream().filter(move -> distance(own, move) <= 1).toList();
      if (!near.isEmpty()) {
        return near.get(random.nextInt(near.size()));
      }
    }
    return moves.get(random.nextInt(moves.size()));
  }

  private static int distance(Move one, Move other) {
    return one instanceof Place(int x, int y) && other instanceof Place(int x2, int y2)
        ? Math.max(Math.abs(x - x2), Math.abs(y - y2))
        : Integer.MAX_VALUE;
  }

  private static Setup.Board boardOf(Position position) {
    return BoardSetups.boardOf(position.setup());
  }

  @ParameterizedTest
  @MethodSource("ids")
  void rulingsEqualTheRulesAfterEachMove(String id) {
    overRandomGames(
        id,
        (rules, position, random) -> {
          Ruling ruling = rules.judge(start(position));
          for (Turn turn : position.turns()) {
            ruling = ruling.withToMove(turn.side()).play(turn.move());
          }
          for (Side side : Side.values()) {
            Ruling asked = ruling.withToMove(side);
            Position same = position.withToMove(side);
            Setup.Board board = boardOf(position);
            Move move = new Place(random.nextInt(board.width()), random.nextInt(board.height()));
            assertThat(asked.position()).isEqualTo(same);
            assertThat(asked.verdict()).isEqualTo(rules.verdict(same));
            assertThat(asked.objection(move)).isEqualTo(rules.objection(same, move));
          }
        });
  }

  private static Position start(Position position) {
    return Position.start(position.rules(), position.setup());
  }

  @ParameterizedTest
  @MethodSource("ids")
  void legalMovesAreThePointsWithoutObjection(String id) {
    overRandomGames(
        id,
        (rules, position, _) ->
            assertThat(rules.legalMoves(position))
                .isEqualTo(
                    Rules.points(boardOf(position)).stream()
                        .filter(point -> rules.objection(position, point).isEmpty())
                        .map(Move.class::cast)
                        .toList()));
  }

  @ParameterizedTest
  @MethodSource("ids")
  void aGameIsOpenAsLongAsItHasALegalMove(String id) {
    overRandomGames(
        id,
        (rules, position, _) ->
            assertThat(rules.verdict(position) instanceof Verdict.Open)
                .isEqualTo(rules.legalMoves(position).findAny().isPresent()));
  }

  @ParameterizedTest
  @MethodSource("ids")
  void theBoardHoldsOneStoneForEachTurn(String id) {
    overRandomGames(
        id,
        (rules, position, _) -> {
          Setup.Board board = rules.board(position).orElseThrow();
          Set<Place> stones = new HashSet<>();
          stones.addAll(board.black());
          stones.addAll(board.white());
          stones.addAll(board.neutral());
          assertThat(stones).hasSize(position.turns().size());
          assertThat(stones.size())
              .isEqualTo(board.black().size() + board.white().size() + board.neutral().size());
          assertThat(rules.objection(board)).isEmpty();
        });
  }

  @ParameterizedTest
  @MethodSource("ids")
  void aTurnedOrMirroredBoardIsJudgedAlike(String id) {
    overRandomGames(
        id,
        (rules, position, random) -> {
          Symmetry symmetry = Symmetry.of(random.nextInt(8));
          Position image = symmetry.apply(position);
          assertThat(winner(rules.verdict(image))).isEqualTo(winner(rules.verdict(position)));
          assertThat(rules.legalMoves(image).toList())
              .hasSameElementsAs(
                  rules
                      .legalMoves(position)
                      .map(Place.class::cast)
                      .map(point -> symmetry.apply(boardOf(position), point))
                      .toList());
        });
  }

  @ParameterizedTest
  @MethodSource("evenHandedIds")
  void exchangedColoursExchangeTheWinner(String id) {
    overRandomGames(
        id,
        (rules, position, _) -> {
          Position exchanged = Symmetry.exchanged(position);
          assertThat(winner(rules.verdict(exchanged)))
              .isEqualTo(winner(rules.verdict(position)).map(Side::other));
          assertThat(rules.legalMoves(exchanged).toList())
              .isEqualTo(rules.legalMoves(position).toList());
        });
  }

  @ParameterizedTest
  @MethodSource("finiteGomokuIds")
  void theWinnerIsTheOneWhoseLineCanBeReadOffTheBoard(String id) {
    overRandomGames(
        id,
        (rules, position, _) -> {
          Optional<Side> winner = winner(rules.verdict(position));
          assertThat(winner).isEqualTo(LinesByText.winner(id, rules.describe(position)));
          assertThat(winner).isIn(Optional.empty(), Optional.of(position.toMove().other()));
        });
  }

  @ParameterizedTest
  @MethodSource("finiteGomokuIds")
  void aWinningLineIsOfTheWinnersStones(String id) {
    var wins = new AtomicInteger();
    overRandomGames(
        id,
        (rules, position, _) -> {
          if (rules.verdict(position) instanceof Verdict.Won(Side side, _, List<Place> line)) {
            wins.incrementAndGet();
            Setup.Board board = rules.board(position).orElseThrow();
            assertThat(side == Side.BLACK ? board.black() : board.white()).containsAll(line);
            assertThat(line).hasSizeGreaterThanOrEqualTo(5);
          }
        });
    assertThat(wins.get()).isPositive();
  }

  private static Optional<Side> winner(Verdict verdict) {
    return verdict instanceof Verdict.Won won ? Optional.of(won.side()) : Optional.empty();
  }
}
