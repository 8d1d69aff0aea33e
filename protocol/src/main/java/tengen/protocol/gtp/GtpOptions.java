package tengen.protocol.gtp;

import static tengen.protocol.gtp.GtpArguments.bare;
import static tengen.protocol.gtp.GtpArguments.oneWord;
import static tengen.protocol.gtp.GtpArguments.text;
import static tengen.protocol.gtp.GtpOutcome.reply;
import static tengen.protocol.gtp.GtpRow.row;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tengen.protocol.Effect;
import tengen.protocol.SessionOffer.OfferedOption;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;

/**
 * Shows and sets options of the current engine, in Tengen's form, which is GoGui's type {@code
 * param}, and in KataGo's.
 */
final class GtpOptions {
  /** The option for the strength of play. */
  private static final String LEVEL = "level";

  /** KataGo's name of the option {@code threads}. */
  private static final String KATA_THREADS = "numSearchThreads";

  private static final String THREADS = "threads";

  static final List<GtpRow> ROWS =
      List.of(
          row("tengen-option", "[NAME [VALUE]]", GtpOptions::option)
              .gives("all options, one, or empty")
              .failsWith(
                  "`unknown option`, what is wrong with the value, `"
                      + GtpErrors.NOT_OVER_THE_NETWORK
                      + "`")
              .notes("see below"),
          row("tengen-level", "[N]", GtpOptions::level)
              .gives("the option `level`; empty")
              .failsWith("as `tengen-option`")
              .notes("strength of play"),
          row("kata-list-params", "", bare(GtpOptions::names))
              .gives("names of the options, on one line")
              .notes("`numSearchThreads` among them"),
          row("kata-get-params", "", bare(GtpOptions::object))
              .gives("JSON object of names and values"),
          row("kata-get-param", "NAME", oneWord(name -> state -> show(state, name)))
              .gives("the value")
              .failsWith("`unknown option`")
              .notes("as `tengen-option`; `numSearchThreads` is `threads`"),
          row("kata-set-param", "NAME VALUE", GtpOptions::set)
              .gives("empty")
              .failsWith("as `tengen-option`"),
          row("lz-setoption", "name NAME value VALUE", GtpOptions::leelaOption)
              .gives("empty")
              .failsWith("as `tengen-option`")
              .notes("the name in any case"));

  private GtpOptions() {}

  private static Optional<GtpCommand> option(List<String> words) {
    return switch (words.size()) {
      case 0 -> Optional.of(GtpOptions::list);
      case 1 -> Optional.of(state -> show(state, words.getFirst()));
      default -> set(words);
    };
  }

  private static Optional<GtpCommand> level(List<String> words) {
    return switch (words.size()) {
      case 0 -> Optional.of(state -> show(state, LEVEL));
      case 1 -> Optional.of(state -> set(state, LEVEL, words.getFirst()));
      default -> Optional.empty();
    };
  }

  /** Reads {@code NAME VALUE}, where the value may have several words. */
  private static Optional<GtpCommand> set(List<String> words) {
    if (words.size() < 2) {
      return Optional.empty();
    }
    String name = words.getFirst();
    String value = text(words.subList(1, words.size()));
    return Optional.of(state -> set(state, name, value));
  }

  private static Optional<GtpCommand> leelaOption(List<String> words) {
    return words.size() == 4 && words.get(0).equals("name") && words.get(2).equals("value")
        ? Optional.of(state -> set(state, words.get(1).toLowerCase(Locale.ROOT), words.get(3)))
        : Optional.empty();
  }

  private static GtpOutcome list(GtpState state) {
    return reply(
        state, shown(state).stream().map(GtpOptions::parameter).collect(Collectors.joining("\n")));
  }

  private static GtpOutcome show(GtpState state, String name) {
    return find(state, name)
        .filter(state.offer()::isShown)
        .map(option -> reply(state, option.value().replace('\n', ' ')))
        .orElseGet(() -> new GtpOutcome.Rejected(GtpErrors.UNKNOWN_OPTION));
  }

  private static GtpOutcome set(GtpState state, String name, String value) {
    return find(state, name)
        .map(option -> set(state, option, value))
        .orElseGet(() -> new GtpOutcome.Rejected(GtpErrors.UNKNOWN_OPTION));
  }

  private static List<OfferedOption> shown(GtpState state) {
    return state.game().engine().options().stream().filter(state.offer()::isShown).toList();
  }

  /** Returns the options, with the threads under KataGo's name as well. */
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
      return new GtpOutcome.Rejected(GtpErrors.NOT_OVER_THE_NETWORK);
    }
    String value = isOnOff(option) ? onOff(text) : text;
    Optional<String> objection = option.objection().apply(value);
    if (objection.isPresent()) {
      return new GtpOutcome.Rejected(objection.get());
    }
    String canonical = option.canonical().apply(value);
    GtpGame game = state.game();
    return reply(
        state.withGame(game.withEngine(game.engine().with(option.name(), canonical))),
        "",
        List.of(new Effect.Configure<>(option.name(), canonical)));
  }

  private static boolean isOnOff(OfferedOption option) {
    return option.words().equals(OfferedOption.ON_OFF);
  }

  /** Converts the values of GoGui's checkboxes, 0 and 1. */
  private static String onOff(String text) {
    return switch (text) {
      case "1" -> "true";
      case "0" -> "false";
      default -> text;
    };
  }

  /** Returns {@code [string] level 40}. */
  private static String parameter(OfferedOption option) {
    String value = option.value().replace('\n', ' ');
    if (isOnOff(option)) {
      return "[bool] " + option.name() + (value.equals("true") ? " 1" : " 0");
    }
    String type = option.words().isEmpty() ? "string" : "list/" + String.join("/", option.words());
    return "[" + type + "] " + option.name() + " " + value;
  }

  private static GtpOutcome names(GtpState state) {
    return reply(state, String.join(" ", parameters(state).keySet()));
  }

  private static GtpOutcome object(GtpState state) {
    return reply(state, JsonWriter.write(Json.Fields.ofTexts(parameters(state))));
  }
}
