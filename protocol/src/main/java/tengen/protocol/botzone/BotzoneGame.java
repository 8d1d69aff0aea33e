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
 * A game that the client gives move by move.
 *
 * @param ruling after the last valid move
 * @param fault why the next move is invalid; empty if all were valid
 */
record BotzoneGame(Ruling ruling, Optional<String> fault) {

  /** Returns the start of the engine's first game, which the client plays; it sends only points. */
  static BotzoneGame start(SessionOffer offer) {
    SessionOffer.OfferedEngine engine = offer.engines().getFirst();
    Playable game = engine.games().getFirst();
    GameRules rules = offer.rules().get(game.rules());
    if (rules == null) {
      throw new IllegalArgumentException("no rules " + game.rules());
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

  /** Plays the opponent's and the bot's moves in turn, the opponent's first and last. */
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
   * Plays a move. A move without a stone changes nothing: the bot has the first move, or the
   * opponent has swapped colours.
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

  /** Returns why no move can be searched here. */
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
