package tengen.protocol;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.game.GameLook;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;

/**
 * A wrapper of rules that may come from a plugin. Exceptions and null results become a {@link
 * RulesException}, so that a session can tell them from errors of its own. Exceptions while a
 * stream of moves is read are not caught: its readers use {@link RulesException#guard}.
 */
public record GuardedRules(String id, GameRules rules) implements GameRules {

  /** Wraps all rules. */
  public static Map<String, GameRules> all(Map<String, GameRules> rules) {
    return rules.entrySet().stream()
        .collect(
            Collectors.toUnmodifiableMap(
                Map.Entry::getKey, entry -> new GuardedRules(entry.getKey(), entry.getValue())));
  }

  private <T> T ask(Supplier<@Nullable T> question) {
    return RulesException.guard(
        this,
        () -> {
          T answer = question.get();
          if (answer == null) {
            throw new NullPointerException("the plugin returned null for an answer");
          }
          return answer;
        });
  }

  private Ruling judged(Supplier<@Nullable Ruling> question) {
    return new GuardedRuling(this, ask(question));
  }

  @Override
  public String family() {
    return ask(rules::family);
  }

  @Override
  public Setup usualSetup() {
    return ask(rules::usualSetup);
  }

  @Override
  public Setup.Board initialBoard(int width, int height) {
    return ask(() -> rules.initialBoard(width, height));
  }

  @Override
  public Position start(Setup setup) {
    return ask(() -> rules.start(setup));
  }

  @Override
  public Position play(Position position, Move move) {
    return ask(() -> rules.play(position, move));
  }

  @Override
  public String columns() {
    return ask(rules::columns);
  }

  @Override
  public int openingSide() {
    return ask(rules::openingSide);
  }

  @Override
  public Optional<GameLook> look() {
    return ask(rules::look);
  }

  @Override
  public Optional<String> objection(Setup setup) {
    return ask(() -> rules.objection(setup));
  }

  @Override
  public Optional<String> objection(Position position, Move move) {
    return ask(() -> rules.objection(position, move));
  }

  @Override
  public Stream<Move> legalMoves(Position position) {
    return ask(() -> rules.legalMoves(position));
  }

  @Override
  public Verdict verdict(Position position) {
    return ask(() -> rules.verdict(position));
  }

  @Override
  public Ruling judge(Position position) {
    return judged(() -> rules.judge(position));
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    return ask(() -> rules.board(position));
  }

  @Override
  public String describe(Position position) {
    return ask(() -> rules.describe(position));
  }

  private record GuardedRuling(GuardedRules guard, Ruling ruling) implements Ruling {
    @Override
    public Position position() {
      return guard.ask(ruling::position);
    }

    @Override
    public Verdict verdict() {
      return guard.ask(ruling::verdict);
    }

    @Override
    public Optional<String> objection(Move move) {
      return guard.ask(() -> ruling.objection(move));
    }

    @Override
    public boolean isQuick() {
      return guard.ask(ruling::isQuick);
    }

    @Override
    public Ruling play(Move move) {
      return guard.judged(() -> ruling.play(move));
    }

    @Override
    public Ruling withToMove(Side side) {
      return guard.judged(() -> ruling.withToMove(side));
    }
  }
}
