package tengen.protocol.gtp;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Turn;
import tengen.game.Verdict;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;

/** A game without a board: a move takes one or two from a number, and taking the last wins. */
public record CountdownRules(String id) implements GameRules {
  /** An offer of {@code countdown}, and of {@code sum} with the same rules. */
  public static final SessionOffer OFFER =
      new SessionOffer(
          "1.2.3",
          Map.of("countdown", new CountdownRules("countdown"), "sum", new CountdownRules("sum")),
          List.of(
              new OfferedEngine(
                  "numbers",
                  "Tengen",
                  List.of(Playable.text("countdown"), Playable.text("sum")),
                  Set.of(),
                  List.of())));

  @Override
  public Setup usualSetup() {
    return new Setup.Text("5");
  }

  @Override
  public Optional<String> objection(Setup setup) {
    String start = setup instanceof Setup.Text(String text) ? text : "a board";
    return start.matches("0*[0-9]{1,4}")
        ? Optional.empty()
        : Optional.of(id + " starts with a number, got '" + start + "'");
  }

  @Override
  public Optional<String> objection(Position position, Move move) {
    return legalMoves(position).anyMatch(move::equals)
        ? Optional.empty()
        : Optional.of("not legal");
  }

  @Override
  public Stream<Move> legalMoves(Position position) {
    return IntStream.rangeClosed(1, Math.min(2, left(position)))
        .mapToObj(taken -> new Move.Text("-" + taken));
  }

  @Override
  public Verdict verdict(Position position) {
    return left(position) == 0
        ? new Verdict.Won(position.toMove().other(), "none is left", List.of())
        : new Verdict.Open();
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    return Optional.empty();
  }

  @Override
  public String describe(Position position) {
    return Integer.toString(left(position));
  }

  private static int left(Position position) {
    int left = Integer.parseInt(((Setup.Text) position.setup()).notation());
    for (Turn turn : position.turns()) {
      left += Integer.parseInt(((Move.Text) turn.move()).notation());
    }
    return left;
  }
}
