package tengen.cgt.catalog;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.LimitException;
import tengen.cgt.Player;
import tengen.cgt.Ruleset;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.partizan.Partizan;
import tengen.cgt.partizan.PartizanValues;
import tengen.cgt.value.Form;
import tengen.cgt.value.Forms;
import tengen.cgt.value.SumPlay;

/**
 * Searches the moves of a sum for the winner. Parts with few moves are replaced by their canonical
 * forms; when only those are left, {@link SumPlay} decides. All other parts are searched move by
 * move. Results are cached. Confined to one thread.
 */
final class SumSearch {
  /**
   * Maximum number of moves, of both players together, of a part that gets a canonical form; an
   * estimate.
   */
  static final int MAX_VALUED_MOVES = 12;

  private static final int MAX_PLIES = 300;

  private final Budget budget;
  private final int maxValuedMoves;
  private final Forms forms;
  private final SumPlay play;
  private final Map<Ruleset<?>, PartizanValues<?>> values = new HashMap<>();
  private final Map<Game<?>, Position> parts = new HashMap<>();
  private final Map<Position, Position> sumsOfParts = new HashMap<>();
  private final Map<Node, Boolean> known = new HashMap<>();
  private int ids;

  /**
   * Creates a search.
   *
   * @param maxValuedMoves maximum number of moves, of both players together, of a part that is
   *     replaced by its canonical form
   */
  SumSearch(Budget budget, int maxValuedMoves) {
    this.budget = budget;
    this.maxValuedMoves = maxValuedMoves;
    forms = new Forms(budget);
    play = new SumPlay(forms);
  }

  /**
   * A sum: the parts that are searched, and the canonical forms of all others.
   *
   * @param parts ordered by id
   * @param rest numbers, ups and nimbers added up
   */
  record Position(List<Part> parts, List<Form> rest) {
    Position {
      parts = List.copyOf(parts);
      rest = List.copyOf(rest);
    }

    /**
     * Returns the number of Left's moves in the parts minus Right's, which orders the positions to
     * try.
     */
    int lead() {
      int lead = 0;
      for (Part part : parts) {
        lead += part.lead;
      }
      return lead;
    }
  }

  /** A part without a canonical form; a single object for all equal parts. */
  static final class Part {
    private final int id;
    private final Game<?> game;
    private final int lead;
    private final Map<Player, List<Position>> after = new EnumMap<>(Player.class);

    private Part(int id, Game<?> game, int lead) {
      this.id = id;
      this.game = game;
      this.lead = lead;
    }
  }

  private record Node(Position position, Player mover) {}

  Budget budget() {
    return budget;
  }

  /** Returns the sum of these games. */
  Position position(List<Game<?>> games) {
    return sum(games.stream().map(this::position).toList());
  }

  /**
   * Returns whether {@code mover} wins when moving first.
   *
   * @throws LimitException if the budget is spent
   */
  boolean isWonBy(Player mover, Position position) {
    return isWonBy(mover, position, 0);
  }

  private boolean isWonBy(Player mover, Position position, int ply) {
    if (position.parts.isEmpty()) {
      return play.isWonBy(mover, position.rest);
    }
    Node node = new Node(position, mover);
    Boolean found = known.get(node);
    if (found == null) {
      budget.take();
      if (ply == MAX_PLIES) {
        throw new LimitException("the game is longer than " + MAX_PLIES + " moves");
      }
      found = hasWinningMove(mover, position, ply);
      known.put(node, found);
    }
    return found;
  }

  private boolean hasWinningMove(Player mover, Position position, int ply) {
    List<Position> after = new ArrayList<>(after(position, mover));
    after.sort(mostMobileFirst(mover));
    boolean isWon = false;
    for (int i = 0; i < after.size() && !isWon; i++) {
      isWon = !isWonBy(mover.other(), after.get(i), ply + 1);
    }
    budget.release(after.size());
    return isWon;
  }

