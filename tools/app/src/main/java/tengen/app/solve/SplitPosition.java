package tengen.app.solve;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tengen.game.BoardSymmetry;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Verdict;

/**
 * The positions some plies behind another one, of those that are alike under the board's symmetries
 * one each, and who wins the first if it is known who wins those.
 */
public final class SplitPosition {
  private final GameRules rules;
  private final Position start;
  private final int plies;

  /** Those so many plies behind this one, of a game on a board. */
  public SplitPosition(GameRules rules, Position start, int plies) {
    this.rules = rules;
    this.start = start;
    this.plies = plies;
  }

  /** The first. */
  public Position start() {
    return start;
  }

  /** How many plies the others are behind it. */
  public int plies() {
    return plies;
  }

  /** The positions by their images, in which the game is not over. */
  public Map<Set<Setup.Board>, Position> positions() {
    Map<Set<Setup.Board>, Position> found = new LinkedHashMap<>();
    found.put(images(start), start);
    for (int ply = 0; ply < plies; ply++) {
      Map<Set<Setup.Board>, Position> next = new LinkedHashMap<>();
      for (Position position : found.values()) {
        for (Position after : after(position)) {
          next.putIfAbsent(images(after), after);
        }
      }
      found = next;
    }
    found.values().removeIf(position -> !isOpen(position));
    return found;
  }

  private List<Position> after(Position position) {
    return isOpen(position)
        ? rules.legalMoves(position).map((Move move) -> rules.play(position, move)).toList()
        : List.of();
  }

  private boolean isOpen(Position position) {
    return rules.verdict(position) instanceof Verdict.Open;
  }

  /** What all positions that are alike have in common. */
  private Set<Setup.Board> images(Position position) {
    return BoardSymmetry.images(rules.board(position).orElseThrow()).collect(Collectors.toSet());
  }

  /**
   * Whether the side to move wins the first position.
   *
   * @param known the same for the others, as far as it is known
   */
  public Optional<Boolean> isWon(Map<Set<Setup.Board>, Boolean> known) {
    return isWon(start, plies, known);
  }

  private Optional<Boolean> isWon(
      Position position, int left, Map<Set<Setup.Board>, Boolean> known) {
    switch (rules.verdict(position)) {
      case Verdict.Won won -> {
        return Optional.of(won.side() == position.toMove());
      }
      case Verdict.Drawn _ -> {
        return Optional.of(false);
      }
      case Verdict.Open _ -> {}
    }
    if (left == 0) {
      return Optional.ofNullable(known.get(images(position)));
    }
    boolean isKnown = true;
    for (Position after : after(position)) {
      Optional<Boolean> reply = isWon(after, left - 1, known);
      if (reply.isPresent() && !reply.get()) {
        return Optional.of(true);
      }
      isKnown &= reply.isPresent();
    }
    return isKnown ? Optional.of(false) : Optional.empty();
  }
}
