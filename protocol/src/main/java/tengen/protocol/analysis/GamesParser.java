package tengen.protocol.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tengen.protocol.GameListCursor;
import tengen.protocol.GamesQuestion;
import tengen.protocol.record.ResultKind;

/** Parses queries about stored games. Accepts any input; errors are recorded in the fields. */
final class GamesParser {
  /** Maximum number of games in a page of the list. */
  private static final int MAX_PAGE_GAMES = 100;

  private static final int DEFAULT_PAGE_GAMES = 20;

  /** Maximum length of a filter, in UTF-16 characters; no name is longer. */
  private static final int MAX_FILTER_CHARACTERS = 100;

  private GamesParser() {}

  /** Parses {@code tengen-games}. */
  static GamesQuestion listed(QueryFields fields) {
    QueryFields filter = fields.object("filter");
    var question =
        new GamesQuestion.Listed(
            name(filter, "rules"),
            name(filter, "player"),
            result(filter),
            filter.whole("fromMs", 0, Long.MAX_VALUE),
            filter.whole("beforeMs", 0, Long.MAX_VALUE),
            place(fields),
            (int) fields.whole("limit", 1, MAX_PAGE_GAMES).orElse(DEFAULT_PAGE_GAMES),
            fields.flag("count"));
    fields.failWith("filter", filter);
    return question;
  }

  private static Optional<String> name(QueryFields filter, String field) {
    Optional<String> name = filter.text(field);
    if (name.isPresent() && name.get().length() > MAX_FILTER_CHARACTERS) {
      filter.fail(field, "Must be at most " + MAX_FILTER_CHARACTERS + " characters");
    }
    return name;
  }

  private static Optional<ResultKind> result(QueryFields filter) {
    Optional<String> name = filter.text("result");
    Optional<ResultKind> result = name.flatMap(ResultKind::named);
    if (name.isPresent() && result.isEmpty()) {
      List<String> names = Arrays.stream(ResultKind.values()).map(ResultKind::toString).toList();
      filter.fail("result", "Must be one of " + names);
    }
    return result;
  }

  private static Optional<GameListCursor> place(QueryFields fields) {
    Optional<String> text = fields.text("before");
    Optional<GameListCursor> place = text.flatMap(GameListCursor::read);
    if (text.isPresent() && place.isEmpty()) {
      fields.fail("before", "Must be the next of another list");
    }
    return place;
  }

  /** Parses {@code tengen-game}. */
  static GamesQuestion game(QueryFields fields) {
    return new GamesQuestion.Game(fields.neededText("game"));
  }
}
