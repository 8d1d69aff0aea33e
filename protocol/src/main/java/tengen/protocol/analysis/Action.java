package tengen.protocol.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a query with a field {@code action} asks for. */
enum Action {
  QUERY_VERSION("query_version"),
  QUERY_MODELS("query_models"),
  CLEAR_CACHE("clear_cache"),
  TERMINATE("terminate"),
  TERMINATE_ALL("terminate_all"),
  HELLO("tengen-hello"),
  POSITION("tengen-position"),
  INSPECT("tengen-inspect"),
  TABLE("tengen-table"),
  WATCH("tengen-watch"),
  UNWATCH("tengen-unwatch"),
  TABLES("tengen-tables"),
  GAMES("tengen-games"),
  GAME("tengen-game"),
  /** None that is known. */
  NONE("");

  private final String text;

  Action(String text) {
    this.text = text;
  }

  /** As it is written. */
  String text() {
    return text;
  }

  /** The one with this name. */
  static Optional<Action> named(String name) {
    return known().stream().filter(action -> action.text.equals(name)).findFirst();
  }

  /** All names. */
  static List<String> names() {
    return known().stream().map(Action::text).toList();
  }

  private static List<Action> known() {
    return Arrays.stream(values()).filter(action -> action != NONE).toList();
  }
}