  /**
   * Returns an order that finds winning moves early: positions where the mover has most moves come
   * first.
   */
  static Comparator<Position> mostMobileFirst(Player mover) {
    Comparator<Position> rising = Comparator.comparingInt(Position::lead);
    return mover == Player.LEFT ? rising.reversed() : rising;
  }

  /** Returns the positions after each move. Holds a step of the budget for each. */
  private Set<Position> after(Position position, Player mover) {
    Set<Position> all = new LinkedHashSet<>();
    for (Part part : new LinkedHashSet<>(position.parts)) {
      Position others = new Position(without(position.parts, part), position.rest);
      for (Position option : after(part, mover)) {
        add(sum(List.of(others, option)), all);
      }
    }
    for (Form form : position.rest) {
      List<Form> others = without(position.rest, form);
      for (Form option : form.options(mover)) {
        Position moved = new Position(List.of(), List.of(option));
        add(sum(List.of(new Position(position.parts, others), moved)), all);
      }
    }
    return all;
  }

  private void add(Position next, Set<Position> all) {
    budget.check();
    budget.store(next.parts);
    if (all.add(next)) {
      budget.hold(1);
    }
  }

  private List<Position> after(Part part, Player mover) {
    List<Position> known = part.after.get(mover);
    if (known == null) {
      known =
          budget
              .stopping(part.game.options(mover))
              .<Game<?>>map(GameOption::after)
              .map(this::position)
              .distinct()
              .toList();
      budget.take();
      budget.store(known);
      part.after.put(mover, known);
    }
    return known;
  }

  private static <T> List<T> without(List<T> all, T one) {
    List<T> others = new ArrayList<>(all);
    others.remove(one);
    return others;
  }

  private Position sum(List<Position> positions) {
    List<Part> all = new ArrayList<>();
    List<Form> rest = new ArrayList<>();
    for (Position position : positions) {
      all.addAll(position.parts);
      rest.addAll(position.rest);
    }
    all.sort(Comparator.comparingInt(part -> part.id));
    return new Position(all, play.simplified(rest));
  }

  private <P> Position position(Game<P> game) {
    return switch (game.rules()) {
      case NormalPlay<P> rules -> {
        Form heap = SumSolver.formOf(rules.nimber(game.position(), budget), forms);
        yield new Position(List.of(), List.of(heap));
      }
      case Partizan<P> rules -> {
        List<Position> all =
            rules.parts(game.position()).stream()
                .map(part -> part(new Game<>(rules, part), rules))
                .toList();
        yield all.size() == 1 ? all.getFirst() : shared(sum(all));
      }
      default -> throw new IllegalArgumentException("no summand: " + game);
    };
  }

  /** Returns the same object for all equal sums. */
  private Position shared(Position sum) {
    Position known = sumsOfParts.get(sum);
    if (known == null) {
      budget.take();
      known = sum;
      sumsOfParts.put(sum, known);
    }
    return known;
  }

  private <P> Position part(Game<P> part, Partizan<P> rules) {
    Position found = parts.get(part);
    if (found == null) {
      budget.take();
      budget.store(part);
      int left = moves(part, Player.LEFT);
      int right = moves(part, Player.RIGHT);
      found =
          left + right <= maxValuedMoves
              ? new Position(List.of(), play.simplified(values(rules).partValues(part.position())))
              : new Position(List.of(new Part(ids++, part, left - right)), List.of());
      parts.put(part, found);
    }
    return found;
  }

  private int moves(Game<?> game, Player player) {
    return (int) budget.stopping(game.options(player)).count();
  }

  @SuppressWarnings("unchecked") // Each key's rules are those of its positions
  private <P> PartizanValues<P> values(Partizan<P> rules) {
    return (PartizanValues<P>)
        values.computeIfAbsent(rules, _ -> new PartizanValues<>(rules, forms));
  }
}
