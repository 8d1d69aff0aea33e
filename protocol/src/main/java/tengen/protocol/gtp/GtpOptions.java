package tengen.protocol.gtp;

import static tengen.protocol.gtp.GtpOutcome.say;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tengen.protocol.Effect;
import tengen.protocol.SessionOffer.OfferedOption;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;

/**
 * Shows and sets options of the engine in use, in our own form, which is GoGui's type {@code
 * param}, and in KataGo's.
 */
final class GtpOptions {
  /** How strong the engine plays, where it can be told. */
  static final String LEVEL = "level";

  /** KataGo's name for it, and ours. */
  private static final String KATA_THREADS = "numSearchThreads";

  private static final String THREADS = "threads";

  private GtpOptions() {}

  static GtpOutcome run(GtpState state, GtpCommand.OptionCommand command) {
    return switch (command) {
      case GtpCommand.ListOptions _ ->
          say(
              state,
              shown(state).stream().map(GtpOptions::parameter).collect(Collectors.joining("\n")));
      case GtpCommand.KataParams(boolean values) ->
          say(state, values ? object(parameters(state)) : names(parameters(state)));
      case GtpCommand.GetOption(String name) ->
          find(state, name)
              .filter(state.offer()::isShown)
              .map(option -> say(state, option.value().replace('\n', ' ')))
              .orElseGet(() -> new GtpOutcome.Refused(GtpErrors.UNKNOWN_OPTION));
      case GtpCommand.SetOption(String name, String value) ->
          find(state, name)
              .map(option -> set(state, option, value))
              .orElseGet(() -> new GtpOutcome.Refused(GtpErrors.UNKNOWN_OPTION));
    };
  }

  private static List<OfferedOption> shown(GtpState state) {
    return state.game().engine().options().stream().filter(state.offer()::isShown).toList();
  }

  /** The options, and the threads under KataGo's name too: those that it knows by name. */
  private static Map<String, String> parameters(GtpState state) {
    Map<String, String> values = new LinkedHashMap<>();
    shown(state).forEach(option -> values.put(option.name(), option.value()));
    find(state, KATA_THREADS).ifPresent(threads -> values.put(KATA_THREADS, threads.value()));
    return values;
  }

  private static Optional<OfferedOption> find(GtpState state, String name) {
    String ours = name.equals(KATA_THREADS) ? THREADS : name;
    return state.game().engine().option(ours);
  }

  private static GtpOutcome set(GtpState state, OfferedOption option, String text) {
    if (!state.offer().isShown(option)) {
      return new GtpOutcome.Refused(GtpErrors.NOT_OVER_THE_NETWORK);
    }
    String value = isOnOff(option) ? onOff(text) : text;
    Optional<String> objection = option.objection().apply(value);
    if (objection.isPresent()) {
      return new GtpOutcome.Refused(objection.get());
    }
    String canonical = option.canonical().apply(value);
    GtpGame game = state.game();
    return say(
        state.withGame(game.withEngine(game.engine().with(option.name(), canonical))),
        "",
        List.of(new Effect.Configure<>(option.name(), canonical)));
  }

  private static boolean isOnOff(OfferedOption option) {
    return option.words().equals(OfferedOption.ON_OFF);
  }

  /** GoGui's boxes say 0 and 1. */
  private static String onOff(String text) {
    return switch (text) {
      case "1" -> "true";
      case "0" -> "false";
      default -> text;
    };
  }

  /** {@code [string] level 40}. */
  private static String parameter(OfferedOption option) {
    String value = option.value().replace('\n', ' ');
    if (isOnOff(option)) {
      return "[bool] " + option.name() + (value.equals("true") ? " 1" : " 0");
    }
    String type = option.words().isEmpty() ? "string" : "list/" + String.join("/", option.words());
    return "[" + type + "] " + option.name() + " " + value;
  }

  private static String names(Map<String, String> values) {
    return String.join(" ", values.keySet());
  }

  private static String object(Map<String, String> values) {
    return JsonWriter.write(Json.Fields.ofTexts(values));
  }
}
