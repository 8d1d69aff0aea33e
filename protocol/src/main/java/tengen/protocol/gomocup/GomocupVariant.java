package tengen.protocol.gomocup;

import java.util.Locale;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.protocol.SessionOffer.OfferedEngine;

/**
 * The current variant of Gomoku, as the session's engine offers it, with its rules.
 *
 * @param engine id of the engine
 */
record GomocupVariant(String engine, Playable playable, GameRules rules) {
  /** The size that every manager can choose; error messages suggest it. */
  private static final int USUAL_SIDE = 20;

  /** Returns the variant of the requested rules; empty if the engine does not play them. */
  static Optional<GomocupVariant> of(GomocupState state) {
    OfferedEngine engine = engine(state);
    Optional<GameRules> rules =
        Optional.ofNullable(state.offer().rules().get(state.settings().rules()));
    return rules.flatMap(
        found ->
            engine.games().stream()
                .filter(playable -> playable.rules().equals(found.id()))
                .findFirst()
                .map(playable -> new GomocupVariant(engine.id(), playable, found)));
  }

  /** Returns the session's engine; Gomocup cannot choose another. */
  static OfferedEngine engine(GomocupState state) {
    return state.offer().engines().getFirst();
  }

  /** Returns why the variant is not available. */
  static String missing(GomocupState state) {
    return state.settings().rules() + " is not supported by " + engine(state).id();
  }

  /** Returns why this start cannot be played. */
  Optional<String> objection(Setup.Board setup) {
    return playable.covers(setup) ? rules.objection(setup) : Optional.of(sizes(setup));
  }

  /**
   * Returns the error about a size. It mentions 20 if that is allowed, because outside tournaments
   * Piskvork continues with 20x20 if the error contains that number.
   */
  private String sizes(Setup.Board setup) {
    boolean square = setup.width() == setup.height();
    String found = square ? "size " + setup.width() : setup.width() + "x" + setup.height();
    String only = square || playable.rectangles() ? "" : "squares of ";
    boolean usual = playable.minSide() <= USUAL_SIDE && USUAL_SIDE <= playable.maxSide();
    return String.format(
        Locale.ROOT,
        "%s: %s%d to %d%s",
        found,
        only,
        playable.minSide(),
        playable.maxSide(),
        usual ? ", such as 20" : "");
  }

  /** Returns why the game is over; empty if it is not. */
  static Optional<String> over(Ruling game) {
    return switch (game.verdict()) {
      case Verdict.Open() -> Optional.empty();
      case Verdict.Drawn _ -> Optional.of("board is full");
      case Verdict.Won(var _, String reason, var _) -> Optional.of("game is over: " + reason);
    };
  }

  /** Returns the ruling of a setup with this side to move. */
  Ruling judge(Setup setup, Side toMove) {
    return rules.judge(Position.start(rules.id(), setup).withToMove(toMove));
  }

  /**
   * Converts a game to this variant's rules. Turns under other rules are not replayed; their stones
   * become the setup.
   */
  Ruling adopt(Ruling game, GomocupState state) {
    Position position = game.position();
    if (position.rules().equals(rules.id())) {
      return game;
    }
    GameRules judge = state.offer().rules().get(position.rules());
    Setup stones =
        position.turns().isEmpty() || judge == null
            ? position.setup()
            : judge.board(position).<Setup>map(board -> board).orElse(position.setup());
    return judge(stones, position.toMove());
  }
}
