package tengen.app.games;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.flags.GameFlags;
import tengen.app.flags.JsonOption;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.storage.ArchiveOption;
import tengen.protocol.json.JsonWriter;
import tengen.protocol.record.ResultKind;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameListing;
import tengen.store.archive.GameStore;
import tengen.store.archive.GameSummary;
import tengen.store.games.GameJson;

@Command(name = "list", description = "List games, newest first.", mixinStandardHelpOptions = true)
final class GamesListCommand implements Callable<Integer> {
  @Mixin ArchiveOption archive = new ArchiveOption();

  @Option(
      names = "--rules",
      paramLabel = "ID",
      description = "Only games with these rules, or of a family such as gomoku.")
  @Nullable String rules;

  @Option(
      names = "--player",
      paramLabel = "TEXT",
      description = "Only games where a player's name or engine contains this text.")
  @Nullable String player;

  @Option(
      names = "--result",
      paramLabel = "RESULT",
      description = "Only games with this result: ${COMPLETION-CANDIDATES}.")
  @Nullable ResultKind result;

  @Option(
      names = "--since",
      paramLabel = "DATE",
      description = "Only games that began on this day (UTC) or later.")
  @Nullable LocalDate since;

  @Option(
      names = "--before",
      paramLabel = "DATE",
      description = "Only games that began before this day (UTC).")
  @Nullable LocalDate before;

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "50",
      description = "Maximum number of games; default: ${DEFAULT-VALUE}.")
  int limit;

  @Mixin JsonOption json = new JsonOption();

  @Spec CommandSpec spec = CommandSpec.create();

  GamesListCommand() {}

  @Override
  public Integer call() throws CommandException {
    if (limit < 1) {
      throw GameFlags.misused("--limit must be at least 1, got " + limit);
    }
    GameFilter filter = filter();
    PrintWriter out = spec.commandLine().getOut();
    try (GameStore games = archive.gamesForReading()) {
      list(new GameListing(games, filter, limit), out);
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
    out.flush();
    return ExitCode.DONE;
  }

  /** Prints the list page by page. Each page has columns as wide as its own values. */
  private void list(GameListing listing, PrintWriter out) throws IOException {
    List<GameSummary> first = listing.next();
    out.print(json.isGiven() ? lines(first) : GameText.table(first));
    for (var page = listing.next(); !page.isEmpty(); page = listing.next()) {
      out.print(json.isGiven() ? lines(page) : GameText.rows(page));
    }
  }

  private static String lines(List<GameSummary> games) {
    return games.stream()
        .map(game -> JsonWriter.write(GameJson.of(game)) + System.lineSeparator())
        .collect(Collectors.joining());
  }

  private GameFilter filter() throws CommandException {
    return new GameFilter(
            Optional.ofNullable(rules),
            Optional.ofNullable(player),
            startOf("--since", since),
            startOf("--before", before))
        .result(Optional.ofNullable(result));
  }

  private static OptionalLong startOf(String flag, @Nullable LocalDate day)
      throws CommandException {
    if (day == null) {
      return OptionalLong.empty();
    }
    try {
      return OptionalLong.of(day.atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli());
    } catch (ArithmeticException _) {
      throw GameFlags.misused(flag + " " + day + ": too far from 1970");
    }
  }
}
