package tengen.app.analyse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import tengen.app.flags.EngineFlags;
import tengen.app.install.Installation;
import tengen.app.job.KindWork;
import tengen.app.job.MatchFormat;
import tengen.app.output.CommandException;
import tengen.app.text.Sha256;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Turn;
import tengen.host.search.StandaloneEngine;
import tengen.jobs.Unit;
import tengen.jobs.UnitContext;
import tengen.jobs.UnitResult;
import tengen.jobs.UnitSource;
import tengen.protocol.words.MoveText;
import tengen.search.SearchResult;
import tengen.search.Variation;
import tengen.store.archive.GameOwners;
import tengen.store.archive.StoredGame;
import tengen.store.games.GameFormat;
import tengen.store.games.GameReader;

/**
 * A job that analyses games, with one unit per game. An interrupted unit continues after the last
 * position in its checkpoint. Its result has a line for each position: number, side to move, move
 * played, engine's move, and win rate, separated by tabs.
 */
final class AnalyseWork implements KindWork {
  private static final int ID_DIGITS = 16;

  /** Id of every game while unit ids are computed, so that equal games get the same unit. */
  private static final String NO_ID = "0".repeat(ID_DIGITS);

  private final String name;
  private final Installation installation;
  private final EngineFlags engine;
  private final GameReader reader;
  private final Games games;

  /** A source of the games to analyse. */
  interface Games {
    /** Receives the games one by one. */
    interface Taker {
      void take(StoredGame game) throws IOException;
    }

    /** Passes each game to {@code taker}. Throws if there are none. */
    void forEach(Taker taker) throws CommandException, IOException;
  }

  AnalyseWork(
      String name, Installation installation, EngineFlags engine, GameReader reader, Games games) {
    this.name = name;
    this.installation = installation;
    this.engine = engine;
    this.reader = reader;
    this.games = games;
  }

  @Override
  public String text() {
    return String.join(
        "; ",
        name,
        "nodes " + engine.nodes,
        "engine " + engine.engine,
        installation.config().engines().toString());
  }

  @Override
  public void units(UnitSource.Sink sink) throws CommandException, IOException {
    games.forEach(
        game -> {
          String text =
              GameFormat.JSON
                  .write(game.of(GameOwners.of(""), game.source(), NO_ID), "")
                  .orElseThrow();
          sink.add(new Unit(Sha256.of(text).substring(0, ID_DIGITS), text));
        });
  }

  @Override
  public int planned() {
    return 0;
  }

  @Override
  public String run(Unit unit, UnitContext context)
      throws CommandException, EngineException, InterruptedException {
    StoredGame game = game(unit.payload());
    GameRules rules =
        Objects.requireNonNull(installation.catalog().rules().get(game.start().rules()));
    Position position = rules.start(game.start().setup());
    Position start = position;
    EngineFlags.SelectedEngine asked = engine.selected(installation, each -> each.plays(start));
    String lines = context.checkpoint().orElse("");
    long known = lines.lines().count();
    try (StandaloneEngine made = asked.make()) {
      for (int i = 0; i < game.turns().size(); i++) {
        Turn turn = game.turns().get(i).turn();
        Position before = position.withToMove(turn.side());
        if (i >= known) {
          made.newGame(before);
          lines +=
              line(i + 1, turn, made.search(before, asked.limits()), MoveText.of(start.setup()));
          context.storeCheckpoint(lines);
        }
        position = rules.play(before, turn.move());
      }
    }
    return lines;
  }

  private StoredGame game(String payload) {
    return switch (reader.read(payload.getBytes(StandardCharsets.UTF_8), 0, 1).getFirst()) {
      case GameReader.Found.Game(StoredGame game) -> game;
      case GameReader.Found.Fault(String what) -> throw new IllegalArgumentException(what);
      case GameReader.Found.UnknownRules(String what) -> throw new IllegalArgumentException(what);
      case GameReader.Found.Note(String what) -> throw new IllegalArgumentException(what);
    };
  }

  private static String line(int number, Turn turn, SearchResult found, MoveText text) {
    double winRate =
        found.last().lines().stream()
            .findFirst()
            .map(Variation::score)
            .map(score -> score.asWinRate())
            .orElse(0.5);
    return String.format(
        Locale.ROOT,
        "%d\t%s\t%s\t%s\t%.4f%n",
        number,
        turn.side().name().toLowerCase(Locale.ROOT),
        text.write(turn.move()),
        text.write(found.move()),
        winRate);
  }

  @Override
  public boolean agree(String one, String other) {
    return true;
  }

  @Override
  public String report(List<UnitResult> results, MatchFormat format) {
    return results.stream()
        .flatMap(result -> result.result().lines().map(line -> result.unit() + "\t" + line + "\n"))
        .collect(Collectors.joining());
  }
}
