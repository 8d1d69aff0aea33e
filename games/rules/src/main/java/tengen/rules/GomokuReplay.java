package tengen.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.game.Verdict;

/**
 * A replay of a Gomoku game from its setup to one position. Each stone is judged when it is placed,
 * because in a continuous game the stones of its line may become neutral later.
 */
final class GomokuReplay {
  final RefereeGrid grid;
  private final WinningRun winningRun;
  private final boolean continuous;
  private Verdict decision = new Verdict.Open();

  GomokuReplay(Position position, WinningRun winningRun, boolean continuous) {
    this.grid = new RefereeGrid(BoardSetups.boardOf(position.setup()));
    this.winningRun = winningRun;
    this.continuous = continuous;
    judgeSetup();
    position.turns().forEach(this::play);
  }

  private GomokuReplay(GomokuReplay before) {
    this.grid = new RefereeGrid(before.grid);
    this.winningRun = before.winningRun;
    this.continuous = before.continuous;
    this.decision = before.decision;
  }

  /** Returns the replay after another turn; leaves this one unchanged. */
  GomokuReplay after(Turn turn) {
    var next = new GomokuReplay(this);
    next.play(turn);
    return next;
  }

  /** Returns a win by the first line or forbidden move, a draw on a full board, or an open game. */
  Verdict verdict() {
    if (isOpen() && grid.isFull()) {
      return new Verdict.Drawn(
          continuous ? "full board: a continuous game has no winner" : "full board");
    }
    return decision;
  }

  /**
   * Judges the stones of the setup. Their order is unknown, so only finished lines count, not
   * forbidden moves. If both sides have a line, Black's counts.
   */
  private void judgeSetup() {
    finish(
        Stream.of(RefereeGrid.BLACK, RefereeGrid.WHITE)
            .flatMap(colour -> grid.all(colour).stream())
            .flatMap(stone -> winningRuns(stone).stream())
            .distinct()
            .toList());
  }

  private void play(Turn turn) {
    switch (turn.move()) {
      case Place stone -> {
        grid.put(stone, RefereeGrid.colour(turn.side()));
        foul(turn.side(), stone)
            .ifPresentOrElse(reason -> lose(stone, reason), () -> finish(winningRuns(stone)));
      }
      case Move.Pass _ -> {}
      case Move.Places _, Move.Text _, Move.Swap _, Move.Resign _ ->
          throw new IllegalArgumentException("not a move of gomoku: " + turn.move());
    }
  }

  private Optional<String> foul(Side side, Place stone) {
    return winningRun == WinningRun.RENJU && side == Side.BLACK
        ? new RenjuFouls(grid).foulOfStone(stone)
        : Optional.empty();
  }

  /**
   * Ends the game after a forbidden move of Black; in a continuous game its stone becomes neutral.
   * Black may play such a move only if every empty point is forbidden.
   */
  private void lose(Place stone, String reason) {
    if (continuous) {
      grid.put(stone, RefereeGrid.NEUTRAL);
    } else {
      decide(new Verdict.Won(Side.WHITE, reason, List.of()));
    }
  }

  /** Returns the runs through a stone that win for its owner. */
  private List<Run> winningRuns(Place stone) {
    int colour = grid.at(stone);
    List<Run> winning = new ArrayList<>();
    for (Run run : Run.allThrough(grid, stone)) {
      if (winningRun.wins(
          colour, run.length(), run.isBetween(grid, RefereeGrid.opponent(colour)))) {
        winning.add(run);
      }
    }
    return winning;
  }

  /**
   * Ends the game by the first of these runs, or makes all of them neutral in a continuous game.
   */
  private void finish(List<Run> runs) {
    for (Run run : runs) {
      if (continuous) {
        run.points().forEach(point -> grid.put(point, RefereeGrid.NEUTRAL));
      } else {
        decide(wonBy(run));
      }
    }
  }

  private Verdict wonBy(Run run) {
    Side side = grid.at(run.x(), run.y()) == RefereeGrid.BLACK ? Side.BLACK : Side.WHITE;
    String reason = run.length() == 5 ? "five in a row" : run.length() + " in a row";
    return new Verdict.Won(side, reason, run.points());
  }

  private boolean isOpen() {
    return decision instanceof Verdict.Open;
  }

  private void decide(Verdict verdict) {
    if (isOpen()) {
      decision = verdict;
    }
  }
}
