package tengen.cgt.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.catalog.Catalog;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;

/**
 * The referee of a combinatorial game, or of sums of games.
 *
 * @param start an example of a start position
 */
record CgtRules(Catalog catalog, String id, String start) implements GameRules {
  /**
   * Number of moves of each game of a sum that are listed first. A list that is cut after some more
   * then has moves of every game, even beside a heap with 10^12 moves.
   */
  private static final int FIRST_MOVES = 100;

  @Override
  public Setup usualSetup() {
    return new Setup.Text(start);
  }

  @Override
  public Optional<String> objection(Setup setup) {
    if (!(setup instanceof Setup.Text(String notation))) {
      return Optional.of(id + " is not played on a board");
    }
    try {
      GameState.parse(catalog, id, notation);
      return Optional.empty();
    } catch (NotationException wrong) {
      return Optional.of(String.valueOf(wrong.getMessage()));
    }
  }

  @Override
  public Optional<String> objection(Position position, Move move) {
    return objection(GameState.of(catalog, position), position.toMove(), move);
  }

  /** Returns why this side may not make this move in this state, or empty if it may. */
  Optional<String> objection(GameState state, Side mover, Move move) {
    if (!(move instanceof Move.Text(String notation))) {
      return Optional.of("not a move of " + id);
    }
    return state.after(GameState.player(mover), notation).isPresent()
        ? Optional.empty()
        : Optional.of("no legal move of " + id + ": " + notation);
  }

  @Override
  public Stream<Move> legalMoves(Position position) {
    return GameState.of(catalog, position)
        .optionsInTurn(GameState.player(position.toMove()), FIRST_MOVES)
        .map(GameOption::move)
        .map(Move.Text::new);
  }

  @Override
  public Verdict verdict(Position position) {
    return verdict(GameState.of(catalog, position), position.toMove());
  }

  /** Returns whether the game is over in this state with this side to move, and who won. */
  static Verdict verdict(GameState state, Side mover) {
    if (state.hasMove(GameState.player(mover))) {
      return new Verdict.Open();
    }
    return new Verdict.Won(
        state.isWonWithoutMoves() ? mover : mover.other(), "no move is left", List.of());
  }

  @Override
  public Ruling judge(Position position) {
    return new CgtRuling(this, position, GameState.of(catalog, position));
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    return Optional.empty();
  }

  @Override
  public String describe(Position position) {
    return GameState.of(catalog, position).toString();
  }
}
