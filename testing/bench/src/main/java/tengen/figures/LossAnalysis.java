package tengen.figures;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.arena.game.GameResult;
import tengen.arena.game.PlayedMove;
import tengen.arena.game.Reason;
import tengen.arena.match.ResultFile;
import tengen.arena.opening.OpeningReader;
import tengen.common.gomoku.WinRule;
import tengen.engine.EngineException;
import tengen.figures.LostGame.OwnMove;
import tengen.figures.PositionJudge.Opinion;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.solve.ThreatSolution;
import tengen.gomoku.solve.ThreatSolution.Outcome;
import tengen.gomoku.solve.ThreatSolver;
import tengen.rules.Gomoku;

/**
 * Explains why a player lost games of a match, freestyle on 15×15. Before and after each of its
 * moves the threat solver looks for a win of the side to move, with 200,000 nodes. The values are
 * those reported by the two players. A judge, {@code gomoku} or a Gomocup program, looks for the
 * losing move from the end. Prints a table of the {@linkplain LossClass classes}, and a line for
 * each game.
 *
 * <p>Run by hand: {@code LossAnalysis RECORD OPENINGS PLAYER NODES [PROGRAM]}. RECORD is the file
 * of {@code tengen match --resume}, OPENINGS the file used there, NODES the judge's limit per
 * position.
 */
public final class LossAnalysis {
  private static final int SIDE = 15;
  private static final WinRule RULE = WinRule.FREESTYLE;
  private static final GameRules REFEREE = new Gomoku.Freestyle();
  private static final int MAX_MOVES = 40;
  private static final long SOLVER_NODES = 200_000;

  private final String player;
  private final PositionJudge judge;

  private LossAnalysis(String player, PositionJudge judge) {
    this.player = player;
    this.judge = judge;
  }

  /** Prints why a player lost its games; the class comment lists the arguments. */
  public static void main(String[] arguments)
      throws IOException, EngineException, InterruptedException {
    List<GameResult> games =
        ResultFile.read(
            Path.of(arguments[0]),
            OpeningReader.read(Path.of(arguments[1]), REFEREE, SIDE, SIDE).openings());
    long nodes = Long.parseLong(arguments[3]);
    Optional<String> program = arguments.length > 4 ? Optional.of(arguments[4]) : Optional.empty();
    try (PositionJudge judge = PositionJudge.of(REFEREE, SIDE, nodes, program)) {
      var analysis = new LossAnalysis(arguments[2], judge);
      List<Loss> losses = new ArrayList<>();
      for (GameResult game : games) {
        if (analysis.isLost(game)) {
          losses.add(analysis.loss(game));
          System.err.println("game " + game.number() + ": " + losses.getLast().reason().text);
        }
      }
      System.out.print(LossTable.of(losses, games.size()));
    }
  }

  /** Returns whether the player lost by its moves, not by a fault or on time. */
  private boolean isLost(GameResult game) {
    Reason reason = game.outcome().reason();
    boolean isPlayed =
        reason == Reason.WON || reason == Reason.RESIGNED || reason == Reason.ADJUDICATED;
    boolean isPlayers = player.equals(game.black()) || player.equals(game.white());
    return isPlayed && isPlayers && game.winner().filter(name -> !name.equals(player)).isPresent();
  }

  private Loss loss(GameResult result) throws EngineException, InterruptedException {
    LostGame game = game(result);
    int turn = turn(game);
    LossClass reason = LossClass.of(game, turn);
    int shown = reason == LossClass.MISSED_WIN ? game.missedWin() : Math.max(turn, 0);
    OwnMove move = game.moves().get(shown);
    int after = -judge.opinion(move.before().play(move.move())).value();
    return new Loss(game, reason, shown, judge.opinion(move.before()), after);
  }

  /** Returns the last move before which the game was not lost. */
  private int turn(LostGame game) throws EngineException, InterruptedException {
    int turn = game.moves().size() - 1;
    while (turn >= 0 && (game.isProvenLost(turn) || !holds(game.moves().get(turn).before()))) {
      turn--;
    }
    return turn;
  }

  /** Returns whether the judge finds a move that holds and does not lose by threats. */
  private boolean holds(Position position) throws EngineException, InterruptedException {
    Opinion best = judge.opinion(position);
    return best.value() > LossClass.LOST
        && solve(position.play(best.move())).outcome() != Outcome.WIN;
  }

  private static LostGame game(GameResult result) {
    List<OwnMove> moves = new ArrayList<>();
    Position position = result.opening().position();
    int opening = position.turns().size();
    for (int i = 0; i < result.moves().size(); i++) {
      PlayedMove played = result.moves().get(i);
      Position next = REFEREE.play(position, played.turn().move());
      boolean isLosers = result.outcome().winner().orElseThrow() != played.turn().side();
      if (isLosers && i + 1 < result.moves().size()) {
        int own = PositionJudge.value(played.score());
        int after = -PositionJudge.value(result.moves().get(i + 1).score());
        var move = (Place) played.turn().move();
        moves.add(new OwnMove(position, move, own, after, solve(position), solve(next)));
      }
      position = next;
    }
    return new LostGame(result.number(), opening, moves);
  }

  /** Searches a win by threats for the side to move. */
  private static ThreatSolution solve(Position position) {
    var solver = new ThreatSolver(PatternBoards.of(RULE, REFEREE.board(position).orElseThrow()));
    return solver.solve(
        ThreatSolver.Kind.THREES, position.toMove(), MAX_MOVES, SOLVER_NODES, false, _ -> false);
  }

  /**
   * An analysed loss.
   *
   * @param turn the losing move
   * @param best the judge's preferred move
   * @param after the judge's value after the move, for the loser
   */
  record Loss(LostGame game, LossClass reason, int turn, Opinion best, int after) {}
}
