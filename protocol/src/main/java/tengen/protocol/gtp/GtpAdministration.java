package tengen.protocol.gtp;

import static tengen.protocol.gtp.GtpArguments.anyText;
import static tengen.protocol.gtp.GtpArguments.bare;
import static tengen.protocol.gtp.GtpArguments.oneFraction;
import static tengen.protocol.gtp.GtpArguments.oneWord;
import static tengen.protocol.gtp.GtpArguments.upToOneWord;
import static tengen.protocol.gtp.GtpOutcome.reply;
import static tengen.protocol.gtp.GtpRow.row;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.protocol.Effect;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;

/** Commands about the program and its engines, and remarks without effect. */
final class GtpAdministration {
  static final List<GtpRow> ROWS =
      List.of(
          row("protocol_version", "", bare(state -> reply(state, "2"))).gives("`2`").brief(),
          row("name", "", bare(state -> reply(state, SessionOffer.NAME))).gives("`Tengen`").brief(),
          row("version", "", bare(GtpAdministration::version))
              .gives("`0.1.0 nogo`")
              .notes("version of the program, id of the engine")
              .brief(),
          row("known_command", "NAME", oneWord(name -> state -> known(state, name)))
              .gives("`true`, `false`"),
          row("list_commands", "", bare(state -> reply(state, String.join("\n", words(state)))))
              .gives("one a line, alphabetical"),
          row("quit", "", bare(new GtpCommand.Quit()))
              .gives("empty")
              .notes("ends the session; later input is not read"),
          row("cputime", "", bare(GtpAdministration::cpuTime))
              .gives("seconds")
              .notes("of the whole process"),
          row("tengen-engine", "[ID]", upToOneWord(GtpAdministration::engine))
              .gives("ids, one a line; empty")
              .failsWith("`unknown engine`")
              .notes(
                  "lists the engines, the current one first, or changes to that engine on an empty"
                      + " board"),
          row("komi", "X", oneFraction(GtpAdministration::komi))
              .gives("empty")
              .notes("no effect; Sabaki needs it")
              .brief(),
          row("get_komi", "", bare(GtpAdministration::getKomi))
              .gives("the number")
              .notes("the last `komi`")
              .brief(),
          row("clear_cache", "", bare(GtpAdministration::clearCache))
              .gives("empty")
              .notes("the engine forgets what it has searched"),
          row("stop", "", bare(state -> reply(state, ""))).gives("empty").notes("no effect"),
          remark("cgos-opponent_name", "N"),
          remark("cgos-opponent_rating", "R"),
          remark("cgos-gameover", "R"),
          remark("kgs-game_over", ""));

  private GtpAdministration() {}

  /** Returns a command by which a server informs about its game. */
  private static GtpRow remark(String word, String arguments) {
    return row(word, arguments, anyText(text -> state -> note(state, word + " " + text)))
        .gives("empty")
        .notes("written to the log");
  }

  private static GtpOutcome note(GtpState state, String text) {
    return reply(state, "", List.of(new Effect.Note<>(text)));
  }

  private static GtpOutcome version(GtpState state) {
    return reply(state, state.offer().version() + " " + state.game().engine().id());
  }

  private static List<String> words(GtpState state) {
    return state.host().table().words(state);
  }

  private static GtpOutcome known(GtpState state, String name) {
    return reply(state, Boolean.toString(words(state).contains(name)));
  }

  private static GtpOutcome cpuTime(GtpState state) {
    double seconds = state.host().cpuSeconds().getAsDouble();
    return reply(state, String.format(Locale.ROOT, "%.3f", seconds));
  }

  private static GtpCommand komi(double komi) {
    double positiveZero = komi + 0.0;
    return state -> reply(state.withSettings(state.settings().withKomi(positiveZero)), "");
  }

  private static GtpOutcome getKomi(GtpState state) {
    return reply(state, Double.toString(state.settings().komi()));
  }

  private static GtpOutcome clearCache(GtpState state) {
    return reply(state, "", List.of(new Effect.NewGame<>(state.game().cleared().position())));
  }

  private static GtpCommand engine(Optional<String> id) {
    return state -> id.map(wanted -> useEngine(state, wanted)).orElseGet(() -> listEngines(state));
  }

  private static GtpOutcome listEngines(GtpState state) {
    OfferedEngine used = state.game().engine();
    return reply(
        state,
        Stream.concat(Stream.of(used), state.offer().engines().stream())
            .map(OfferedEngine::id)
            .distinct()
            .collect(Collectors.joining("\n")));
  }

  private static GtpOutcome useEngine(GtpState state, String id) {
    return state.offer().engines().stream()
        .filter(engine -> engine.id().equals(id))
        .findFirst()
        .flatMap(engine -> GtpGame.start(state.offer(), engine))
        .<GtpOutcome>map(
            game ->
                reply(
                    state.withGame(game),
                    "",
                    List.of(new Effect.UseEngine<>(id), new Effect.NewGame<>(game.position()))))
        .orElseGet(() -> new GtpOutcome.Rejected(GtpErrors.UNKNOWN_ENGINE));
  }
}
