package tengen.bench;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tengen.common.gomoku.GomokuGame;
import tengen.engine.classic.nogo.NogoGame;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Turn;
import tengen.protocol.Effect;
import tengen.protocol.Line;
import tengen.protocol.SessionInput.Received;
import tengen.protocol.SessionMachine;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;
import tengen.protocol.gtp.GtpDialect;
import tengen.protocol.gtp.GtpLine;
import tengen.protocol.gtp.GtpParser;
import tengen.protocol.gtp.GtpReply;
import tengen.protocol.gtp.GtpState;
import tengen.protocol.gtp.GtpVertex;
import tengen.rules.Gomoku;
import tengen.rules.NoGo;

/** Measures a step of a GTP session in mid-game: a move played, and a move taken back. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class SessionBenchmark {
  private static final int LINE_BYTES = 11;

  private final SessionMachine<GtpState, GtpLine, GtpReply> machine =
      new GtpDialect(() -> 0).machine();
  private final Received<GtpLine> undo = received("undo");
  private final Game nogo = new Game(machine, new NoGo(), NogoGame.position(NogoGame.MIDDLE));
  private final Game renju = new Game(machine, new Gomoku.Renju(), renjuGame());

  private static Position renjuGame() {
    return GomokuGame.position("gomoku-renju");
  }

  /** A session in a position, with a legal move. */
  private static final class Game {
    private final GtpState before;
    private final GtpState after;
    private final Received<GtpLine> play;

    Game(SessionMachine<GtpState, GtpLine, GtpReply> machine, GameRules rules, Position position) {
      var playable = Playable.board(rules.id(), 9, 15);
      var engine =
          new SessionOffer.OfferedEngine("any", "anybody", List.of(playable), Set.of(), List.of());
      var offer = new SessionOffer("0", Map.of(rules.id(), rules), List.of(engine));
      GtpState state = machine.start(offer);
      for (Turn turn : position.turns()) {
        state = done(machine.next(state, play(rules, position, turn)));
      }
      var legal = rules.legalMoves(position).findFirst().orElseThrow();
      play = play(rules, position, new Turn(position.toMove(), legal));
      before = state;
      after = done(machine.next(state, play));
    }

    private static Received<GtpLine> play(GameRules rules, Position position, Turn turn) {
      int height = rules.board(position).orElseThrow().height();
      if (!(turn.move() instanceof Place point)) {
        throw new IllegalStateException("not on a point: " + turn);
      }
      return received("play " + turn.side() + " " + GtpVertex.of(point, height));
    }

    private static GtpState done(Step<GtpState, GtpReply> step) {
      boolean success =
          step.effects().stream()
              .anyMatch(
                  effect ->
                      effect instanceof Effect.Send<GtpReply>(GtpReply reply)
                          && reply instanceof GtpReply.Success);
      if (!success) {
        throw new IllegalStateException("refused: " + step.effects());
      }
      return step.state();
    }
  }

  private static Received<GtpLine> received(String line) {
    return new Received<>(GtpParser.line(new Line(line, 0)).orElseThrow(), LINE_BYTES, 0);
  }

  /** Plays stone 27 of NoGo on 9x9. */
  @Benchmark
  public Step<GtpState, GtpReply> playNogo() {
    return machine.next(nogo.before, nogo.play);
  }

  /** Takes back stone 27. */
  @Benchmark
  public Step<GtpState, GtpReply> undoNogo() {
    return machine.next(nogo.after, undo);
  }

  /** Plays stone 17 of renju on 15x15, which is Black's and checked for fouls. */
  @Benchmark
  public Step<GtpState, GtpReply> playRenju() {
    return machine.next(renju.before, renju.play);
  }

  /** Takes back stone 17. */
  @Benchmark
  public Step<GtpState, GtpReply> undoRenju() {
    return machine.next(renju.after, undo);
  }
}
