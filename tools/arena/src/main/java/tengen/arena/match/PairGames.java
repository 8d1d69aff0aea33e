package tengen.arena.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tengen.arena.game.Adjudication;
import tengen.arena.game.Contestant;
import tengen.arena.game.GameResult;
import tengen.arena.game.Opening;
import tengen.arena.game.PlayedMove;
import tengen.arena.report.MatchReport;
import tengen.arena.stats.Sprt;
import tengen.arena.stats.Standings;
import tengen.engine.EngineContext;
import tengen.game.Turn;
import tools.jackson.databind.json.JsonMapper;

/**
 * A match split into parts that can be played anywhere. A part holds the two games of an opening
 * with swapped colours. Its result is a text.
 */
public final class PairGames {
  private static final JsonMapper JSON = new JsonMapper();

  private final Schedule schedule;
  private final Map<String, Opening> openings;

  /** Creates the parts of this match. */
  public PairGames(Schedule schedule) {
    this.schedule = schedule;
    this.openings =
        schedule.openings().stream()
            .collect(Collectors.toMap(Opening::name, opening -> opening, (first, _) -> first));
  }

  /** Plays a part sequentially and returns its text, which {@link #read} parses. */
  public String play(int pair, Adjudication adjudication, EngineContext context)
      throws InterruptedException {
    List<GameLine> played = new ArrayList<>();
    new Match(schedule.pair(pair).iterator(), adjudication, context, System::nanoTime)
        .play(1, game -> played.add(GameLine.of(game)));
    return JSON.writeValueAsString(played);
  }

  /** Returns the games of a part. */
  public List<GameResult> read(String text) {
    return List.of(JSON.readValue(text, GameLine[].class)).stream()
        .map(line -> line.result(opening(line)))
        .toList();
  }

  /** Returns whether two texts of a part describe the same games, ignoring move times. */
  public boolean areSame(String one, String other) {
    return moves(one).equals(moves(other));
  }

  private List<List<Turn>> moves(String text) {
    return read(text).stream()
        .map(game -> game.moves().stream().map(PlayedMove::turn).toList())
        .toList();
  }

  private Opening opening(GameLine line) {
    return Optional.ofNullable(openings.get(line.opening()))
        .orElseThrow(() -> new IllegalArgumentException("no opening " + line.opening()));
  }

  /** Returns the match so far from the parts played. */
  public MatchReport report(List<String> parts, Optional<Sprt> test) {
    Standings standings =
        Standings.of(schedule.contestants().stream().map(Contestant::name).toList());
    for (String part : parts) {
      for (GameResult game : read(part)) {
        standings = standings.plus(game);
      }
    }
    return MatchRun.report(standings, test);
  }
}
