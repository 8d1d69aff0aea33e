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
 * The variant of Gomoku that is played now, as the session's engine offers it, and its referee.
 *
 * @param engine the engine's id
 */
record GomocupVariant(String engine, Playable playable, GameRules rules) {
  /** The size that every manager can ask for; it is named where another one is refused. */
  private static final int USUAL = 20;

  /** Of the rules that the manager wants; empty where the engine does not play them. */
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

  /** The session's engine: Gomocup has no way to ask for another one. */
  static OfferedEngine engine(GomocupState state) {
    return state.offer().engines().getFirst();
  }

  /** Why it is not offered. */
  static String missing(GomocupState state) {
    return state.settings().rules() + " is not played by " + engine(state).id();
  }

  /** Why this start cannot be played. */
  Optional<String> objection(Setup.Board setup) {
    return playable.covers(setup) ? rules.objection(setup) : Optional.of(sizes(setup));
  }

  /**
   * Names 20 where it is allowed: outside tournaments Piskvork goes on with 20x20 when the error
   * contains that number.
   */
  private String sizes(Setup.Board setup) {
    boolean square = setup.width() == setup.height();
    String found = square ? "size " + setup.width() : setup.width() + "x" + setup.height();
    String only = square || playable.rectangles() ? "" : "squares of ";
    boolean usual = playable.minSide() <= USUAL && USUAL <= playable.maxSide();
    return String.format(
        Locale.ROOT,
        "%s: %s%d to %d%s",
        found,
        only,
        playable.minSide(),
        playable.maxSide(),
        usual ? ", such as 20" : "");
  }

  /** Why nobody can move any more. */
  static Optional<String> over(Ruling game) {
    return switch (game.verdict()) {
      case Verdict.Open() -> Optional.empty();
      case Verdict.Drawn _ -> Optional.of("board is full");
      case Verdict.Won(var _, String reason, var _) -> Optional.of("game is over: " + reason);
    };
  }

  /** This setup, with that side to move. */
  Ruling judge(Setup setup, Side toMove) {
    return rules.judge(Position.start(rules.id(), setup).withToMove(toMove));
  }

  /**
   * The same stones under this variant's rules. Turns made under others are not replayed: they
   * stand as stones.
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
