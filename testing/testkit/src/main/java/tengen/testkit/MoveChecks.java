package tengen.testkit;

import java.util.ArrayList;
import java.util.List;
import tengen.engine.EngineSettings;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.search.Goal;
import tengen.search.SearchResult;

/** Checks that every answer is a legal move, in any open position. */
final class MoveChecks {
  /** Plies of self-play on one board; cuts games short except on small boards. */
  private static final int MAX_PLIES = Boolean.getBoolean("tengen.long") ? 1_000 : 30;

  /**
   * Number of plies from a game's last positions on that are searched for a position with a single
   * legal move.
   */
  private static final int LAST_PLIES = 20;

  private static final long SMALL_MEMORY_BYTES = 1 << 20;
  private static final int MAX_THREADS = 4;

  private MoveChecks() {}

  static List<Check> ofGame(Subject subject, Playable game, List<Start> starts) {
    var all = new ArrayList<Check>();
    all.add(
        new Check(
            "plays any board after any other, told of a new game or not",
            () -> changesBoards(subject, starts)));
    int threads = Math.min(subject.descriptor().maxThreads(), MAX_THREADS);
    if (threads > 1) {
      EngineSettings settings = subject.settings();
      var many =
          new EngineSettings(threads, settings.memoryBytes(), settings.seed(), settings.options());
      all.add(
          new Check(
              "plays legal moves with " + threads + " threads",
              () -> playsFromEach(subject, many, starts)));
    }
    EngineSettings settings = subject.settings();
    var small =
        new EngineSettings(
            settings.threads(), SMALL_MEMORY_BYTES, settings.seed(), settings.options());
    all.add(
        new Check(
            "plays legal moves in 1 MiB of " + game.rules(),
            () -> playsFromEach(subject, small, starts)));
    return List.copyOf(all);
  }

  static List<Check> of(Subject subject, Start start) {
    return List.of(
        new Check("plays legal moves in a game against itself", () -> selfPlay(subject, start)),
        new Check(
            "plays legal moves in positions of a random game, nearly full boards too",
            () -> samples(subject, start)),
        new Check(
            "plays legal moves for either colour, and from stones set up",
            () -> variants(subject, start)),
        new Check("plays the only legal move", () -> onlyMove(subject, start)));
  }

  private static void selfPlay(Subject subject, Start start) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      Position position = start.position();
      host.newGame(position);
      for (int ply = 0; ply < MAX_PLIES && start.isOpen(position); ply++) {
        position = start.rules().play(position, answer(subject, host, start, position));
      }
    }
  }

  private static void samples(Subject subject, Start start) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      for (Position position : start.samples()) {
        host.newGame(start.position());
        answer(subject, host, start, position);
      }
    }
  }

  private static void variants(Subject subject, Start start) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      for (Position sample : start.samples()) {
        for (Position position : start.variants(sample)) {
          answer(subject, host, start, position);
        }
      }
    }
  }

  /** Plays on from the last positions of a game until one has a single legal move. */
  private static void onlyMove(Subject subject, Start start) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      Position position = start.samples().getLast();
      for (int ply = 0; ply < LAST_PLIES && start.isOpen(position); ply++) {
        List<Move> moves = start.rules().legalMoves(position).limit(2).toList();
        if (moves.size() == 1) {
          answer(subject, host, start, position);
        }
        position = start.rules().play(position, moves.getFirst());
      }
    }
  }

  /**
   * Does not call newGame on the way back: a position contains everything, and earlier calls must
   * not matter.
   */
  private static void changesBoards(Subject subject, List<Start> starts) throws Exception {
    try (EngineHost host = EngineHost.of(subject)) {
      for (Start start : starts) {
        host.newGame(start.position());
        answer(subject, host, start, start.middle());
      }
      for (Start start : starts.reversed()) {
        answer(subject, host, start, start.samples().getLast());
        answer(subject, host, start, start.position());
      }
    }
  }

  private static void playsFromEach(Subject subject, EngineSettings settings, List<Start> starts)
      throws Exception {
    try (EngineHost host = EngineHost.of(subject, settings)) {
      for (Start start : starts) {
        host.newGame(start.position());
        answer(subject, host, start, start.position());
        answer(subject, host, start, start.middle());
      }
    }
  }

  private static Move answer(Subject subject, EngineHost host, Start start, Position position)
      throws Exception {
    SearchResult result = host.search(position, Goal.BEST_MOVE, subject.shortSearch());
    Referee.legal(start, position, result.move());
    return result.move();
  }
}
