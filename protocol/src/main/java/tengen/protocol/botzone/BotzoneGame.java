package tengen.protocol.botzone;

import java.util.List;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Playable;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Verdict;
import tengen.protocol.SessionOffer;

/**
 * A game as a client tells it, move by move.
 *
 * @param ruling after the last move that could be made
 * @param fault why the next could not; empty: all were
 */
record BotzoneGame(Ruling ruling, Optional<String> fault) {

  /**
   * The game that a client plays who says no more than points: the engine's first, at its start.
   */
  static BotzoneGame start(SessionOffer offer) {
    SessionOffer.OfferedEngine engine = offer.engines().getFirst();
    Playable game = engine.games().getFirst();
    GameRules rules = offer.rules().get(game.rules());
    if (rules == null) {
      throw new IllegalArgumentException("no referee for " + game.rules());
    }
    Setup setup = rules.usualSetup();
    Ruling start = rules.judge(rules.start(setup));
    return game.covers(setup)
        ? of(start)
        : new BotzoneGame(start, Optional.of(engine.id() + " plays on other boards"));
  }

  static BotzoneGame of(Ruling ruling) {
    return new BotzoneGame(ruling, Optional.empty());
  }

  /** After the opponent's moves and the bot's own in turn, the opponent's first and last. */
  BotzoneGame play(List<BotzoneMove> requests, List<BotzoneMove> responses) {
    BotzoneGame game = this;
    for (int i = 0; i < requests.size(); i++) {
      game = game.play("requests[" + i + "]", requests.get(i));
      if (i < responses.size()) {
        game = game.play("responses[" + i + "]", responses.get(i));
      }
    }
    return game;
  }

  /**
   * After one move more. Without a stone the same side is to move: the bot has the first move, or
   * the opponent has changed colours.
   */
  BotzoneGame play(String name, BotzoneMove move) {
    return fault.isPresent() ? this : move.stone().map(place -> play(name, place)).orElse(this);
  }

  private BotzoneGame play(String name, Place place) {
    return ruling
        .objection(place)
        .map(why -> name + ": " + place.x() + "," + place.y() + ": " + over().orElse(why))
        .map(why -> new BotzoneGame(ruling, Optional.of(why)))
        .orElseGet(() -> of(ruling.play(place)));
  }

  /** Why no move is asked for here. */
  Optional<String> objection() {
    return fault.or(this::over);
  }

  private Optional<String> over() {
    return switch (ruling.verdict()) {
      case Verdict.Open _ -> Optional.empty();
      case Verdict.Drawn(String reason) -> Optional.of("the game is over: " + reason);
      case Verdict.Won won -> Optional.of("the game is over: " + won.reason());
    };
  }
}
