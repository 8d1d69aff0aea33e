package tengen.host.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Move.Places;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.Restriction;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** Finds a legal move by the rules alone, for a session whose engine fails. */
final class FallbackMove {
  /** Maximum number of legal moves examined; some positions have 10^18. */
  static final int MAX_MOVES = 1000;

  private FallbackMove() {}

  /**
   * Returns a move that wins at once, else one that prevents the opponent's win, else the legal
   * move nearest to the last move or the centre.
   *
   * @param nanoClock limits the time: {@link WinInOne}
   */
  static SearchResult of(GameRules rules, Position position, Goal goal, LongSupplier nanoClock) {
    if (goal instanceof Goal.BestMove best) {
      List<Move> moves = nearestFirst(rules, position, best.restrictions());
      Optional<Move> decisive =
          moves.size() < 2
              ? Optional.empty()
              : new WinInOne(rules, position, nanoClock).find(moves);
      return result(decisive.orElseGet(() -> first(moves)));
    }
    return nearest(rules, position, goal);
  }

  /** Returns the legal move nearest to the last move or the centre, for a warm-up. */
  static SearchResult nearest(GameRules rules, Position position, Goal goal) {
    return result(
        switch (goal) {
          case Goal.BestMove(int _, var restrictions, boolean _) ->
              first(nearestFirst(rules, position, restrictions));
          case Goal.Balance(int points, double _) -> anyPoints(rules, position, points);
          case Goal.Opening _ ->
              AnswerCheck.stones(rules, position) == 0
                  ? anyPoints(rules, position, 3)
                  : new Move.Swap();
        });
  }

  private static SearchResult result(Move move) {
    return new SearchResult(move, new SearchProgress(0, List.of()));
  }

  private static Move first(List<Move> moves) {
    return moves.isEmpty() ? new Move.Resign() : moves.getFirst();
  }

  /** Returns the legal moves that the restrictions permit; all legal moves if they permit none. */
  private static List<Move> nearestFirst(
      GameRules rules, Position position, List<Restriction> restrictions) {
    Place near = lastPlace(position).orElseGet(() -> centre(rules, position));
    List<Move> legal =
        rules
            .legalMoves(position)
            .limit(MAX_MOVES)
            .sorted(Comparator.comparingInt((Move to) -> distance(near, to)))
            .toList();
    List<Move> permitted =
        legal.stream().filter(move -> permits(restrictions, position, move)).toList();
    return permitted.isEmpty() ? legal : permitted;
  }

  /** Returns whether the restrictions of the first ply permit a move. */
  static boolean permits(List<Restriction> restrictions, Position position, Move move) {
    return restrictions.stream()
        .filter(rule -> rule.side() == position.toMove() && rule.line().isEmpty())
        .allMatch(rule -> rule.permits(move));
  }

  private static Optional<Place> lastPlace(Position position) {
    return !position.turns().isEmpty() && position.turns().getLast().move() instanceof Place last
        ? Optional.of(last)
        : Optional.empty();
  }

  private static Place centre(GameRules rules, Position position) {
    return rules
        .board(position)
        .map(board -> new Place(board.width() / 2, board.height() / 2))
        .orElseGet(() -> new Place(0, 0));
  }

  private static int distance(Place from, Move to) {
    return to instanceof Place(int x, int y)
        ? Math.max(Math.abs(x - from.x()), Math.abs(y - from.y()))
        : Integer.MAX_VALUE;
  }

  private static Places anyPoints(GameRules rules, Position position, int points) {
    var places = new ArrayList<Place>();
    Position after = position;
    for (int i = 0; i < points; i++) {
      if (first(nearestFirst(rules, after, List.of())) instanceof Place place) {
        places.add(place);
        after = rules.play(after, place);
      }
    }
    return new Places(places);
  }
}
