package tengen.protocol.analysis;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import tengen.protocol.table.OpeningChoice;
import tengen.protocol.table.OpeningProcedure;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableClocks;
import tengen.protocol.table.TableRequest;

/** Parses requests to tables. Accepts any input; errors are recorded in the fields. */
final class TableParser {
  private static final int MAX_PLIES = 1_000_000;

  /** Maximum time of a clock: a day. */
  private static final double MAX_CLOCK_SECONDS = 86_400;

  /** Maximum number of byo-yomi periods. */
  private static final int MAX_PERIODS = 100;

  /** Maximum delay between the moves of engines, in seconds. */
  private static final double MAX_DELAY_SECONDS = 60;

  private TableParser() {}

  /** The operations at a table, by word. */
  private enum Op {
    NEW,
    PLAY,
    CHOOSE,
    UNDO,
    RESIGN,
    SIT,
    DRAW,
    REMATCH,
    ACCEPT,
    DECLINE,
    ABORT,
    CLAIM,
    PAUSE,
    GO,
    PLAYERS,
    CLOSE;

    String text() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Op> named(String text) {
      return Arrays.stream(values()).filter(op -> op.text().equals(text)).findFirst();
    }
  }

  /** Parses {@code tengen-table}. */
  static AnalysisCommand table(String id, QueryFields fields) {
    checkLength(id, fields);
    Optional<Op> op = Op.named(fields.neededText("op"));
    if (op.isEmpty()) {
      fields.fail("op", "Must be one of " + names());
    }
    return op.orElse(Op.PAUSE) == Op.NEW
        ? open(id, fields)
        : new AnalysisCommand.AskTables(
            new TableRequest.Act(
                    id, name(fields), fields.shortText("token"), act(op.orElse(Op.PAUSE), fields))
                .again(isAgain(fields)));
  }

  private static String names() {
    return Arrays.stream(Op.values()).map(Op::text).collect(Collectors.joining(", "));
  }

  private static boolean isAgain(QueryFields fields) {
    return fields.flag("again");
  }

  private static String name(QueryFields fields) {
    return fields.neededShortText("table");
  }

  /** Checks the length of the id, since a request is stored until it is answered. */
  private static void checkLength(String id, QueryFields fields) {
    if (id.length() > QueryFields.MAX_TEXT_CHARACTERS) {
      fields.fail("id", "Must be at most " + QueryFields.MAX_TEXT_CHARACTERS + " characters");
    }
  }

  private static AnalysisCommand open(String id, QueryFields fields) {
    return new AnalysisCommand.OpenTable(
        id,
        AnalysisParser.position(fields),
        PlayerFields.opening(fields),
        control(fields),
        opening(fields),
        fields.flag("private"),
        isAgain(fields));
  }

  private static OpeningProcedure opening(QueryFields fields) {
    Optional<String> name = fields.text("opening");
    Optional<OpeningProcedure> found = name.flatMap(OpeningProcedure::named);
    if (name.isPresent() && found.isEmpty()) {
      fields.fail("opening", "Must be one of none, swap, swap2");
    }
    return found.orElse(OpeningProcedure.NONE);
  }

  private static OpeningChoice choice(QueryFields fields) {
    Optional<OpeningChoice> found = OpeningChoice.named(fields.neededText("choice"));
    if (found.isEmpty()) {
      fields.fail("choice", "Must be one of black, white, two");
    }
    return found.orElse(OpeningChoice.WHITE);
  }

  private static TableClocks control(QueryFields fields) {
    QueryFields clock = fields.object("clock");
    TableClocks.Overtime overtime = overtime(clock);
    boolean hasOvertime = overtime.periods() > 0;
    OptionalLong main = seconds(clock, "mainTime", hasOvertime ? 0 : 1);
    OptionalLong increment = seconds(clock, "increment", 0);
    if (hasOvertime && increment.orElse(0) > 0) {
      clock.fail("increment", "Must be 0 where there are periods");
    }
    var control =
        new TableClocks(
            hasOvertime ? OptionalLong.of(main.orElse(0)) : main,
            increment.orElse(0),
            seconds(clock, "moveTime", 0.1),
            overtime);
    fields.failWith("clock", clock);
    return control;
  }

  private static TableClocks.Overtime overtime(QueryFields clock) {
    OptionalLong periods = clock.whole("periods", 1, MAX_PERIODS);
    OptionalLong periodMs = seconds(clock, "periodTime", 1);
    if (periods.isPresent() != periodMs.isPresent()) {
      clock.fail(
          periods.isPresent() ? "periodTime" : "periods",
          "Must be there, as periods and periodTime belong together");
    }
    return periods.isPresent() && periodMs.isPresent()
        ? new TableClocks.Overtime((int) periods.getAsLong(), periodMs.getAsLong())
        : TableClocks.Overtime.NONE;
  }

  static OptionalLong seconds(QueryFields fields, String name, double least) {
    return AnalysisParser.ms(fields.number(name, least, MAX_CLOCK_SECONDS));
  }

  private static TableAct act(Op op, QueryFields fields) {
    return switch (op) {
      case PLAY -> new TableAct.Play(ply(fields, "ply"), fields.neededShortText("move"));
      case CHOOSE -> new TableAct.Choose(ply(fields, "ply"), choice(fields));
      case UNDO -> new TableAct.Undo(ply(fields, "ply"), ply(fields, "to"));
      case RESIGN -> new TableAct.Resign();
      case SIT -> new TableAct.Sit(PlayerFields.name(fields));
      case DRAW -> new TableAct.Draw();
      case REMATCH -> new TableAct.Rematch();
      case ACCEPT -> new TableAct.Reply(request(fields), true);
      case DECLINE -> new TableAct.Reply(request(fields), false);
      case ABORT -> new TableAct.Abort();
      case CLAIM -> new TableAct.Claim();
      case PAUSE, NEW -> new TableAct.Pause();
      case GO -> new TableAct.Go(plies(fields), delay(fields));
      case PLAYERS -> PlayerFields.changed(fields);
      case CLOSE -> new TableAct.Close();
    };
  }

  private static int ply(QueryFields fields, String name) {
    OptionalLong ply = fields.whole(name, 0, MAX_PLIES);
    if (ply.isEmpty()) {
      fields.fail(name, "Must be an integer from 0 to " + MAX_PLIES);
    }
    return (int) ply.orElse(0);
  }

  private static long request(QueryFields fields) {
    OptionalLong request = fields.whole("request", 1, Long.MAX_VALUE);
    if (request.isEmpty()) {
      fields.fail("request", "Must be the seq of a request");
    }
    return request.orElse(0);
  }

  private static OptionalInt plies(QueryFields fields) {
    OptionalLong plies = fields.whole("plies", 1, MAX_PLIES);
    return plies.isPresent() ? OptionalInt.of((int) plies.getAsLong()) : OptionalInt.empty();
  }

  private static OptionalLong delay(QueryFields fields) {
    OptionalDouble seconds = fields.number("delay", 0, MAX_DELAY_SECONDS);
    return AnalysisParser.ms(seconds);
  }

  /** Parses the other actions with tables. */
  static TableRequest ask(String id, QueryFields fields) {
    checkLength(id, fields);
    return switch (Action.named(fields.neededText("action")).orElse(Action.NONE)) {
      case WATCH ->
          new TableRequest.Watch(
              id,
              name(fields),
              fields.shortText("token"),
              fields.whole("since", 0, Long.MAX_VALUE));
      case UNWATCH -> new TableRequest.Unwatch(id, name(fields));
      default -> new TableRequest.ListAll(id);
    };
  }
}
