package tengen.daemon.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Move.Places;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.Restriction;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/** The legal move that a session gets where its engine gives none. */
final class FallbackMove {
  private FallbackMove() {}

  /** A legal answer without thought: the session must not be left without one. */
  static SearchResult of(GameRules rules, Position position, Goal goal) {
    Move answer =
        switch (goal) {
          case Goal.BestMove(int _, var restrictions, boolean _) ->
              anyMove(rules, position, restrictions);
          case Goal.Balance(int points, double _) -> anyPoints(rules, position, points);
          case Goal.Opening _ ->
              AnswerCheck.stones(rules, position) == 0
                  ? anyPoints(rules, position, 3)
                  : new Move.Swap();
        };
    return new SearchResult(answer, new SearchProgress(0, List.of()));
  }

  /** The legal move nearest to the last one, or to the centre; one that is asked for, if any is. */
  private static Move anyMove(GameRules rules, Position position, List<Restriction> restrictions) {
    Place near = lastPlace(position).orElseGet(() -> centre(rules, position));
    return rules
        .legalMoves(position)
        .limit(1000)
        .min(
            Comparator.<Move, Boolean>comparing(to -> isBanned(to, position, restrictions))
                .thenComparingInt(to -> distance(near, to)))
        .orElseGet(Move.Resign::new);
  }

  private static boolean isBanned(Move move, Position position, List<Restriction> restrictions) {
    return restrictions.stream()
        .filter(rule -> rule.side() == position.toMove() && rule.line().isEmpty())
        .anyMatch(rule -> !rule.permits(move));
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
      if (anyMove(rules, after, List.of()) instanceof Place place) {
        places.add(place);
        after = rules.play(after, place);
      }
    }
    return new Places(places);
  }
}
