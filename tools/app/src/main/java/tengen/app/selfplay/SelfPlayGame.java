package tengen.app.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.host.search.StandaloneEngine;
import tengen.protocol.gtp.GtpDiagram;
import tengen.search.Limits;
import tengen.search.SearchResult;
import tengen.search.Variation;

/** A game of an engine against itself that produces training data. */
final class SelfPlayGame {
  private static final long SEEDS_APART = 1_000_003;

  private final Plan plan;
  private final SplittableRandom random;
  private final List<SearchedPosition> turns = new ArrayList<>();

  /**
   * Parameters of the games.
   *
   * @param stones maximum number of random stones at the start
   * @param drawnOneIn one move in this many is drawn at random by visits
   */
  record Plan(GameRules rules, Position start, int stones, int drawnOneIn, long seed) {
    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%s, up to %d random stones, one move in %d drawn, seed %d",
          start,
          stones,
          drawnOneIn,
          seed);
    }
  }

  /** A position with the search's evaluation of its moves. */
  private record SearchedPosition(Position position, List<Variation> lines) {}

  /**
   * Creates game number {@code number}. A deterministic engine plays the same game for the same
   * number.
   */
  SelfPlayGame(Plan plan, int number) {
    this.plan = plan;
    this.random = new SplittableRandom(SEEDS_APART * plan.seed + number);
  }

  /** Plays the game and returns a line for each position. */
  String play(StandaloneEngine engine, Limits limits) throws EngineException, InterruptedException {
    Position position = opening();
    engine.newGame(position);
    while (isOpen(position)) {
      SearchResult found = engine.search(position, limits);
      turns.add(new SearchedPosition(position, found.last().lines()));
      position = plan.rules.play(position, chosen(found));
    }
    Verdict verdict = plan.rules.verdict(position);
    return turns.stream().map(turn -> line(turn, verdict)).collect(Collectors.joining());
  }

  private Position opening() {
    Position position = plan.start;
    for (int left = random.nextInt(plan.stones + 1); left > 0 && isOpen(position); left--) {
      List<Move> moves = plan.rules.legalMoves(position).toList();
      Position next = plan.rules.play(position, moves.get(random.nextInt(moves.size())));
      position = isOpen(next) ? next : position;
    }
    return position;
  }

  private boolean isOpen(Position position) {
    return plan.rules.verdict(position) instanceof Verdict.Open;
  }

  private Move chosen(SearchResult found) {
    List<Variation> lines = found.last().lines();
    long visits = lines.stream().mapToLong(Variation::nodes).sum();
    if (random.nextInt(plan.drawnOneIn) > 0 || visits == 0) {
      return found.move();
    }
    long left = random.nextLong(visits);
    for (Variation line : lines) {
      left -= line.nodes();
      if (left < 0) {
        return line.moves().getFirst();
      }
    }
    return found.move();
  }

  private String line(SearchedPosition turn, Verdict verdict) {
    Side side = turn.position.toMove();
    Setup.Board board = plan.rules.board(turn.position).orElseThrow();
    var line = new StringBuilder(GtpDiagram.rows(board).replace('\n', ' '));
    line.append(side == Side.BLACK ? 'b' : 'w').append(' ').append(result(side, verdict));
    for (Variation each : turn.lines) {
      if (each.nodes() > 0 && each.moves().getFirst() instanceof Place(int x, int y)) {
        line.append(' ').append(x).append(',').append(y).append(':').append(each.nodes());
      }
    }
    return line.append('\n').toString();
  }

  private static String result(Side side, Verdict verdict) {
    return switch (verdict) {
      case Verdict.Won won -> won.side() == side ? "won" : "lost";
      case Verdict.Drawn _, Verdict.Open _ -> "drawn";
    };
  }
}
