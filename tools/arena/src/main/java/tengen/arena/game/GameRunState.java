package tengen.arena.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The state of a game: an engine is being called, or none, or the game is over. Immutable.
 *
 * @param call current call of an engine, which may outlast the game
 */
record GameRunState(List<PlayedMove> moves, Optional<GameCall> call, boolean isOver) {
  /** The state before the first call. */
  static final GameRunState INITIAL = new GameRunState(List.of(), Optional.empty(), false);

  GameRunState {
    moves = List.copyOf(moves);
  }

  GameRunState with(PlayedMove move) {
    List<PlayedMove> more = Stream.concat(moves.stream(), Stream.of(move)).toList();
    return new GameRunState(more, call, isOver);
  }

  GameRunState with(Optional<GameCall> next) {
    return new GameRunState(moves, next, isOver);
  }

  GameRunState over() {
    return new GameRunState(moves, call, true);
  }
}
