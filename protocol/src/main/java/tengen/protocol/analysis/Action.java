package tengen.protocol.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The values of a query's {@code action} field. */
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
  /** No known action. */
  NONE("");

  private final String text;

  Action(String text) {
    this.text = text;
  }

  /** Returns the value on the wire. */
  String text() {
    return text;
  }

  /** Returns the action with this name. */
  static Optional<Action> named(String name) {
    return known().stream().filter(action -> action.text.equals(name)).findFirst();
  }

  /** Returns all names. */
  static List<String> names() {
    return known().stream().map(Action::text).toList();
  }

  private static List<Action> known() {
    return Arrays.stream(values()).filter(action -> action != NONE).toList();
  }
}
