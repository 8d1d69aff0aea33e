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
 * The positions some plies after a start, one per class of symmetric positions. Derives the winner
 * at the start from the results of those positions.
 */
final class SplitPosition {
  private final GameRules rules;
  private final Position start;
  private final int plies;

  /** Creates the positions {@code plies} after {@code start}, in a game on a board. */
  SplitPosition(GameRules rules, Position start, int plies) {
    this.rules = rules;
    this.start = start;
    this.plies = plies;
  }

  /** Returns the start position. */
  Position start() {
    return start;
  }

  /** Returns the number of plies between the start and the other positions. */
  int plies() {
    return plies;
  }

  /** Returns the unfinished positions by their symmetric images. */
  Map<Set<Setup.Board>, Position> positions() {
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

  /** Returns the set of all symmetric images, which is equal for symmetric positions. */
  private Set<Setup.Board> images(Position position) {
    return BoardSymmetry.images(rules.board(position).orElseThrow()).collect(Collectors.toSet());
  }

  /**
   * Returns whether the side to move wins the start position.
   *
   * @param known results of the other positions for their side to move, as far as known
   */
  Optional<Boolean> isWon(Map<Set<Setup.Board>, Boolean> known) {
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
