package tengen.cgt.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.cgt.Outcome;

/**
 * What is known of a game or a sum of games.
 *
 * @param value nimber or canonical form; none where outcomes are all there is
 * @param heat mean and temperature, of partizan games
 * @param leftWins a move with which Left wins
 * @param rightWins a move with which Right wins; in impartial games the same
 */
public record Appraisal(
    Optional<String> value,
    Outcome outcome,
    Optional<Heat> heat,
    Optional<String> leftWins,
    Optional<String> rightWins) {

  /** How much a move is worth, as numbers in the tables' notation. */
  public record Heat(String mean, String temperature) {}

  /** In one line. */
  public String print() {
    List<String> parts = new ArrayList<>();
    value.ifPresent(parts::add);
    parts.add(String.valueOf(outcome.symbol()));
    heat.ifPresent(
        each -> parts.add("mean " + each.mean() + ", temperature " + each.temperature()));
    if (leftWins.equals(rightWins)) {
      leftWins.ifPresent(move -> parts.add(move + " wins"));
    } else {
      leftWins.ifPresent(move -> parts.add("Left wins by " + move));
      rightWins.ifPresent(move -> parts.add("Right wins by " + move));
    }
    return String.join(", ", parts);
  }
}
